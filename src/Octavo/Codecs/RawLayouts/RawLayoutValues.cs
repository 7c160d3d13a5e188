// Owns: which bit patterns are values: bool, decimal, DateTime, … and their validation. docs/formats/binary.md, "Scalars". Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Text;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Codecs.RawLayouts;

/// <summary>Turns raw layouts into values and refuses those that are none.</summary>
internal static class RawLayoutValues
{
    private const uint DecimalFlags = 0x80FF_0000;            // sign and scale; every other bit is zero
    private const uint MaxDay = 3_652_058;                    // DateOnly.MaxValue.DayNumber
    private const ulong TicksPerDay = 864_000_000_000;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool ToBool(byte raw)
    {
        if (raw > 1)
        {
            Throw.InvalidValue("bool");
        }
        return raw != 0;
    }

    /// <summary>In memory a bool may be any byte, and what is not zero is true; in data it is 0 or 1. Without a branch.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static byte FromBool(bool value) => unchecked((byte)((uint)-Unsafe.BitCast<bool, byte>(value) >> 31));

    /// <summary>Copies bools as they are in data.</summary>
    /// <param name="values">The bools.</param>
    /// <param name="to">As many bytes.</param>
    internal static void CopyBools(ReadOnlySpan<bool> values, ref byte to)
    {
        ref byte from = ref Unsafe.As<bool, byte>(ref MemoryMarshal.GetReference(values));
        int i = 0;
        if (Vector256.IsHardwareAccelerated)
        {
            for (; i <= values.Length - Vector256<byte>.Count; i += Vector256<byte>.Count)
            {
                Vector256.Min(Vector256.LoadUnsafe(ref from, (nuint)i), Vector256<byte>.One).StoreUnsafe(ref to, (nuint)i);
            }
        }
        for (; i < values.Length; i++)
        {
            Unsafe.Add(ref to, i) = FromBool(values[i]);
        }
    }

    /// <summary>Refuses what memory holds and the type has not, when it is written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check(DateTime value)
    {
        if (!IsDateTime(Unsafe.BitCast<DateTime, ulong>(value)))
        {
            Throw.InvalidBits("DateTime");
        }
    }

    /// <inheritdoc cref="Check(DateTime)"/>
    internal static void Check(DateTimeOffset value) => ClockTicks(value, out _);

    /// <inheritdoc cref="Check(DateTime)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check(DateOnly value)
    {
        if (!IsDateOnly((uint)value.DayNumber))
        {
            Throw.InvalidBits("DateOnly");
        }
    }

    /// <inheritdoc cref="Check(DateTime)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check(TimeOnly value)
    {
        if (!IsTimeOnly((ulong)value.Ticks))
        {
            Throw.InvalidBits("TimeOnly");
        }
    }

    /// <inheritdoc cref="Check(DateTime)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check(Rune value)
    {
        if (!IsRune((uint)value.Value))
        {
            Throw.InvalidBits("Rune");
        }
    }

    /// <inheritdoc cref="Check(DateTime)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Check(in decimal value)
    {
        if (!IsDecimal(Unsafe.As<decimal, uint>(ref Unsafe.AsRef(in value))))
        {
            Throw.InvalidBits("decimal");
        }
    }

    /// <summary>The ticks of the clock at a time's offset, as in <see cref="DateTimeOffset.Ticks"/>.</summary>
    /// <param name="value">The time.</param>
    /// <param name="minutes">Its offset.</param>
    internal static long ClockTicks(DateTimeOffset value, out int minutes)
    {
        minutes = value.TotalOffsetMinutes;
        long ticks = value.UtcTicks + (minutes * TimeSpan.TicksPerMinute);
        if (minutes is < -840 or > 840 || (ulong)value.UtcTicks > TimeRange.MaxTicks || (ulong)ticks > TimeRange.MaxTicks)
        {
            Throw.InvalidBits("DateTimeOffset");
        }
        return ticks;
    }

    internal static void CheckBools(ReadOnlySpan<byte> raw)
    {
        if (raw.ContainsAnyExceptInRange((byte)0, (byte)1))
        {
            Throw.InvalidValue("bool");
        }
    }

    /// <summary>Kind in the two top bits (0 unspecified, 1 UTC, 2 local, 3 local in the repeated hour), ticks below: what <see cref="DateTime"/> itself
    /// holds.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong FromDateTime(DateTime value)
    {
        Check(value);
        return Unsafe.BitCast<DateTime, ulong>(value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsDateTime(ulong raw) => (raw & TimeRange.TicksMask) <= TimeRange.MaxTicks;

    /// <summary>Whether all of <paramref name="count"/> raw layouts, <paramref name="stride"/> bytes apart, are of DateTime.</summary>
    internal static bool AreDateTimes(ref byte first, int count, nint stride)
    {
        // A carry into bit 62 says that the ticks are too many: one addition per element and no branch.
        const ulong Carry = TimeRange.TicksMask - TimeRange.MaxTicks;
        ulong carries = 0;
        nint offset = 0;
        for (int i = 0; i < count; i++)
        {
            carries |= (Bytes.Get<ulong>(ref first, offset) & TimeRange.TicksMask) + Carry;
            offset += stride;
        }
        return (carries & ~TimeRange.TicksMask) == 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static DateTime ToDateTime(ulong raw)
    {
        if (!IsDateTime(raw))
        {
            Throw.InvalidValue("DateTime");
        }
        return Unsafe.BitCast<ulong, DateTime>(raw);
    }

    internal static DateTimeOffset ToDateTimeOffset(long ticks, short minutes)
    {
        long utc = ticks - (minutes * TimeSpan.TicksPerMinute);
        if ((ulong)ticks > TimeRange.MaxTicks || minutes is < -840 or > 840 || (ulong)utc > TimeRange.MaxTicks)
        {
            Throw.InvalidValue("DateTimeOffset");
        }
        return new DateTimeOffset(ticks, new TimeSpan(minutes * TimeSpan.TicksPerMinute));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsDateOnly(uint raw) => raw <= MaxDay;

    internal static DateOnly ToDateOnly(uint raw)
    {
        if (!IsDateOnly(raw))
        {
            Throw.InvalidValue("DateOnly");
        }
        return DateOnly.FromDayNumber((int)raw);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsTimeOnly(ulong raw) => raw < TicksPerDay;

    internal static TimeOnly ToTimeOnly(ulong raw)
    {
        if (!IsTimeOnly(raw))
        {
            Throw.InvalidValue("TimeOnly");
        }
        return new TimeOnly((long)raw);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsRune(uint raw) => Rune.IsValid(raw);

    internal static Rune ToRune(uint raw)
    {
        if (!IsRune(raw))
        {
            Throw.InvalidValue("Rune");
        }
        return new Rune(raw);
    }

    /// <summary>Flags, high, low 64: the order in which <see cref="decimal"/> holds them. Scale at most 28.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsDecimal(uint flags) => (flags & ~DecimalFlags) == 0 && (flags & 0x00FF_0000) <= (28 << 16);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static decimal ToDecimal(ref byte raw)
    {
        if (!IsDecimal(Bytes.Get<uint>(ref raw)))
        {
            Throw.InvalidValue("decimal");
        }
        return Bytes.Get<decimal>(ref raw);
    }
}
