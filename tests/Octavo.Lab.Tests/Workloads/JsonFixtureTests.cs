// Owns: that document 004's synthetic file has the original's counts, lengths and sizes, and that every JSON candidate reads it.
using System.Buffers;
using System.Text.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.LargeSample;

namespace Octavo.Lab.Tests;

public class JsonFixtureTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(20_180_522)]
    public void The_synthetic_document_has_the_originals_sizes(int seed)
    {
        Response response = new LargeSampleData(seed).Make();
        Assert.Equal(LargeSampleData.MinifiedSize, JsonDocuments.Minified(response).Length);
        Assert.Equal(LargeSampleData.IndentedSize, JsonDocuments.Lines(response).Length);
        Assert.All(JsonDocuments.Lines(response), value => Assert.True(value < 0x80));
    }

    // Workload specification 5.1.
    [Fact]
    public void The_synthetic_document_has_the_originals_counts()
    {
        var counts = new Dictionary<JsonTokenType, int>();
        int integers = 0;
        var reader = new Utf8JsonReader(JsonDocuments.Minified(new LargeSampleData(1).Make()));
        while (reader.Read())
        {
            counts[reader.TokenType] = counts.GetValueOrDefault(reader.TokenType) + 1;
            integers += reader.TokenType == JsonTokenType.Number && reader.TryGetInt64(out _) ? 1 : 0;
        }

        Assert.Equal(760, counts[JsonTokenType.StartObject]);
        Assert.Equal(241, counts[JsonTokenType.StartArray]);
        Assert.Equal(3_699, counts[JsonTokenType.PropertyName]);
        Assert.Equal(3_337, counts[JsonTokenType.String]);
        Assert.Equal(61, counts[JsonTokenType.True] + counts[JsonTokenType.False]);
        Assert.Equal(1_020, counts[JsonTokenType.Number]);
        Assert.Equal(900, integers);
    }

    [Fact]
    public void Same_seed_same_document() =>
        Assert.Equal(JsonDocuments.Minified(new LargeSampleData(7).Make()), JsonDocuments.Minified(new LargeSampleData(7).Make()));

    [Theory]
    [InlineData(JsonCatalog.Large)]
    [InlineData(JsonCatalog.LargeMinified)]
    [InlineData("SimpleClass")]
    public void Every_candidate_verifies(string row) => Verify(row, null, CandidatesOf(row));

    public static TheoryData<string> Files => [.. TestRun.Sample([JsonCatalog.Large, "canada", "citm_catalog", "twitter"], oneIn: 4)];

    [DataTheory, MemberData(nameof(Files))]
    public void Every_candidate_verifies_the_files(string row) => Verify(row, DataTheoryAttribute.Folder, CandidatesOf(row));

    [Fact]
    public void Files_are_rows_only_where_they_are() =>
        Assert.Null(new JsonCandidate<JsonSubject>().Open(WorkloadCatalog.JvmJson, "canada", new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>())));

    [Fact]
    public void Differences_are_found_anywhere_in_a_graph()
    {
        Response expected = new LargeSampleData(3).Make();
        Response actual = new LargeSampleData(3).Make();
        Assert.Null(DeepComparison.Difference("", expected, actual));
        actual.Users![59].Friends![2].Name = "another";
        Assert.StartsWith(".Users[59].Friends[2].Name was ", DeepComparison.Difference("", expected, actual), StringComparison.Ordinal);
        actual.Users[58].Tags = null;
        Assert.StartsWith(".Users[58].Tags was not null", DeepComparison.Difference("", expected, actual), StringComparison.Ordinal);
        actual.Users.RemoveAt(0);
        Assert.StartsWith(".Users.Count was 60", DeepComparison.Difference("", expected, actual), StringComparison.Ordinal);
    }

    // Six of JSON; in largesample CBOR's payload of the same object, too.
    private static int CandidatesOf(string row) => row == JsonCatalog.Large ? 7 : 6;

    private static void Verify(string row, string? data, int candidates)
    {
        var settings = new WorkloadSettings(1, 1, new ArrayBufferWriter<byte>(4096), data);
        IWorkload[] workloads = [.. ((IPeer[])[new OctavoPeer(), new SystemTextJsonPeer(), new NewtonsoftJsonPeer()])
            .SelectMany(peer => peer.Candidates).Select(candidate => candidate.Open(WorkloadCatalog.JvmJson, row, settings)).OfType<IWorkload>()];
        Assert.Equal(candidates, workloads.Length);
        Assert.All(workloads, workload => Assert.Null(workload.Verify()));
    }
}
