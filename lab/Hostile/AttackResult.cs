// Owns: what became of an attack.
// Must not know: processes and consoles.
namespace Octavo.Lab.Hostile;

/// <summary>What a library did with data of two sizes.</summary>
/// <param name="Candidate">The candidate's name.</param>
/// <param name="Attack">The attack in words.</param>
/// <param name="Outcome">What the larger read ended in.</param>
/// <param name="Half">The smaller size; null if the process ended.</param>
/// <param name="Whole">Twice as many elements.</param>
/// <param name="Message">Characters of the exception's message.</param>
/// <param name="Detail">The exception's message, the value, or the exit code.</param>
internal sealed record AttackResult(string Candidate, string Attack, HostileOutcome Outcome, AttackSize? Half, AttackSize? Whole, int Message, string Detail)
{
    // Below this a ratio is the clock's noise.
    private const double Measurable = 2;

    /// <summary>By how much time grew if the data grew by two; null if it is too short to say.</summary>
    public double? Growth => Half is { } half && Whole is { } whole && whole.Time.TotalMilliseconds >= Measurable
        ? whole.Time / half.Time * (2.0 * half.Bytes / whole.Bytes) : null;

    /// <summary>By how much memory grew; null if there is too little to say.</summary>
    public double? MemoryGrowth => Half is { } half && Whole is { Allocated: >= 1 << 20 } whole
        ? (double)whole.Allocated / half.Allocated * (2.0 * half.Bytes / whole.Bytes) : null;

    /// <summary>Whether twice the data costs more than three times as much: it costs 2 if cost is linear, 4 if it is the square.</summary>
    public bool IsWorseThanLinear => Growth > 3 || MemoryGrowth > 3;

    /// <summary>Bytes that were allocated for each byte of the data.</summary>
    public double? MemoryAByte => Whole is { } whole ? (double)whole.Allocated / whole.Bytes : null;
}

/// <summary>Data of one size.</summary>
/// <param name="Bytes">The data.</param>
/// <param name="Time">The quickest read.</param>
/// <param name="Allocated">Bytes that it allocated.</param>
internal sealed record AttackSize(long Bytes, TimeSpan Time, long Allocated);
