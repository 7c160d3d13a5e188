// Owns: a run with as many candidates as a whole lab has, and figures as wide as they get, for tests of how the page looks. Nothing of it was measured.
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

/// <summary>All tables with twenty candidates a row: long names, times of every magnitude, ties, losses, one wrong and two absent with long reasons, the
/// documents' figures.</summary>
internal static class ManyCandidates
{
    private static readonly (string Name, string System, string Format)[] Takers =
    [
        ("Octavo Binary", "Octavo", Formats.Binary), ("Octavo Compact", "Octavo", Formats.Compact), ("Octavo MessagePack", "Octavo", Formats.MessagePack),
            ("Octavo CBOR", "Octavo", Formats.Cbor),
        ("Octavo JSON", "Octavo", Formats.Json), ("Octavo Compact (each message by itself, run time)", "Octavo", Formats.Compact),
            ("MemoryPack", "MemoryPack", Formats.Binary),
        ("MessagePack (standard resolver, array of members)", "MessagePack", Formats.MessagePack),
            ("MessagePack (contractless)", "MessagePack", Formats.MessagePack), ("MsgPack.Cli (array)", "MsgPack.Cli", Formats.MessagePack),
        ("MsgPack.Cli (map)", "MsgPack.Cli", Formats.MessagePack), ("Nerdbank.MessagePack (members in order)", "Nerdbank.MessagePack", Formats.MessagePack),
            ("Newtonsoft.Json", "Newtonsoft.Json", Formats.Json),
        ("Nino", "Nino", Formats.Binary), ("protobuf-net", "protobuf-net", Formats.Protobuf),
            ("System.Text.Json (generated, relaxed)", "System.Text.Json", Formats.Json), ("Dahomey.Cbor (generated)", "Dahomey.Cbor", Formats.Cbor),
    ];

    /// <summary>The tables, of which the last is one that no one measured.</summary>
    public static LabResults Results { get; } = new(
        new MachineInfo("A processor with a name as long as processors have them, 3.40 GHz", 2, 24_000, "An operating system of some version", "X64"),
            "a runtime", "workstation", "UTC", [.. TableCatalog.Tables.Select(Of)]);

    /// <summary>Their definitions.</summary>
    public static IReadOnlyList<TableDefinition> Tables => TableCatalog.Tables;

    private static TableResult Of(TableDefinition table) =>
        new(table.Id, 1, 1,
            [.. table.Rows.SelectMany((row, i) => row.Operations.Select((operation, j) => Of(table, row.Name, operation.Name(), (i * 3) + j)))]);

    private static RowResult Of(TableDefinition table, string row, string operation, int index)
    {
        double unit = Math.Pow(10, 1 + (index % 9));
        PublishedFigure[][] figures = [.. table.Published.Lines.Where(line => line.Row == row && line.Operation == operation).GroupBy(line => line.Method)
            .Select(
                lines => lines.Select(line => PublishedOnly.Figure(table.Published, line) with { SizeEqual = line.Bytes is null ? null : "yes" }).ToArray())];
        CandidateResult[] measured =
            [.. Takers.Select((taker, i) => Measured(taker, i, unit) with { Published = i >= 6 && i - 6 < figures.Length ? figures[i - 6] : null })];
        CandidateResult plain =
            new() { Name = "A library that lost a member", System = "Other", Format = Formats.Json, Version = "1.0.0-beta.4711", Options = "defaults" };
        return new RowResult(row, operation,
        [
            .. measured,
            plain with { Wrong =
                "value 0: Children[2].Name was Name12345678-1234-1234-1234-123456789012 and came back Name12345678-1234-1234-1234-123456789013" },
            plain with { Name = "NetSerializer2",
                Unavailable =
                    "NetSerializer2 1.0.0: your feeds lack NetSerializer2: it was published as source alone, https://github.com/smalinin/netserializer2, and --package-source takes a folder with a package of it" },
            plain with { Name = "Fory", Options = "", Unavailable = "its documentation says that it has no type for this one" },
        ]);
    }

    private static CandidateResult Measured((string Name, string System, string Format) taker, int i, double unit)
    {
        // From 0.7 to some five times, in no order; the fourth is a tie.
        double ratio = i < 5 ? 1 : i == 9 ? 1.004 : 0.7 + (i * 7 % 17 * 0.28);
        double median = Math.Round(unit * 1.2345 * ratio, 4);
        double spread = 0.02 + (i % 5 * 0.03);
        string compared = taker.Format switch
        {
            Formats.Binary or Formats.Protobuf => "Octavo Binary",
            Formats.Compact => "Octavo Compact",
            Formats.MessagePack => "Octavo MessagePack",
            Formats.Cbor => "Octavo CBOR",
            _ => "Octavo JSON"
        };
        return new CandidateResult
        {
            Name = taker.Name,
            System = taker.System,
            Format = taker.Format,
            Version = "3.1.8-rc.2",
            Origin = "https://packages.example/v3/index.json, SHA-512 0123456789ab…",
            Options = "a configuration that is told in a sentence, with the names of the options that were set, since its maintainer is to recognize it",
            Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
            Rounds = 15,
            MedianNs = median,
            MeanNs = median * 1.01,
            StdDevNs = median * spread,
            P10Ns = median * (1 - spread),
            P90Ns = median * (1 + spread),
            ComparedWith = compared,
            RatioToOctavo = ratio,
            RatioP10 = ratio * (1 - spread),
            RatioP90 = ratio * (1 + spread),
            Bytes = (int)(unit * (1 + (i % 4 * 0.2)) / 2),
            AllocatedBytes = i % 3 == 0 ? 0 : (long)(unit * (i + 1)),
            Gc = [i * 123, i * 7, i],
            Verified = true,
            NotKept = i == 12 ? ["DateTime.Kind: times are read as UTC"] : [],
        };
    }
}
