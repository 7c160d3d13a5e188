// Owns: the raw layout of TimeOnly. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="TimeOnly"/>: 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeOnlyRawLayout : IRawLayout<TimeOnly>
{
    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => true;

    /// <inheritdoc/>
    public static void Put(ref byte at, in TimeOnly value) => OctavoBinaryWriter.PutTimeOnly(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out TimeOnly value) => OctavoBinaryReader.GetTimeOnly(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count)
    {
        // No exit inside the loop: the common case is that all are valid, and the sum of refusals needs no branch per element.
        bool valid = true;
        for (nint i = 0; i < count; i++)
        {
            valid &= RawLayoutValues.IsTimeOnly(Bytes.Get<ulong>(ref first, 8 * i));
        }
        return valid;
    }

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
