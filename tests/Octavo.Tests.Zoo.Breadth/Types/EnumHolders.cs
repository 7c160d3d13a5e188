// Owns: the classes that hold an enum of each base type everywhere. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class EnumHolders
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        Holder.Entry<OfSByteEnum, SByteEnum>("SByteEnum everywhere", [SByteEnum.Least, SByteEnum.Zero, (SByteEnum)42, SByteEnum.Most]),
        Holder.Entry<OfByteEnum, ByteEnum>("ByteEnum everywhere", [ByteEnum.Zero, (ByteEnum)42, ByteEnum.Most]),
        Holder.Entry<OfInt16Enum, Int16Enum>("Int16Enum everywhere", [Int16Enum.Least, Int16Enum.Zero, (Int16Enum)42, Int16Enum.Most]),
        Holder.Entry<OfUInt16Enum, UInt16Enum>("UInt16Enum everywhere", [UInt16Enum.Zero, (UInt16Enum)42, UInt16Enum.Most]),
        Holder.Entry<OfInt32Enum, Int32Enum>("Int32Enum everywhere", [Int32Enum.Least, Int32Enum.Zero, (Int32Enum)42, Int32Enum.Most]),
        Holder.Entry<OfUInt32Enum, UInt32Enum>("UInt32Enum everywhere", [UInt32Enum.Zero, (UInt32Enum)42, UInt32Enum.Most]),
        Holder.Entry<OfInt64Enum, Int64Enum>("Int64Enum everywhere", [Int64Enum.Least, Int64Enum.Zero, (Int64Enum)42, Int64Enum.Most]),
        Holder.Entry<OfUInt64Enum, UInt64Enum>("UInt64Enum everywhere", [UInt64Enum.Zero, (UInt64Enum)42, UInt64Enum.Most]),
    ];
}

[GenerateCodec]
public sealed class OfSByteEnum : IHolder<SByteEnum>
{
    [CodecMember(1)] public SByteEnum Plain { get; set; }
    [CodecMember(2)] public SByteEnum? Nullable { get; set; }
    [CodecMember(3)] public SByteEnum[]? Array { get; set; }
    [CodecMember(4)] public List<SByteEnum>? List { get; set; }
    [CodecMember(5)] public SByteEnum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<SByteEnum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<SByteEnum, SByteEnum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, SByteEnum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<SByteEnum>? Set { get; set; }
    [CodecMember(10)] public SByteEnum Last { get; set; }
}

[GenerateCodec]
public sealed class OfByteEnum : IHolder<ByteEnum>
{
    [CodecMember(1)] public ByteEnum Plain { get; set; }
    [CodecMember(2)] public ByteEnum? Nullable { get; set; }
    [CodecMember(3)] public ByteEnum[]? Array { get; set; }
    [CodecMember(4)] public List<ByteEnum>? List { get; set; }
    [CodecMember(5)] public ByteEnum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<ByteEnum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<ByteEnum, ByteEnum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, ByteEnum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<ByteEnum>? Set { get; set; }
    [CodecMember(10)] public ByteEnum Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt16Enum : IHolder<Int16Enum>
{
    [CodecMember(1)] public Int16Enum Plain { get; set; }
    [CodecMember(2)] public Int16Enum? Nullable { get; set; }
    [CodecMember(3)] public Int16Enum[]? Array { get; set; }
    [CodecMember(4)] public List<Int16Enum>? List { get; set; }
    [CodecMember(5)] public Int16Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Int16Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Int16Enum, Int16Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Int16Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Int16Enum>? Set { get; set; }
    [CodecMember(10)] public Int16Enum Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt16Enum : IHolder<UInt16Enum>
{
    [CodecMember(1)] public UInt16Enum Plain { get; set; }
    [CodecMember(2)] public UInt16Enum? Nullable { get; set; }
    [CodecMember(3)] public UInt16Enum[]? Array { get; set; }
    [CodecMember(4)] public List<UInt16Enum>? List { get; set; }
    [CodecMember(5)] public UInt16Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<UInt16Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<UInt16Enum, UInt16Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, UInt16Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<UInt16Enum>? Set { get; set; }
    [CodecMember(10)] public UInt16Enum Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt32Enum : IHolder<Int32Enum>
{
    [CodecMember(1)] public Int32Enum Plain { get; set; }
    [CodecMember(2)] public Int32Enum? Nullable { get; set; }
    [CodecMember(3)] public Int32Enum[]? Array { get; set; }
    [CodecMember(4)] public List<Int32Enum>? List { get; set; }
    [CodecMember(5)] public Int32Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Int32Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Int32Enum, Int32Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Int32Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Int32Enum>? Set { get; set; }
    [CodecMember(10)] public Int32Enum Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt32Enum : IHolder<UInt32Enum>
{
    [CodecMember(1)] public UInt32Enum Plain { get; set; }
    [CodecMember(2)] public UInt32Enum? Nullable { get; set; }
    [CodecMember(3)] public UInt32Enum[]? Array { get; set; }
    [CodecMember(4)] public List<UInt32Enum>? List { get; set; }
    [CodecMember(5)] public UInt32Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<UInt32Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<UInt32Enum, UInt32Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, UInt32Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<UInt32Enum>? Set { get; set; }
    [CodecMember(10)] public UInt32Enum Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt64Enum : IHolder<Int64Enum>
{
    [CodecMember(1)] public Int64Enum Plain { get; set; }
    [CodecMember(2)] public Int64Enum? Nullable { get; set; }
    [CodecMember(3)] public Int64Enum[]? Array { get; set; }
    [CodecMember(4)] public List<Int64Enum>? List { get; set; }
    [CodecMember(5)] public Int64Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Int64Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Int64Enum, Int64Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Int64Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Int64Enum>? Set { get; set; }
    [CodecMember(10)] public Int64Enum Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt64Enum : IHolder<UInt64Enum>
{
    [CodecMember(1)] public UInt64Enum Plain { get; set; }
    [CodecMember(2)] public UInt64Enum? Nullable { get; set; }
    [CodecMember(3)] public UInt64Enum[]? Array { get; set; }
    [CodecMember(4)] public List<UInt64Enum>? List { get; set; }
    [CodecMember(5)] public UInt64Enum?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<UInt64Enum?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<UInt64Enum, UInt64Enum>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, UInt64Enum?>? Values { get; set; }
    [CodecMember(9)] public HashSet<UInt64Enum>? Set { get; set; }
    [CodecMember(10)] public UInt64Enum Last { get; set; }
}
