// Owns: the raw layout of decimal. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="decimal"/>: 16 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DecimalRawLayout : IRawLayout<decimal>
{
    /// <inheritdoc/>
    public static int Size => 16;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => true;

    /// <inheritdoc/>
    public static void Put(ref byte at, in decimal value) => OctavoBinaryWriter.PutDecimal(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out decimal value) => OctavoBinaryReader.GetDecimal(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count)
    {
        // No exit inside the loop: the common case is that all are valid, and the sum of refusals needs no branch per element.
        bool valid = true;
        for (nint i = 0; i < count; i++)
        {
            valid &= RawLayoutValues.IsDecimal(Bytes.Get<uint>(ref first, 16 * i));
        }
        return valid;
    }

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
