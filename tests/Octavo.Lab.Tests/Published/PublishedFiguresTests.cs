// Owns: that the product's published figures are the documents' own.
using System.Globalization;
using System.Net;
using System.Text.RegularExpressions;
using Octavo.Lab.Published;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public partial class PublishedFiguresTests
{
    [SeedFact]
    public void Document_000_cell_by_cell()
    {
        PublishedTable table = PublishedCatalog.Read("dotnet-2019");
        string[][] lines =
            [.. Rows(WebUtility.HtmlDecode(SeedFactAttribute.Read("000")), '|')
                .Where(cells => cells.Length == 7 && cells[0].Contains("Benchmark<", StringComparison.Ordinal))];
        Assert.Equal(48, lines.Length);
        Assert.Equal(lines, table.Lines.Select(line => line.Cells.ToArray()));
        int median = table.Columns.ToList().IndexOf("Median");
        Assert.All(table.Lines.Zip(lines), pair =>
        {
            Assert.Equal(Nanoseconds(pair.Second[median]), pair.First.Value);
            Assert.Equal(pair.Second[1], pair.First.Method);
            Assert.Equal(pair.Second[2], pair.First.Group);
            Assert.Contains($"<{pair.First.Row}>", pair.Second[0], StringComparison.Ordinal);
            Assert.Equal(pair.Second[0].StartsWith("Serialisation", StringComparison.Ordinal) ? "serialize to byte[]" : "deserialize", pair.First.Operation);
        });
    }

    [Fact]
    public void Documents_are_cited_with_their_addresses()
    {
        PublishedTable[] documents = [.. TableCatalog.Tables.Select(table => table.Published).Where(table => table.Lines.Count > 0)];
        Assert.Equal(5, documents.Length);
        Assert.All(documents, document => Assert.True(Uri.TryCreate(document.Address, UriKind.Absolute, out Uri? address) && address.Scheme == "https"));
        string page = Output.Html.HtmlReport.Write(ManyCandidates.Results, ManyCandidates.Tables);
        Assert.All(documents, document => Assert.Contains($"<span class=\"address\">{document.Address}</span>", page, StringComparison.Ordinal));
    }

    [SeedFact]
    public void Document_000_sizes()
    {
        int[] published =
            [.. SizeLine().Matches(SeedFactAttribute.Read("000")).Select(match => int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture))];
        string[] order = ["MessagePack_IntKey", "MessagePack_ContractlessDefault", "MsgPackCli_Array", "MsgPackCli_Map", "NewtonsoftJson", "ProtobufNet"];
        PublishedTable table = PublishedCatalog.Read("dotnet-2019");
        var ours = from row in (string[])["SimpleObject", "ComplexObject"]
                   from method in order
                   select (int)table.Find(row, "deserialize", method).First().Bytes!.Value;
        Assert.Equal(published, ours);
    }

    [SeedFact]
    public void Document_002_cell_by_cell()
    {
        PublishedTable table = PublishedCatalog.Read("nino");
        string[][] lines =
            [.. Rows(SeedFactAttribute.Read("002"), '|').Where(cells => cells.Length == 7 && cells[1].EndsWith(" ns", StringComparison.Ordinal))];
        Assert.Equal(30, lines.Length);
        Assert.Equal(lines, table.Lines.Select(line => line.Cells.ToArray()));
        Assert.All(table.Lines, line =>
        {
            Assert.Equal(Nanoseconds(line.Cells[1]), line.Value);
            string verb = line.Operation.StartsWith("serialize", StringComparison.Ordinal) ? "Serialize" : "Deserialize";
            Assert.Equal(line.Cells[0], line.Method + verb + line.Row);
            if (line.Size is not null)
                Assert.Equal(line.Size, InTheDocumentsUnit(line.Bytes!.Value));
        });
    }

    [SeedFact]
    public void Document_001_numbers()
    {
        MatchCollection lines = StreamLine().Matches(SeedFactAttribute.Read("001"));
        PublishedTable table = PublishedCatalog.Read("netserializer2");
        Assert.Equal(lines.Select(line => (line.Groups[1].Value, double.Parse(line.Groups[2].Value, CultureInfo.InvariantCulture))),
            table.Lines.Select(line => (line.Method, line.Value)));
    }

    [SeedFact]
    public void Document_004_numbers()
    {
        string text = SeedFactAttribute.Read("004");
        string first = text[..text.IndexOf("Grouped by", StringComparison.Ordinal)];
        PublishedTable table = PublishedCatalog.Read("jvm-json");
        var lines = ThroughputLine().Matches(first).Select(line => (line.Groups[1].Value, double.Parse(line.Groups[2].Value, CultureInfo.InvariantCulture)));
        Assert.Equal(lines, table.Lines.Select(line => (line.Method, line.Value)));
        Assert.All(table.Groupings, grouping => Assert.Equal(table.Lines.Count, grouping.Groups.Sum(group => group.Methods.Count)));
    }

    [Fact]
    public void Document_003_has_four_libraries_both_ways()
    {
        PublishedTable table = PublishedCatalog.Read("haskell-tree");
        Assert.Equal([1.512, 1.599, 7.558, 0.4687, 0.9234, 0.727, 4.125, 0.5331], table.Lines.Select(line => line.Value));
        Assert.Equal([41_943_039, 41_943_039, 234_881_088, 46_137_343], table.Lines.Take(4).Select(line => line.Bytes!.Value));
    }

    private static IEnumerable<string[]> Rows(string text, char separator) =>
        text.Split('\n').Select(line => line.Trim().Trim(separator).Split(separator, StringSplitOptions.TrimEntries))
            .Select(cells => cells[^1].Length == 0 ? cells[..^1] : cells);

    private static double Nanoseconds(string cell) => double.Parse(cell[..^3], NumberStyles.Number, CultureInfo.InvariantCulture);

    // The document's payload column: bytes, or KB of 1,024 with up to two digits.
    private static string InTheDocumentsUnit(long bytes) =>
        bytes < 1024 ? string.Create(CultureInfo.InvariantCulture, $"{bytes}B") : string.Create(CultureInfo.InvariantCulture, $"{bytes / 1024.0:0.##}KB");

    [GeneratedRegex(@"^  - .+: (\d+)\r?$", RegexOptions.Multiline)]
    private static partial Regex SizeLine();

    [GeneratedRegex(@"^ +(NetSerializer2?|protobuf-net) *\| [^|]+\| +(\d+) \|", RegexOptions.Multiline)]
    private static partial Regex StreamLine();

    [GeneratedRegex(@"^SpeedTest\.(\w+) +thrpt +200 +([\d.]+)", RegexOptions.Multiline)]
    private static partial Regex ThroughputLine();
}
