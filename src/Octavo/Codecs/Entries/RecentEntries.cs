// Owns: the entries that calls by type asked for last, found by one load and one comparison. Knows no format.
using Octavo.Internal;

namespace Octavo.Codecs.Entries;

/// <summary>
/// What comes between a call by <see cref="Type"/> and the table of all entries, whose lookup takes as long as writing a small object: so that such a call
/// costs little more than one with a type argument.
/// </summary>
internal static class RecentEntries
{
    private const int Places = 256;

    private static readonly Found?[] s_places = new Found?[Places];

    internal static CodecEntry? Find(Type type) => Volatile.Read(ref s_places[Place(type)]) is { } found && (object)found.Type == type ? found.Entry : null;

    internal static void Keep(Type type, CodecEntry entry) => Volatile.Write(ref s_places[Place(type)], new Found(type, entry));

    internal static void Clear() => Array.Clear(s_places);

    private static int Place(Type type) => type.GetHashCode() & (Places - 1);

    private sealed class Found(Type type, CodecEntry entry)
    {
        internal readonly Type Type = type;
        internal readonly CodecEntry Entry = entry;
    }
}
