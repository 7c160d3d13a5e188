// Owns: DateTime, DateTimeOffset, DateOnly and TimeOnly as ISO 8601 text, as System.Text.Json writes them. Knows no format and no quotes.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Dates and times to text: <c>2026-11-21T17:43:13.25+01:00</c>. Seven decimals of a second at most, the zeros after them left out.</summary>
internal static partial class IsoDates
{
    /// <summary>Characters of a DateTime or DateTimeOffset at most.</summary>
    internal const int MaxLength = 33;

    /// <summary>Characters of a DateOnly.</summary>
    internal const int DateLength = 10;

    /// <summary>Bytes that a <c>Put</c> may store to.</summary>
    internal const int Room = 40;

    /// <summary>What makes parted digits <c>00-00-00</c>.</summary>
    private const ulong Dashes = 0x3030_2D_3030_2D_3030;

    /// <summary>What makes parted digits <c>00:00:00</c>.</summary>
    private const ulong Colons = 0x3030_3A_3030_3A_3030;

    /// <summary>Puts a time: <c>Z</c> after UTC, the offset after local time, nothing after others.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The time.</param>
    /// <returns>Bytes put.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, DateTime value)
    {
        nint used = PutDateAndTime(ref at, value);
        if (value.Kind == DateTimeKind.Utc)
        {
            Bytes.At(ref at, used) = (byte)'Z';
            return used + 1;
        }
        return value.Kind == DateTimeKind.Local ? used + PutOffset(ref Bytes.At(ref at, used), TimeZoneInfo.Local.GetUtcOffset(value)) : used;
    }

    /// <summary>Puts a time and its offset.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, DateTimeOffset value)
    {
        nint used = PutDateAndTime(ref at, value.DateTime);
        return used + PutOffset(ref Bytes.At(ref at, used), value.Offset);
    }

    /// <summary>Puts a date.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    internal static nint Put(ref byte at, DateOnly value)
    {
        PutDate(ref at, DateParts.OfDate((uint)value.DayNumber));
        return DateLength;
    }

    /// <summary>Puts a time of day; seven decimals or none, as System.Text.Json writes it.</summary>
    /// <inheritdoc cref="Put(ref byte, DateTime)"/>
    internal static nint Put(ref byte at, TimeOnly value)
    {
        uint fraction = PutTime(ref at, value.Ticks);
        return fraction == 0 ? 8 : 8 + PutFraction(ref Bytes.At(ref at, 8), fraction);
    }

    /// <summary>Puts <c>hh:mm:ss</c>.</summary>
    /// <returns>The ticks beyond the second.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint PutTime(ref byte at, long ticksOfDay)
    {
        ulong parts = DateParts.OfTime((ulong)ticksOfDay, out uint fraction);
        Bytes.Put(ref at, Parted(DecimalDigits.SpreadTwos(parts)) | Colons);
        return fraction;
    }

    /// <summary>Puts the point and seven decimals.</summary>
    internal static nint PutFraction(ref byte at, uint fraction)
    {
        at = (byte)'.';
        Bytes.Put(ref at, 1, DecimalDigits.Spread(fraction * 10) | DecimalDigits.Zeros);
        return 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutDateAndTime(ref byte at, DateTime value)
    {
        // One division for both halves; DateOnly and TimeOfDay would make three of it.
        ulong ticks = (ulong)value.Ticks;
        uint days = (uint)(ticks / TimeSpan.TicksPerDay);
        ulong date = DateParts.OfDate(days);
        ulong time = DateParts.OfTime(ticks - (days * (ulong)TimeSpan.TicksPerDay), out uint fraction);
        PutParts(ref at, date, time);
        if (fraction == 0)
        {
            return 19;
        }
        ulong digits = DecimalDigits.Spread(fraction * 10); // seven digits and a zero
        Bytes.At(ref at, 19) = (byte)'.';
        Bytes.Put(ref at, 20, digits | DecimalDigits.Zeros);
        return 20 + 8 - (BitOperations.LeadingZeroCount(digits) >> 3);
    }

    /// <summary>Puts <c>yyyy-MM-ddThh:mm:ss</c> of the parts of both.</summary>
    /// <remarks>As one vector: a list of ten dates in CBOR takes 110 ns, in words 150 (2026-11-24).</remarks>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutParts(ref byte at, ulong date, ulong time)
    {
        if (!Ssse3.IsSupported)
        {
            PutDate(ref at, date);
            Bytes.At(ref at, 10) = (byte)'T';
            Bytes.Put(ref at, 11, Parted(DecimalDigits.SpreadTwos(time)) | Colons);
            return;
        }
        Vector128<ushort> twos = Vector128.Create(date, time).AsUInt16();
        Vector128<ushort> tens = Sse2.MultiplyHigh(twos, Vector128.Create((ushort)6554));
        Vector128<ushort> ones = Sse2.Subtract(twos, Sse2.MultiplyLow(tens, Vector128.Create((ushort)10)));
        Vector128<ushort> digits = Sse2.Or(tens, Sse2.ShiftLeftLogical(ones, 8));
        Vector128<byte> parted = Ssse3.Shuffle(digits.AsByte(), Vector128.Create((byte)0, 1, 2, 3, 255, 4, 5, 255, 6, 7, 255, 8, 9, 255, 10, 11));
        Bytes.Put(ref at, Sse2.Or(parted, Vector128.Create("0000-00-00T00:00"u8)));
        Bytes.Put(ref at, 16, 0x3030_3Au | ((uint)digits.GetElement(6) << 8));
    }

    /// <summary>Puts <c>yyyy-MM-dd</c> of a date's parts.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void PutDate(ref byte at, ulong parts)
    {
        ulong digits = DecimalDigits.SpreadTwos(parts);
        Bytes.Put(ref at, (ushort)(digits | DecimalDigits.Zeros));
        Bytes.Put(ref at, 2, Parted(digits >> 16) | Dashes);
    }

    /// <summary>Three pairs of digits with room for a character between them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Parted(ulong digits) => (digits & 0xFFFF) | ((digits & 0xFFFF_0000) << 8) | ((digits & 0xFFFF_0000_0000) << 16);

    private static nint PutOffset(ref byte at, TimeSpan offset)
    {
        int total = (int)(offset.Ticks / TimeSpan.TicksPerMinute);
        at = (byte)(total < 0 ? '-' : '+');
        uint minutes = (uint)Math.Abs(total);
        uint hours = minutes / 60;
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 1), hours);
        Bytes.At(ref at, 3) = (byte)':';
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, 4), minutes - (hours * 60));
        return 6;
    }
}
