// Owns: a seeded generator that begins anywhere in the sequence of a seeded Random.
// Must not know: what is made of the numbers.
namespace Octavo.Lab.Contract;

/// <summary>
/// The numbers of <c>new Random(seed)</c>: Knuth's subtractive generator, which .NET keeps for seeds. Document 001's values come from one sequence, of which a
/// row begins up to 67 million numbers after the first. Places that were reached are remembered for all adapters, because going there takes longer than making
/// the values.
/// </summary>
public sealed class SkippingRandom : Random
{
    private const int Length = 55;
    private const int Lag = 21;

    private static readonly List<(int Seed, SkippingRandom Random)> s_reached = [];
    private static readonly Lock s_gate = new();

    // The last 55 numbers; the one at _oldest is the oldest. Each number is that of 55 draws ago less that of 34 draws ago.
    private readonly int[] _last;
    private int _oldest;
    private long _drawn;

    private SkippingRandom(int seed)
    {
        // The recurrence backwards gives the 55 numbers before the first.
        var random = new Random(seed);
        int[] numbers = new int[2 * Length];
        for (int i = Length; i < numbers.Length; i++)
            numbers[i] = random.Next();
        for (int i = Length - 1; i >= 0; i--)
            numbers[i] = (int)(((long)numbers[i + Length] + numbers[i + Lag]) % int.MaxValue);
        _last = numbers[..Length];
    }

    private SkippingRandom(SkippingRandom other)
    {
        _last = [.. other._last];
        (_oldest, _drawn) = (other._oldest, other._drawn);
    }

    /// <summary>The generator of a seed as it is when it has given <paramref name="drawn"/> numbers.</summary>
    public static SkippingRandom After(int seed, long drawn)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(drawn);
        lock (s_gate)
        {
            SkippingRandom? near = s_reached.Where(reached => reached.Seed == seed).Select(reached => reached.Random).Where(reached => reached._drawn <= drawn)
                .MaxBy(reached => reached._drawn);
            SkippingRandom random = near is null ? new SkippingRandom(seed) : new SkippingRandom(near);
            if (near?._drawn == drawn)
                return random;
            while (random._drawn < drawn)
                random.Next();
            s_reached.Add((seed, new SkippingRandom(random)));
            return random;
        }
    }

    /// <inheritdoc/>
    public override int Next()
    {
        int lagging = _oldest + Lag;
        int number = _last[_oldest] - _last[lagging < Length ? lagging : lagging - Length];
        if (number < 0)
            number += int.MaxValue;
        _last[_oldest] = number;
        _oldest = _oldest + 1 < Length ? _oldest + 1 : 0;
        _drawn++;
        return number;
    }

    /// <inheritdoc/>
    public override void NextBytes(byte[] buffer) => NextBytes(buffer.AsSpan());

    /// <inheritdoc/>
    public override void NextBytes(Span<byte> buffer)
    {
        foreach (ref byte value in buffer)
            value = (byte)Next();
    }

    // Random takes all other calls to this one.
    /// <inheritdoc/>
    protected override double Sample() => Next() * (1.0 / int.MaxValue);
}
