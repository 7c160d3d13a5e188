// Owns: Compact's members that a type does not know, on the writing side. docs/features/extension-data.md.
using System.ComponentModel;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoCompact.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoCompactWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);
}
