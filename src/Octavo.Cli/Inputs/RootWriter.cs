// Owns: the roots of data as a target of a conversion: it keeps nothing, they do.
using System.Buffers;
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inputs;

internal ref struct RootWriter : IEventWriter<RootWriter>
{
    private Roots _roots;

    public static string Name => "roots";

    public static bool TextKeys => false;

    public static bool HasTags => true;

    public static RootWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) => new() { _roots = (Roots)destination };

    public readonly void Write(scoped in Frame frame, scoped in DataEvent value)
    {
        // What comes after a tag is more than a number already.
        if (frame is { IsRoot: true, IsTagged: false })
        {
            _roots.Add(value.Kind);
        }
    }

    public readonly void WriteEnd(scoped in Frame closed)
    {
    }

    public readonly void WriteSeparator()
    {
    }

    public readonly void Close()
    {
    }
}
