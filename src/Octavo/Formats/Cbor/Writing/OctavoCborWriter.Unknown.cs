// Owns: what CBOR's writer takes as it is: raw values, and members that a type does not know. docs/features/extension-data.md.
using System.ComponentModel;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <summary>Writes one value that is CBOR already; its heads are checked first.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">One whole value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteRaw(ref OctavoCborWriter writer, scoped ReadOnlySpan<byte> value) => writer.WriteRaw(value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoCbor.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoCborWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);
}
