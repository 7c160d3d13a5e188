// Owns: the entry of a hand-written codec: its slots, and the roots one step up.
using System.ComponentModel;
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>The entry of a codec that is written by hand.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public class CodecEntry<T, TCodec> : CodecSlots<T, TCodec>
    where TCodec : struct, ISequentialCodec<T>
{
    /// <inheritdoc/>
    public override CodecEntry? MakeRoot(RootKind kind) => Roots.Make<T, TCodec>(kind);
}
