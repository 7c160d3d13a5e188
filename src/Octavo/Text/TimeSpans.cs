// Owns: TimeSpan as text: the platform's form both ways, ISO 8601 durations on reading. Knows no format and no quotes.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>TimeSpans to <c>[-][d.]hh:mm:ss[.fffffff]</c>, the format "c" and what System.Text.Json writes; from that, and from the durations that other
/// platforms write (<c>P1DT2H3.5S</c>).</summary>
internal static class TimeSpans
{
    /// <summary>Characters at most.</summary>
    internal const int MaxLength = 26;

    /// <summary>Bytes that <see cref="Put"/> may store to.</summary>
    internal const int Room = 40;

    /// <summary>Bytes from the first on that <see cref="Get"/> may look at; after the end of the data they are zero.</summary>
    internal const int Readable = 80;

    /// <summary>Days that a TimeSpan has room for.</summary>
    private const uint MaxDays = 10_675_199;

    /// <summary>Puts a span of time.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The span.</param>
    /// <returns>Bytes put.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, TimeSpan value)
    {
        ulong ticks = (ulong)value.Ticks;
        nint used = 0;
        if (value.Ticks < 0)
        {
            at = (byte)'-';
            used = 1;
            ticks = 0 - ticks; // the least value has no positive one
        }
        uint days = (uint)(ticks / TimeSpan.TicksPerDay);
        if (days != 0)
        {
            used += DecimalIntegers.Put(ref Bytes.At(ref at, used), days);
            Bytes.At(ref at, used++) = (byte)'.';
        }
        uint fraction = IsoDates.PutTime(ref Bytes.At(ref at, used), (long)(ticks - (days * (ulong)TimeSpan.TicksPerDay)));
        used += 8;
        return fraction == 0 ? used : used + IsoDates.PutFraction(ref Bytes.At(ref at, used), fraction);
    }

    /// <summary>Gets a span of time: <c>[-][d.]hh:mm[:ss[.f{1,16}]]</c>, or <c>[-]P[nW][nD][T[nH][nM][n[.f{1,16}]S]]</c>. Years and months have no fixed length
    /// and are refused.</summary>
    /// <param name="at">The first character. <see cref="Readable"/> bytes are readable.</param>
    /// <param name="value">The span.</param>
    /// <returns>Bytes used; 0 if the text is none. What follows is not looked at.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out TimeSpan value)
    {
        nint sign = at == '-' ? 1 : 0;
        ref byte first = ref Bytes.At(ref at, sign);
        UInt128 ticks;
        nint used = first == 'P' ? IsoDurations.Get(ref first, out ticks) : GetDaysAndTime(ref first, out ticks);
        // 2^63 is the greatest magnitude of a negative span, 2^63 - 1 of others.
        if (used == 0 || ticks > (ulong)long.MaxValue + (ulong)sign)
        {
            value = default;
            return 0;
        }
        value = new TimeSpan(((long)(ulong)ticks ^ -sign) + sign);
        return used + sign;
    }

    private static nint GetDaysAndTime(ref byte at, out UInt128 ticks)
    {
        nint start = 0;
        uint days = 0;
        if (Bytes.At(ref at, 2) != ':')
        {
            int count = DecimalDigits.Count(Bytes.Get<ulong>(ref at), out ulong digits);
            days = count == 0 ? 0 : DecimalDigits.Join(digits, count);
            if (count == 0 || days > MaxDays || Bytes.At(ref at, count) != '.')
            {
                ticks = 0;
                return 0;
            }
            start = count + 1;
        }
        nint time = IsoDates.GetTime(ref Bytes.At(ref at, start), out long ofDay);
        ticks = (days * (ulong)TimeSpan.TicksPerDay) + (ulong)ofDay;
        return time == 0 ? 0 : start + time;
    }
}
