// Owns: the C# types of the suite's messages: a message goes through one from bytes to bytes, and on its way to and from JSON.
using Octavo.Conformance.Protobuf.Edition2023;
using Octavo.Conformance.Protobuf.Proto2;
using Octavo.Conformance.Protobuf.Proto3;

namespace Octavo.Conformance.Testee;

internal static class Messages
{
    private static readonly Dictionary<string, Func<byte[], byte[]>> s_types = new(StringComparer.Ordinal)
    {
        ["protobuf_test_messages.proto2.TestAllTypesProto2"] = Again<TestAllTypesProto2>,
        ["protobuf_test_messages.editions.proto2.TestAllTypesProto2"] = Again<TestAllTypesProto2>,
        ["protobuf_test_messages.proto3.TestAllTypesProto3"] = Again<TestAllTypesProto3>,
        ["protobuf_test_messages.editions.proto3.TestAllTypesProto3"] = Again<TestAllTypesProto3>,
        ["protobuf_test_messages.editions.TestAllTypesEdition2023"] = Again<TestAllTypesEdition2023>,
    };

    /// <summary>Reads a message and writes it.</summary>
    /// <exception cref="OctavoException">The bytes are not such a message.</exception>
    internal static byte[] Again(string type, byte[] message) =>
        s_types.TryGetValue(type, out Func<byte[], byte[]>? again) ? again(message) : throw new NotSupportedException($"there is no type for {type}");

    private static byte[] Again<T>(byte[] message)
        where T : class => OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<T>(message)!);
}
