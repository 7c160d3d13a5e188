// Owns: that JSON keeps unknown members of every type that keeps them at all, whatever the layout that attributes give its other formats.
namespace Octavo.Generator.Tests.Conservation;

public sealed class KeptMembersTests
{
    [Theory]
    [InlineData("", "")]
    [InlineData("", "[System.Text.Json.Serialization.JsonPropertyName(\"A\"), MessagePack.IgnoreMember]")]
    [InlineData("", "[Newtonsoft.Json.JsonProperty(\"A\"), MessagePack.IgnoreMember]")]
    [InlineData("[MessagePack.MessagePackObject]", "[MessagePack.Key(0)]")]
    [InlineData("[MessagePack.MessagePackObject]", "[MessagePack.Key(0), System.Text.Json.Serialization.JsonInclude]")]
    [InlineData("[ProtoBuf.ProtoContract]", "[ProtoBuf.ProtoMember(1)]")]
    [InlineData("[ProtobufMessage]", "[CodecMember(1)]")]
    [InlineData("[ProtobufMessage]", "[CodecMember(1), System.Text.Json.Serialization.JsonPropertyName(\"A\")]")]
    [InlineData("[MemoryPack.MemoryPackable]", "[MemoryPack.MemoryPackOrder(0)]")]
    [InlineData("[System.Runtime.Serialization.DataContract]", "[System.Runtime.Serialization.DataMember]")]
    public void They_come_back(string ofType, string ofMember) => Harness.Run(Harness.Compilation(["""
        using System;
        using Octavo;

        OFTYPE [GenerateCodec] public class Keeping { OFMEMBER public int A { get; set; } [CodecExtensionData] public UnknownMembers? More { get; set; } }

        public static class Check
        {
            public static void Run()
            {
                string found = OctavoJson.SerializeToString(OctavoJson.Deserialize<Keeping>("{\"z\":[1,{\"y\":null}],\"A\":2}")!);
                if (found != "{\"A\":2,\"z\":[1,{\"y\":null}]}") throw new InvalidOperationException(found);
            }
        }
        """.Replace("OFTYPE", ofType, StringComparison.Ordinal).Replace("OFMEMBER", ofMember, StringComparison.Ordinal), Stubs])).Invoke("Check", "Run");

    private const string Stubs = """
        namespace MessagePack
        {
            public sealed class MessagePackObjectAttribute : System.Attribute;
            public sealed class KeyAttribute(int key) : System.Attribute { public int Key { get; } = key; }
            public sealed class IgnoreMemberAttribute : System.Attribute;
        }
        namespace MemoryPack
        {
            public sealed class MemoryPackableAttribute : System.Attribute;
            public sealed class MemoryPackOrderAttribute(int order) : System.Attribute { public int Order { get; } = order; }
        }
        namespace ProtoBuf
        {
            public sealed class ProtoContractAttribute : System.Attribute;
            public sealed class ProtoMemberAttribute(int tag) : System.Attribute { public int Tag { get; } = tag; }
        }
        namespace Newtonsoft.Json { public sealed class JsonPropertyAttribute(string name) : System.Attribute { public string PropertyName { get; } = name; } }
        """;
}
