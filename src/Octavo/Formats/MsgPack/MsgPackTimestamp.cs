// Owns: the timestamp extension in its three sizes. Specification: "Timestamp extension type".
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>Timestamps: 32-bit seconds, 34-bit seconds with nanoseconds, 64-bit seconds with nanoseconds.</summary>
internal static class MsgPackTimestamp
{
    internal const int Max = 15;

    private const long TicksPerSecond = TimeSpan.TicksPerSecond;
    private const long EpochSeconds = 62_135_596_800; // from year 1 to 1970
    private const long MaxSeconds = 253_402_300_799;  // the last second of year 9999

    /// <summary>Puts an instant. A local time is converted to UTC; an unspecified one is taken as UTC, as MessagePack-CSharp does.</summary>
    internal static nint Put(ref byte at, DateTime value)
    {
        long ticks = LocalTime.ToUtcTicks(value);
        (ulong wholeSeconds, ulong rest) = Math.DivRem((ulong)ticks, (ulong)TicksPerSecond);
        long seconds = (long)wholeSeconds - EpochSeconds;
        uint nanoseconds = (uint)rest * 100;
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
            value = ToDateTime((long)(both & 0x3_FFFF_FFFF), (uint)(both >> 34));
            return 10;
        }
        return GetOther(ref at, out value);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOther(ref byte at, out DateTime value)
    {
        switch (at)
        {
            case MsgPackCode.FixExt4 when Bytes.At(ref at, 1) == MsgPackCode.Timestamp:
                value = ToDateTime(Bytes.GetBig32(ref at, 2), 0);
                return 6;
            case MsgPackCode.Ext8 when Bytes.At(ref at, 2) == MsgPackCode.Timestamp:
                switch (Bytes.At(ref at, 1))
                {
                    case 4:
                        value = ToDateTime(Bytes.GetBig32(ref at, 3), 0);
                        return 7;
                    case 8:
                        ulong both = Bytes.GetBig64(ref at, 3);
                        value = ToDateTime((long)(both & 0x3_FFFF_FFFF), (uint)(both >> 34));
                        return 11;
                    case 12:
                        value = ToDateTime((long)Bytes.GetBig64(ref at, 7), Bytes.GetBig32(ref at, 3));
                        return Max;
                }
                Throw.InvalidData("a timestamp of another length than 4, 8 or 12 bytes.");
                break;
        }
        Throw.TypeMismatch("a timestamp", MsgPackCode.Name(at));
        value = default;
        return 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static DateTime ToDateTime(long seconds, uint nanoseconds)
    {
        if ((ulong)(seconds + EpochSeconds) > (ulong)(MaxSeconds + EpochSeconds) || nanoseconds > 999_999_999)
        {
            Throw.InvalidValue("DateTime");
        }
        return new DateTime(((seconds + EpochSeconds) * TicksPerSecond) + (nanoseconds / 100), DateTimeKind.Utc);
    }
}
