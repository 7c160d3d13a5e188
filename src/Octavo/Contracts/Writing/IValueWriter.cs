// Owns: what single-value types ask of a format in addition to scalars: names of enums, whole numbers of any size, raw values. Knows no format.
using System.ComponentModel;
using System.Numerics;

namespace Octavo.Contracts;

/// <summary>What single-value types ask in addition to scalars, and members that are kept: a part of <see cref="IEngineWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IValueWriter<TSelf>
    where TSelf : struct, IEngineWriter<TSelf>, allows ref struct
{
    /// <summary>The format among those that a type names in its Formats; a format that is not among them is in all. A constant.</summary>
    static virtual CodecFormats Format => CodecFormats.All;

    /// <summary>Whether enums that ask for it are written by name (MessagePack, Tokens). A constant.</summary>
    static virtual bool NamesEnums => false;

    /// <summary>Writes a whole number of any size, in formats whose numbers are text.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">The number.</param>
    /// <returns>False if nothing was written: it is written as bytes then.</returns>
    static virtual bool TryWriteInteger(ref TSelf writer, scoped in BigInteger value) => false;

    /// <summary>Writes one value that is of this format already: as it is where the format describes itself, else as bytes.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">One whole value.</param>
    static virtual void WriteRaw(ref TSelf writer, scoped ReadOnlySpan<byte> value) => writer.WriteBytes(value);

    /// <summary>Whether raw values of any format are written, each after the name of its format, because the bytes are only compared, or read back at
    /// once.</summary>
    /// <param name="writer">The writer.</param>
    static virtual bool IsLocalCopy(ref TSelf writer) => false;

    /// <summary>Whether members that a reader kept are of this format, and can be written again.</summary>
    /// <param name="unknown">The members, one at least.</param>
    static virtual bool Keeps(UnknownMembers unknown) => false;

    /// <summary>Writes members that a reader kept, keys and values, after the object's own; its head has counted them. Called only where
    /// <see cref="Keeps"/>.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="unknown">The members, of this format.</param>
    /// <param name="first">Whether no member of the object was written before.</param>
    static virtual void WriteUnknown(ref TSelf writer, UnknownMembers unknown, bool first) => throw Family.NotAsked();
}
