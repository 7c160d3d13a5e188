// Owns: a type whose hand-written codec writes and reads every single value, an array, and a value of another type.
using System.Text;

namespace Octavo.Tests.Features;

[CodecConverter(typeof(EveryKindCodec))]
public sealed record EveryKind
{
    public bool Bool { get; init; }

    public sbyte SByte { get; init; }

    public byte Byte { get; init; }

    public short Int16 { get; init; }

    public ushort UInt16 { get; init; }

    public int Int32 { get; init; }

    public uint UInt32 { get; init; }

    public long Int64 { get; init; }

    public ulong UInt64 { get; init; }

    public Int128 Int128 { get; init; }

    public UInt128 UInt128 { get; init; }

    public Half Half { get; init; }

    public float Single { get; init; }

    public double Double { get; init; }

    public decimal Decimal { get; init; }

    public char Char { get; init; }

    public Rune Rune { get; init; }

    public Guid Guid { get; init; }

    public DateTime DateTime { get; init; }

    public DateTimeOffset DateTimeOffset { get; init; }

    public DateOnly DateOnly { get; init; }

    public TimeOnly TimeOnly { get; init; }

    public TimeSpan TimeSpan { get; init; }

    public string? Text { get; init; }

    public byte[]? Bytes { get; init; }

    public EveryKindPart? Part { get; init; }

    public EveryKind? Inner { get; init; }

    public static EveryKind Make() => new()
    {
        Bool = true,
        SByte = -5,
        Byte = 200,
        Int16 = -300,
        UInt16 = 60000,
        Int32 = -70000,
        UInt32 = 4000000000,
        Int64 = -5000000000,
        UInt64 = 18000000000000000000,
        Int128 = Int128.MinValue,
        UInt128 = UInt128.MaxValue,
        Half = (Half)1.5,
        Single = 0.1f,
        Double = 0.1,
        Decimal = 12.3400m,
        Char = 'é',
        Rune = new Rune(0x1F600),
        Guid = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
        DateTime = new DateTime(2026, 11, 26, 1, 2, 3, DateTimeKind.Utc),
        DateTimeOffset = new DateTimeOffset(2026, 11, 26, 1, 2, 3, TimeSpan.FromHours(2)),
        DateOnly = new DateOnly(2026, 11, 26),
        TimeOnly = new TimeOnly(1, 2, 3),
        TimeSpan = TimeSpan.FromTicks(-12345),
        Text = "text \"quoted\"",
        Bytes = [1, 2, 3],
        Part = new EveryKindPart { Name = "part", Numbers = [1, 2] },
        Inner = new EveryKind(),
    };
}

[GenerateCodec]
public sealed class EveryKindPart
{
    public string? Name { get; set; }

    public List<int>? Numbers { get; set; }
}

[GenerateCodec]
public sealed class EveryKindHolder
{
    public EveryKind? Kind { get; set; }

    public List<EveryKind?>? Kinds { get; set; }

    public EveryKind?[]? Others { get; set; }
}

public readonly struct EveryKindCodec : ICodec<EveryKind?>
{
    private const int Items = 27;

    public static void Write<W>(ref W writer, scoped in EveryKind? value)
        where W : struct, IFormatWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        writer.WriteArrayStart(Items);
        writer.WriteItem(0);
        writer.WriteBool(value.Bool);
        writer.WriteItem(1);
        writer.WriteSByte(value.SByte);
        writer.WriteItem(2);
        writer.WriteByte(value.Byte);
        writer.WriteItem(3);
        writer.WriteInt16(value.Int16);
        writer.WriteItem(4);
        writer.WriteUInt16(value.UInt16);
        writer.WriteItem(5);
        writer.WriteInt32(value.Int32);
        writer.WriteItem(6);
        writer.WriteUInt32(value.UInt32);
        writer.WriteItem(7);
        writer.WriteInt64(value.Int64);
        writer.WriteItem(8);
        writer.WriteUInt64(value.UInt64);
        writer.WriteItem(9);
        writer.WriteInt128(value.Int128);
        writer.WriteItem(10);
        writer.WriteUInt128(value.UInt128);
        writer.WriteItem(11);
        writer.WriteHalf(value.Half);
        writer.WriteItem(12);
        writer.WriteSingle(value.Single);
        writer.WriteItem(13);
        writer.WriteDouble(value.Double);
        writer.WriteItem(14);
        writer.WriteDecimal(value.Decimal);
        writer.WriteItem(15);
        writer.WriteChar(value.Char);
        writer.WriteItem(16);
        writer.WriteRune(value.Rune);
        writer.WriteItem(17);
        writer.WriteGuid(value.Guid);
        writer.WriteItem(18);
        writer.WriteDateTime(value.DateTime);
        writer.WriteItem(19);
        writer.WriteDateTimeOffset(value.DateTimeOffset);
        writer.WriteItem(20);
        writer.WriteDateOnly(value.DateOnly);
        writer.WriteItem(21);
        writer.WriteTimeOnly(value.TimeOnly);
        writer.WriteItem(22);
        writer.WriteTimeSpan(value.TimeSpan);
        writer.WriteItem(23);
        writer.WriteText(value.Text);
        writer.WriteItem(24);
        if (value.Bytes is null)
        {
            writer.WriteNull();
        }
        else
        {
            writer.WriteBytes(value.Bytes);
        }
        writer.WriteItem(25);
        W.WriteValue(ref writer, value.Part);
        writer.WriteItem(26);
        W.WriteValue(ref writer, value.Inner);
        writer.WriteArrayEnd(Items);
    }

    public static void Read<R>(ref R reader, ref EveryKind? value)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        int remaining = reader.ReadArrayStart();
        if (remaining == -1)
        {
            value = null;
            return;
        }
        EveryKindPart? part = null;
        EveryKind? inner = null;
        value = new EveryKind
        {
            Bool = Next(ref reader, ref remaining).ReadBool(),
            SByte = Next(ref reader, ref remaining).ReadSByte(),
            Byte = Next(ref reader, ref remaining).ReadByte(),
            Int16 = Next(ref reader, ref remaining).ReadInt16(),
            UInt16 = Next(ref reader, ref remaining).ReadUInt16(),
            Int32 = Next(ref reader, ref remaining).ReadInt32(),
            UInt32 = Next(ref reader, ref remaining).ReadUInt32(),
            Int64 = Next(ref reader, ref remaining).ReadInt64(),
            UInt64 = Next(ref reader, ref remaining).ReadUInt64(),
            Int128 = Next(ref reader, ref remaining).ReadInt128(),
            UInt128 = Next(ref reader, ref remaining).ReadUInt128(),
            Half = Next(ref reader, ref remaining).ReadHalf(),
            Single = Next(ref reader, ref remaining).ReadSingle(),
            Double = Next(ref reader, ref remaining).ReadDouble(),
            Decimal = Next(ref reader, ref remaining).ReadDecimal(),
            Char = Next(ref reader, ref remaining).ReadChar(),
            Rune = Next(ref reader, ref remaining).ReadRune(),
            Guid = Next(ref reader, ref remaining).ReadGuid(),
            DateTime = Next(ref reader, ref remaining).ReadDateTime(),
            DateTimeOffset = Next(ref reader, ref remaining).ReadDateTimeOffset(),
            DateOnly = Next(ref reader, ref remaining).ReadDateOnly(),
            TimeOnly = Next(ref reader, ref remaining).ReadTimeOnly(),
            TimeSpan = Next(ref reader, ref remaining).ReadTimeSpan(),
            Text = Next(ref reader, ref remaining).ReadText(),
            Bytes = Next(ref reader, ref remaining).ReadBytes(),
        };
        R.ReadValue(ref Next(ref reader, ref remaining), ref part);
        R.ReadValue(ref Next(ref reader, ref remaining), ref inner);
        value = value with { Part = part, Inner = inner };
        if (reader.NextItem(ref remaining))
        {
            throw new OctavoException("more values than an EveryKind has.");
        }
    }

    private static ref R Next<R>(ref R reader, scoped ref int remaining)
        where R : struct, IFormatReader<R>, allows ref struct
    {
        if (!reader.NextItem(ref remaining))
        {
            throw new OctavoException("fewer values than an EveryKind has.");
        }
        return ref reader;
    }
}
