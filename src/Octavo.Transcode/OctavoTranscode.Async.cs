// Owns: the conversion between streams and pipes, awaited. No event is awaited, only chunks are.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Transcode.Engine;

namespace Octavo;

public static partial class OctavoTranscode
{
    /// <summary>Converts the rest of a stream, in memory that does not grow with it; for a source that cannot seek, see the remarks on the synchronous
    /// call.</summary>
    /// <param name="destination">Not flushed, and left open. After an error it has part of the output.</param>
    /// <param name="source">Read to its end, and left open.</param>
    /// <param name="from">The format of the source.</param>
    /// <param name="to">The format of the target.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: data that is not well-formed, beyond the limits, or not possible in the
    /// target.</exception>
    /// <example><code>
    /// await using FileStream source = File.OpenRead("data.json"), destination = File.Create("data.msgpack");
    /// await OctavoTranscode.ConvertAsync(destination, source, TranscodeFormat.Json, TranscodeFormat.MessagePack);
    /// </code></example>
    public static async Task ConvertAsync(
        Stream destination, Stream source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null,
            CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(source);
        TranscodeOptions chosen = Check(from, to, options);
        if (Transcoder.Counting(from, to, chosen, out Counts? counts) is { } first)
        {
            if (!source.CanSeek)
            {
                await ConvertWholeAsync(destination, source, from, to, chosen, cancellationToken).ConfigureAwait(false);
                return;
            }
            long start = source.Position;
            await RunAsync(first, Stream.Null, source, from, chosen, cancellationToken).ConfigureAwait(false);
            source.Position = start;
        }
        await RunAsync(Transcoder.Of(from, to, chosen, counts), destination, source, from, chosen, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Converts the data of a pipe, in memory that does not grow with it; see the remarks on streams that cannot seek.</summary>
    /// <param name="destination">Flushed at the end, and not completed.</param>
    /// <param name="source">Read to its end, and not completed.</param>
    /// <param name="from">The format of the source.</param>
    /// <param name="to">The format of the target.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: data that is not well-formed, beyond the limits, or not possible in the
    /// target.</exception>
    /// <example><code>
    /// var source = System.IO.Pipelines.PipeReader.Create(File.OpenRead("data.cbor"));
    /// var destination = System.IO.Pipelines.PipeWriter.Create(File.Create("data.json"));
    /// await OctavoTranscode.ConvertAsync(destination, source, TranscodeFormat.Cbor, TranscodeFormat.Json);
    /// </code></example>
    public static async Task ConvertAsync(
        PipeWriter destination, PipeReader source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null,
            CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(source);
        await ConvertAsync(destination.AsStream(leaveOpen: true), source.AsStream(leaveOpen: true), from, to, options, cancellationToken).ConfigureAwait(false);
        await destination.FlushAsync(cancellationToken).ConfigureAwait(false);
    }

    private static async Task ConvertWholeAsync(
        Stream destination, Stream source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions options, CancellationToken cancellationToken)
    {
        using var buffer = new ChunkBuffer();
        int read;
        do
        {
            read = await source.ReadAsync(buffer.Room(1), cancellationToken).ConfigureAwait(false);
            buffer.Add(read);
            if (buffer.Pending.Length > options.Limits.MaxTotalBytes)
            {
                throw TooLarge(options, from);
            }
        }
        while (read != 0);
        var gathered = new ArrayBufferWriter<byte>();
        Convert(gathered, buffer.Pending, from, to, options);
        await destination.WriteAsync(gathered.WrittenMemory, cancellationToken).ConfigureAwait(false);
    }

    private static async Task RunAsync(Transcoder pass, Stream destination, Stream source, TranscodeFormat from, TranscodeOptions options,
        CancellationToken cancellationToken)
    {
        using var buffer = new ChunkBuffer();
        var gathered = new ArrayBufferWriter<byte>();
        long total = 0;
        while (!pass.IsDone)
        {
            int read = await source.ReadAsync(buffer.Room(pass.Wanted), cancellationToken).ConfigureAwait(false);
            buffer.Add(read);
            total += read;
            if (total > options.MostBytes)
            {
                throw TooLarge(options, from);
            }
            if (read != 0 && buffer.Pending.Length < pass.Wanted)
            {
                continue;
            }
            buffer.Remove(pass.Run(buffer.Pending, read == 0, gathered));
            if (pass.IsDone || gathered.WrittenCount >= Gathered)
            {
                await destination.WriteAsync(gathered.WrittenMemory, cancellationToken).ConfigureAwait(false);
                gathered.ResetWrittenCount();
            }
        }
    }
}
