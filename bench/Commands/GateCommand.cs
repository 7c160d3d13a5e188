// Owns: the command `gate`: a line a bar, the file of results, the exit code. Knows no format.
using System.CommandLine;
using System.Globalization;
using System.Text.Json;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Bench.Suites;

namespace Octavo.Bench.Commands;

/// <summary>Measures every bar and fails if one falls short.</summary>
internal static class GateCommand
{
    internal static Command Create()
    {
        var json = new Option<FileInfo?>("--json") { Description = "Writes the lines to this file too." };
        var rounds = new Option<int>("--rounds") { Description = "Rounds a bar, at least 11.", DefaultValueFactory = _ => 41 };
        var filter = new Option<string>("--filter") { Description = "Only bars whose name contains this.", DefaultValueFactory = _ => "" };
        var command = new Command("gate", "Every bar: name, ours, other, ratio, bar, ok. Exits with 1 where one falls short.") { json, rounds, filter };
        command.SetAction(parsed => Run(parsed.GetValue(json), Math.Max(11, parsed.GetValue(rounds)), parsed.GetValue(filter)!));
        return command;
    }

    private static int Run(FileInfo? json, int rounds, string filter)
    {
        List<Verdict> lines = [];
        // Two builds compare only with the same data: Northwind, made in place of its file, takes some 10 % less time.
        Console.WriteLine(DataFiles.Folder is null ? "Data: seeded, because the published files were not found." : "Data: the published files.");
        Console.WriteLine($"{"name",-52}{"ours ns",14}{"other ns",14}{"ratio",9}{"bar",9}  ok");
        foreach (Bar bar in GateSuite.Create().Where(b => b.Pair.Name.Contains(filter, StringComparison.OrdinalIgnoreCase)))
        {
            Verdict line = Verdict.Of(bar, rounds);
            lines.Add(line);
            string limit = (line.Claim == Claim.CostsAtMost ? "≤ " : "≥ ") + line.Bar.ToString("F2", CultureInfo.InvariantCulture);
            string result = (line.Ok ? "yes" : "NO") + (line.Measurements > 1 ? $" (median of {line.Measurements})" : "");
            Console.WriteLine(
                string.Create(CultureInfo.InvariantCulture, $"{line.Name,-52}{line.Ours,14:F1}{line.Other,14:F1}{line.Ratio,9:F3}{limit,9}  {result}"));
        }
        int failed = lines.Count(l => !l.Ok);
        Console.WriteLine(failed == 0 ? $"All {lines.Count} bars are kept." : $"{failed} of {lines.Count} bars fall short.");
        if (json is not null)
        {
            json.Directory?.Create();
            File.WriteAllBytes(json.FullName, JsonSerializer.SerializeToUtf8Bytes(lines, VerdictJsonContext.Default.ListVerdict));
        }
        return failed == 0 ? 0 : 1;
    }
}
