// Owns: the schema of results.json, and what a run puts in it.
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Lab.Results;

namespace Octavo.Lab.Tests;

public class ResultsTests
{
    // The contract's own example; other programs read this shape.
    private const string Schema = """
        {"machine":{},"runtime":"..","gcMode":"..","timeZone":"..","tables":[{"id":"nino","scale":1,"seed":1,"rows":[{"row":"SimpleClass","operation":"serialize to writer","candidates":[
        {"name":"Octavo Binary","system":"Octavo","format":"binary","version":"..","origin":"..","options":"..","traits":["validated"],
        "rounds":15,"medianNs":0,"meanNs":0,"stdDevNs":0,"p10Ns":0,"p90Ns":0,"comparedWith":"Octavo Binary","ratioToOctavo":1.0,"ratioP10":1.0,"ratioP90":1.0,"ratioLow":1.0,"ratioHigh":1.0,"collectorNs":0,
        "bytes":0,"allocatedBytes":0,"gc":[0,0,0],"verified":true,"notKept":[],"wrong":null,"unavailable":null,"published":null}],"turnMs":12,"compiled":0,"control":null,"clock":"","tries":1}]}],"settings":{"quick":false,"rounds":15,"turnMs":12,"budgetSeconds":255,"youngestBytes":4194304,"otherWork":0}}
        """;

    private static readonly JsonNode Written = JsonNode.Parse(ResultsJson.Write(Sample.Results))!;

    [Fact]
    public void Every_object_has_the_members_of_the_schema_and_no_other()
    {
        JsonNode schema = JsonNode.Parse(Schema)!;
        Assert.Equal(Names(schema), Names(Written));
        JsonNode table = schema["tables"]![0]!, row = table["rows"]![0]!, candidate = row["candidates"]![0]!;
        Assert.Equal(Names(schema["settings"]!), Names(Written["settings"]!));
        Assert.All(Written["tables"]!.AsArray(), ours => Assert.Equal(Names(table), Names(ours!)));
        Assert.All(Rows(), ours => Assert.Equal(Names(row), Names(ours)));
        Assert.All(Candidates(), ours => Assert.Equal(Names(candidate), Names(ours)));
    }

    [Fact]
    public void Every_table_is_there_with_all_its_rows()
    {
        Assert.Equal(["dotnet-2019", "netserializer2", "haskell-tree", "jvm-json", "protobuf", "graphs", "places"],
            Written["tables"]!.AsArray().Select(table => (string)table!["id"]!));
        Assert.Equal([6, 48, 3, 14, 27, 9, 38], Written["tables"]!.AsArray().Select(table => table!["rows"]!.AsArray().Count));
        Assert.All(Rows(), row => Assert.Matches("^(serialize|deserialize|copy|whole call)", (string)row["operation"]!));
    }

    [Fact]
    public void A_wrong_candidate_has_no_times_and_says_what_came_back()
    {
        JsonNode wrong = Find("SimpleObject", "serialize to byte[]", "Forgetful <1>");
        Assert.Equal("value 0: Enabled was True and came back False", (string)wrong["wrong"]!);
        Assert.False((bool)wrong["verified"]!);
        Assert.Null(wrong["medianNs"]);
    }

    [Fact]
    public void An_absent_candidate_has_no_times_and_says_why()
    {
        JsonNode absent = Find("SimpleObject", "deserialize", "MessagePack");
        Assert.Equal("MessagePack 3.1.8: your feeds lack MessagePack", (string)absent["unavailable"]!);
        Assert.Null(absent["medianNs"]);
    }

    [Fact]
    public void Measured_candidates_carry_sizes_ratios_and_published_figures()
    {
        JsonNode newtonsoft = Find("ComplexObject", "serialize to byte[]", "Newtonsoft.Json");
        Assert.Equal(521, (int)newtonsoft["bytes"]!);
        Assert.Equal(3, (int)newtonsoft["rounds"]!);
        Assert.Equal("Octavo JSON", (string)newtonsoft["comparedWith"]!);
        Assert.True((double)newtonsoft["ratioToOctavo"]! > 0);
        Assert.Equal([7715.5, 6945.7], newtonsoft["published"]!.AsArray().Select(figure => (double)figure!["value"]!));
        Assert.All(newtonsoft["published"]!.AsArray(), figure => Assert.Equal("yes", (string)figure!["sizeEqual"]!));
        Assert.Equal(1, (double)Find("ComplexObject", "deserialize", "Octavo JSON")["ratioToOctavo"]!);
    }

    [Fact]
    public void Results_read_back() => Assert.Equal(Sample.Results.Tables.Count, ResultsJson.Read(ResultsJson.Write(Sample.Results)).Tables.Count);

    /// <summary>Files that were written before effort stood in them.</summary>
    [Fact]
    public void Results_without_settings_read()
    {
        JsonNode older = JsonNode.Parse(ResultsJson.Write(Sample.Results))!;
        older.AsObject().Remove("settings");
        foreach (JsonObject row in older["tables"]!.AsArray().SelectMany(table => table!["rows"]!.AsArray()).Select(row => row!.AsObject()))
        {
            row.Remove("turnMs");
            row.Remove("compiled");
            row.Remove("control");
            row.Remove("clock");
            row.Remove("tries");
        }

        LabResults read = ResultsJson.Read(older.ToJsonString());
        Assert.Null(read.Settings);
        Assert.False(read.IsQuick);
        Assert.Equal("3 rounds", Output.Effort.Of(read));
        Assert.Null(Output.Effort.Collections(read));
        Assert.All(read.Tables.SelectMany(table => table.Rows), row => Assert.Null(row.Tries));
    }

    private static string[] Names(JsonNode node) => [.. node.AsObject().Select(member => member.Key)];

    private static IEnumerable<JsonNode> Rows() => Written["tables"]!.AsArray().SelectMany(table => table!["rows"]!.AsArray()).Select(row => row!);

    private static IEnumerable<JsonNode> Candidates() => Rows().SelectMany(row => row["candidates"]!.AsArray()).Select(candidate => candidate!);

    private static JsonNode Find(string row, string operation, string name) =>
        Rows().First(found => (string)found["row"]! == row && (string)found["operation"]! == operation)["candidates"]!.AsArray()
            .First(candidate => (string)candidate!["name"]! == name)!;
}
