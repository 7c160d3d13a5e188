// Owns: protobuf's own conformance suite with JSON on either side. Knows no converter's inside.
using System.Text.Json;
using Octavo.Conformance.Protobuf.Edition2023;
using Octavo.Conformance.Protobuf.Proto2;
using Octavo.Conformance.Protobuf.Proto3;

namespace Octavo.Conformance.JsonMapping;

public class ProtoJsonSuiteTests
{
    // As in Protobuf/SuiteTests.
    private static readonly HashSet<int> s_maps = [.. Enumerable.Range(56, 19), 103, 104];

    [SuiteFact(JsonVector.Suite)]
    public void The_suite_is_complete()
    {
        IReadOnlyList<JsonVector> vectors = JsonVector.All();
        Assert.Equal(724, vectors.Count);
        // Text format would be skipped; the vectors have none, the runner has 883 (protobuf/run-official).
        Assert.DoesNotContain(vectors, one => one.Output is not ("PROTOBUF" or "JSON"));
    }

    [SuiteFact(JsonVector.Suite)]
    public void Messages_and_JSON_are_what_the_reference_made_of_them()
    {
        ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(SuiteFolder.Bytes(JsonVector.Suite + "/descriptor_set.pb"));
        string[] failures = [.. JsonVector.All().Select(one => Failure(one, types)).OfType<string>()];
        Assert.True(failures.Length == 0, $"{failures.Length} failed:\n{string.Join('\n', failures)}");
    }

    /// <summary>What is wrong; null if nothing is.</summary>
    private static string? Failure(JsonVector one, ProtoJsonTypes types)
    {
        ProtoMessageType type = types.Message(one.Type);
        var options = new OctavoProtoJsonOptions { IgnoreUnknown = one.IgnoresUnknown };
        byte[] message;
        byte[]? json = null;
        try
        {
            message = one.Message ?? OctavoProtoJson.FromJson(one.Json, type, options);
            if (one.Output == "JSON")
            {
                json = OctavoProtoJson.ToJson(message, type, options);
            }
        }
        catch (OctavoException refused)
        {
            return one.IsRefused ? null : $"{one.Name}: {refused.Message}";
        }
        if (one.IsRefused)
        {
            return one.MayPass ? null : $"{one.Name}: accepted.";
        }
        if (json is not null)
        {
            using JsonDocument written = JsonDocument.Parse(json);
            return JsonTrees.Same(one.ReferenceJson!.Value, written.RootElement) ? null
                : $"{one.Name}: gave {Encoding.UTF8.GetString(json)}, not {one.ReferenceJson}.";
        }
        return Wire.Same(Again(one.Type, one.ReferenceMessage!), Again(one.Type, message), s_maps) ? null
            : $"{one.Name}: gave {Convert.ToHexString(message)}, not {Convert.ToHexString(one.ReferenceMessage!)}.";
    }

    /// <summary>The message with its fields in the order of their numbers.</summary>
    private static byte[] Again(string type, byte[] message) => type[(type.LastIndexOf('.') + 1)..] switch
    {
        nameof(TestAllTypesProto2) => OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<TestAllTypesProto2>(message)!),
        nameof(TestAllTypesProto3) => OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<TestAllTypesProto3>(message)!),
        _ => OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<TestAllTypesEdition2023>(message)!),
    };
}
