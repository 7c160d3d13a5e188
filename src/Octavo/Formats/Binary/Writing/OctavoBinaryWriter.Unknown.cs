// Owns: Binary's members that a type does not know, on the writing side. docs/features/extension-data.md.
using System.ComponentModel;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoBinary.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoBinaryWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);
}
