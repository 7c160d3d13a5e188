// Owns: where the bytes of a call come from: one span, or a sequence that is cut anywhere. Knows no format.
using System.Buffers;
using Octavo.Errors;
using Octavo.Internal;

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
        CheckLength(in segments, options, format);
        _segments = segments;
        IsCut = true;
    }

    /// <summary>Whether there are several segments; <see cref="Bytes"/> is empty then.</summary>
    internal bool IsCut { get; }

    internal ReadOnlySpan<byte> Bytes { get; }

    /// <summary>All of it in one piece, a copy if it is cut: for errors, and for options that ask for a pass over the whole.</summary>
    internal ReadOnlySpan<byte> Whole => IsCut ? _segments.ToArray() : Bytes;

    /// <summary>The first value in one piece, a copy if the data is cut; all of the data if no end is found. A pass over the whole for each of n values
    /// takes time as n².</summary>
    internal ReadOnlySpan<byte> First(Delimiter delimiter)
    {
        try
        {
            if (!IsCut)
            {
                delimiter.Scan(Bytes);
                return Bytes[..(int)delimiter.Scanned];
            }
            foreach (ReadOnlyMemory<byte> piece in _segments)
            {
                delimiter.Scan(piece.Span);
                if (delimiter.Found)
                {
                    break;
                }
            }
            return _segments.Slice(0, delimiter.Scanned).ToArray();
        }
        catch (OctavoException)
        {
            return Whole; // the reader says what is wrong, and where
        }
    }

    /// <summary>Several segments.</summary>
    internal ReadOnlySequence<byte> Segments => _segments;

    /// <summary>All bytes of a sequence in one piece, a copy if it has several segments.</summary>
    /// <exception cref="OctavoException">Several segments of more bytes than the options allow.</exception>
    internal static ReadOnlySpan<byte> Together(scoped in ReadOnlySequence<byte> segments, OctavoOptions options, string format)
    {
        if (segments.IsSingleSegment)
        {
            return segments.FirstSpan;
        }
        CheckLength(in segments, options, format);
        return segments.ToArray();
    }

    /// <summary>Refuses several segments of more bytes than the options allow.</summary>
    internal static void CheckLength(scoped in ReadOnlySequence<byte> segments, OctavoOptions options, string format)
    {
        if (segments.Length > options.Limits.MaxTotalBytes)
        {
            throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, format);
        }
    }
}
