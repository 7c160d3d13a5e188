// Owns: the raw layout of DateTime. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="DateTime"/>: 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DateTimeRawLayout : IRawLayout<DateTime>
{
    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static ReadOnlySpan<byte> ZeroBits => [0, 0, 0, 0, 0, 0, 0, 0];

    /// <inheritdoc/>
    public static ReadOnlySpan<byte> DateTimes => [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF];

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => true;

    /// <inheritdoc/>
    public static void Put(ref byte at, in DateTime value) => OctavoBinaryWriter.PutDateTime(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out DateTime value) => OctavoBinaryReader.GetDateTime(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => RawLayoutValues.AreDateTimes(ref first, count, 8);

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
