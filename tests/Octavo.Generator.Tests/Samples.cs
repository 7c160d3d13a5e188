// Owns: the types of documents 000 and 002, as sources.
namespace Octavo.Generator.Tests;

internal static class Samples
{
    public const string Stubs = """
        namespace MessagePack
        {
            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property)]
            public class KeyAttribute : System.Attribute
            {
                public KeyAttribute(int key) => IntKey = key;
                public KeyAttribute(string key) => StringKey = key;
                public int? IntKey { get; }
                public string? StringKey { get; }
            }
            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property)]
            public class IgnoreMemberAttribute : System.Attribute;
        }
        namespace ProtoBuf
        {
            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property)]
            public sealed class ProtoMemberAttribute(int tag) : System.Attribute
            {
                public int Tag { get; } = tag;
                public bool OverwriteList { get; set; }
                public bool IsPacked { get; set; }
            }
        }
        """;

    public const string Nino = """
        using System;
        using System.Collections.Generic;
        using MessagePack;
        using Octavo;

        namespace Acme.Nino;

        [GenerateCodec]
        public partial class SimpleClass
        {
            [Key(0)] public int Id;
            [Key(1)] public bool Tag;
            [Key(2)] public Guid Guid;
            [Key(3)] public DateTime CreateTime;
            [Key(4)] public string Name { get; set; } = null!;
            [Key(5)] public string Desc = null!;
            [Key(6)] public int[] Numbers { get; set; } = null!;
            [Key(7)] public List<DateTime> Dates { get; set; } = null!;
            [Key(8)] public Dictionary<int, string> Map1 = null!;
            [Key(9)] public Dictionary<int, int> Map2 { get; set; } = null!;
        }

        [GenerateCodec]
        public partial struct SimpleStruct
        {
            [Key(0)] public int Id;
            [Key(1)] public DateTime CreateTime;
        }

        public static class Calls
        {
            public static byte[] Vectors(System.Numerics.Vector4[] values) => OctavoBinary.Serialize(values);
            public static byte[] Classes(SimpleClass[] values) => OctavoMsgPack.Serialize(values);
            public static SimpleStruct[]? Structs(byte[] data) => OctavoBinary.Deserialize<SimpleStruct[]>(data);
        }
        """;

    public const string Dotnet2019 = """
        using System;
        using System.Collections.Generic;
        using MessagePack;
        using Octavo;
        using ProtoBuf;

        namespace Acme.Dotnet2019;

        [GenerateCodec]
        public partial class SimpleObject
        {
            [Key(0)] [ProtoMember(1)] public int Id { get; set; }
            [Key(1)] [ProtoMember(2)] public string Name { get; set; } = null!;
            [Key(2)] [ProtoMember(3)] public bool Enabled { get; set; }
        }

        [GenerateCodec]
        public partial class ComplexObject
        {
            [Key(0)] [ProtoMember(1)] public int Id { get; set; }
            [Key(1)] [ProtoMember(2)] public string Name { get; set; } = null!;
            [Key(2)] [ProtoMember(3)] public bool Enabled { get; set; }
            [Key(3)] [ProtoMember(4)] public DateTime LastUpdated { get; set; }
            [Key(4)] [ProtoMember(5)] public ICollection<SimpleObject> Children { get; set; } = null!;
            [Key(5)] [ProtoMember(6)] public IDictionary<int, string> Mappings { get; set; } = null!;
        }
        """;
}
