// Owns: the raw layout of char. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="char"/>: 2 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CharRawLayout : IRawLayout<char>
{
    /// <inheritdoc/>
    public static int Size => 2;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => false;

    /// <inheritdoc/>
    public static void Put(ref byte at, in char value) => OctavoBinaryWriter.PutChar(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out char value) => OctavoBinaryReader.GetChar(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
