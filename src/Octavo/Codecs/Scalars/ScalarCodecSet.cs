// Owns: the codecs of scalars, text and bytes as roots and as elements of hand-written codecs. Knows no format.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Scalars;

internal readonly struct BoolCodec : IValueCodec<bool>, ISequentialCodec<bool>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in bool value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutBool(ref writer.Reserve(W.MaxBool), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref bool value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadBool();

    static void ISequentialCodec<bool>.Write<W>(ref W writer, scoped in bool value) => Write(ref writer, in value);

    static void ISequentialCodec<bool>.Read<R>(ref R reader, ref bool value) => Read(ref reader, ref value);
}

internal readonly struct SByteCodec : IValueCodec<sbyte>, ISequentialCodec<sbyte>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in sbyte value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutSByte(ref writer.Reserve(W.MaxSByte), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref sbyte value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadSByte();

    static void ISequentialCodec<sbyte>.Write<W>(ref W writer, scoped in sbyte value) => Write(ref writer, in value);

    static void ISequentialCodec<sbyte>.Read<R>(ref R reader, ref sbyte value) => Read(ref reader, ref value);
}

internal readonly struct ByteCodec : IValueCodec<byte>, ISequentialCodec<byte>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in byte value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutByte(ref writer.Reserve(W.MaxByte), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref byte value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadByte();

    static void ISequentialCodec<byte>.Write<W>(ref W writer, scoped in byte value) => Write(ref writer, in value);

    static void ISequentialCodec<byte>.Read<R>(ref R reader, ref byte value) => Read(ref reader, ref value);
}

internal readonly struct Int16Codec : IValueCodec<short>, ISequentialCodec<short>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in short value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt16(ref writer.Reserve(W.MaxInt16), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref short value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt16();

    static void ISequentialCodec<short>.Write<W>(ref W writer, scoped in short value) => Write(ref writer, in value);

    static void ISequentialCodec<short>.Read<R>(ref R reader, ref short value) => Read(ref reader, ref value);
}

internal readonly struct UInt16Codec : IValueCodec<ushort>, ISequentialCodec<ushort>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ushort value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt16(ref writer.Reserve(W.MaxUInt16), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ushort value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt16();

    static void ISequentialCodec<ushort>.Write<W>(ref W writer, scoped in ushort value) => Write(ref writer, in value);

    static void ISequentialCodec<ushort>.Read<R>(ref R reader, ref ushort value) => Read(ref reader, ref value);
}

internal readonly struct Int32Codec : IValueCodec<int>, ISequentialCodec<int>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in int value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt32(ref writer.Reserve(W.MaxInt32), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref int value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt32();

    static void ISequentialCodec<int>.Write<W>(ref W writer, scoped in int value) => Write(ref writer, in value);

    static void ISequentialCodec<int>.Read<R>(ref R reader, ref int value) => Read(ref reader, ref value);
}

internal readonly struct UInt32Codec : IValueCodec<uint>, ISequentialCodec<uint>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in uint value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt32(ref writer.Reserve(W.MaxUInt32), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref uint value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt32();

    static void ISequentialCodec<uint>.Write<W>(ref W writer, scoped in uint value) => Write(ref writer, in value);

    static void ISequentialCodec<uint>.Read<R>(ref R reader, ref uint value) => Read(ref reader, ref value);
}

internal readonly struct Int64Codec : IValueCodec<long>, ISequentialCodec<long>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in long value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt64(ref writer.Reserve(W.MaxInt64), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref long value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt64();

    static void ISequentialCodec<long>.Write<W>(ref W writer, scoped in long value) => Write(ref writer, in value);

    static void ISequentialCodec<long>.Read<R>(ref R reader, ref long value) => Read(ref reader, ref value);
}

internal readonly struct UInt64Codec : IValueCodec<ulong>, ISequentialCodec<ulong>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in ulong value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt64(ref writer.Reserve(W.MaxUInt64), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref ulong value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt64();

    static void ISequentialCodec<ulong>.Write<W>(ref W writer, scoped in ulong value) => Write(ref writer, in value);

    static void ISequentialCodec<ulong>.Read<R>(ref R reader, ref ulong value) => Read(ref reader, ref value);
}

internal readonly struct Int128Codec : IValueCodec<Int128>, ISequentialCodec<Int128>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Int128 value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutInt128(ref writer.Reserve(W.MaxInt128), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Int128 value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadInt128();

    static void ISequentialCodec<Int128>.Write<W>(ref W writer, scoped in Int128 value) => Write(ref writer, in value);

    static void ISequentialCodec<Int128>.Read<R>(ref R reader, ref Int128 value) => Read(ref reader, ref value);
}

internal readonly struct UInt128Codec : IValueCodec<UInt128>, ISequentialCodec<UInt128>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in UInt128 value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutUInt128(ref writer.Reserve(W.MaxUInt128), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref UInt128 value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadUInt128();

    static void ISequentialCodec<UInt128>.Write<W>(ref W writer, scoped in UInt128 value) => Write(ref writer, in value);

    static void ISequentialCodec<UInt128>.Read<R>(ref R reader, ref UInt128 value) => Read(ref reader, ref value);
}

internal readonly struct HalfCodec : IValueCodec<Half>, ISequentialCodec<Half>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Half value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutHalf(ref writer.Reserve(W.MaxHalf), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Half value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadHalf();

    static void ISequentialCodec<Half>.Write<W>(ref W writer, scoped in Half value) => Write(ref writer, in value);

    static void ISequentialCodec<Half>.Read<R>(ref R reader, ref Half value) => Read(ref reader, ref value);
}

internal readonly struct SingleCodec : IValueCodec<float>, ISequentialCodec<float>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in float value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutSingle(ref writer.Reserve(W.MaxSingle), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref float value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadSingle();

    static void ISequentialCodec<float>.Write<W>(ref W writer, scoped in float value) => Write(ref writer, in value);

    static void ISequentialCodec<float>.Read<R>(ref R reader, ref float value) => Read(ref reader, ref value);
}

internal readonly struct DoubleCodec : IValueCodec<double>, ISequentialCodec<double>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in double value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDouble(ref writer.Reserve(W.MaxDouble), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref double value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDouble();

    static void ISequentialCodec<double>.Write<W>(ref W writer, scoped in double value) => Write(ref writer, in value);

    static void ISequentialCodec<double>.Read<R>(ref R reader, ref double value) => Read(ref reader, ref value);
}

internal readonly struct DecimalCodec : IValueCodec<decimal>, ISequentialCodec<decimal>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in decimal value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDecimal(ref writer.Reserve(W.MaxDecimal), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref decimal value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDecimal();

    static void ISequentialCodec<decimal>.Write<W>(ref W writer, scoped in decimal value) => Write(ref writer, in value);

    static void ISequentialCodec<decimal>.Read<R>(ref R reader, ref decimal value) => Read(ref reader, ref value);
}

internal readonly struct CharCodec : IValueCodec<char>, ISequentialCodec<char>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in char value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutChar(ref writer.Reserve(W.MaxChar), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref char value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadChar();

    static void ISequentialCodec<char>.Write<W>(ref W writer, scoped in char value) => Write(ref writer, in value);

    static void ISequentialCodec<char>.Read<R>(ref R reader, ref char value) => Read(ref reader, ref value);
}

internal readonly struct RuneCodec : IValueCodec<Rune>, ISequentialCodec<Rune>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Rune value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutRune(ref writer.Reserve(W.MaxRune), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Rune value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadRune();

    static void ISequentialCodec<Rune>.Write<W>(ref W writer, scoped in Rune value) => Write(ref writer, in value);

    static void ISequentialCodec<Rune>.Read<R>(ref R reader, ref Rune value) => Read(ref reader, ref value);
}

internal readonly struct GuidCodec : IValueCodec<Guid>, ISequentialCodec<Guid>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in Guid value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutGuid(ref writer.Reserve(W.MaxGuid), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref Guid value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadGuid();

    static void ISequentialCodec<Guid>.Write<W>(ref W writer, scoped in Guid value) => Write(ref writer, in value);

    static void ISequentialCodec<Guid>.Read<R>(ref R reader, ref Guid value) => Read(ref reader, ref value);
}

internal readonly struct DateTimeCodec : IValueCodec<DateTime>, ISequentialCodec<DateTime>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateTime value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateTime(ref writer.Reserve(W.MaxDateTime), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateTime value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateTime();

    static void ISequentialCodec<DateTime>.Write<W>(ref W writer, scoped in DateTime value) => Write(ref writer, in value);

    static void ISequentialCodec<DateTime>.Read<R>(ref R reader, ref DateTime value) => Read(ref reader, ref value);
}

internal readonly struct DateTimeOffsetCodec : IValueCodec<DateTimeOffset>, ISequentialCodec<DateTimeOffset>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateTimeOffset value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateTimeOffset(ref writer.Reserve(W.MaxDateTimeOffset), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateTimeOffset value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateTimeOffset();

    static void ISequentialCodec<DateTimeOffset>.Write<W>(ref W writer, scoped in DateTimeOffset value) => Write(ref writer, in value);

    static void ISequentialCodec<DateTimeOffset>.Read<R>(ref R reader, ref DateTimeOffset value) => Read(ref reader, ref value);
}

internal readonly struct DateOnlyCodec : IValueCodec<DateOnly>, ISequentialCodec<DateOnly>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in DateOnly value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutDateOnly(ref writer.Reserve(W.MaxDateOnly), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref DateOnly value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadDateOnly();

    static void ISequentialCodec<DateOnly>.Write<W>(ref W writer, scoped in DateOnly value) => Write(ref writer, in value);

    static void ISequentialCodec<DateOnly>.Read<R>(ref R reader, ref DateOnly value) => Read(ref reader, ref value);
}

internal readonly struct TimeOnlyCodec : IValueCodec<TimeOnly>, ISequentialCodec<TimeOnly>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TimeOnly value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutTimeOnly(ref writer.Reserve(W.MaxTimeOnly), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref TimeOnly value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadTimeOnly();

    static void ISequentialCodec<TimeOnly>.Write<W>(ref W writer, scoped in TimeOnly value) => Write(ref writer, in value);

    static void ISequentialCodec<TimeOnly>.Read<R>(ref R reader, ref TimeOnly value) => Read(ref reader, ref value);
}

internal readonly struct TimeSpanCodec : IValueCodec<TimeSpan>, ISequentialCodec<TimeSpan>
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in TimeSpan value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.Advance(W.PutTimeSpan(ref writer.Reserve(W.MaxTimeSpan), value));

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref TimeSpan value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadTimeSpan();

    static void ISequentialCodec<TimeSpan>.Write<W>(ref W writer, scoped in TimeSpan value) => Write(ref writer, in value);

    static void ISequentialCodec<TimeSpan>.Read<R>(ref R reader, ref TimeSpan value) => Read(ref reader, ref value);
}

internal readonly struct TextCodec : IValueCodec<string?>, ISequentialCodec<string?>
{
    public static void Write<W>(ref W writer, scoped in string? value)
        where W : struct, IEngineWriter<W>, allows ref struct => writer.WriteText(value);

    public static void Read<R>(ref R reader, ref string? value)
        where R : struct, IEngineReader<R>, allows ref struct => value = reader.ReadText();

    static void ISequentialCodec<string?>.Write<W>(ref W writer, scoped in string? value) => Write(ref writer, in value);

    static void ISequentialCodec<string?>.Read<R>(ref R reader, ref string? value) => Read(ref reader, ref value);
}

internal readonly struct BytesCodec : IValueCodec<byte[]?>, ISequentialCodec<byte[]?>
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

    static void ISequentialCodec<byte[]?>.Write<W>(ref W writer, scoped in byte[]? value) => Write(ref writer, in value);

    static void ISequentialCodec<byte[]?>.Read<R>(ref R reader, ref byte[]? value) => Read(ref reader, ref value);
}
