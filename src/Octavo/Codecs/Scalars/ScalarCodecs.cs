// Owns: which scalar types have an entry without the generator. Knows no format.
using System.Text;

namespace Octavo.Internal;

/// <summary>Entries of scalars, text and bytes.</summary>
internal static class ScalarCodecs
{
    private static readonly Dictionary<Type, Func<CodecEntry>> s_entries = new()
    {
        [typeof(bool)] = static () => new ScalarEntry<bool, BoolCodec>("bool"),
        [typeof(sbyte)] = static () => new ScalarEntry<sbyte, SByteCodec>("int8"),
        [typeof(byte)] = static () => new ScalarEntry<byte, ByteCodec>("uint8"),
        [typeof(short)] = static () => new ScalarEntry<short, Int16Codec>("int16"),
        [typeof(ushort)] = static () => new ScalarEntry<ushort, UInt16Codec>("uint16"),
        [typeof(int)] = static () => new ScalarEntry<int, Int32Codec>("int32"),
        [typeof(uint)] = static () => new ScalarEntry<uint, UInt32Codec>("uint32"),
        [typeof(long)] = static () => new ScalarEntry<long, Int64Codec>("int64"),
        [typeof(ulong)] = static () => new ScalarEntry<ulong, UInt64Codec>("uint64"),
        [typeof(Int128)] = static () => new ScalarEntry<Int128, Int128Codec>("int128"),
        [typeof(UInt128)] = static () => new ScalarEntry<UInt128, UInt128Codec>("uint128"),
        [typeof(Half)] = static () => new ScalarEntry<Half, HalfCodec>("float16"),
        [typeof(float)] = static () => new ScalarEntry<float, SingleCodec>("float32"),
        [typeof(double)] = static () => new ScalarEntry<double, DoubleCodec>("float64"),
        [typeof(decimal)] = static () => new ScalarEntry<decimal, DecimalCodec>("decimal"),
        [typeof(char)] = static () => new ScalarEntry<char, CharCodec>("char"),
        [typeof(Rune)] = static () => new ScalarEntry<Rune, RuneCodec>("rune"),
        [typeof(Guid)] = static () => new ScalarEntry<Guid, GuidCodec>("guid"),
        [typeof(DateTime)] = static () => new ScalarEntry<DateTime, DateTimeCodec>("datetime"),
        [typeof(DateTimeOffset)] = static () => new ScalarEntry<DateTimeOffset, DateTimeOffsetCodec>("datetimeoffset"),
        [typeof(DateOnly)] = static () => new ScalarEntry<DateOnly, DateOnlyCodec>("date"),
        [typeof(TimeOnly)] = static () => new ScalarEntry<TimeOnly, TimeOnlyCodec>("time"),
        [typeof(TimeSpan)] = static () => new ScalarEntry<TimeSpan, TimeSpanCodec>("timespan"),
        [typeof(string)] = static () => new TextEntry<string?, TextCodec>("text"),
        [typeof(byte[])] = static () => new TextEntry<byte[]?, BytesCodec>("bytes"),
    };

    internal static CodecEntry? Find(Type type) => s_entries.TryGetValue(type, out Func<CodecEntry>? make) ? make() : null;

    private sealed class ScalarEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
        where T : struct
        where TCodec : struct, ICodec<T>
    {
        public override string ShapeText => shape;

        public override CodecEntry? MakeRoot(RootKind kind) => Roots.MakeValue<T, TCodec>(kind);
    }

    private sealed class TextEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
        where TCodec : struct, ICodec<T>
    {
        public override string ShapeText => shape;
    }
}
