// Owns: an extension as a value. Knows no window.
using System.Globalization;
using Octavo.Codecs.Dynamic;
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo.MsgPack;

/// <summary>A value of an extension type. Equal to another of the same type and bytes. Specification: "Extension types".</summary>
/// <param name="Type">0 to 127 for applications; negative numbers belong to the specification.</param>
/// <param name="Data">The extension's bytes, not copied.</param>
public sealed record MsgPackExtension(sbyte Type, byte[] Data) : IDynamicText, IKeyContent
{
    /// <summary>Whether type and bytes are the same.</summary>
    public bool Equals(MsgPackExtension? other) => other is not null && Type == other.Type && Data.AsSpan().SequenceEqual(other.Data);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add32(Type);
        hash.AddBytes(Data);
    }

    /// <summary>Type and bytes, as <c>ext(5, h'0102')</c>: at most 1,000 characters.</summary>
    public override string ToString() => DynamicText.Of(this);

    void IDynamicText.AddTo(DynamicText text)
    {
        text.Literal("ext(").Literal(Type.ToString(CultureInfo.InvariantCulture)).Literal(", ").Bytes(Data);
        text.Literal(")");
    }
}
