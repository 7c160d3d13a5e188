// Owns: the inspection as a target of a conversion: it keeps nothing, the lines do.
using System.Buffers;
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inspecting;

internal ref struct TreeWriter : IEventWriter<TreeWriter>
{
    private InspectionLines _lines;

    public static string Name => "text";

    public static bool TextKeys => false;

    public static bool HasTags => true;

    public static TreeWriter Open(IBufferWriter<byte> destination, TranscodeOptions options) => new() { _lines = (InspectionLines)destination };

    public readonly void Write(scoped in Frame frame, scoped in DataEvent value) => _lines.Add(in frame, in value);

    public readonly void WriteEnd(scoped in Frame closed) => _lines.Leave(in closed);

    public readonly void WriteSeparator()
    {
    }

    public readonly void Close()
    {
    }
}
