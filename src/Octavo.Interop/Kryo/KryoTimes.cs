// Owns: Java's times. Source: Kryo 5.6.2, TimeSerializers and DateSerializer. Java has nanoseconds and C# ticks of 100: what does not fit is refused.
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Memory;

namespace Octavo.Interop.Kryo;

internal static class KryoTimes
{
    private const int NanosPerTick = 100;
    private const int SecondsPerQuarter = 900;
    private const sbyte FullOffset = 127;
    private const ulong Utc = 1UL << 62;

    private static readonly long s_epoch = DateTime.UnixEpoch.Ticks;

    internal static void PutDateTime(ref ByteOutput output, KryoSort sort, ulong bits)
    {
        long ticks = (long)(bits & TimeRange.TicksMask);
        if (sort == KryoSort.LocalDateTime)
        {
            if (bits > TimeRange.TicksMask)
            {
                Throw.InvalidValue("LocalDateTime",
                    "the kind of the DateTime is UTC or local, but a LocalDateTime has none; use DateTimeKind.Unspecified, or Instant");
            }
            PutDate(ref output, (int)(ticks / TimeSpan.TicksPerDay));
            PutTime(ref output, ticks % TimeSpan.TicksPerDay);
            return;
        }
        if (bits >> 62 != 1)
        {
            Throw.InvalidValue("an instant", "the kind of the DateTime is not UTC; convert it, or use LocalDateTime");
        }
        long since = ticks - s_epoch;
        if (sort == KryoSort.Date)
        {
            if (since % TimeSpan.TicksPerMillisecond != 0)
            {
                Throw.InvalidValue("Date", "it has milliseconds, but the DateTime is finer; round it, or use Instant");
            }
            KryoVarint.PutLong(ref output, (ulong)(since / TimeSpan.TicksPerMillisecond));
            return;
        }
        (long seconds, uint nanos) = Split(since);
        KryoVarint.PutLong(ref output, (ulong)seconds);
        BinaryForm.PutVarint(ref output, nanos);
    }

    internal static ulong TakeDateTime(ref ByteInput input, KryoSort sort)
    {
        if (sort == KryoSort.LocalDateTime)
        {
            long days = TakeDate(ref input);
            return (ulong)((days * TimeSpan.TicksPerDay) + TakeTime(ref input));
        }
        Int128 ticks = (Int128)(long)KryoVarint.TakeLong(ref input) * (sort == KryoSort.Date ? TimeSpan.TicksPerMillisecond : TimeSpan.TicksPerSecond)
            + s_epoch;
        if (sort == KryoSort.Instant)
        {
            ticks += TakeNanos(ref input);
        }
        if (ticks < 0 || ticks > (long)TimeRange.MaxTicks)
        {
            Throw.NumberOutOfRange("DateTime");
        }
        return (ulong)ticks | Utc;
    }

    internal static void PutDate(ref ByteOutput output, int days)
    {
        var date = DateOnly.FromDayNumber(days);
        BinaryForm.PutVarint(ref output, (uint)date.Year);
        output.Put((byte)date.Month);
        output.Put((byte)date.Day);
    }

    internal static int TakeDate(ref ByteInput input)
    {
        uint year = KryoVarint.Take(ref input);
        byte month = input.Take();
        byte day = input.Take();
        if (year is < 1 or > 9999 || month is < 1 or > 12 || day < 1 || day > DateTime.DaysInMonth((int)year, month))
        {
            Throw.InvalidValue("DateOnly", "the year is not 1 to 9999, or the month has no such day");
        }
        return new DateOnly((int)year, month, day).DayNumber;
    }

    /// <summary>Hours, minutes, seconds, nanoseconds; the last that is not 0 ends it, as its complement if nanoseconds are 0.</summary>
    internal static void PutTime(ref ByteOutput output, long ticks)
    {
        var time = new TimeOnly(ticks);
        uint nanos = (uint)(ticks % TimeSpan.TicksPerSecond) * NanosPerTick;
        bool hasNanos = nanos != 0;
        bool hasSeconds = hasNanos || time.Second != 0;
        bool hasMinutes = hasSeconds || time.Minute != 0;
        output.Put((byte)(hasMinutes ? time.Hour : ~time.Hour));
        if (hasMinutes)
        {
            output.Put((byte)(hasSeconds ? time.Minute : ~time.Minute));
        }
        if (hasSeconds)
        {
            output.Put((byte)(hasNanos ? time.Second : ~time.Second));
        }
        if (hasNanos)
        {
            BinaryForm.PutVarint(ref output, nanos);
        }
    }

    internal static long TakeTime(ref ByteInput input)
    {
        Span<int> parts = stackalloc int[3];
        bool ends = false;
        for (int i = 0; i < parts.Length && !ends; i++)
        {
            int part = (sbyte)input.Take();
            ends = part < 0;
            parts[i] = ends ? ~part : part;
        }
        if (parts[0] > 23 || parts[1] > 59 || parts[2] > 59)
        {
            Throw.InvalidValue("TimeOnly", "an hour above 23, or a minute or second above 59");
        }
        long ticks = new TimeOnly(parts[0], parts[1], parts[2]).Ticks;
        return ends ? ticks : ticks + TakeNanos(ref input);
    }

    internal static void PutDuration(ref ByteOutput output, long ticks)
    {
        (long seconds, uint nanos) = Split(ticks);
        BinaryPrimitives.WriteInt64LittleEndian(output.Take(sizeof(long)), seconds);
        BinaryForm.PutVarint(ref output, nanos);
    }

    internal static long TakeDuration(ref ByteInput input)
    {
        Int128 ticks = (Int128)BinaryPrimitives.ReadInt64LittleEndian(input.Take(sizeof(long))) * TimeSpan.TicksPerSecond;
        ticks += TakeNanos(ref input);
        if (ticks < long.MinValue || ticks > long.MaxValue)
        {
            Throw.NumberOutOfRange("TimeSpan");
        }
        return (long)ticks;
    }

    internal static void PutOffset(ref ByteOutput output, short minutes)
    {
        int seconds = minutes * 60;
        if (seconds % SecondsPerQuarter == 0)
        {
            output.Put((byte)(sbyte)(seconds / SecondsPerQuarter));
            return;
        }
        output.Put((byte)FullOffset);
        BinaryPrimitives.WriteInt32LittleEndian(output.Take(sizeof(int)), seconds);
    }

    internal static short TakeOffset(ref ByteInput input)
    {
        sbyte quarters = (sbyte)input.Take();
        int seconds = quarters == FullOffset ? BinaryPrimitives.ReadInt32LittleEndian(input.Take(sizeof(int))) : quarters * SecondsPerQuarter;
        if (seconds % 60 != 0 || Math.Abs((long)seconds) > 14 * 3600)
        {
            Throw.InvalidValue("DateTimeOffset", "an offset of more than 14 hours, or not of whole minutes");
        }
        return (short)(seconds / 60);
    }

    /// <summary>Seconds, rounded down, and the nanoseconds above them.</summary>
    private static (long Seconds, uint Nanos) Split(long ticks)
    {
        (long seconds, long rest) = Math.DivRem(ticks, TimeSpan.TicksPerSecond);
        return rest < 0 ? (seconds - 1, (uint)(rest + TimeSpan.TicksPerSecond) * NanosPerTick) : (seconds, (uint)rest * NanosPerTick);
    }

    private static uint TakeNanos(ref ByteInput input)
    {
        uint nanos = KryoVarint.Take(ref input);
        if (nanos > 999_999_999 || nanos % NanosPerTick != 0)
        {
            Throw.InvalidValue("a time", "its nanoseconds are a second or more, or not a multiple of 100, the unit of C#");
        }
        return nanos / NanosPerTick;
    }
}
