// Owns: UTCTime as in serialise: tag 1000 and a map of seconds and picoseconds (RFC 9581's form); tags 0 and 1 of RFC 8949, section 3.4, are read.
using System.Globalization;
using System.Text;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Memory;

namespace Octavo.Interop.Serialise;

internal static class SerialiseTimes
{
    private const ulong TextTag = 0;
    private const ulong SecondsTag = 1;
    private const ulong ExtendedTag = 1000;
    private const int KindShift = 62;
    private const ulong Utc = 1;
    private const long PicosPerTick = 100_000;
    private const long SecondsKey = 1;
    private const long PicosKey = -12;

    /// <summary>Puts a time.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidValue"/> if its kind is not UTC.</exception>
    internal static void Put(ref ByteOutput output, ulong bits)
    {
        if (bits >> KindShift != Utc)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue,
                "a DateTime that is not UTC, but serialise has UTCTime; convert it with ToUniversalTime, or set its kind with DateTime.SpecifyKind.");
        }
        (long seconds, long ticks) = Math.DivRem((long)(bits & TimeRange.TicksMask) - DateTime.UnixEpoch.Ticks, TimeSpan.TicksPerSecond);
        if (ticks < 0)
        {
            seconds--;
            ticks += TimeSpan.TicksPerSecond;
        }
        CborHead.Put(ref output, CborHead.Tag, ExtendedTag);
        CborHead.Put(ref output, CborHead.Map, 2);
        CborHead.Put(ref output, SecondsKey);
        CborHead.Put(ref output, seconds);
        CborHead.Put(ref output, PicosKey);
        CborHead.Put(ref output, ticks * PicosPerTick);
    }

    /// <summary>Takes a time.</summary>
    /// <returns>UTC, as in Binary.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/> for fractions finer than 100 ns or years beyond 9999.</exception>
    internal static ulong Take(ref ByteInput input)
    {
        ulong tag = CborHead.Take(ref input, CborHead.Tag, "the tag of a time");
        long ticks = tag switch
        {
            TextTag => FromText(ref input),
            SecondsTag => FromSeconds(ref input),
            ExtendedTag => FromMap(ref input),
            _ => throw new OctavoException(OctavoErrorCode.TypeMismatch, $"expected a time with the tag 0, 1 or 1000, found the tag {tag}."),
        };
        return (Utc << KindShift) | (ulong)ticks;
    }

    private static long FromMap(ref ByteInput input)
    {
        ulong entries = CborHead.Take(ref input, CborHead.Map, "a map of seconds and picoseconds");
        long first = SerialiseIntegers.TakeSigned(ref input, long.MinValue, long.MaxValue, "a key");
        if (entries != 2 || first != SecondsKey)
        {
            Throw.InvalidData("a time whose map is not of seconds, then picoseconds.");
        }
        long seconds = SerialiseIntegers.TakeSigned(ref input, long.MinValue, long.MaxValue, "Int64");
        if (SerialiseIntegers.TakeSigned(ref input, long.MinValue, long.MaxValue, "a key") != PicosKey)
        {
            Throw.InvalidData("a time whose map is not of seconds, then picoseconds.");
        }
        long picos = SerialiseIntegers.TakeSigned(ref input, 0, 999_999_999_999, "picoseconds below a second");
        if (picos % PicosPerTick != 0)
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange,
                $"{picos} picoseconds, but a DateTime counts in 100 nanoseconds; keep such a time as numbers.");
        }
        return FromEpoch(seconds, picos / PicosPerTick);
    }

    private static long FromSeconds(ref ByteInput input)
    {
        if (input.Peek() >> 5 is CborHead.Unsigned or CborHead.Negative)
        {
            return FromEpoch(SerialiseIntegers.TakeSigned(ref input, long.MinValue, long.MaxValue, "Int64"), 0);
        }
        double seconds = SerialiseFloats.TakeDouble(ref input);
        double ticks = Math.Round(seconds * TimeSpan.TicksPerSecond);
        return double.IsNaN(ticks) || Math.Abs(ticks) > long.MaxValue / 2 ? throw OutOfRange() : FromEpoch(0, (long)ticks);
    }

    private static long FromText(ref ByteInput input)
    {
        int length = input.CheckCount(CborHead.Take(ref input, CborHead.Text, "a time as text"), 1);
        string text = Encoding.UTF8.GetString(input.Take(length));
        return DateTimeOffset.TryParseExact(text, ["yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK", "yyyy-MM-dd'T'HH:mm:ssK"], CultureInfo.InvariantCulture,
            DateTimeStyles.None, out DateTimeOffset time)
            ? time.UtcTicks : throw new OctavoException(OctavoErrorCode.InvalidValue, "a time as text that does not follow RFC 3339, to 100 ns.");
    }

    private static long FromEpoch(long seconds, long ticks)
    {
        Int128 all = ((Int128)seconds * TimeSpan.TicksPerSecond) + ticks + DateTime.UnixEpoch.Ticks;
        return all < 0 || all > DateTime.MaxValue.Ticks ? throw OutOfRange() : (long)all;
    }

    private static OctavoException OutOfRange() =>
        new(OctavoErrorCode.NumberOutOfRange, "a time outside of the years 1 to 9999, which a DateTime does not have.");
}
