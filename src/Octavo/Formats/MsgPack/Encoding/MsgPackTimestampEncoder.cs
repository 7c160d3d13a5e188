// Owns: the timestamp extension in its three sizes. Specification: "Timestamp extension type".
using System.Runtime.CompilerServices;
using Octavo.Codecs.Scalars;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.MsgPack;

/// <summary>Timestamps: 32-bit seconds, 34-bit seconds with nanoseconds, 64-bit seconds with nanoseconds.</summary>
internal static class MsgPackTimestampEncoder
{
    internal const int Max = 15;

    private const long TicksPerSecond = TimeSpan.TicksPerSecond;
    private const ulong Seconds34 = 0x3_FFFF_FFFF;

    /// <summary>Puts an instant. A local time is converted to UTC; an unspecified one is taken as UTC, as MessagePack-CSharp does.</summary>
    internal static nint Put(ref byte at, DateTime value)
    {
        Split(LocalTime.ToUtcTicks(value), out long seconds, out uint nanoseconds);
        return Put(ref at, seconds, nanoseconds);
    }

    /// <summary>Seconds since 1970 and nanoseconds of ticks since year 1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Split(long ticks, out long seconds, out uint nanoseconds)
    {
        (ulong whole, ulong rest) = Math.DivRem((ulong)ticks, (ulong)TicksPerSecond);
        seconds = (long)whole - TimeRange.EpochSeconds;
        nanoseconds = (uint)rest * 100;
    }

    /// <summary>Puts a timestamp in the smallest of the three sizes that holds it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, long seconds, uint nanoseconds)
    {
        if ((ulong)seconds >> 34 == 0)
        {
            if (nanoseconds == 0 && (ulong)seconds <= uint.MaxValue)
            {
                Bytes.Put(ref at, (ushort)(MsgPackCode.FixExt4 | (MsgPackCode.Timestamp << 8)));
                Bytes.PutBig(ref at, 2, (uint)seconds);
                return 6;
            }
            Bytes.Put(ref at, (ushort)(MsgPackCode.FixExt8 | (MsgPackCode.Timestamp << 8)));
            Bytes.PutBig(ref at, 2, ((ulong)nanoseconds << 34) | (ulong)seconds);
            return 10;
        }
        at = MsgPackCode.Ext8;
        Bytes.At(ref at, 1) = 12;
        Bytes.At(ref at, 2) = MsgPackCode.Timestamp;
        Bytes.PutBig(ref at, 3, nanoseconds);
        Bytes.PutBig(ref at, 7, (ulong)seconds);
        return Max;
    }

    /// <summary>Gets an instant as UTC; nanoseconds below a tick are cut off.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out DateTime value)
    {
        if (Bytes.Get<ushort>(ref at) == (ushort)(MsgPackCode.FixExt8 | (MsgPackCode.Timestamp << 8)))
        {
            ulong both = Bytes.GetBig64(ref at, 2);
            value = ToDateTime((long)(both & Seconds34), (uint)(both >> 34));
            return 10;
        }
        nint length = GetOther(ref at, out DateTime rare);
        value = rare;
        return length;
    }

    /// <summary>Whether an extension's first three bytes are those of a timestamp.</summary>
    internal static bool IsNext(ref byte at) => at switch
    {
        MsgPackCode.FixExt4 or MsgPackCode.FixExt8 => Bytes.At(ref at, 1) == MsgPackCode.Timestamp,
        MsgPackCode.Ext8 => Bytes.At(ref at, 1) is 4 or 8 or 12 && Bytes.At(ref at, 2) == MsgPackCode.Timestamp,
        _ => false,
    };

    /// <summary>Gets a timestamp of any size; its nanoseconds are checked.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out long seconds, out uint nanoseconds)
    {
        nint length;
        switch (at)
        {
            case MsgPackCode.FixExt4 when Bytes.At(ref at, 1) == MsgPackCode.Timestamp:
                length = 6;
                break;
            case MsgPackCode.FixExt8 when Bytes.At(ref at, 1) == MsgPackCode.Timestamp:
                length = 10;
                break;
            // The specification gives the two shorter sizes fixed heads; the variable head says the same and is accepted.
            case MsgPackCode.Ext8 when Bytes.At(ref at, 2) == MsgPackCode.Timestamp:
                length = 3 + Bytes.At(ref at, 1);
                if (length is not (7 or 11 or 15))
                {
                    Throw.InvalidData("a timestamp whose length is not 4, 8 or 12 bytes.");
                }
                break;
            default:
                Throw.TypeMismatch("a timestamp", MsgPackCode.Name(at));
                length = 0;
                break;
        }
        switch (length)
        {
            case 6 or 7:
                seconds = Bytes.GetBig32(ref at, length - 4);
                nanoseconds = 0;
                break;
            case 10 or 11:
                ulong both = Bytes.GetBig64(ref at, length - 8);
                seconds = (long)(both & Seconds34);
                nanoseconds = (uint)(both >> 34);
                break;
            default:
                seconds = (long)Bytes.GetBig64(ref at, 7);
                nanoseconds = Bytes.GetBig32(ref at, 3);
                break;
        }
        if (nanoseconds > MsgPackTimestamp.MaxNanoseconds)
        {
            Throw.InvalidValue("a timestamp: more than 999,999,999 nanoseconds");
        }
        return length;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOther(ref byte at, out DateTime value)
    {
        nint length = Get(ref at, out long seconds, out uint nanoseconds);
        value = ToDateTime(seconds, nanoseconds);
        return length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static DateTime ToDateTime(long seconds, uint nanoseconds)
    {
        if ((ulong)(seconds + TimeRange.EpochSeconds) > (ulong)(TimeRange.LastSecond + TimeRange.EpochSeconds) || nanoseconds > MsgPackTimestamp.MaxNanoseconds)
        {
            Throw.InvalidValue("DateTime");
        }
        return new DateTime(((seconds + TimeRange.EpochSeconds) * TicksPerSecond) + (nanoseconds / 100), DateTimeKind.Utc);
    }
}
