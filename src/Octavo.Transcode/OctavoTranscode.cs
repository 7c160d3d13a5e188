// Owns: the conversion of data in memory.
using System.Buffers;
using Octavo.Transcode.Engine;

namespace Octavo;

/// <summary>Converts data from one format to another without a type. docs/features/transcode.md says what a target cannot express, and what happens to
/// it.</summary>
public static partial class OctavoTranscode
{
    /// <summary>Converts a value into a new array.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="from">The format of the source.</param>
    /// <param name="to">The format of the target.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: data that is not well-formed, beyond the limits, or not possible in the
    /// target.</exception>
    /// <example><code>
    /// byte[] json = OctavoTranscode.Convert(File.ReadAllBytes("data.cbor"), TranscodeFormat.Cbor, TranscodeFormat.Json);
    /// </code></example>
    public static byte[] Convert(ReadOnlySpan<byte> source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        Convert(destination, source, from, to, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Converts a value into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="from">The format of the source.</param>
    /// <param name="to">The format of the target.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: data that is not well-formed, beyond the limits, or not possible in the
    /// target.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoTranscode.Convert(buffer, File.ReadAllBytes("data.cbor"), TranscodeFormat.Cbor, TranscodeFormat.Json);
    /// </code></example>
    public static void Convert(IBufferWriter<byte> destination, ReadOnlySpan<byte> source, TranscodeFormat from, TranscodeFormat to,
        TranscodeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        TranscodeOptions chosen = Check(from, to, options);
        if (source.Length > chosen.Limits.MaxTotalBytes)
        {
            throw TooLarge(chosen, from);
        }
        Transcoder.Counting(from, to, chosen, out Counts? counts)?.Run(source, isLast: true, destination);
        Transcoder.Of(from, to, chosen, counts).Run(source, isLast: true, destination);
    }

    /// <summary>Converts a value from several segments, cut anywhere, into a buffer writer.</summary>
    /// <inheritdoc cref="Convert(IBufferWriter{byte}, ReadOnlySpan{byte}, TranscodeFormat, TranscodeFormat, TranscodeOptions)"/>
    /// <example><code>
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("data.cbor"));
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoTranscode.Convert(buffer, data, TranscodeFormat.Cbor, TranscodeFormat.Json);
    /// </code></example>
    public static void Convert(IBufferWriter<byte> destination, in ReadOnlySequence<byte> source, TranscodeFormat from, TranscodeFormat to,
        TranscodeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        if (source.IsSingleSegment)
        {
            Convert(destination, source.FirstSpan, from, to, options);
            return;
        }
        TranscodeOptions chosen = Check(from, to, options);
        if (source.Length > chosen.Limits.MaxTotalBytes)
        {
            throw TooLarge(chosen, from);
        }
        if (Transcoder.Counting(from, to, chosen, out Counts? counts) is { } first)
        {
            Run(first, source, destination);
        }
        Run(Transcoder.Of(from, to, chosen, counts), source, destination);
    }

    private static void Run(Transcoder pass, ReadOnlySequence<byte> rest, IBufferWriter<byte> destination)
    {
        using var buffer = new ChunkBuffer();
        while (!pass.IsDone)
        {
            Memory<byte> room = buffer.Room(pass.Wanted);
            int part = (int)Math.Min(room.Length, rest.Length);
            rest.Slice(0, part).CopyTo(room.Span);
            rest = rest.Slice(part);
            buffer.Add(part);
            buffer.Remove(pass.Run(buffer.Pending, rest.IsEmpty, destination));
        }
    }

    private static TranscodeOptions Check(TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options)
    {
        ArgumentNullException.ThrowIfNull(from);
        ArgumentNullException.ThrowIfNull(to);
        return options ?? TranscodeOptions.Default;
    }

    private static OctavoException TooLarge(TranscodeOptions options, TranscodeFormat from) =>
        new(OctavoErrorCode.TotalBytesExceeded, $"the source is larger than SerializerLimits.MaxTotalBytes = {options.Limits.MaxTotalBytes}.", from.Name,
            options.Limits.MaxTotalBytes);
}
