// Owns: what single-value types ask of a format in addition to scalars: names of enums, whole numbers of any size, raw values. Knows no format.
using System.ComponentModel;
using System.Numerics;

namespace Octavo.Contracts;

/// <summary>What single-value types ask in addition to scalars: a part of <see cref="IEngineReader{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IValueReader<TSelf>
    where TSelf : struct, IEngineReader<TSelf>, allows ref struct
{
    /// <summary>The format among those that a type names in its Formats; a format that is not among them is in all. A constant.</summary>
    static virtual CodecFormats Format => CodecFormats.All;

    /// <summary>Whether enums that ask for it are read by name (MessagePack, Tokens). A constant.</summary>
    static virtual bool NamesEnums => false;

    /// <summary>Whether the text of an enum by name is read as System.Text.Json reads it, if no name is that very text.</summary>
    static virtual bool ReadsEnumText(ref TSelf reader) => false;

    /// <summary>Takes a text as its UTF-8 bytes, without a string; if another kind of value is next, nothing is read.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="name">The bytes, which may be anything; valid until the next call.</param>
    static virtual bool TryReadName(ref TSelf reader, out ReadOnlySpan<byte> name)
    {
        name = default;
        return false;
    }

    /// <summary>Reads a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="value">The number.</param>
    /// <returns>False if nothing was read: bytes follow then.</returns>
    static virtual bool TryReadInteger(ref TSelf reader, out BigInteger value)
    {
        value = default;
        return false;
    }

    /// <summary>Reads one value as the bytes that the format has of it: the value itself if the format describes itself, else bytes that hold one.</summary>
    /// <param name="reader">The reader.</param>
    /// <returns>A copy of the bytes; null for null.</returns>
    static virtual byte[]? ReadRaw(ref TSelf reader) => reader.ReadBytes();

    /// <summary>Whether raw values come after the names of their formats: what <see cref="IValueWriter{TSelf}.IsLocalCopy"/> has written.</summary>
    /// <param name="reader">The reader.</param>
    static virtual bool IsLocalCopy(ref TSelf reader) => false;
}
