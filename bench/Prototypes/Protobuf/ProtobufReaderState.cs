// Owns: the padded tail of a Protobuf read. Knows no wire format.
namespace Octavo.Bench.Prototypes.Protobuf;

/// <summary>Taken on rent, not shared: a read that user code starts inside another gets its own.</summary>
internal sealed class ProtobufReaderState
{
    [ThreadStatic]
    private static ProtobufReaderState? t_free;

    private ProtobufReaderState()
    {
    }

    internal byte[] Tail { get; } = new byte[2 * ProtobufPrototypeReader.Slop];

    internal static ProtobufReaderState Rent()
    {
        ProtobufReaderState state = t_free ?? new ProtobufReaderState();
        t_free = null;
        return state;
    }

    internal void Return() => t_free = this;
}
