// Owns: the slots of sequential formats, filled by a codec struct, for hand-written codecs and the library's own. Emitted types have closed entries instead:
// these are always jitted.
using System.ComponentModel;
using Octavo.Binary;
using Octavo.Cbor;
using Octavo.Compact;
using Octavo.Internal;
using Octavo.Json;
using Octavo.MsgPack;

namespace Octavo.Codecs.Entries;

/// <summary>The slots of sequential formats over a codec struct. Roots are the deriving entry's.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public abstract class CodecSlots<T, TCodec> : CodecEntry<T>
    where TCodec : struct, ISequentialCodec<T>
{
    /// <inheritdoc/>
    public override void Write(ref OctavoBinaryWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoCompactWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoMsgPackWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoCborWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoJsonWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Write(ref OctavoTokensWriter writer, in T value) => TCodec.Write(ref writer, in value);

    /// <inheritdoc/>
    public override void Read(ref OctavoBinaryReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoCompactReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoMsgPackReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoCborReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoJsonReader reader, ref T value) => TCodec.Read(ref reader, ref value);

    /// <inheritdoc/>
    public override void Read(ref OctavoTokensReader reader, ref T value) => TCodec.Read(ref reader, ref value);
}
