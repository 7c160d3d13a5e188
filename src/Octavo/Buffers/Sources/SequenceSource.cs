// Owns: reading from a sequence of several segments. Knows no format.
using System.Buffers;

namespace Octavo.Buffers;

/// <summary>Copies segments into contiguous windows, so a value may be cut anywhere.</summary>
internal sealed class SequenceSource(ReadOnlySequence<byte> sequence) : Source
{
    private ReadOnlySequence<byte> _rest = sequence;
    private long _remaining = sequence.Length;

    internal override long Remaining => _remaining;

    internal override int Fill(Span<byte> destination)
    {
        int part = (int)Math.Min(_remaining, destination.Length);
        _rest.Slice(0, part).CopyTo(destination);
        _rest = _rest.Slice(part);
        _remaining -= part;
        return part;
    }
}
