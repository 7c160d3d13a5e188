// Owns: what numbers the words of Shapes hold, and what becomes of a number that a type of another range reads.
using System.Numerics;
using Octavo.Cli.Diff.Findings;
using Octavo.Shapes;

namespace Octavo.Cli.Diff.Rules.Values;

internal static class NumberWords
{
    private const int FirstSurrogate = 0xD800;

    /// <summary>What a decimal holds at most.</summary>
    private static readonly BigInteger s_decimal = (BigInteger)decimal.MaxValue;

    /// <summary>Whether it is a whole number, a character among them.</summary>
    internal static bool IsWhole(ShapeWord word) => Range(word) is not null;

    /// <summary>Whether it is one of at most 64 bits.</summary>
    internal static bool IsSmall(ShapeWord word) => IsWhole(word) && word is not (ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Integer);

    internal static bool IsFloat(ShapeWord word) => word is ShapeWord.Float16 or ShapeWord.Float32 or ShapeWord.Float64;

    /// <summary>Whether it is ticks, or days: a number that means another thing.</summary>
    internal static bool IsTicks(ShapeWord word) => word is ShapeWord.Date or ShapeWord.Time or ShapeWord.TimeSpan;

    /// <summary>Whether it has a sign in front.</summary>
    internal static bool IsSigned(ShapeWord word) => Range(word) is { Least.Sign: < 0 };

    /// <summary>The numbers of a type; null if it is not a whole number.</summary>
    internal static (BigInteger Least, BigInteger Most)? Range(ShapeWord word) => word switch
    {
        ShapeWord.Int8 => (sbyte.MinValue, sbyte.MaxValue),
        ShapeWord.UInt8 => (0, byte.MaxValue),
        ShapeWord.Int16 => (short.MinValue, short.MaxValue),
        ShapeWord.UInt16 or ShapeWord.Char => (0, ushort.MaxValue),
        ShapeWord.Int32 or ShapeWord.FixedInt32 => (int.MinValue, int.MaxValue),
        ShapeWord.UInt32 or ShapeWord.FixedUInt32 => (0, uint.MaxValue),
        ShapeWord.Int64 or ShapeWord.FixedInt64 => (long.MinValue, long.MaxValue),
        ShapeWord.UInt64 or ShapeWord.FixedUInt64 => (0, ulong.MaxValue),
        ShapeWord.Int128 => ((BigInteger)Int128.MinValue, (BigInteger)Int128.MaxValue),
        ShapeWord.UInt128 => (0, (BigInteger)UInt128.MaxValue),
        ShapeWord.Integer => (-BigInteger.Pow(2, 4096), BigInteger.Pow(2, 4096)),
        ShapeWord.Rune => (0, 0x10FFFF),
        _ => null,
    };

    /// <summary>Whole numbers that another whole type reads, checked against its range.</summary>
    internal static Verdict Fit(ShapeWord written, ShapeWord read)
    {
        ((BigInteger Least, BigInteger Most) one, (BigInteger Least, BigInteger Most) other) = (Range(written)!.Value, Range(read)!.Value);
        bool fits = one.Least >= other.Least && one.Most <= other.Most;
        return !fits ? new Verdict(Outcome.Partly, "numbers that do not fit are refused")
            : read == ShapeWord.Rune && written != ShapeWord.Rune && one.Most >= FirstSurrogate
            ? new Verdict(Outcome.Partly, "halves of surrogate pairs are refused")
            : Verdict.Read;
    }

    /// <summary>Whole numbers that a floating type reads, rounded.</summary>
    internal static Verdict Round(ShapeWord written, ShapeWord read)
    {
        (BigInteger least, BigInteger most) = Range(written)!.Value;
        BigInteger exact = BigInteger.Pow(2, read switch { ShapeWord.Float16 => 11, ShapeWord.Float32 => 24, _ => 53 });
        return least >= -exact && most <= exact ? Verdict.Read : new Verdict(Outcome.Wrong, "large numbers are rounded");
    }

    /// <summary>Floating numbers that another floating type reads.</summary>
    internal static Verdict Float(ShapeWord written, ShapeWord read) => written <= read ? Verdict.Read : new Verdict(Outcome.Wrong, "digits are lost");

    /// <summary>Whole numbers that a decimal reads.</summary>
    internal static Verdict Decimal(ShapeWord written)
    {
        (BigInteger least, BigInteger most) = Range(written)!.Value;
        return least >= -s_decimal && most <= s_decimal ? Verdict.Read : new Verdict(Outcome.Partly, "numbers beyond a decimal are refused");
    }

    /// <summary>Times of a day and spans, which are ticks both.</summary>
    internal static Verdict? Ticks(ShapeWord written, ShapeWord read) => (written, read) switch
    {
        (ShapeWord.Time, ShapeWord.TimeSpan) => Verdict.Read,
        (ShapeWord.TimeSpan, ShapeWord.Time) => new Verdict(Outcome.Partly, "spans that are not a time of day are refused"),
        _ => null,
    };
}
