// Owns: DateTime as ISO 8601 text in quotes, trailing zeros of the fraction dropped, as System.Text.Json writes it. Knows no writer and no reader.
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>DateTime to and from JSON text over a byte reference.</summary>
internal static class JsonDateTime
{
    internal static nint Put(ref byte at, DateTime value)
    {
        at = (byte)'"';
        ref byte p = ref Bytes.At(ref at, 1);
        value.Deconstruct(out DateOnly date, out TimeOnly _);
        date.Deconstruct(out int year, out int month, out int day);
        long ticks = value.TimeOfDay.Ticks;
        int seconds = (int)(ticks / TimeSpan.TicksPerSecond);
        uint fraction = (uint)(ticks - (seconds * TimeSpan.TicksPerSecond));
        int hour = seconds / 3600;
        int minute = (seconds / 60) - (hour * 60);
        int century = year / 100;
        PutTwo(ref p, century);
        PutTwo(ref Bytes.At(ref p, 2), year - (century * 100));
        Bytes.At(ref p, 4) = (byte)'-';
        PutTwo(ref Bytes.At(ref p, 5), month);
        Bytes.At(ref p, 7) = (byte)'-';
        PutTwo(ref Bytes.At(ref p, 8), day);
        Bytes.At(ref p, 10) = (byte)'T';
        PutTwo(ref Bytes.At(ref p, 11), hour);
        Bytes.At(ref p, 13) = (byte)':';
        PutTwo(ref Bytes.At(ref p, 14), minute);
        Bytes.At(ref p, 16) = (byte)':';
        PutTwo(ref Bytes.At(ref p, 17), seconds % 60);
        nint n = 19;
        if (fraction != 0)
        {
            ulong digits = JsonIntegers.Encode8(fraction * 10); // seven digits and a zero
            Bytes.At(ref p, 19) = (byte)'.';
            Bytes.Put(ref Bytes.At(ref p, 20), digits | JsonIntegers.Zeros);
            n = 20 + 8 - (BitOperations.LeadingZeroCount(digits) >> 3);
        }
        if (value.Kind == DateTimeKind.Utc)
        {
            Bytes.At(ref p, n++) = (byte)'Z';
        }
        else if (value.Kind == DateTimeKind.Local)
        {
            n += PutOffset(ref Bytes.At(ref p, n), value);
        }
        Bytes.At(ref p, n) = (byte)'"';
        return n + 2;
    }

    /// <summary>Gets a value in quotes; the 40 bytes from <paramref name="at"/> on must be readable.</summary>
    /// <returns>Bytes used, 0 where the text is no date.</returns>
    internal static nint Get(ref byte at, out DateTime value)
    {
        value = default;
        ref byte p = ref Bytes.At(ref at, 1);
        uint year = (GetTwo(ref p) * 100) + GetTwo(ref Bytes.At(ref p, 2));
        uint month = GetTwo(ref Bytes.At(ref p, 5));
        uint day = GetTwo(ref Bytes.At(ref p, 8));
        uint hour = GetTwo(ref Bytes.At(ref p, 11));
        uint minute = GetTwo(ref Bytes.At(ref p, 14));
        uint second = GetTwo(ref Bytes.At(ref p, 17));
        bool punctuated = at == '"' && Bytes.At(ref p, 4) == '-' && Bytes.At(ref p, 7) == '-' && Bytes.At(ref p, 10) == 'T' && Bytes.At(ref p, 13) == ':' && Bytes.At(ref p, 16) == ':';
        if (!punctuated || year - 1 > 9998 || month - 1 > 11 || hour > 23 || minute > 59 || second > 59 || day - 1 >= (uint)DateTime.DaysInMonth((int)year, (int)month))
        {
            return 0;
        }
        nint n = 19;
        long fraction = 0;
        if (Bytes.At(ref p, n) == '.')
        {
            int count = JsonIntegers.Digits8(Bytes.Get<ulong>(ref Bytes.At(ref p, 20)), out ulong digits);
            if (count is 0 or 8)
            {
                return 0;
            }
            fraction = JsonIntegers.Parse8(digits << (64 - (8 * count))) * (long)JsonIntegers.Pow10U[7 - count];
            n = 20 + count;
        }
        long ticks = new DateTime((int)year, (int)month, (int)day, (int)hour, (int)minute, (int)second).Ticks + fraction;
        switch (Bytes.At(ref p, n))
        {
            case (byte)'"':
                value = new DateTime(ticks);
                break;
            case (byte)'Z':
                value = new DateTime(ticks, DateTimeKind.Utc);
                n++;
                break;
            default:
                if (!GetLocal(ref Bytes.At(ref p, n), ticks, out value))
                {
                    return 0;
                }
                n += 6;
                break;
        }
        return Bytes.At(ref p, n) == '"' ? n + 2 : 0;
    }

    private static nint PutOffset(ref byte at, DateTime value)
    {
        int minutes = (int)(TimeZoneInfo.Local.GetUtcOffset(value).Ticks / TimeSpan.TicksPerMinute);
        at = (byte)(minutes < 0 ? '-' : '+');
        minutes = Math.Abs(minutes);
        PutTwo(ref Bytes.At(ref at, 1), minutes / 60);
        Bytes.At(ref at, 3) = (byte)':';
        PutTwo(ref Bytes.At(ref at, 4), minutes % 60);
        return 6;
    }

    private static bool GetLocal(ref byte at, long ticks, out DateTime value)
    {
        uint hours = GetTwo(ref Bytes.At(ref at, 1));
        uint minutes = GetTwo(ref Bytes.At(ref at, 4));
        long offset = ((hours * 60) + minutes) * TimeSpan.TicksPerMinute;
        offset = at == '-' ? -offset : offset;
        value = default;
        if ((at != '+' && at != '-') || Bytes.At(ref at, 3) != ':' || hours > 14 || minutes > 59 || (ulong)(ticks - offset) > (ulong)DateTime.MaxValue.Ticks)
        {
            return false;
        }
        value = new DateTime(ticks - offset, DateTimeKind.Utc).ToLocalTime();
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutTwo(ref byte at, int value)
    {
        int tens = (value * 103) >> 10;
        Bytes.Put(ref at, (ushort)(0x3030 + tens + ((value - (10 * tens)) << 8)));
    }

    /// <summary>Two digits, or far more than any part of a date.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint GetTwo(ref byte at)
    {
        uint tens = (uint)at - '0';
        uint ones = (uint)Bytes.At(ref at, 1) - '0';
        return tens > 9 || ones > 9 ? 100_000 : (tens * 10) + ones;
    }
}
