// Owns: reading an async source to its end, within the limit, as one value. Knows no format: it is given the reading of a value.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Errors;

namespace Octavo.Buffers;

/// <summary>Reads one value that is in one or several segments.</summary>
internal delegate T? ReadSegments<T>(in ReadOnlySequence<byte> bytes, OctavoOptions options);

internal static class WholeValue
{
    /// <summary>The stream is read to its end.</summary>
    internal static async ValueTask<T?> ReadAsync<T>(Stream source, ReadWhole<T> read, OctavoOptions options, string format,
        CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var bytes = new AsyncStreamSource(source, WholeStream.FirstLength(source, options.Limits.MaxTotalBytes));
        try
        {
            await ToEnd(bytes, options, format, cancellationToken).ConfigureAwait(false);
            return read(bytes.Peek(0, (int)bytes.Buffered), options);
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <summary>The pipe is read until its writer has completed. After an error nothing is consumed.</summary>
    internal static async ValueTask<T?> ReadAsync<T>(PipeReader source, ReadSegments<T> read, OctavoOptions options, string format,
        CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        var bytes = new AsyncPipeSource(source);
        try
        {
            await ToEnd(bytes, options, format, cancellationToken).ConfigureAwait(false);
            T? value = read(bytes.Bytes, options);
            bytes.Consume(bytes.Buffered);
            return value;
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <summary>Buffers all of a source.</summary>
    internal static async ValueTask ToEnd(AsyncSource bytes, OctavoOptions options, string format, CancellationToken cancellationToken)
    {
        while (await bytes.MoreAsync(cancellationToken).ConfigureAwait(false))
        {
            if (bytes.Buffered > options.Limits.MaxTotalBytes)
            {
                throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, format);
            }
        }
    }
}
