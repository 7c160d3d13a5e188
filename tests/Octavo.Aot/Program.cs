// Owns: the list of formats that are checked under native AOT.
using Octavo.Aot;
using Octavo.Aot.Formats;

var report = new Report();
Checks<BinaryUnderTest>.Run(report);
Checks<MsgPackUnderTest>.Run(report);
return report.Finish();
