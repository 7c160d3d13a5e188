// Owns: the conversion from stream to stream, waiting in the calls.
using System.Buffers;
using Octavo.Transcode.Engine;

namespace Octavo;

public static partial class OctavoTranscode
{
    /// <summary>Output that is gathered before it goes to a stream.</summary>
    private const int Gathered = 32 * 1024;

    /// <summary>Converts the rest of a stream, in memory that does not grow with it.</summary>
    /// <remarks>
    /// If the target needs counts that the source may not have (JSON or CBOR to MessagePack or CBOR), this takes two passes: a source that can seek is read
    /// twice, and any other is first held in memory, within <see cref="SerializerLimits.MaxTotalBytes"/>.
    /// </remarks>
    /// <param name="destination">Not flushed, and left open. After an error it has part of the output.</param>
    /// <param name="source">Read to its end, and left open.</param>
    /// <param name="from">The format of the source.</param>
    /// <param name="to">The format of the target.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: data that is not well-formed, beyond the limits, or not possible in the
    /// target.</exception>
    /// <example><code>
    /// using FileStream source = File.OpenRead("data.msgpack"), destination = File.Create("data.json");
    /// OctavoTranscode.Convert(destination, source, TranscodeFormat.MessagePack, TranscodeFormat.Json);
    /// </code></example>
    public static void Convert(Stream destination, Stream source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(source);
        TranscodeOptions chosen = Check(from, to, options);
        if (Transcoder.Counting(from, to, chosen, out Counts? counts) is { } first)
        {
            if (!source.CanSeek)
            {
                ConvertWhole(destination, source, from, to, chosen);
                return;
            }
            long start = source.Position;
            Run(first, Stream.Null, source, from, chosen);
            source.Position = start;
        }
        Run(Transcoder.Of(from, to, chosen, counts), destination, source, from, chosen);
    }

    private static void ConvertWhole(Stream destination, Stream source, TranscodeFormat from, TranscodeFormat to, TranscodeOptions options)
    {
        using var buffer = new ChunkBuffer();
        int read;
        do
        {
            read = source.Read(buffer.Room(1).Span);
            buffer.Add(read);
            if (buffer.Pending.Length > options.Limits.MaxTotalBytes)
            {
                throw TooLarge(options, from);
            }
        }
        while (read != 0);
        var gathered = new ArrayBufferWriter<byte>();
        Convert(gathered, buffer.Pending, from, to, options);
        destination.Write(gathered.WrittenSpan);
    }

    private static void Run(Transcoder pass, Stream destination, Stream source, TranscodeFormat from, TranscodeOptions options)
    {
        using var buffer = new ChunkBuffer();
        var gathered = new ArrayBufferWriter<byte>();
        long total = 0;
        while (!pass.IsDone)
        {
            int read = source.Read(buffer.Room(pass.Wanted).Span);
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
            try
            {
                buffer.Remove(pass.Run(buffer.Pending, read == 0, gathered));
            }
            catch
            {
                destination.Write(gathered.WrittenSpan);
                throw;
            }
            if (pass.IsDone || gathered.WrittenCount >= Gathered)
            {
                destination.Write(gathered.WrittenSpan);
                gathered.ResetWrittenCount();
            }
        }
    }
}
