// Owns: a small run over made-up candidates, for tests of files and sentences.
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Peers;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Tests;

/// <summary>A run of two real candidates, one that is wrong and one that is absent, so short that its times mean nothing.</summary>
internal static class Sample
{
    /// <summary>All tables, of which two rows are measured.</summary>
    public static LabResults Results { get; } = Run();

    /// <summary>Tables as in the lab, with document 000's rows alone.</summary>
    public static IReadOnlyList<TableDefinition> Tables => [.. TableCatalog.Tables.Where(table => table.Id != "nino")];

    private static LabResults Run()
    {
        var settings =
            new MeasureSettings(3, TimeSpan.FromMilliseconds(0.2), TimeSpan.FromMilliseconds(15), TimeSpan.Zero, TimeSpan.FromMilliseconds(10),
                Part: MeasureSettings.PartOfAll / 16);
        LoadedCandidate[] candidates =
        [
            Loaded(new Candidate<GeneratedJson>(), "Octavo JSON", "Octavo"),
            Loaded(new Candidate<StringJson>(), "Newtonsoft.Json", "Newtonsoft.Json"),
            Loaded(new Candidate<ForgetfulSubject>(), "Forgetful <1>", "Nobody"),
            new("MessagePack", "MessagePack", Formats.MessagePack, [], null, "3.1.8", "", "MessagePack 3.1.8: your feeds lack MessagePack"),
        ];
        var run = new LabRun(candidates, settings, 1, 1, new Silent());
        return new LabResults(MachineInfo.Here(), "a runtime", "workstation", "UTC", [.. Tables.Select(table => Alone(run.Run(table, CancellationToken.None)))],
            new RunSettings(false, 3, 0.2, null));
    }

    /// <summary>Without the methods that the JIT compiled meanwhile: the process has other tests in it, whose methods are counted.</summary>
    private static TableResult Alone(TableResult table) =>
        table with { Rows = [.. table.Rows.Select(row => row with { Compiled = row.Compiled is null ? null : 0 })] };

    private static LoadedCandidate Loaded(ICandidate candidate, string name, string system) =>
        new(name, system, Formats.Json, [], candidate, "1.0", "a feed", null);

    private sealed class Silent : ILabProgress
    {
        public void Begin(string step)
        {
        }

        public void Done(TableDefinition table, RowResult row)
        {
        }
    }
}
