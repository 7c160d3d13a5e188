// Owns: writing into a pipe, with what its flush says. Knows no format.
using System.IO.Pipelines;
using System.Runtime.CompilerServices;

namespace Octavo.Buffers;

/// <summary>A pipe's writer that somebody else completes. Each piece is flushed, which waits while the reader is behind.</summary>
internal sealed class AsyncPipeSink(PipeWriter destination) : AsyncSink
{
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal override async ValueTask<bool> WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken)
    {
        FlushResult flushed = await destination.WriteAsync(bytes, cancellationToken).ConfigureAwait(false);
        return flushed.IsCanceled ? throw new OperationCanceledException("The pipe's pending flush was cancelled.") : !flushed.IsCompleted;
    }
}
