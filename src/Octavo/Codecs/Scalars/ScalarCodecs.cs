// Owns: which scalar types have an entry without the generator. Knows no format.
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Codecs.Scalars;

/// <summary>Entries of scalars, text and bytes.</summary>
internal static class ScalarCodecs
{
    private static readonly Dictionary<Type, Func<CodecEntry>> s_entries = new()
    {
        [typeof(bool)] = static () => new ScalarEntry<bool, BoolCodec>("bool"),
        [typeof(sbyte)] = static () => new RawLayoutEntry<sbyte, SByteCodec, PlainRawLayout<sbyte>>("int8"),
        [typeof(byte)] = static () => new ScalarEntry<byte, ByteCodec>("uint8"),
        [typeof(short)] = static () => new RawLayoutEntry<short, Int16Codec, PlainRawLayout<short>>("int16"),
        [typeof(ushort)] = static () => new RawLayoutEntry<ushort, UInt16Codec, PlainRawLayout<ushort>>("uint16"),
        [typeof(int)] = static () => new RawLayoutEntry<int, Int32Codec, PlainRawLayout<int>>("int32"),
        [typeof(uint)] = static () => new RawLayoutEntry<uint, UInt32Codec, PlainRawLayout<uint>>("uint32"),
        [typeof(long)] = static () => new RawLayoutEntry<long, Int64Codec, PlainRawLayout<long>>("int64"),
        [typeof(ulong)] = static () => new RawLayoutEntry<ulong, UInt64Codec, PlainRawLayout<ulong>>("uint64"),
        [typeof(Int128)] = static () => new RawLayoutEntry<Int128, Int128Codec, Int128RawLayout>("int128"),
        [typeof(UInt128)] = static () => new RawLayoutEntry<UInt128, UInt128Codec, UInt128RawLayout>("uint128"),
        [typeof(Half)] = static () => new RawLayoutEntry<Half, HalfCodec, HalfRawLayout>("float16"),
        [typeof(float)] = static () => new RawLayoutEntry<float, SingleCodec, PlainRawLayout<float>>("float32"),
        [typeof(double)] = static () => new RawLayoutEntry<double, DoubleCodec, PlainRawLayout<double>>("float64"),
        [typeof(decimal)] = static () => new RawLayoutEntry<decimal, DecimalCodec, DecimalRawLayout>("decimal"),
        [typeof(char)] = static () => new RawLayoutEntry<char, CharCodec, CharRawLayout>("char"),
        [typeof(Rune)] = static () => new RawLayoutEntry<Rune, RuneCodec, RuneRawLayout>("rune"),
        [typeof(Guid)] = static () => new RawLayoutEntry<Guid, GuidCodec, GuidRawLayout>("guid"),
        [typeof(DateTime)] = static () => new RawLayoutEntry<DateTime, DateTimeCodec, DateTimeRawLayout>("datetime"),
        [typeof(DateTimeOffset)] = static () => new ScalarEntry<DateTimeOffset, DateTimeOffsetCodec>("datetimeoffset"),
        [typeof(DateOnly)] = static () => new RawLayoutEntry<DateOnly, DateOnlyCodec, DateOnlyRawLayout>("date"),
        [typeof(TimeOnly)] = static () => new RawLayoutEntry<TimeOnly, TimeOnlyCodec, TimeOnlyRawLayout>("time"),
        [typeof(TimeSpan)] = static () => new RawLayoutEntry<TimeSpan, TimeSpanCodec, TimeSpanRawLayout>("timespan"),
        [typeof(string)] = static () => new TextEntry<string?, TextCodec>("text"),
        [typeof(byte[])] = static () => new TextEntry<byte[]?, BytesCodec>("bytes"),
    };

    internal static CodecEntry? Find(Type type) => s_entries.TryGetValue(type, out Func<CodecEntry>? make) ? make() : null;

    private sealed class ScalarEntry<T, TCodec>(string shape) : DescribedEntry<T, TCodec>(shape)
        where T : struct
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
    {
        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, TCodec>(kind);
    }

    private sealed class RawLayoutEntry<T, TCodec, TLayout>(string shape) : DescribedEntry<T, TCodec>(shape)
        where T : unmanaged
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
        where TLayout : struct, IRawLayout<T>
    {
        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeRawLayout<T, TCodec, TLayout>(kind);
    }

    private sealed class TextEntry<T, TCodec>(string shape) : DescribedEntry<T, TCodec>(shape)
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>;
}
