// Owns: a value as the bytes that a format has of it. Knows no format: what reads one says which it was.
using Octavo.Codecs.Keys;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// One value in the bytes of its format: a part of data that a program passes on, or reads later. In MessagePack, CBOR and JSON it is the value itself, checked
/// when it is read and written. In Binary, Compact and Tokens it is bytes, of which only the length is checked. It can be written only in its own format.
/// </summary>
public readonly struct OctavoRaw : IEquatable<OctavoRaw>, IKeyContent
{
    /// <summary>A value of a format.</summary>
    /// <param name="format">The format's name, as <see cref="OctavoFormat.Name"/> has it: <c>MessagePack</c>, <c>CBOR</c>, <c>JSON</c>, <c>Binary</c>,
    /// <c>Compact</c>.</param>
    /// <param name="bytes">One whole value.</param>
    /// <exception cref="ArgumentException">The name is null or empty.</exception>
    public OctavoRaw(string format, ReadOnlyMemory<byte> bytes)
    {
        ArgumentException.ThrowIfNullOrEmpty(format);
        (Format, Bytes) = (format, bytes);
    }

    /// <summary>The format's name; null for no value, which is null in data.</summary>
    public string? Format { get; }

    /// <summary>The value's bytes.</summary>
    public ReadOnlyMemory<byte> Bytes { get; }

    /// <summary>Whether there is no value.</summary>
    public bool IsNull => Format is null;

    /// <summary>Whether both are of one format and have the same bytes.</summary>
    public static bool operator ==(OctavoRaw left, OctavoRaw right) => left.Equals(right);

    /// <summary>Whether they differ in format or bytes.</summary>
    public static bool operator !=(OctavoRaw left, OctavoRaw right) => !left.Equals(right);

    /// <inheritdoc/>
    public bool Equals(OctavoRaw other) => Format == other.Format && Bytes.Span.SequenceEqual(other.Bytes.Span);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is OctavoRaw other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode() => KeyHash.Of(this);

    void IKeyContent.AddTo(ref KeyHash hash)
    {
        hash.Add(Format);
        hash.AddBytes(Bytes.Span);
    }
}
