// Owns: writing one value to an async destination. Knows no format: it is given the writing of a value.
namespace Octavo.Buffers;

internal static class WholeWriting
{
    /// <summary>The value is written whole before its first byte is sent: after an error of the value the destination is as it was.</summary>
    internal static async Task WriteAsync<T>(AsyncSink destination, T value, StageValue<T> put, OctavoOptions options, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        using var stage = new Stage();
        put(stage, value, options);
        await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
    }
}
