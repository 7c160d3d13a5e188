// Owns: a tag and what it stands before as a value. Knows no window.
using System.Globalization;

namespace Octavo;

/// <summary>A tagged value. Equal to another of the same number and content, as <see cref="CborValueComparer"/> has it. RFC 8949, section 3.4.</summary>
/// <param name="Tag">The tag's number.</param>
/// <param name="Value">What the tag stands before: any value as <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> gives it.</param>
public sealed record CborTagged(ulong Tag, object? Value)
{
    /// <summary>Whether number and content are the same.</summary>
    public bool Equals(CborTagged? other) => other is not null && CborValueComparer.Instance.Equals(this, other);

    /// <inheritdoc/>
    public override int GetHashCode() => CborValueComparer.Instance.GetHashCode(this);

    /// <summary>The number, and the content where that is no tagged value again: tags may be nested deeper than a stack is.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Tag}({(Value is CborTagged ? "…" : Value)})");
}
