// Owns: Google's golden messages and the messages of its benchmark: their values, and that they are written as they were. Knows no codec.
using Octavo.Conformance.Protobuf.Benchmark;

namespace Octavo.Conformance.Protobuf;

public class GoldenTests
{
    private const string Golden = "protobuf-golden";
    private const string Bench = "protobuf-benchmark";

    private static readonly HashSet<int> s_none = [];
    private static readonly HashSet<int> s_maps = [.. Enumerable.Range(1, 12)];

    [SuiteFact(Golden)]
    public void Every_kind_of_field_of_proto2() => Check<Unittest.TestAllTypes>(Golden + "/golden_message_oneof_implemented");

    [SuiteFact(Golden)]
    public void Of_a_oneof_that_was_written_whole_the_last_is_kept()
    {
        Unittest.TestAllTypes message = OctavoProtobuf.Deserialize<Unittest.TestAllTypes>(SuiteFolder.Bytes(Golden + "/golden_message"))!;
        ProtoJsonText.AssertSame(SuiteFolder.Bytes(Golden + "/golden_message.expected.json"), message);
        Assert.Equal(521, ProtobufWays.Write(message).Length);
    }

    [SuiteFact(Golden)]
    public void Every_kind_of_field_of_proto3() => Check<Unittest3.TestAllTypes>(Golden + "/golden_message_proto3");

    [SuiteFact(Golden)]
    public void Every_kind_of_packed_field() => Check<Unittest.TestPackedTypes>(Golden + "/golden_packed_fields_message");

    [SuiteFact(Golden)]
    public void Maps_of_every_key()
    {
        byte[] bytes = SuiteFolder.Bytes(Golden + "/golden_message_maps");
        Unittest3.TestMaps message = OctavoProtobuf.Deserialize<Unittest3.TestMaps>(bytes)!;
        ProtoJsonText.AssertSame(SuiteFolder.Bytes(Golden + "/golden_message_maps.expected.json"), message);
        Assert.True(Wire.Same(bytes, ProtobufWays.Again<Unittest3.TestMaps>(bytes, out _)!, s_maps));
    }

    [SuiteFact(Golden)]
    public void Text_that_is_not_UTF_8_is_refused_in_proto3()
    {
        byte[] bytes = SuiteFolder.Bytes(Golden + "/bad_utf8_string");
        Assert.Null(ProtobufWays.Again<Unittest3.TestAllTypes>(bytes, out OctavoErrorCode refusal));
        Assert.Equal(OctavoErrorCode.InvalidText, refusal);
        Assert.Equal("\uFFFD", OctavoProtobuf.Deserialize<Unittest.TestAllTypes>(bytes)!.OptionalString);
    }

    [SuiteFact(Bench)]
    public void Google_message1_of_proto3()
    {
        // The file has empty and zero fields, which proto3 leaves out.
        const string File = Bench + "/google_message1/dataset.google_message1_proto3.payload0";
        byte[] written = ProtobufWays.Again<GoogleMessage1>(SuiteFolder.Bytes(File + ".pb"), out _)!;
        ProtoJsonText.AssertSame(SuiteFolder.Bytes(File + ".expected.json"), OctavoProtobuf.Deserialize<GoogleMessage1>(written)!);
        Assert.Equal(written, ProtobufWays.Again<GoogleMessage1>(written, out _));
    }

    [SuiteFact(Bench)]
    public void Google_message1_of_proto2() => Check<GoogleMessage1Proto2>(Bench + "/google_message1/dataset.google_message1_proto2.payload0");

    [SuiteFact(Bench)]
    public void Data_sets_hold_their_payloads()
    {
        foreach (string syntax in (string[])["proto2", "proto3"])
        {
            byte[] bytes = SuiteFolder.Bytes($"{Bench}/google_message1/dataset.google_message1_{syntax}.pb");
            BenchmarkDataset set = OctavoProtobuf.Deserialize<BenchmarkDataset>(bytes)!;
            Assert.Equal(SuiteFolder.Bytes($"{Bench}/google_message1/dataset.google_message1_{syntax}.payload0.pb"), Assert.Single(set.Payload));
            Assert.Equal(bytes, ProtobufWays.Again<BenchmarkDataset>(bytes, out _));
        }
    }

    private static void Check<T>(string file)
        where T : class
    {
        string data = File.Exists(SuiteFolder.Path(file)) ? file : file + ".pb";
        byte[] bytes = SuiteFolder.Bytes(data);
        ProtoJsonText.AssertSame(SuiteFolder.Bytes(file + ".expected.json"), OctavoProtobuf.Deserialize<T>(bytes)!);
        byte[]? written = ProtobufWays.Again<T>(bytes, out _);
        Assert.True(Wire.Same(bytes, written!, s_none), $"{file} is another message once it was written.");
        Assert.Equal(bytes, written);
    }
}
