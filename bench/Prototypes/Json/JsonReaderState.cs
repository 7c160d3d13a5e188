// Owns: what a JSON read needs beyond its window: the padded tail and buffers for text and numbers of unknown count. Knows no grammar.
namespace Octavo.Bench.Prototypes.Json;

/// <summary>Taken on rent, not shared: a read that user code starts inside another gets its own.</summary>
internal sealed class JsonReaderState
{
    [ThreadStatic]
    private static JsonReaderState? t_free;

    private JsonReaderState()
    {
    }

    internal byte[] Tail { get; } = new byte[JsonPrototypeReader.SmallDocument + JsonPrototypeReader.Pad];

    internal char[] Chars { get; set; } = new char[1024];

    internal int[] Integers { get; set; } = new int[256];

    internal static JsonReaderState Rent()
    {
        JsonReaderState state = t_free ?? new JsonReaderState();
        t_free = null;
        return state;
    }

    internal void Return() => t_free = this;
}
