// Owns: what Protobuf's writer takes as it is: fields that a type does not know. docs/features/extension-data.md.
using System.ComponentModel;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufWriter
{
    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoProtobuf.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoProtobufWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);
}
