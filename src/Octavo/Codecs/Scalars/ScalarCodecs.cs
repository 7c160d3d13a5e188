// Owns: which scalar types have an entry without the generator. Knows no format.
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Images;
using Octavo.Internal;

namespace Octavo.Codecs.Scalars;

/// <summary>Entries of scalars, text and bytes.</summary>
internal static class ScalarCodecs
{
    private static readonly Dictionary<Type, Func<CodecEntry>> s_entries = new()
    {
        [typeof(bool)] = static () => new ScalarEntry<bool, BoolCodec>("bool"),
        [typeof(sbyte)] = static () => new ImageEntry<sbyte, SByteCodec, PlainImage<sbyte>>("int8"),
        [typeof(byte)] = static () => new ScalarEntry<byte, ByteCodec>("uint8"),
        [typeof(short)] = static () => new ImageEntry<short, Int16Codec, PlainImage<short>>("int16"),
        [typeof(ushort)] = static () => new ImageEntry<ushort, UInt16Codec, PlainImage<ushort>>("uint16"),
        [typeof(int)] = static () => new ImageEntry<int, Int32Codec, PlainImage<int>>("int32"),
        [typeof(uint)] = static () => new ImageEntry<uint, UInt32Codec, PlainImage<uint>>("uint32"),
        [typeof(long)] = static () => new ImageEntry<long, Int64Codec, PlainImage<long>>("int64"),
        [typeof(ulong)] = static () => new ImageEntry<ulong, UInt64Codec, PlainImage<ulong>>("uint64"),
        [typeof(Int128)] = static () => new ImageEntry<Int128, Int128Codec, Int128Image>("int128"),
        [typeof(UInt128)] = static () => new ImageEntry<UInt128, UInt128Codec, UInt128Image>("uint128"),
        [typeof(Half)] = static () => new ImageEntry<Half, HalfCodec, HalfImage>("float16"),
        [typeof(float)] = static () => new ImageEntry<float, SingleCodec, PlainImage<float>>("float32"),
        [typeof(double)] = static () => new ImageEntry<double, DoubleCodec, PlainImage<double>>("float64"),
        [typeof(decimal)] = static () => new ImageEntry<decimal, DecimalCodec, DecimalImage>("decimal"),
        [typeof(char)] = static () => new ImageEntry<char, CharCodec, CharImage>("char"),
        [typeof(Rune)] = static () => new ImageEntry<Rune, RuneCodec, RuneImage>("rune"),
        [typeof(Guid)] = static () => new ImageEntry<Guid, GuidCodec, GuidImage>("guid"),
        [typeof(DateTime)] = static () => new ImageEntry<DateTime, DateTimeCodec, DateTimeImage>("datetime"),
        [typeof(DateTimeOffset)] = static () => new ScalarEntry<DateTimeOffset, DateTimeOffsetCodec>("datetimeoffset"),
        [typeof(DateOnly)] = static () => new ImageEntry<DateOnly, DateOnlyCodec, DateOnlyImage>("date"),
        [typeof(TimeOnly)] = static () => new ImageEntry<TimeOnly, TimeOnlyCodec, TimeOnlyImage>("time"),
        [typeof(TimeSpan)] = static () => new ImageEntry<TimeSpan, TimeSpanCodec, TimeSpanImage>("timespan"),
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

    private sealed class ImageEntry<T, TCodec, TImage>(string shape) : DescribedEntry<T, TCodec>(shape)
        where T : unmanaged
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
        where TImage : struct, IImage<T>
    {
        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeImage<T, TCodec, TImage>(kind);
    }

    private sealed class TextEntry<T, TCodec>(string shape) : DescribedEntry<T, TCodec>(shape)
        where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>;
}
