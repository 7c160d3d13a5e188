// Owns: the values that Protobuf has no scalar for, on the reading side. docs/formats/protobuf.md, "Values".
using System.Buffers.Binary;
using System.Buffers.Text;
using System.ComponentModel;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <inheritdoc/>
    public Int128 ReadInt128() => (Int128)ReadUInt128();

    /// <inheritdoc/>
    public UInt128 ReadUInt128()
    {
        ReadOnlySpan<byte> bytes = Take(ReadLength());
        if (bytes.Length != 16)
        {
            Throw.InvalidValue("a 128-bit integer", $"it has {bytes.Length} bytes instead of 16");
        }
        return BinaryPrimitives.ReadUInt128LittleEndian(bytes);
    }

    /// <summary>Reads a <see cref="Guid"/>: text of 36 or 32 characters, 16 bytes in the order of its text, or nothing for the empty one.</summary>
    public Guid ReadGuid()
    {
        ReadOnlySpan<byte> bytes = Take(ReadLength());
        if (bytes.Length == 0)
        {
            return Guid.Empty;
        }
        if (bytes.Length == 16)
        {
            return new Guid(bytes, bigEndian: true);
        }
        if (!Utf8Parser.TryParse(bytes, out Guid value, out int used, bytes.Length == 32 ? 'N' : 'D') || used != bytes.Length)
        {
            Throw.InvalidValue("Guid");
        }
        return value;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static Guid ReadGuidBytes(ref OctavoProtobufReader reader) => reader.ReadGuid();

    /// <summary>Reads a <see cref="decimal"/> that is text; empty text is zero.</summary>
    public decimal ReadDecimal()
    {
        ReadOnlySpan<byte> text = Take(ReadLength());
        if (text.Length == 0)
        {
            return 0;
        }
        switch (DecimalNumbers.Parse(text, out decimal value))
        {
            case NumberOutcome.Ok:
                break;
            case NumberOutcome.OutOfRange:
                Throw.NumberOutOfRange("decimal");
                break;
            default:
                Throw.InvalidValue("decimal");
                break;
        }
        return value;
    }

    /// <summary>Reads a google.protobuf.Timestamp, as a time in UTC.</summary>
    public DateTime ReadDateTime()
    {
        ReadParts(out long seconds, out int nanoseconds);
        return new DateTime(ProtobufTime.ToTicks(seconds, nanoseconds), DateTimeKind.Utc);
    }

    /// <summary>Reads a google.protobuf.Timestamp, as a time without offset.</summary>
    public DateTimeOffset ReadDateTimeOffset() => new(ReadDateTime());

    /// <summary>Reads a google.protobuf.Duration.</summary>
    public TimeSpan ReadTimeSpan()
    {
        ReadParts(out long seconds, out int nanoseconds);
        return new TimeSpan(ProtobufTime.ToSpanTicks(seconds, nanoseconds));
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void ExpectGroup(ref OctavoProtobufReader reader, uint tag) => reader._expected = tag;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static Guid ReadBclGuid(ref OctavoProtobufReader reader)
    {
        Span<ulong> fields = stackalloc ulong[4];
        reader.ReadFields(fields);
        Span<byte> memory = stackalloc byte[16];
        BinaryPrimitives.WriteUInt64LittleEndian(memory, fields[1]);
        BinaryPrimitives.WriteUInt64LittleEndian(memory[8..], fields[2]);
        return new Guid(memory);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static decimal ReadBclDecimal(ref OctavoProtobufReader reader)
    {
        Span<ulong> fields = stackalloc ulong[4];
        reader.ReadFields(fields);
        uint scale = (uint)(fields[3] >> 1) & 0xFF;
        if (scale > 28)
        {
            Throw.InvalidValue("decimal", $"a scale of {scale}");
        }
        return new decimal((int)fields[1], (int)(fields[1] >> 32), (int)fields[2], (fields[3] & 1) != 0, (byte)scale);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static DateTime ReadBclDateTime(ref OctavoProtobufReader reader)
    {
        Span<ulong> fields = stackalloc ulong[4];
        reader.ReadFields(fields);
        if (fields[3] > (ulong)DateTimeKind.Local)
        {
            Throw.InvalidValue("DateTime", "bcl.proto has no such kind");
        }
        var kind = (DateTimeKind)fields[3];
        long value = ZigZag(fields[1]);
        if ((ProtobufScale)fields[2] == ProtobufScale.MinMax)
        {
            return value == 1 ? DateTime.MaxValue : value == -1 ? DateTime.MinValue : throw NotInRange("DateTime");
        }
        Int128 ticks = Scaled(value, fields[2]) + DateTime.UnixEpoch.Ticks;
        return ticks >= 0 && ticks <= DateTime.MaxValue.Ticks ? new DateTime((long)ticks, kind) : throw NotInRange("DateTime");
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static TimeSpan ReadBclTimeSpan(ref OctavoProtobufReader reader)
    {
        Span<ulong> fields = stackalloc ulong[4];
        reader.ReadFields(fields);
        long value = ZigZag(fields[1]);
        if ((ProtobufScale)fields[2] == ProtobufScale.MinMax)
        {
            return value == 1 ? TimeSpan.MaxValue : value == -1 ? TimeSpan.MinValue : throw NotInRange("TimeSpan");
        }
        Int128 ticks = Scaled(value, fields[2]);
        return ticks >= long.MinValue && ticks <= long.MaxValue ? new TimeSpan((long)ticks) : throw NotInRange("TimeSpan");
    }

    private static long ZigZag(ulong bits) => (long)(bits >> 1) ^ -(long)(bits & 1);

    private static Int128 Scaled(long value, ulong scale)
    {
        long unit = scale <= (ulong)ProtobufScale.MinMax ? ((ProtobufScale)scale).Ticks() : 0;
        return unit != 0 ? (Int128)value * unit : throw new OctavoException(OctavoErrorCode.InvalidValue, $"bcl.proto has no unit {scale}.");
    }

    private static OctavoException NotInRange(string type) => new(OctavoErrorCode.NumberOutOfRange, $"the number of units does not fit {type}.");

    private void ReadParts(out long seconds, out int nanoseconds)
    {
        Span<ulong> fields = stackalloc ulong[4];
        ReadFields(fields);
        seconds = (long)fields[1];
        nanoseconds = (int)fields[2];
    }

    /// <summary>Reads a message whose fields 1 to 3 are varints or fixed64; others are skipped.</summary>
    private void ReadFields(scoped Span<ulong> fields)
    {
        fields.Clear();
        long cookie = _expected == 0 ? EnterScope(ref this) : EnterGroup(ref this, _expected);
        _expected = 0;
        while (More(ref this, 0))
        {
            Commit(GetTag(ref Need(Slop), out uint tag));
            int number = ProtobufTag.NumberOf(tag);
            if (number is 1 or 2 or 3 && ProtobufTag.TypeOf(tag) == ProtobufTag.Varint)
            {
                Commit(ProtobufVarint.Get(ref Need(ProtobufVarint.Longest), out fields[number]));
            }
            else if (number is 1 or 2 or 3 && ProtobufTag.TypeOf(tag) == ProtobufTag.Fixed64)
            {
                Commit(GetFixed64(ref Need(8), out fields[number]));
            }
            else if (!SkipTag(ref this, tag))
            {
                break;
            }
        }
        LeaveScope(ref this, cookie);
    }
}
