// Owns: the bounds that protect a reader from its input. Knows no format.
namespace Octavo;

/// <summary>Bounds on what data may request. The defaults are safe for untrusted bytes, except for keys that collide: <see cref="Untrusted"/>. Counts are
/// always checked against the bytes that are left.</summary>
public sealed record SerializerLimits
{
    /// <summary>The greatest <see cref="MaxDepth"/>.</summary>
    internal const int Deepest = 10_000;

    /// <summary>The defaults: depth 64, total 2,147,483,591 bytes.</summary>
    public static SerializerLimits Default { get; } = new();

    /// <summary>For data from an attacker: the defaults, and hashed collections with keys other than text get a seeded comparer.</summary>
    public static SerializerLimits Untrusted { get; } = new() { SeededHashing = true };

    /// <summary>The maximum nesting of objects, if the type graph has cycles, and of skipped values: 1 to 10,000; 64 by default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Outside 1 to 10,000.</exception>
    public int MaxDepth
    {
        get => field;
        init => field = value is >= 1 and <= Deepest ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "1 to 10,000.");
    } = 64;

    /// <summary>The maximum number of bytes of a value from a stream or sequence. At most <see cref="Array.MaxLength"/>, which is the default.</summary>
    /// <exception cref="ArgumentOutOfRangeException">Not positive, or above <see cref="Array.MaxLength"/>.</exception>
    public long MaxTotalBytes
    {
        get => field;
        init =>
            field = value >= 1 && value <= Array.MaxLength ? value : throw new ArgumentOutOfRangeException(nameof(value), value, $"1 to {Array.MaxLength}.");
    } = Array.MaxLength;

    /// <summary>Whether dictionaries and sets of keys other than text are made with a comparer seeded for this process, against hash flooding. Such collections
    /// then have another <c>Comparer</c>.</summary>
    public bool SeededHashing { get; init; }
}
