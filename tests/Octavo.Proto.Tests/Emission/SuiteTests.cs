// Owns: published schemas made into C#, and published data read and written by them. Knows no parser.
// The compiler takes 3 to 8 s for the largest schemas: a default run takes one of them in three.
using Octavo.Conformance.Protobuf;

namespace Octavo.Proto.Tests.Emission;

public class SuiteTests
{
    private const string Conformance = "google/protobuf/test_messages_";

    // The numbers of maps in the suite's messages; no other field of them has one of these.
    private static readonly HashSet<int> s_maps = [.. Enumerable.Range(56, 19), 103, 104];
    private static readonly HashSet<int> s_goldenMaps = [.. Enumerable.Range(1, 12)];
    private static readonly HashSet<int> s_none = [];

    [SuiteFact("protobuf-conformance")]
    public void Messages_of_the_conformance_suite_are_read_and_written_as_by_the_reference() =>
        Rows.Check(["conformance, types of .NET"], _ => Vectors(plain: false), oneIn: 3);

    [SuiteFact("protobuf-conformance")]
    public void So_are_they_where_all_of_google_protobuf_is_messages() =>
        Rows.Check(["conformance, plain"], _ => Vectors(plain: true), oneIn: 3);

    [SuiteFact("protobuf-conformance")]
    public void The_conformance_suites_files_compile_with_the_types_of_net() =>
        Rows.Check(["proto2", "proto3", "edition2023"],
            name => EmittedProtos.Compile(
                EmittedProtos.Emit(SuiteFolder.Path("protobuf-conformance/protos"), plain: false, ($"{Conformance}{name}.proto", ""))),
            oneIn: 3);

    [SuiteFact("protobuf-golden")]
    public void Golden_messages_are_written_as_they_were() => Rows.Check(["golden"], _ => Golden(), oneIn: 3);

    private static void Golden()
    {
        Dictionary<string, Func<byte[], byte[]>> again = EmittedProtos.Compile(
            EmittedProtos.Emit(SuiteFolder.Path("protobuf-golden/protos"), plain: false,
                [.. new[] { "unittest", "unittest_proto3", "unittest_import", "unittest_import_public",
                "map_proto2_unittest" }.Select(name => ($"google/protobuf/{name}.proto", ""))]),
            "ProtobufUnittest.TestAllTypes", "ProtobufUnittest.TestPackedTypes", "Proto3Unittest.TestAllTypes", "ProtobufUnittest.TestMaps");
        foreach ((string file,
            string type) in new[] { ("golden_message_oneof_implemented", "ProtobufUnittest.TestAllTypes"),
            ("golden_packed_fields_message", "ProtobufUnittest.TestPackedTypes"), ("golden_message_proto3", "Proto3Unittest.TestAllTypes") })
        {
            byte[] bytes = SuiteFolder.Bytes("protobuf-golden/" + file);
            Assert.Equal(bytes, again[type](bytes));
        }
        Assert.Equal(521, again["ProtobufUnittest.TestAllTypes"](SuiteFolder.Bytes("protobuf-golden/golden_message")).Length);
        byte[] maps = SuiteFolder.Bytes("protobuf-golden/golden_message_maps");
        Assert.True(Wire.Same(maps, again["ProtobufUnittest.TestMaps"](maps), s_goldenMaps));
        Assert.Throws<OctavoException>(() => again["Proto3Unittest.TestAllTypes"](SuiteFolder.Bytes("protobuf-golden/bad_utf8_string")));
    }

    [SuiteFact("protobuf-net-nwind")]
    public void Northwind_is_written_as_it_was()
    {
        string root = SuiteFolder.Path("protobuf-net-nwind");
        // The published file lacks the import of what it names.
        Dictionary<string, Func<byte[], byte[]>> again = EmittedProtos.Compile(
            EmittedProtos.Emit(root, plain: false, ("bcl.proto", ""), ("nwind.proto", "import \"bcl.proto\";"), ("nwind_delimited_edition2023.proto", "")),
                "DAL.Database", "DALG.Database");
        byte[] lengths = SuiteFolder.Bytes("protobuf-net-nwind/nwind.proto.bin");
        byte[] groups = SuiteFolder.Bytes("protobuf-net-nwind/nwind.groups.proto.bin");
        Assert.Equal(lengths, again["DAL.Database"](lengths));
        Assert.Equal(groups, again["DALG.Database"](groups));
        Assert.Equal(groups, again["DALG.Database"](lengths));
    }

    [SuiteFact("protobuf-benchmark")]
    public void Google_message1_is_written_as_it_was()
    {
        string root = SuiteFolder.Path("protobuf-benchmark/google_message1");
        Dictionary<string, Func<byte[], byte[]>> again = EmittedProtos.Compile(
            EmittedProtos.Emit(root, plain: false, ("benchmark_message1_proto2.proto", ""), ("benchmark_message1_proto3.proto", "")),
                "Benchmarks.Proto2.GoogleMessage1", "Benchmarks.Proto3.GoogleMessage1");
        byte[] bytes = SuiteFolder.Bytes("protobuf-benchmark/google_message1/dataset.google_message1_proto2.payload0.pb");
        Assert.Equal(bytes, again["Benchmarks.Proto2.GoogleMessage1"](bytes));
        // The file has empty and zero fields, which proto3 leaves out.
        byte[] written =
            again["Benchmarks.Proto3.GoogleMessage1"](SuiteFolder.Bytes("protobuf-benchmark/google_message1/dataset.google_message1_proto3.payload0.pb"));
        Assert.Equal(written, again["Benchmarks.Proto3.GoogleMessage1"](written));
    }

    [SuiteFact("mvt-fixtures")]
    public void Vector_tiles_are_written_as_they_were()
    {
        Func<byte[], byte[]> again =
            EmittedProtos.Compile(EmittedProtos.Emit(SuiteFolder.Path("mvt-fixtures"), plain: false, ("vector_tile.proto", "")),
                "VectorTile.Tile")["VectorTile.Tile"];
        int tiles = 0;
        foreach (string[] row in File.ReadLines(SuiteFolder.Path("mvt-fixtures/peer_verdicts.tsv")).Skip(1).Select(line => line.Split('\t'))
            .Where(row => row[1] == "ok"))
        {
            byte[] bytes = SuiteFolder.Bytes($"mvt-fixtures/fixtures/{row[0]}/tile.mvt");
            byte[] written = again(bytes);
            Assert.True(row[2] == "true" ? bytes.AsSpan().SequenceEqual(written) : Wire.Same(written, again(written), s_none), row[0]);
            tiles++;
        }
        Assert.NotEqual(0, tiles);
    }

    private static void Vectors(bool plain)
    {
        Dictionary<string, string> types = new()
        {
            ["protobuf_test_messages.proto2.TestAllTypesProto2"] = "ProtobufTestMessages.Proto2.TestAllTypesProto2",
            ["protobuf_test_messages.proto3.TestAllTypesProto3"] = "ProtobufTestMessages.Proto3.TestAllTypesProto3",
            ["protobuf_test_messages.editions.TestAllTypesEdition2023"] = "ProtobufTestMessages.Editions.TestAllTypesEdition2023",
            ["protobuf_test_messages.editions.proto2.TestAllTypesProto2"] = "ProtobufTestMessages.Editions.Proto2.TestAllTypesProto2",
            ["protobuf_test_messages.editions.proto3.TestAllTypesProto3"] = "ProtobufTestMessages.Editions.Proto3.TestAllTypesProto3",
        };
        Dictionary<string, Func<byte[], byte[]>> again = EmittedProtos.Compile(EmittedProtos.Emit(SuiteFolder.Path("protobuf-conformance/protos"), plain,
            [.. new[] { "proto2", "proto3", "edition2023", "proto2_editions", "proto3_editions" }.Select(name => ($"{Conformance}{name}.proto", ""))]),
                [.. types.Values]);
        var failures = new List<string>();
        var seen = new HashSet<string>();
        foreach (SuiteVector one in SuiteVector.All().Where(one => types.ContainsKey(one.Type) && (one.IsRefused || one.Reference is not null)))
        {
            seen.Add(one.Type);
            byte[]? written;
            try
            {
                written = again[types[one.Type]](one.Input);
            }
            catch (OctavoException)
            {
                written = null;
            }
            if (one.IsRefused != written is null || (one.Reference is { } reference && !Wire.Same(reference, written!, s_maps)))
            {
                failures.Add(
                    $"{one.Name}: {Convert.ToHexString(one.Input)} gave {(written is null ? "nothing" : Convert.ToHexString(written))}, not {(one.Reference is null ? "nothing" : Convert.ToHexString(one.Reference))}.");
            }
        }
        Assert.True(failures.Count == 0, $"{failures.Count} failed:\n{string.Join('\n', failures.Take(30))}");
        Assert.Equal(3, seen.Count); // the suite's half that is published has no vectors for the two others
    }
}
