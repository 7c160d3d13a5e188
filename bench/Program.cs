// Owns: the command line. Knows no measurement.
using System.CommandLine;
using Octavo.Bench.Commands;
#if !NET9_0
using Octavo.Bench.Compiler;
using Octavo.Bench.Footprint;
#endif

var root = new RootCommand("Ratios that gate a claim: generic against closed, ours against what restores. Two candidates, interleaved; never a lone time.")
{
    GateCommand.Create(),
#if !NET9_0
    FootprintCommand.Create(),
    GeneratorCommand.Create(),
#endif
    InterfaceCommand.Create(),
    ListCommand.Create(),
};
return root.Parse(args).Invoke();
