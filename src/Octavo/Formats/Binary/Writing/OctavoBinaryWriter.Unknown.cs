// Owns: Binary's members that a type does not know, and raw values, on the writing side. docs/features/extension-data.md.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoBinary.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoBinaryWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);

    static bool IValueWriter<OctavoBinaryWriter>.IsLocalCopy(ref OctavoBinaryWriter writer) => writer._window.State.Options.IsLocalCopy;
}
