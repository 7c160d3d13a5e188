// Owns: the entry of a codec that a member names: no table has it.
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Graph;

internal static class HandEntry<T, TCodec>
    where TCodec : struct, ISequentialCodec<T>
{
    internal static readonly CodecEntry<T> s_entry = new CodecEntry<T, TCodec>();
}
