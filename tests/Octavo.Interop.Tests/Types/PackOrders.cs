// Owns: types whose numbers are MemoryPack's, and what stands for its attributes.
using MemoryPack;

namespace MemoryPack
{
    public enum GenerateType
    {
        Object,
        VersionTolerant,
        CircularReference,
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class MemoryPackableAttribute(GenerateType generateType = GenerateType.Object) : Attribute
    {
        public GenerateType GenerateType { get; } = generateType;
    }

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class MemoryPackOrderAttribute(int order) : Attribute
    {
        public int Order { get; } = order;
    }
}

namespace MessagePack
{
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class MessagePackObjectAttribute : Attribute;

    [AttributeUsage(AttributeTargets.Property)]
    public sealed class KeyAttribute(int key) : Attribute
    {
        public int Key { get; } = key;
    }
}

namespace Octavo.Interop.Tests.Types
{
    /// <summary>Its order is that of its declaration, and has gaps.</summary>
    [GenerateCodec(References = true), MemoryPackable(GenerateType.CircularReference)]
    public sealed class PackGap
    {
        [MemoryPackOrder(0)]
        public int A { get; set; }

        [MemoryPackOrder(3)]
        public string? B { get; set; }
    }

    public abstract class PackLate
    {
        [MemoryPackOrder(2)]
        public int A { get; set; }
    }

    /// <summary>All its members are its base's.</summary>
    [GenerateCodec(References = true), MemoryPackable(GenerateType.CircularReference)]
    public sealed class PackOfBase : PackLate;

    /// <summary>MessagePack has other numbers, in the same order, and a map.</summary>
    [GenerateCodec(References = true), MemoryPackable(GenerateType.CircularReference), MessagePack.MessagePackObject]
    public sealed class PackTwice
    {
        [MemoryPackOrder(0), MessagePack.Key(0)]
        public int A { get; set; }

        [MemoryPackOrder(3), MessagePack.Key(1)]
        public string? B { get; set; }
    }

    /// <summary>The same without references.</summary>
    [GenerateCodec(Layout = Layout.Tolerant), MemoryPackable(GenerateType.VersionTolerant), MessagePack.MessagePackObject]
    public sealed class PackTwiceTolerant
    {
        [MemoryPackOrder(0), MessagePack.Key(0)]
        public int A { get; set; }

        [MemoryPackOrder(3), MessagePack.Key(1)]
        public string? B { get; set; }
    }

    /// <summary>CBOR has numbers of contracts.</summary>
    [GenerateCodec(References = true), MemoryPackable(GenerateType.CircularReference), System.Runtime.Serialization.DataContract]
    public sealed class PackContract
    {
        [MemoryPackOrder(0), System.Runtime.Serialization.DataMember(Order = 5)]
        public int A { get; set; }

        [MemoryPackOrder(3), System.Runtime.Serialization.DataMember(Order = 6)]
        public string? B { get; set; }
    }
}
