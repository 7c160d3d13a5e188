// Owns: which values of scalars are the default to the bit, where equality says less.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Asks whether a value may be left out, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class OmittedValues
{
    /// <summary>Zero without a sign and a scale.</summary>
    public static bool IsDefault(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return (bits[0] | bits[1] | bits[2] | bits[3]) == 0;
    }

    /// <summary>The same text, character by character.</summary>
    public static bool IsSame(string value, string other) => string.Equals(value, other, StringComparison.Ordinal);

    /// <summary>The same number with the same sign and scale.</summary>
    public static bool IsSame(decimal value, decimal other)
    {
        Span<int> bits = stackalloc int[8];
        decimal.GetBits(value, bits);
        decimal.GetBits(other, bits[4..]);
        return bits[..4].SequenceEqual(bits[4..]);
    }

    /// <summary>The first tick, without a kind.</summary>
    public static bool IsDefault(DateTime value) => value.Ticks == 0 && value.Kind == DateTimeKind.Unspecified;

    /// <summary>The first tick, without an offset.</summary>
    public static bool IsDefault(DateTimeOffset value) => value.EqualsExact(default);
}
