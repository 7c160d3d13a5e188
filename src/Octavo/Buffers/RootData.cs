// Owns: where the bytes of a call come from: one span, or a sequence that is cut anywhere. Knows no format.
using System.Buffers;
using Octavo.Errors;

namespace Octavo.Buffers;

/// <summary>A call's data.</summary>
internal readonly ref struct RootData
{
    private readonly ReadOnlySequence<byte> _segments;

    internal RootData(ReadOnlySpan<byte> bytes) => Bytes = bytes;

    /// <exception cref="OctavoException">Several segments of more bytes than the options allow.</exception>
    internal RootData(in ReadOnlySequence<byte> segments, OctavoOptions options, string format)
    {
        if (segments.IsSingleSegment)
        {
            Bytes = segments.FirstSpan;
            return;
        }
        if (segments.Length > options.Limits.MaxTotalBytes)
        {
            throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, format);
        }
        _segments = segments;
        IsCut = true;
    }

    /// <summary>Whether there are several segments; <see cref="Bytes"/> is empty then.</summary>
    internal bool IsCut { get; }

    internal ReadOnlySpan<byte> Bytes { get; }

    /// <summary>All of it in one piece, a copy if it is cut: for errors, and for options that ask for a pass over the whole.</summary>
    internal ReadOnlySpan<byte> Whole => IsCut ? _segments.ToArray() : Bytes;

    internal Source NewSource() => new SequenceSource(_segments);
}
