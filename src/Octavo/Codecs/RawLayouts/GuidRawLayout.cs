// Owns: the raw layout of Guid. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="Guid"/>: 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct GuidRawLayout : IRawLayout<Guid>
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
    public static void Put(ref byte at, in Guid value) => OctavoBinaryWriter.PutGuid(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out Guid value) => OctavoBinaryReader.GetGuid(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
