// Owns: reading a sequence of values from an async source. Knows no format: it is given the delimiter and the reading of one value.
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Octavo.Errors;

namespace Octavo.Buffers;

/// <summary>Reads one value whose bytes are these exactly.</summary>
internal delegate T? ReadWhole<T>(ReadOnlySpan<byte> bytes, OctavoOptions options);

internal static class SequenceReading
{
    /// <summary>Each value is buffered alone, and decoded when all its bytes are there. An enumerator of its own each time: the source goes on where the last
    /// one stopped.</summary>
    /// <param name="source">A <see cref="Stream"/> or <see cref="PipeReader"/>.</param>
    /// <param name="newDelimiter">Makes the format's delimiter.</param>
    /// <param name="read">Reads one value.</param>
    /// <param name="options">Options; <see cref="SerializerLimits.MaxTotalBytes"/> applies to each value.</param>
    /// <param name="format">For errors.</param>
    /// <param name="cancellationToken">Looked at between values, and passed to each read.</param>
    internal static async IAsyncEnumerable<T?> ReadAsync<T>(
        object source, Func<Delimiter> newDelimiter, ReadWhole<T> read, OctavoOptions options, string format,
            [EnumeratorCancellation] CancellationToken cancellationToken)
    {
        AsyncSource bytes = source is PipeReader pipe ? new AsyncPipeSource(pipe) : new AsyncStreamSource((Stream)source);
        try
        {
            Delimiter delimiter = newDelimiter();
            while (true)
            {
                cancellationToken.ThrowIfCancellationRequested();
                while (!Find(bytes, delimiter, options, format))
                {
                    if (!await bytes.MoreAsync(cancellationToken).ConfigureAwait(false))
                    {
                        if (delimiter.EndWithSource())
                        {
                            break;
                        }
                        End(bytes, delimiter, format);
                        yield break;
                    }
                }
                yield return Take(bytes, delimiter, read, options);
            }
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <summary>Whether the next value is there with all its bytes.</summary>
    private static bool Find(AsyncSource bytes, Delimiter delimiter, OctavoOptions options, string format)
    {
        if (bytes.Buffered < delimiter.Needs)
        {
            return false;
        }
        if (!delimiter.Found)
        {
            try
            {
                bytes.Feed(delimiter);
            }
            catch (OctavoException found)
            {
                throw Failure.WhileReading(found, format, delimiter.Scanned);
            }
            long limit = options.Limits.MaxTotalBytes;
            if (delimiter.Needs - delimiter.Head > limit)
            {
                throw Failure.TooManyBytes(limit, format);
            }
        }
        if (!delimiter.Found && delimiter.SkipHead() is > 0 and var skipped)
        {
            bytes.Consume(skipped);
        }
        return delimiter.Found && bytes.Buffered >= delimiter.Needs;
    }

    /// <summary>The value is given up once it was read: after an error the source is where the value begins.</summary>
    private static T? Take<T>(AsyncSource bytes, Delimiter delimiter, ReadWhole<T> read, OctavoOptions options)
    {
        long needs = delimiter.Needs;
        T? value = read(bytes.Peek(delimiter.Head, (int)(needs - delimiter.Head)), options);
        bytes.Consume(needs);
        delimiter.Next();
        return value;
    }

    private static void End(AsyncSource bytes, Delimiter delimiter, string format)
    {
        long left = bytes.Buffered;
        if (!delimiter.MayEnd(left))
        {
            throw Failure.TruncatedSequence(format, left);
        }
        bytes.Consume(left);
    }
}
