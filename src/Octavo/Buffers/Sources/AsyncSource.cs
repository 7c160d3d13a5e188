// Owns: the contract of an async source: bytes received, more, consumed. Knows no format.
namespace Octavo.Buffers;

/// <summary>Where bytes come from asynchronously. It is the caller's: never completed or disposed here.</summary>
internal abstract class AsyncSource
{
    /// <summary>Bytes that were received and not consumed.</summary>
    internal abstract long Buffered { get; }

    /// <summary>Waits for at least one byte more.</summary>
    /// <returns>False at the end of the source.</returns>
    internal abstract ValueTask<bool> MoreAsync(CancellationToken cancellationToken);

    /// <summary>Shows a delimiter the bytes that it has not seen.</summary>
    internal abstract void Feed(Delimiter delimiter);

    /// <summary>Bytes that were received, together. Valid until the next call.</summary>
    /// <param name="from">Bytes after the last one consumed.</param>
    /// <param name="length">As many as were received, at most.</param>
    internal abstract ReadOnlySpan<byte> Peek(int from, int length);

    /// <summary>Gives bytes up.</summary>
    internal abstract void Consume(long bytes);

    /// <summary>Ends the reading: what was not consumed is left to the caller if the source can keep it.</summary>
    internal abstract void Release();
}
