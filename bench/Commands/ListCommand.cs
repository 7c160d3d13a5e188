// Owns: the command `list`: what would be measured. Knows no format.
using System.CommandLine;
using System.Globalization;
using Octavo.Bench.Harness;
using Octavo.Bench.Suites;

namespace Octavo.Bench.Commands;

/// <summary>Lists the bars without measuring.</summary>
internal static class ListCommand
{
    internal static Command Create()
    {
        var command = new Command("list", "The bars of the gate; the command interface measures those that end in \"closed\".");
        command.SetAction(_ => Run());
        return command;
    }

    private static void Run()
    {
        foreach (Bar bar in GateSuite.Create())
        {
            string claim = bar.Claim == Claim.CostsAtMost ? "ours ÷ other ≤" : "other ÷ ours ≥";
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{bar.Pair.Name,-52}{claim} {bar.Value:F2}"));
        }
    }
}
