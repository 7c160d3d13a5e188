// Owns: a class for each scalar, all alike, numbered. Knows no format.
using System.Text;

namespace Octavo.Tests.Zoo.Types;

internal static class ScalarHolders
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        Holder.Entry<OfBool, bool>("Bool everywhere", Samples.Bools),
        Holder.Entry<OfSByte, sbyte>("SByte everywhere", Samples.SBytes),
        Holder.Entry<OfByte, byte>("Byte everywhere", Samples.Bytes),
        Holder.Entry<OfInt16, short>("Int16 everywhere", Samples.Int16s),
        Holder.Entry<OfUInt16, ushort>("UInt16 everywhere", Samples.UInt16s),
        Holder.Entry<OfInt32, int>("Int32 everywhere", Samples.Int32s),
        Holder.Entry<OfUInt32, uint>("UInt32 everywhere", Samples.UInt32s),
        Holder.Entry<OfInt64, long>("Int64 everywhere", Samples.Int64s),
        Holder.Entry<OfUInt64, ulong>("UInt64 everywhere", Samples.UInt64s),
        Holder.Entry<OfInt128, Int128>("Int128 everywhere", Samples.Int128s),
        Holder.Entry<OfUInt128, UInt128>("UInt128 everywhere", Samples.UInt128s),
        Holder.Entry<OfHalf, Half>("Half everywhere", Samples.Halves),
        Holder.Entry<OfSingle, float>("Single everywhere", Samples.Singles),
        Holder.Entry<OfDouble, double>("Double everywhere", Samples.Doubles),
        Holder.Entry<OfDecimal, decimal>("Decimal everywhere", Samples.Decimals),
        Holder.Entry<OfChar, char>("Char everywhere", Samples.Chars),
        Holder.Entry<OfRune, Rune>("Rune everywhere", Samples.Runes),
        Holder.Entry<OfGuid, Guid>("Guid everywhere", Samples.Guids),
        Holder.Entry<OfDateTime, DateTime>("DateTime everywhere", Samples.DateTimes,
            Samples.DateTimes.DistinctBy(time => time.ToUniversalTime()).Where(time => time.Kind == DateTimeKind.Utc).ToArray()),
        Holder.Entry<OfDateTimeOffset, DateTimeOffset>("DateTimeOffset everywhere", Samples.DateTimeOffsets),
        Holder.Entry<OfDateOnly, DateOnly>("DateOnly everywhere", Samples.DateOnlys),
        Holder.Entry<OfTimeOnly, TimeOnly>("TimeOnly everywhere", Samples.TimeOnlys),
        Holder.Entry<OfTimeSpan, TimeSpan>("TimeSpan everywhere", Samples.TimeSpans),
    ];
}

[GenerateCodec]
public sealed class OfBool : IHolder<bool>
{
    [CodecMember(1)] public bool Plain { get; set; }
    [CodecMember(2)] public bool? Nullable { get; set; }
    [CodecMember(3)] public bool[]? Array { get; set; }
    [CodecMember(4)] public List<bool>? List { get; set; }
    [CodecMember(5)] public bool?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<bool?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<bool, bool>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, bool?>? Values { get; set; }
    [CodecMember(9)] public HashSet<bool>? Set { get; set; }
    [CodecMember(10)] public bool Last { get; set; }
}

[GenerateCodec]
public sealed class OfSByte : IHolder<sbyte>
{
    [CodecMember(1)] public sbyte Plain { get; set; }
    [CodecMember(2)] public sbyte? Nullable { get; set; }
    [CodecMember(3)] public sbyte[]? Array { get; set; }
    [CodecMember(4)] public List<sbyte>? List { get; set; }
    [CodecMember(5)] public sbyte?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<sbyte?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<sbyte, sbyte>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, sbyte?>? Values { get; set; }
    [CodecMember(9)] public HashSet<sbyte>? Set { get; set; }
    [CodecMember(10)] public sbyte Last { get; set; }
}

[GenerateCodec]
public sealed class OfByte : IHolder<byte>
{
    [CodecMember(1)] public byte Plain { get; set; }
    [CodecMember(2)] public byte? Nullable { get; set; }
    [CodecMember(3)] public byte[]? Array { get; set; }
    [CodecMember(4)] public List<byte>? List { get; set; }
    [CodecMember(5)] public byte?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<byte?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<byte, byte>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, byte?>? Values { get; set; }
    [CodecMember(9)] public HashSet<byte>? Set { get; set; }
    [CodecMember(10)] public byte Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt16 : IHolder<short>
{
    [CodecMember(1)] public short Plain { get; set; }
    [CodecMember(2)] public short? Nullable { get; set; }
    [CodecMember(3)] public short[]? Array { get; set; }
    [CodecMember(4)] public List<short>? List { get; set; }
    [CodecMember(5)] public short?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<short?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<short, short>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, short?>? Values { get; set; }
    [CodecMember(9)] public HashSet<short>? Set { get; set; }
    [CodecMember(10)] public short Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt16 : IHolder<ushort>
{
    [CodecMember(1)] public ushort Plain { get; set; }
    [CodecMember(2)] public ushort? Nullable { get; set; }
    [CodecMember(3)] public ushort[]? Array { get; set; }
    [CodecMember(4)] public List<ushort>? List { get; set; }
    [CodecMember(5)] public ushort?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<ushort?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<ushort, ushort>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, ushort?>? Values { get; set; }
    [CodecMember(9)] public HashSet<ushort>? Set { get; set; }
    [CodecMember(10)] public ushort Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt32 : IHolder<int>
{
    [CodecMember(1)] public int Plain { get; set; }
    [CodecMember(2)] public int? Nullable { get; set; }
    [CodecMember(3)] public int[]? Array { get; set; }
    [CodecMember(4)] public List<int>? List { get; set; }
    [CodecMember(5)] public int?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<int?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<int, int>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, int?>? Values { get; set; }
    [CodecMember(9)] public HashSet<int>? Set { get; set; }
    [CodecMember(10)] public int Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt32 : IHolder<uint>
{
    [CodecMember(1)] public uint Plain { get; set; }
    [CodecMember(2)] public uint? Nullable { get; set; }
    [CodecMember(3)] public uint[]? Array { get; set; }
    [CodecMember(4)] public List<uint>? List { get; set; }
    [CodecMember(5)] public uint?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<uint?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<uint, uint>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, uint?>? Values { get; set; }
    [CodecMember(9)] public HashSet<uint>? Set { get; set; }
    [CodecMember(10)] public uint Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt64 : IHolder<long>
{
    [CodecMember(1)] public long Plain { get; set; }
    [CodecMember(2)] public long? Nullable { get; set; }
    [CodecMember(3)] public long[]? Array { get; set; }
    [CodecMember(4)] public List<long>? List { get; set; }
    [CodecMember(5)] public long?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<long?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<long, long>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, long?>? Values { get; set; }
    [CodecMember(9)] public HashSet<long>? Set { get; set; }
    [CodecMember(10)] public long Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt64 : IHolder<ulong>
{
    [CodecMember(1)] public ulong Plain { get; set; }
    [CodecMember(2)] public ulong? Nullable { get; set; }
    [CodecMember(3)] public ulong[]? Array { get; set; }
    [CodecMember(4)] public List<ulong>? List { get; set; }
    [CodecMember(5)] public ulong?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<ulong?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<ulong, ulong>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, ulong?>? Values { get; set; }
    [CodecMember(9)] public HashSet<ulong>? Set { get; set; }
    [CodecMember(10)] public ulong Last { get; set; }
}

[GenerateCodec]
public sealed class OfInt128 : IHolder<Int128>
{
    [CodecMember(1)] public Int128 Plain { get; set; }
    [CodecMember(2)] public Int128? Nullable { get; set; }
    [CodecMember(3)] public Int128[]? Array { get; set; }
    [CodecMember(4)] public List<Int128>? List { get; set; }
    [CodecMember(5)] public Int128?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Int128?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Int128, Int128>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Int128?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Int128>? Set { get; set; }
    [CodecMember(10)] public Int128 Last { get; set; }
}

[GenerateCodec]
public sealed class OfUInt128 : IHolder<UInt128>
{
    [CodecMember(1)] public UInt128 Plain { get; set; }
    [CodecMember(2)] public UInt128? Nullable { get; set; }
    [CodecMember(3)] public UInt128[]? Array { get; set; }
    [CodecMember(4)] public List<UInt128>? List { get; set; }
    [CodecMember(5)] public UInt128?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<UInt128?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<UInt128, UInt128>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, UInt128?>? Values { get; set; }
    [CodecMember(9)] public HashSet<UInt128>? Set { get; set; }
    [CodecMember(10)] public UInt128 Last { get; set; }
}

[GenerateCodec]
public sealed class OfHalf : IHolder<Half>
{
    [CodecMember(1)] public Half Plain { get; set; }
    [CodecMember(2)] public Half? Nullable { get; set; }
    [CodecMember(3)] public Half[]? Array { get; set; }
    [CodecMember(4)] public List<Half>? List { get; set; }
    [CodecMember(5)] public Half?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Half?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Half, Half>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Half?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Half>? Set { get; set; }
    [CodecMember(10)] public Half Last { get; set; }
}

[GenerateCodec]
public sealed class OfSingle : IHolder<float>
{
    [CodecMember(1)] public float Plain { get; set; }
    [CodecMember(2)] public float? Nullable { get; set; }
    [CodecMember(3)] public float[]? Array { get; set; }
    [CodecMember(4)] public List<float>? List { get; set; }
    [CodecMember(5)] public float?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<float?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<float, float>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, float?>? Values { get; set; }
    [CodecMember(9)] public HashSet<float>? Set { get; set; }
    [CodecMember(10)] public float Last { get; set; }
}

[GenerateCodec]
public sealed class OfDouble : IHolder<double>
{
    [CodecMember(1)] public double Plain { get; set; }
    [CodecMember(2)] public double? Nullable { get; set; }
    [CodecMember(3)] public double[]? Array { get; set; }
    [CodecMember(4)] public List<double>? List { get; set; }
    [CodecMember(5)] public double?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<double?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<double, double>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, double?>? Values { get; set; }
    [CodecMember(9)] public HashSet<double>? Set { get; set; }
    [CodecMember(10)] public double Last { get; set; }
}

[GenerateCodec]
public sealed class OfDecimal : IHolder<decimal>
{
    [CodecMember(1)] public decimal Plain { get; set; }
    [CodecMember(2)] public decimal? Nullable { get; set; }
    [CodecMember(3)] public decimal[]? Array { get; set; }
    [CodecMember(4)] public List<decimal>? List { get; set; }
    [CodecMember(5)] public decimal?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<decimal?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<decimal, decimal>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, decimal?>? Values { get; set; }
    [CodecMember(9)] public HashSet<decimal>? Set { get; set; }
    [CodecMember(10)] public decimal Last { get; set; }
}

[GenerateCodec]
public sealed class OfChar : IHolder<char>
{
    [CodecMember(1)] public char Plain { get; set; }
    [CodecMember(2)] public char? Nullable { get; set; }
    [CodecMember(3)] public char[]? Array { get; set; }
    [CodecMember(4)] public List<char>? List { get; set; }
    [CodecMember(5)] public char?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<char?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<char, char>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, char?>? Values { get; set; }
    [CodecMember(9)] public HashSet<char>? Set { get; set; }
    [CodecMember(10)] public char Last { get; set; }
}

[GenerateCodec]
public sealed class OfRune : IHolder<Rune>
{
    [CodecMember(1)] public Rune Plain { get; set; }
    [CodecMember(2)] public Rune? Nullable { get; set; }
    [CodecMember(3)] public Rune[]? Array { get; set; }
    [CodecMember(4)] public List<Rune>? List { get; set; }
    [CodecMember(5)] public Rune?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Rune?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Rune, Rune>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Rune?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Rune>? Set { get; set; }
    [CodecMember(10)] public Rune Last { get; set; }
}

[GenerateCodec]
public sealed class OfGuid : IHolder<Guid>
{
    [CodecMember(1)] public Guid Plain { get; set; }
    [CodecMember(2)] public Guid? Nullable { get; set; }
    [CodecMember(3)] public Guid[]? Array { get; set; }
    [CodecMember(4)] public List<Guid>? List { get; set; }
    [CodecMember(5)] public Guid?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<Guid?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<Guid, Guid>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, Guid?>? Values { get; set; }
    [CodecMember(9)] public HashSet<Guid>? Set { get; set; }
    [CodecMember(10)] public Guid Last { get; set; }
}

[GenerateCodec]
public sealed class OfDateTime : IHolder<DateTime>
{
    [CodecMember(1)] public DateTime Plain { get; set; }
    [CodecMember(2)] public DateTime? Nullable { get; set; }
    [CodecMember(3)] public DateTime[]? Array { get; set; }
    [CodecMember(4)] public List<DateTime>? List { get; set; }
    [CodecMember(5)] public DateTime?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<DateTime?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<DateTime, DateTime>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, DateTime?>? Values { get; set; }
    [CodecMember(9)] public HashSet<DateTime>? Set { get; set; }
    [CodecMember(10)] public DateTime Last { get; set; }
}

[GenerateCodec]
public sealed class OfDateTimeOffset : IHolder<DateTimeOffset>
{
    [CodecMember(1)] public DateTimeOffset Plain { get; set; }
    [CodecMember(2)] public DateTimeOffset? Nullable { get; set; }
    [CodecMember(3)] public DateTimeOffset[]? Array { get; set; }
    [CodecMember(4)] public List<DateTimeOffset>? List { get; set; }
    [CodecMember(5)] public DateTimeOffset?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<DateTimeOffset?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<DateTimeOffset, DateTimeOffset>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, DateTimeOffset?>? Values { get; set; }
    [CodecMember(9)] public HashSet<DateTimeOffset>? Set { get; set; }
    [CodecMember(10)] public DateTimeOffset Last { get; set; }
}

[GenerateCodec]
public sealed class OfDateOnly : IHolder<DateOnly>
{
    [CodecMember(1)] public DateOnly Plain { get; set; }
    [CodecMember(2)] public DateOnly? Nullable { get; set; }
    [CodecMember(3)] public DateOnly[]? Array { get; set; }
    [CodecMember(4)] public List<DateOnly>? List { get; set; }
    [CodecMember(5)] public DateOnly?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<DateOnly?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<DateOnly, DateOnly>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, DateOnly?>? Values { get; set; }
    [CodecMember(9)] public HashSet<DateOnly>? Set { get; set; }
    [CodecMember(10)] public DateOnly Last { get; set; }
}

[GenerateCodec]
public sealed class OfTimeOnly : IHolder<TimeOnly>
{
    [CodecMember(1)] public TimeOnly Plain { get; set; }
    [CodecMember(2)] public TimeOnly? Nullable { get; set; }
    [CodecMember(3)] public TimeOnly[]? Array { get; set; }
    [CodecMember(4)] public List<TimeOnly>? List { get; set; }
    [CodecMember(5)] public TimeOnly?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<TimeOnly?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<TimeOnly, TimeOnly>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, TimeOnly?>? Values { get; set; }
    [CodecMember(9)] public HashSet<TimeOnly>? Set { get; set; }
    [CodecMember(10)] public TimeOnly Last { get; set; }
}

[GenerateCodec]
public sealed class OfTimeSpan : IHolder<TimeSpan>
{
    [CodecMember(1)] public TimeSpan Plain { get; set; }
    [CodecMember(2)] public TimeSpan? Nullable { get; set; }
    [CodecMember(3)] public TimeSpan[]? Array { get; set; }
    [CodecMember(4)] public List<TimeSpan>? List { get; set; }
    [CodecMember(5)] public TimeSpan?[]? NullableArray { get; set; }
    [CodecMember(6)] public List<TimeSpan?>? NullableList { get; set; }
    [CodecMember(7)] public Dictionary<TimeSpan, TimeSpan>? Keys { get; set; }
    [CodecMember(8)] public Dictionary<string, TimeSpan?>? Values { get; set; }
    [CodecMember(9)] public HashSet<TimeSpan>? Set { get; set; }
    [CodecMember(10)] public TimeSpan Last { get; set; }
}
