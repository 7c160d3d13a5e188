// Owns: protobuf's own conformance suite, from messages to messages, for proto3 and proto2. Knows no codec.
using Octavo.Conformance.Protobuf.Proto2;
using Octavo.Conformance.Protobuf.Proto3;

namespace Octavo.Conformance.Protobuf;

public class SuiteTests
{
    private const string Proto3 = "protobuf_test_messages.proto3.TestAllTypesProto3";
    private const string Proto2 = "protobuf_test_messages.proto2.TestAllTypesProto2";

    // The numbers of maps are the same in both; no other field of the two has one of them.
    private static readonly HashSet<int> s_maps = [.. Enumerable.Range(56, 19), 103, 104];

    [SuiteFact(SuiteVector.Suite)]
    public void The_suite_is_complete()
    {
        IReadOnlyList<SuiteVector> vectors = SuiteVector.All();
        Assert.Equal(531, vectors.Count(one => one.Reference is not null && one.Type is Proto2 or Proto3));
        Assert.Equal(192, vectors.Count(one => one.IsRefused));
    }

    [SuiteFact(SuiteVector.Suite)]
    public void Messages_of_proto3_are_read_and_written_as_by_the_reference() => Check<TestAllTypesProto3>(Proto3);

    [SuiteFact(SuiteVector.Suite)]
    public void Messages_of_proto2_are_read_and_written_as_by_the_reference() => Check<TestAllTypesProto2>(Proto2);

    [SuiteFact(SuiteVector.Suite)]
    public void What_the_reference_wrote_of_json_is_the_same_once_more()
    {
        int messages = 0;
        foreach ((string name, string type, byte[] bytes) in SuiteVector.References().Where(one => one.Type is Proto2 or Proto3))
        {
            messages++;
            byte[]? written = type == Proto3 ? ProtobufWays.Again<TestAllTypesProto3>(bytes, out _) : ProtobufWays.Again<TestAllTypesProto2>(bytes, out _);
            Assert.True(written is not null && Wire.Same(bytes, written, s_maps), $"{name}: {Convert.ToHexString(bytes)} gave {Hex(written)}.");
        }
        Assert.NotEqual(0, messages);
    }

    private static void Check<T>(string type)
        where T : class
    {
        var failures = new List<string>();
        foreach (SuiteVector one in SuiteVector.All().Where(one => one.Type == type))
        {
            byte[]? written;
            OctavoErrorCode refusal;
            try
            {
                written = ProtobufWays.Again<T>(one.Input, out refusal);
            }
            catch (Exception wrong) when (wrong is not OctavoException)
            {
                failures.Add($"{one.Name}: {Convert.ToHexString(one.Input)} gave {wrong.GetType().Name}: {wrong.Message}");
                continue;
            }
            if (one.IsRefused != written is null)
            {
                failures.Add($"{one.Name}: {Convert.ToHexString(one.Input)} was {(written is null ? "refused: " + refusal : "accepted: " + Hex(written))}.");
            }
            else if (one.Reference is { } reference && !Wire.Same(reference, written!, s_maps))
            {
                failures.Add($"{one.Name}: {Convert.ToHexString(one.Input)} gave {Hex(written)}, not {Hex(reference)}.");
            }
        }
        Assert.True(failures.Count == 0, $"{failures.Count} failed:\n{string.Join('\n', failures)}");
    }

    private static string Hex(byte[]? bytes) => bytes is null ? "nothing" : Convert.ToHexString(bytes);
}
