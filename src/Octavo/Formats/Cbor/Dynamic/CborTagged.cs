// Owns: a tag and the value after it, as a value. Knows no window.
using System.Globalization;
using Octavo.Codecs.Dynamic;

namespace Octavo.Cbor;

/// <summary>A tagged value. It equals another one with the same number and content, by <see cref="CborValueComparer"/>. RFC 8949, section 3.4.</summary>
/// <param name="Tag">The tag's number.</param>
/// <param name="Value">The content of the tag: any value that <see cref="OctavoCbor.ReadDynamic(ReadOnlySpan{byte}, OctavoCborOptions)"/> returns.</param>
public sealed record CborTagged(ulong Tag, object? Value) : IDynamicText
{
    /// <summary>Whether number and content are the same.</summary>
    public bool Equals(CborTagged? other) => other is not null && CborValueComparer.Instance.Equals(this, other);

    /// <inheritdoc/>
    public override int GetHashCode() => CborValueComparer.Instance.GetHashCode(this);

    /// <summary>Number and content in the diagnostic notation of section 8, as <c>1(2)</c>: at most 1,000 characters, 16 levels.</summary>
    public override string ToString() => DynamicText.Of(this);

    void IDynamicText.AddTo(DynamicText text)
    {
        text.Literal(Tag.ToString(CultureInfo.InvariantCulture)).Literal("(").Add(Value);
        text.Literal(")");
    }
}
