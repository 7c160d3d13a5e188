// Owns: single values by hand-written codecs: one method per kind, the mirror of IScalarReader. Knows no format.
using System.ComponentModel;
using System.Text;
using Octavo.Codecs.Scalars;
using Octavo.Contracts;

namespace Octavo;

/// <summary>Writes single values in hand-written codecs: what <see cref="IScalarReader{TSelf}"/> reads.</summary>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public static class FormatWriterExtensions
{
    /// <summary>Writes one <see cref="bool"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteBool<W>(this ref W writer, bool value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<bool, BoolCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="sbyte"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteSByte<W>(this ref W writer, sbyte value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<sbyte, SByteCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="byte"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteByte<W>(this ref W writer, byte value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<byte, ByteCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="short"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteInt16<W>(this ref W writer, short value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<short, Int16Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="ushort"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteUInt16<W>(this ref W writer, ushort value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<ushort, UInt16Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="int"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteInt32<W>(this ref W writer, int value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<int, Int32Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="uint"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteUInt32<W>(this ref W writer, uint value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<uint, UInt32Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="long"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteInt64<W>(this ref W writer, long value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<long, Int64Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="ulong"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteUInt64<W>(this ref W writer, ulong value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<ulong, UInt64Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="Int128"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteInt128<W>(this ref W writer, Int128 value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<Int128, Int128Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="UInt128"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteUInt128<W>(this ref W writer, UInt128 value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<UInt128, UInt128Codec>(ref writer, in value);

    /// <summary>Writes one <see cref="Half"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteHalf<W>(this ref W writer, Half value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<Half, HalfCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="float"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteSingle<W>(this ref W writer, float value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<float, SingleCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="double"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteDouble<W>(this ref W writer, double value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<double, DoubleCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="decimal"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteDecimal<W>(this ref W writer, decimal value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<decimal, DecimalCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="char"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteChar<W>(this ref W writer, char value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<char, CharCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="Rune"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteRune<W>(this ref W writer, Rune value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<Rune, RuneCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="Guid"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteGuid<W>(this ref W writer, Guid value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<Guid, GuidCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="DateTime"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteDateTime<W>(this ref W writer, DateTime value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<DateTime, DateTimeCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="DateTimeOffset"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteDateTimeOffset<W>(this ref W writer, DateTimeOffset value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<DateTimeOffset, DateTimeOffsetCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="DateOnly"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteDateOnly<W>(this ref W writer, DateOnly value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<DateOnly, DateOnlyCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="TimeOnly"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteTimeOnly<W>(this ref W writer, TimeOnly value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<TimeOnly, TimeOnlyCodec>(ref writer, in value);

    /// <summary>Writes one <see cref="TimeSpan"/>.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    public static void WriteTimeSpan<W>(this ref W writer, TimeSpan value)
        where W : struct, IFormatWriter<W>, allows ref struct => W.WriteWith<TimeSpan, TimeSpanCodec>(ref writer, in value);
}
