// Owns: the codecs of scalars, text and bytes as roots and as elements of hand-written codecs. Knows no format.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Contracts;

namespace Octavo.Internal;

internal readonly struct BoolCodec : IValueCodec<bool>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in bool value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutBool(ref writer.Reserve(W.MaxBool), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref bool value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadBool();
}

internal readonly struct SByteCodec : IValueCodec<sbyte>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in sbyte value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutSByte(ref writer.Reserve(W.MaxSByte), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref sbyte value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadSByte();
}

internal readonly struct ByteCodec : IValueCodec<byte>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in byte value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutByte(ref writer.Reserve(W.MaxByte), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref byte value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadByte();
}

internal readonly struct Int16Codec : IValueCodec<short>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in short value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt16(ref writer.Reserve(W.MaxInt16), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref short value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt16();
}

internal readonly struct UInt16Codec : IValueCodec<ushort>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ushort value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt16(ref writer.Reserve(W.MaxUInt16), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ushort value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt16();
}

internal readonly struct Int32Codec : IValueCodec<int>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in int value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref int value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt32();
}

internal readonly struct UInt32Codec : IValueCodec<uint>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in uint value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt32(ref writer.Reserve(W.MaxUInt32), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref uint value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt32();
}

internal readonly struct Int64Codec : IValueCodec<long>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in long value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt64(ref writer.Reserve(W.MaxInt64), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref long value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt64();
}

internal readonly struct UInt64Codec : IValueCodec<ulong>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ulong value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt64(ref writer.Reserve(W.MaxUInt64), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ulong value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt64();
}

internal readonly struct Int128Codec : IValueCodec<Int128>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Int128 value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt128(ref writer.Reserve(W.MaxInt128), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Int128 value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt128();
}

internal readonly struct UInt128Codec : IValueCodec<UInt128>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in UInt128 value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt128(ref writer.Reserve(W.MaxUInt128), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref UInt128 value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt128();
}

internal readonly struct HalfCodec : IValueCodec<Half>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Half value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutHalf(ref writer.Reserve(W.MaxHalf), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Half value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadHalf();
}

internal readonly struct SingleCodec : IValueCodec<float>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in float value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutSingle(ref writer.Reserve(W.MaxSingle), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref float value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadSingle();
}

internal readonly struct DoubleCodec : IValueCodec<double>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in double value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDouble(ref writer.Reserve(W.MaxDouble), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref double value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDouble();
}

internal readonly struct DecimalCodec : IValueCodec<decimal>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in decimal value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDecimal(ref writer.Reserve(W.MaxDecimal), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref decimal value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDecimal();
}

internal readonly struct CharCodec : IValueCodec<char>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in char value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutChar(ref writer.Reserve(W.MaxChar), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref char value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadChar();
}

internal readonly struct RuneCodec : IValueCodec<Rune>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Rune value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutRune(ref writer.Reserve(W.MaxRune), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Rune value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadRune();
}

internal readonly struct GuidCodec : IValueCodec<Guid>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Guid value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutGuid(ref writer.Reserve(W.MaxGuid), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Guid value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadGuid();
}

internal readonly struct DateTimeCodec : IValueCodec<DateTime>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateTime value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateTime(ref writer.Reserve(W.MaxDateTime), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateTime value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateTime();
}

internal readonly struct DateTimeOffsetCodec : IValueCodec<DateTimeOffset>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateTimeOffset value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateTimeOffset(ref writer.Reserve(W.MaxDateTimeOffset), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateTimeOffset value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateTimeOffset();
}

internal readonly struct DateOnlyCodec : IValueCodec<DateOnly>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateOnly value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateOnly(ref writer.Reserve(W.MaxDateOnly), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateOnly value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateOnly();
}

internal readonly struct TimeOnlyCodec : IValueCodec<TimeOnly>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TimeOnly value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutTimeOnly(ref writer.Reserve(W.MaxTimeOnly), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref TimeOnly value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadTimeOnly();
}

internal readonly struct TimeSpanCodec : IValueCodec<TimeSpan>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TimeSpan value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutTimeSpan(ref writer.Reserve(W.MaxTimeSpan), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref TimeSpan value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadTimeSpan();
}

internal readonly struct TextCodec : IValueCodec<string?>
{
    public static void Write<W>(ref W writer, scoped in string? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value);

    public static void Read<R>(ref R reader, ref string? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadText();
}

internal readonly struct BytesCodec : IValueCodec<byte[]?>
{
    public static void Write<W>(ref W writer, scoped in byte[]? value)
        where W : struct, IEngineWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteBytes(value);
        }
    }

    public static void Read<R>(ref R reader, ref byte[]? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadBytes();
}
