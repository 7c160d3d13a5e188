// Owns: the command `interface`: the table of generic against closed. Knows no format.
using System.CommandLine;
using System.Globalization;
using System.Runtime.CompilerServices;
using Octavo.Bench.Harness;
using Octavo.Bench.Suites;

namespace Octavo.Bench.Commands;

/// <summary>Measures what being generic over the format costs.</summary>
internal static class InterfaceCommand
{
    internal static Command Create()
    {
        var rounds = new Option<int>("--rounds") { Description = "Rounds a row, at least 11.", DefaultValueFactory = _ => 61 };
        var filter = new Option<string>("--filter") { Description = "Only rows whose name contains this.", DefaultValueFactory = _ => "" };
        var command = new Command("interface", "Generic bodies against the same bodies closed by hand over each writer and reader.") { rounds, filter };
        command.SetAction(parsed => Run(Math.Max(11, parsed.GetValue(rounds)), parsed.GetValue(filter)!));
        return command;
    }

    private static void Run(int rounds, string filter)
    {
        Console.WriteLine(
            $"{Environment.Version}, {(RuntimeFeature.IsDynamicCodeCompiled ? "JIT" : "native AOT")}; medians of {rounds} interleaved rounds, quartiles of the ratio in brackets");
        Console.WriteLine($"{"body",-28}{"generic ns",12}{"closed ns",12}{"generic ÷ closed",20}");
        foreach (Pair pair in InterfaceSuite.Create().Where(p => p.Name.Contains(filter, StringComparison.OrdinalIgnoreCase)))
        {
            Comparison row = Interleaved.Measure(pair, rounds);
            Console.WriteLine(
                string.Create(CultureInfo.InvariantCulture,
                    $"{row.Name,-28}{row.Ours,12:F1}{row.Other,12:F1}{row.Ratio,8:F3} [{row.Low:F3} .. {row.High:F3}]"));
        }
    }
}
