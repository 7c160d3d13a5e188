// Owns: the raw layout of TimeSpan. docs/formats/binary.md, "Structs".
using System.ComponentModel;
using Octavo.Binary;

namespace Octavo.Internal;

/// <summary>The raw layout of <see cref="TimeSpan"/>: 8 bytes.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct TimeSpanRawLayout : IRawLayout<TimeSpan>
{
    /// <inheritdoc/>
    public static int Size => 8;

    /// <inheritdoc/>
    public static bool SameLayout => true;

    /// <inheritdoc/>
    public static bool HasPadding => false;

    /// <inheritdoc/>
    public static bool Validated => false;

    /// <inheritdoc/>
    public static void Put(ref byte at, in TimeSpan value) => OctavoBinaryWriter.PutTimeSpan(ref at, value);

    /// <inheritdoc/>
    public static void Get(ref byte at, out TimeSpan value) => OctavoBinaryReader.GetTimeSpan(ref at, out value);

    /// <inheritdoc/>
    public static bool AreValid(ref byte first, int count) => true;

    /// <inheritdoc/>
    public static void ClearPadding(ref byte first, int count)
    {
    }
}
