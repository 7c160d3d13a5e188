// Owns: streamed values as a JSON array or as lines. Knows no type.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Buffers;

namespace Octavo.AspNetCore.Http;

internal static class StreamedJson
{
    /// <summary>Bytes that are sent without waiting for the next value.</summary>
    private const int SendAt = 32 * 1024;

    /// <summary>The media type of the array, then those of lines: clients ask for <c>application/x-ndjson</c>, jsonlines.org proposes <c>application/jsonl</c>;
    /// neither is registered.</summary>
    internal static IReadOnlyList<string> MediaTypes { get; } = ["application/json", "application/x-ndjson", "application/jsonl"];

    /// <summary>Whether a format is JSON itself: compressed JSON has its options, too.</summary>
    internal static bool IsJson(OctavoFormat format) => format.Options is OctavoJsonOptions && format.MediaTypes[0] == MediaTypes[0];

    /// <summary>Writes values, and sends what it has whenever the next value is not yet available.</summary>
    internal static async Task WriteAsync<T>(PipeWriter writer, IAsyncEnumerable<T> values, OctavoFormat format, bool lines,
        CancellationToken cancellationToken)
    {
        OctavoFormat json = format.With((OctavoJsonOptions)format.Options with { Indent = null }); // a value is a line
        // Not in the writer before it is sent: if the first values fail, the server still answers the exception, and what the writer has would come first.
        using var waiting = new OctavoBuffer();
        bool isFirst = true;
        IAsyncEnumerator<T> enumerator = values.GetAsyncEnumerator(cancellationToken);
        await using (enumerator.ConfigureAwait(false))
        {
            while (true)
            {
                ValueTask<bool> next = enumerator.MoveNextAsync();
                if (!next.IsCompleted && waiting.WrittenCount != 0)
                {
                    try
                    {
                        await SendAsync(writer, waiting, cancellationToken).ConfigureAwait(false);
                    }
                    catch
                    {
                        // An iterator that is still on its way cannot be disposed, and would not run what it has in 'finally': connections and locks would
                        // stay open. It sees the token, too.
                        await Ended(next).ConfigureAwait(false);
                        throw;
                    }
                }
                if (!await next.ConfigureAwait(false))
                {
                    break;
                }
                if (!lines)
                {
                    waiting.Write(isFirst ? "["u8 : ","u8);
                }
                isFirst = false;
                json.Serialize(waiting, enumerator.Current);
                if (lines)
                {
                    waiting.Write("\n"u8);
                }
                if (waiting.WrittenCount >= SendAt)
                {
                    await SendAsync(writer, waiting, cancellationToken).ConfigureAwait(false);
                }
            }
        }
        if (!lines)
        {
            waiting.Write(isFirst ? "[]"u8 : "]"u8);
        }
        await SendAsync(writer, waiting, cancellationToken).ConfigureAwait(false);
    }

    private static async ValueTask SendAsync(PipeWriter writer, OctavoBuffer waiting, CancellationToken cancellationToken)
    {
        writer.Write(waiting.WrittenSpan);
        waiting.Clear();
        await writer.FlushAsync(cancellationToken).ConfigureAwait(false);
    }

    private static async ValueTask Ended(ValueTask<bool> next)
    {
        try
        {
            await next.ConfigureAwait(false);
        }
        catch (Exception)
        {
            // The first failure is the one that is reported.
        }
    }
}
