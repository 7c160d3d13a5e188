// Owns: Protobuf's text and bytes on the reading side. docs/formats/protobuf.md, "Values".
using System.ComponentModel;
using System.Runtime.CompilerServices;
using Octavo.Text;

namespace Octavo.Protobuf;

public ref partial struct OctavoProtobufReader
{
    /// <summary>Reads text.</summary>
    /// <returns>Never null.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> if it is not UTF-8.</exception>
    public string? ReadText() => Utf8Text.Decode(Take(ReadLength()));

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static string ReadTrustedText(ref OctavoProtobufReader reader) => Utf8Text.DecodeReplacing(reader.Take(reader.ReadLength()));

    /// <summary>Reads bytes into a new array.</summary>
    /// <returns>Never null.</returns>
    public byte[]? ReadBytes() => Take(ReadLength()).ToArray();
}
