// Owns: the raw layout of Rune. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using System.Text;
using Octavo.Binary;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="Rune"/>: 4 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RuneRawLayout : IRawLayout<Rune>
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
    public static void Put(ref byte at, in Rune value) => OctavoBinaryWriter.PutRune(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out Rune value) => OctavoBinaryReader.GetRune(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count)
    {
        // No exit inside the loop: the common case is that all are valid, and the sum of refusals needs no branch per element.
        bool valid = true;
        for (nint i = 0; i < count; i++)
        {
            valid &= RawLayoutValues.IsRune(Bytes.Get<uint>(ref first, 4 * i));
        }
        return valid;
    }

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
