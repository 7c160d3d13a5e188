// Owns: the raw layout of DateOnly. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="DateOnly"/>: 4 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateOnlyRawLayout : IRawLayout<DateOnly>
{
    /// <inheritdoc/>
    public static int Size => 4;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => true;

    /// <inheritdoc/>
    public static void Put(ref byte at, in DateOnly value) => OctavoBinaryWriter.PutDateOnly(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out DateOnly value) => OctavoBinaryReader.GetDateOnly(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count)
    {
        // No exit inside the loop: the common case is that all are valid, and the sum of refusals needs no branch per element.
        bool valid = true;
        for (nint i = 0; i < count; i++)
        {
            valid &= RawLayoutValues.IsDateOnly(Bytes.Get<uint>(ref first, 4 * i));
        }
        return valid;
    }

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
