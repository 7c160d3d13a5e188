// Owns: the raw layout of UInt128. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="UInt128"/>: 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct UInt128RawLayout : IRawLayout<UInt128>
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
    public static void Put(ref byte at, in UInt128 value) => OctavoBinaryWriter.PutUInt128(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out UInt128 value) => OctavoBinaryReader.GetUInt128(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
