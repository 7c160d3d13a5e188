// Owns: the raw layout of Half. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="Half"/>: 2 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HalfRawLayout : IRawLayout<Half>
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
    public static void Put(ref byte at, in Half value) => OctavoBinaryWriter.PutHalf(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out Half value) => OctavoBinaryReader.GetHalf(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
