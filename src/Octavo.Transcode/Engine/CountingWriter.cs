// Owns: the writer of the first of two passes: it writes nothing, and the counts are kept by who runs it. Knows no format.
using System.Buffers;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

internal readonly ref struct CountingWriter : IEventWriter<CountingWriter>
{
    public static string Name => "";

    public static bool TextKeys => false;

    public static bool HasTags => true;

    public static CountingWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) => default;

    public void Write(scoped in Frame frame, scoped in DataEvent value)
    {
    }

    public void WriteEnd(scoped in Frame closed)
    {
    }

    public void WriteSeparator()
    {
    }

    public void Close()
    {
    }
}
