// Owns: writing a sequence of values to an async destination. Knows no format: it is given the writing of one value.
namespace Octavo.Buffers;

/// <summary>Writes one value of a sequence, with its frame if the format has one.</summary>
internal delegate void StageValue<T>(Stage stage, T value, OctavoOptions options);

internal static class SequenceWriting
{
    /// <summary>
    /// Values are sent by about 48 KiB, the first ones by 4, 8, 16 and 32, so the reader begins while the writer still works; and whenever the next one is not
    /// there yet: a slow producer holds nothing back. What is sent is whole values, also if a value or the producer fails.
    /// </summary>
    /// <param name="destination">Where they go.</param>
    /// <param name="values">The values.</param>
    /// <param name="put">Writes one, with what comes before and after it.</param>
    /// <param name="options">The options.</param>
    /// <param name="cancellationToken">Checked between values.</param>
    /// <param name="end">Writes what comes after the last value; null for nothing. After a failure it does not run.</param>
    internal static async Task WriteAsync<T>(AsyncSink destination, IAsyncEnumerable<T> values, StageValue<T> put, OctavoOptions options,
        CancellationToken cancellationToken, Action<Stage>? end = null)
    {
        using var stage = new Stage();
        int sendAt = Stage.SendFirstAt;
        IAsyncEnumerator<T> enumerator = values.GetAsyncEnumerator(cancellationToken);
        await using (enumerator.ConfigureAwait(false))
        {
            try
            {
                while (true)
                {
                    cancellationToken.ThrowIfCancellationRequested();
                    ValueTask<bool> next = enumerator.MoveNextAsync();
                    if (!next.IsCompleted && stage.Length != 0 && !await SendWhileWaiting(stage, destination, next, cancellationToken).ConfigureAwait(false))
                    {
                        return;
                    }
                    if (!await next.ConfigureAwait(false))
                    {
                        break;
                    }
                    Put(stage, enumerator.Current, put, options);
                    if (stage.Length >= sendAt)
                    {
                        if (!await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false))
                        {
                            return;
                        }
                        sendAt = Math.Min(2 * sendAt, Stage.SendAt);
                    }
                }
            }
            catch (Exception found) when (found is not OperationCanceledException && stage.Length != 0)
            {
                await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
                throw;
            }
            end?.Invoke(stage);
            await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
        }
    }

    private static void Put<T>(Stage stage, T value, StageValue<T> put, OctavoOptions options)
    {
        Stage.Place before = stage.Here;
        try
        {
            put(stage, value, options);
        }
        catch
        {
            stage.BackTo(before);
            throw;
        }
    }

    /// <summary>If sending ends the call, the producer is still awaited: an enumerator must not be disposed while MoveNextAsync runs.</summary>
    private static async ValueTask<bool> SendWhileWaiting(Stage stage, AsyncSink destination, ValueTask<bool> next, CancellationToken cancellationToken)
    {
        bool sent = false;
        try
        {
            sent = await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
            return sent;
        }
        finally
        {
            if (!sent)
            {
                await ((Task)next.AsTask()).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
            }
        }
    }
}
