// Owns: the entry over a codec struct, for hand-written codecs and the library's own. Emitted types have closed entries instead: this one is always jitted.
using System.ComponentModel;

namespace Octavo;

/// <summary>The entry of a codec that is written by hand.</summary>
/// <remarks>
/// It makes no roots, because roots have this entry too: an array of an array of an array … would be a new closed type each time, and native AOT would compile
/// them without end. A codec that wants roots derives from it and overrides <see cref="CodecEntry.MakeRoot"/> with <see cref="Roots"/>.
/// </remarks>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public class CodecEntry<T, TCodec> : CodecEntry<T>
    where TCodec : struct, ICodec<T>
{
    /// <inheritdoc/>
    public override void Write(ref OctavoBinaryWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoMsgPackWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Read(ref OctavoBinaryReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoMsgPackReader reader, ref T value) => TCodec.Read(ref reader, ref value);
}
