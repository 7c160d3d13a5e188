// Owns: what MessagePack's writer takes as it is: raw values, and members that a type does not know. docs/features/extension-data.md.
using System.ComponentModel;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <summary>Writes one value that is MessagePack already; its heads are checked first.</summary>
    /// <param name="writer">The writer.</param>
    /// <param name="value">One whole value.</param>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteRaw(ref OctavoMsgPackWriter writer, scoped ReadOnlySpan<byte> value) => writer.WriteRaw(value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoMsgPack.Name;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void WriteUnknown(ref OctavoMsgPackWriter writer, UnknownMembers unknown, bool first) => writer._window.WriteRaw(unknown.Bytes.Span);
}
