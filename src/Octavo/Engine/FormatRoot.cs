// Owns: a root with its entry and its format, for memory of fixed length. Knows no format.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

internal readonly ref struct FormatRoot(BuiltInFormat format, CodecEntry entry, RootValue root) : IRootWriting
{
    private readonly RootValue _root = root;

    public long Write(RootTarget target) => format.Write(entry, target, _root, out _);
}
