// Owns: writing asynchronously into a stream. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>A stream that somebody else flushes and disposes.</summary>
internal sealed class AsyncStreamSink(Stream destination) : AsyncSink
{
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal override async ValueTask<bool> WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken)
    {
        await destination.WriteAsync(bytes, cancellationToken).ConfigureAwait(false);
        return true;
    }
}
