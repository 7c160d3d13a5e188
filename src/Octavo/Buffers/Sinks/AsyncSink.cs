// Owns: the contract of a destination that is written to asynchronously. Knows no format.
namespace Octavo.Buffers;

/// <summary>Where a <see cref="Stage"/> sends its bytes. It is the caller's: never flushed to the end, completed or disposed here.</summary>
internal abstract class AsyncSink
{
    /// <summary>Sends bytes and waits until the destination takes more.</summary>
    /// <returns>False if no one reads any more.</returns>
    internal abstract ValueTask<bool> WriteAsync(ReadOnlyMemory<byte> bytes, CancellationToken cancellationToken);
}
