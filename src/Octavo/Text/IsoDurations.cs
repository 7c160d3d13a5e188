// Owns: ISO 8601 durations of fixed length. Knows no sign, no format.
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Reads <c>P[nW][nD][T[nH][nM][n[.f]S]]</c>, as Java and XML write spans of time. They are never written.</summary>
internal static class IsoDurations
{
    /// <summary>Gets a duration. A number has eight digits at most.</summary>
    /// <param name="at">The P. <see cref="TimeSpans.Readable"/> bytes, less one, are readable.</param>
    /// <param name="ticks">Its ticks, which may be more than a TimeSpan has.</param>
    /// <returns>Bytes used; 0 if the text is none.</returns>
    internal static nint Get(ref byte at, out UInt128 ticks)
    {
        ticks = 0;
        nint date = GetParts(ref at, 1, "WD"u8, ref ticks);
        if (date == 0 || Bytes.At(ref at, date) != 'T')
        {
            return date > 1 ? date : 0;
        }
        nint time = GetParts(ref at, date + 1, "HMS"u8, ref ticks);
        return time > date + 1 ? time : 0;
    }

    /// <summary>Gets numbers with their units, each unit once at most and in this order.</summary>
    /// <returns>Where they end; 0 if one is not a number with a unit.</returns>
    private static nint GetParts(ref byte at, nint from, ReadOnlySpan<byte> units, ref UInt128 ticks)
    {
        nint used = from;
        int count;
        while ((count = DecimalDigits.Count(Bytes.Get<ulong>(ref at, used), out ulong digits)) != 0)
        {
            uint number = DecimalDigits.Join(digits, count);
            used += count;
            uint fraction = 0;
            bool hasFraction = Bytes.At(ref at, used) == '.';
            if (hasFraction)
            {
                int decimals = IsoDates.GetFraction(ref Bytes.At(ref at, used + 1), out fraction);
                if (decimals == 0)
                {
                    return 0;
                }
                used += 1 + decimals;
            }
            byte unit = Bytes.At(ref at, used);
            int index = units.IndexOf(unit);
            if (index < 0 || (hasFraction && unit != 'S'))
            {
                return 0;
            }
            ticks += ((UInt128)number * (ulong)TicksOf(unit)) + fraction;
            units = units[(index + 1)..];
            used++;
        }
        return used;
    }

    private static long TicksOf(byte unit) => unit switch
    {
        (byte)'W' => 7 * TimeSpan.TicksPerDay,
        (byte)'D' => TimeSpan.TicksPerDay,
        (byte)'H' => TimeSpan.TicksPerHour,
        (byte)'M' => TimeSpan.TicksPerMinute,
        _ => TimeSpan.TicksPerSecond,
    };
}
