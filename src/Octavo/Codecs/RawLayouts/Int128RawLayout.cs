// Owns: the raw layout of Int128. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="Int128"/>: 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct Int128RawLayout : IRawLayout<Int128>
{
    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => false;

    /// <inheritdoc/>
    public static void Put(ref byte at, in Int128 value) => OctavoBinaryWriter.PutInt128(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out Int128 value) => OctavoBinaryReader.GetInt128(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
