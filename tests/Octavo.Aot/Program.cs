// Owns: the list of what is checked under native AOT.
using Octavo.Aot;
using Octavo.Aot.Formats;
using Octavo.Aot.Zoo;
using Octavo.Tests.Zoo;

var report = new Report();
Checks<BinaryUnderTest>.Run(report);
Checks<CompactUnderTest>.Run(report);
Checks<MsgPackUnderTest>.Run(report);
Checks<CborUnderTest>.Run(report);
FormatObjects.Run(report);
HubMessages.Run(report);
RunTimeCodecs.Run(report);
GC.KeepAlive(Reflected.Types);
foreach (ZooCase zoo in Families.Entries.SelectMany(entry => entry.Cases))
{
    report.Check(zoo.ToString(), () => zoo.Accept(new ZooCheck()));
}
return report.Finish();
