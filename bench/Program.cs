// Owns: the command line. Knows no measurement.
using System.CommandLine;
using Octavo.Bench.Commands;

var root = new RootCommand("Ratios that gate a claim: generic against closed, ours against what restores. Two candidates, interleaved; never a lone time.")
{
    GateCommand.Create(),
    InterfaceCommand.Create(),
    ListCommand.Create(),
};
return root.Parse(args).Invoke();
