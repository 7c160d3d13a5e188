// Owns: one pass over a source in chunks, whatever the formats; and the choice of their readers and writers.
using System.Buffers;
using Octavo.Transcode.Cbor;
using Octavo.Transcode.Events;
using Octavo.Transcode.Json;
using Octavo.Transcode.MsgPack;

namespace Octavo.Transcode.Engine;

/// <summary>A pass. It keeps what a chunk leaves open, so source and destination may be awaited between two.</summary>
internal abstract class Transcoder
{
    /// <summary>Bytes of a chunk that make it worth reading before more come: most events are shorter, so few are cut.</summary>
    internal const int Margin = 512;

    /// <summary>Whether the whole of the source was read.</summary>
    internal bool IsDone { get; private protected set; }

    /// <summary>Bytes that a chunk is to have at least, unless it is the last.</summary>
    internal int Wanted { get; private protected set; } = Margin;

    /// <summary>Reads as many events as a chunk has whole, and writes them.</summary>
    /// <param name="chunk">What follows what was read.</param>
    /// <param name="isLast">Whether nothing follows the chunk.</param>
    /// <param name="destination">Where to.</param>
    /// <returns>Bytes read.</returns>
    internal abstract int Run(ReadOnlySpan<byte> chunk, bool isLast, IBufferWriter<byte> destination);

    /// <summary>The pass from one format to another.</summary>
    /// <param name="from">The source's.</param>
    /// <param name="to">The target's.</param>
    /// <param name="options">Options.</param>
    /// <param name="counts">What a first pass counted, for targets that write counts and sources that announce none; else null.</param>
    internal static Transcoder Of(TranscodeFormat from, TranscodeFormat to, TranscodeOptions options, Counts? counts) => from.Kind switch
    {
        FormatKind.Json => Of<JsonEventReader>(from, to, options, counts),
        FormatKind.MsgPack => Of<MsgPackEventReader>(from, to, options, counts),
        FormatKind.Cbor => Of<CborEventReader>(from, to, options, counts),
        _ => throw new ArgumentOutOfRangeException(nameof(from)),
    };

    /// <summary>The first of two passes; null if one is enough.</summary>
    internal static Transcoder? Counting(TranscodeFormat from, TranscodeFormat to, TranscodeOptions options, out Counts? counts)
    {
        counts = null;
        if (from.IsCounted || !to.WantsCounts || (to.Kind == FormatKind.Cbor && options.IndefiniteLengths))
        {
            return null;
        }
        counts = new Counts();
        return from.Kind switch
        {
            FormatKind.Json => new Transcoder<JsonEventReader, CountingWriter>(from, options, counts),
            FormatKind.Cbor => new Transcoder<CborEventReader, CountingWriter>(from, options, counts),
            _ => throw new ArgumentOutOfRangeException(nameof(from)),
        };
    }

    private static Transcoder Of<R>(TranscodeFormat from, TranscodeFormat to, TranscodeOptions options, Counts? counts)
        where R : struct, IEventReader<R>, allows ref struct => to.Kind switch
        {
            FormatKind.Json => new Transcoder<R, JsonEventWriter>(from, options, counts),
            FormatKind.MsgPack => new Transcoder<R, MsgPackEventWriter>(from, options, counts),
            FormatKind.Cbor => new Transcoder<R, CborEventWriter>(from, options, counts),
            _ => throw new ArgumentOutOfRangeException(nameof(to)),
        };
}
