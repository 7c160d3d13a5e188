// Owns: the values that Protobuf has no scalar for, each after its length: text, 16 bytes, Timestamp, Duration, the messages of bcl.proto. Knows no window.
// docs/formats/protobuf.md, "Values".
using System.Buffers.Binary;
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Protobuf;

/// <summary>Encoders of closed values: their bounds are constants, so they are in runs. No length takes more than a byte.</summary>
internal static class ProtobufValues
{
    internal const int MaxInt128 = 1 + 16;
    internal const int MaxGuid = 1 + GuidText.Length;
    internal const int MaxDecimal = 1 + DecimalNumbers.MaxLength;
    internal const int MaxTimestamp = 1 + 1 + ProtobufVarint.Longest + 1 + ProtobufVarint.Longest32;
    internal const int MaxDuration = 1 + 1 + ProtobufVarint.Longest + 1 + ProtobufVarint.Longest;
    internal const int MaxBcl = 1 + 1 + ProtobufVarint.Longest + 1 + ProtobufVarint.Longest32 + 1 + 2;

    private const byte FirstVarint = 0x08;
    private const byte SecondVarint = 0x10;
    private const byte ThirdVarint = 0x18;
    private const byte FirstFixed64 = 0x09;
    private const byte SecondFixed64 = 0x11;

    /// <summary>16 bytes, little-endian.</summary>
    internal static nint PutBits(ref byte at, UInt128 value)
    {
        at = 16;
        Bytes.Put(ref at, 1, (ulong)value);
        Bytes.Put(ref at, 9, (ulong)(value >> 64));
        return MaxInt128;
    }

    /// <summary>36 characters; the empty Guid is empty text, as in protobuf-net.</summary>
    internal static nint PutGuid(ref byte at, Guid value)
    {
        if (value == Guid.Empty)
        {
            at = 0;
            return 1;
        }
        at = GuidText.Length;
        GuidText.Put(ref Bytes.At(ref at, 1), value);
        return MaxGuid;
    }

    /// <summary>16 bytes in the order of the text; none for the empty Guid.</summary>
    internal static nint PutGuidBytes(ref byte at, Guid value)
    {
        if (value == Guid.Empty)
        {
            at = 0;
            return 1;
        }
        at = 16;
        value.TryWriteBytes(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 1), 16), bigEndian: true, out _);
        return 17;
    }

    /// <summary>Text, its scale kept.</summary>
    internal static nint PutDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        nint length = DecimalNumbers.Put(ref Bytes.At(ref at, 1), value);
        at = (byte)length;
        return 1 + length;
    }

    /// <summary>google.protobuf.Timestamp.</summary>
    internal static nint PutTimestamp(ref byte at, long utcTicks)
    {
        ProtobufTime.Split(utcTicks, out long seconds, out int nanoseconds);
        return PutParts(ref at, seconds, nanoseconds);
    }

    /// <summary>google.protobuf.Duration.</summary>
    internal static nint PutDuration(ref byte at, long ticks)
    {
        ProtobufTime.SplitSpan(ticks, out long seconds, out int nanoseconds);
        return PutParts(ref at, seconds, nanoseconds);
    }

    /// <summary>bcl.Guid: two fixed64, the memory of the Guid.</summary>
    internal static nint PutBclGuid(ref byte at, Guid value)
    {
        if (value == Guid.Empty)
        {
            at = 0;
            return 1;
        }
        Span<byte> memory = stackalloc byte[16];
        value.TryWriteBytes(memory);
        at = 18;
        Bytes.At(ref at, 1) = FirstFixed64;
        Bytes.Put(ref at, 2, BinaryPrimitives.ReadUInt64LittleEndian(memory));
        Bytes.At(ref at, 10) = SecondFixed64;
        Bytes.Put(ref at, 11, BinaryPrimitives.ReadUInt64LittleEndian(memory[8..]));
        return 19;
    }

    /// <summary>bcl.Decimal: the low 64 bits, the high 32, and sign and scale.</summary>
    internal static nint PutBclDecimal(ref byte at, decimal value)
    {
        RawLayoutValues.Check(in value);
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        nint n = PutField(ref at, 1, FirstVarint, (uint)bits[0] | ((ulong)(uint)bits[1] << 32));
        n = PutField(ref at, n, SecondVarint, (uint)bits[2]);
        n = PutField(ref at, n, ThirdVarint, ((uint)(bits[3] >> 15) & 0x1FE) | ((uint)bits[3] >> 31));
        at = (byte)(n - 1);
        return n;
    }

    /// <summary>A short message without its length, and with the tag that ends a group.</summary>
    internal static nint AsGroup(ref byte at, nint length, uint end)
    {
        for (nint i = 1; i < length; i++)
        {
            Bytes.At(ref at, i - 1) = Bytes.At(ref at, i);
        }
        return length - 1 + ProtobufTag.Put(ref Bytes.At(ref at, length - 1), end);
    }

    /// <summary>bcl.DateTime: the span since 1970, whatever the kind.</summary>
    internal static nint PutBclDateTime(ref byte at, DateTime value, bool kind)
    {
        RawLayoutValues.Check(value);
        if (value.Ticks == 0)
        {
            return PutScaled(ref at, -1, ProtobufScale.MinMax, 0);
        }
        if (value.Ticks == DateTime.MaxValue.Ticks)
        {
            return PutScaled(ref at, 1, ProtobufScale.MinMax, 0);
        }
        return PutSpan(ref at, value.Ticks - DateTime.UnixEpoch.Ticks, kind ? (uint)value.Kind : 0);
    }

    /// <summary>bcl.TimeSpan: a number of the largest unit that divides it.</summary>
    internal static nint PutBclTimeSpan(ref byte at, TimeSpan value) => PutSpan(ref at, value.Ticks, 0);

    private static nint PutSpan(ref byte at, long ticks, uint kind)
    {
        if (ticks is long.MaxValue or long.MinValue)
        {
            return PutScaled(ref at, ticks < 0 ? -1 : 1, ProtobufScale.MinMax, kind);
        }
        for (ProtobufScale scale = ProtobufScale.Days; scale < ProtobufScale.Ticks; scale++)
        {
            (long count, long rest) = Math.DivRem(ticks, scale.Ticks());
            if (rest == 0)
            {
                return PutScaled(ref at, count, scale, kind);
            }
        }
        return PutScaled(ref at, ticks, ProtobufScale.Ticks, kind);
    }

    private static nint PutScaled(ref byte at, long value, ProtobufScale scale, uint kind)
    {
        nint n = PutField(ref at, 1, FirstVarint, (ulong)((value << 1) ^ (value >> 63)));
        n = PutField(ref at, n, SecondVarint, (uint)scale);
        n = PutField(ref at, n, ThirdVarint, kind);
        at = (byte)(n - 1);
        return n;
    }

    private static nint PutParts(ref byte at, long seconds, int nanoseconds)
    {
        nint n = PutField(ref at, 1, FirstVarint, (ulong)seconds);
        n = PutField(ref at, n, SecondVarint, (ulong)nanoseconds);
        at = (byte)(n - 1);
        return n;
    }

    /// <summary>A field that is left out if it is zero.</summary>
    private static nint PutField(ref byte at, nint n, byte tag, ulong value)
    {
        if (value == 0)
        {
            return n;
        }
        Bytes.At(ref at, n) = tag;
        return n + 1 + ProtobufVarint.Put(ref Bytes.At(ref at, n + 1), value);
    }
}
