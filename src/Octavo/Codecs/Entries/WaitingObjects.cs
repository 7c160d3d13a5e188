// Owns: the way from an object that waits to the code of its members. Knows no format.
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

internal static class WaitingObjects
{
    /// <summary>The entry of an object's own members: of a union's base that is its own case, that of the case. One object in 32 of a chain waits.</summary>
    internal static CodecEntry EntryOf(object value)
    {
        CodecEntry? entry = CodecCatalog.Find(value.GetType());
        if (entry is null)
        {
            Throw.NoCodec(value.GetType());
        }
        return entry!.UnionBody ?? entry;
    }
}
