// Owns: the async calls of a format's facade, for one type. Knows no format.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

/// <summary>A format's asynchronous calls for one type.</summary>
public abstract class AsyncCalls<T>
{
    /// <summary>Whether a length comes before each value of a sequence.</summary>
    public abstract bool Framed { get; }

    /// <summary>What comes after each value of a sequence.</summary>
    public virtual byte[] Behind => [];

    public abstract Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default);

    public abstract Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default);

    public abstract Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default);

    public abstract Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default);

    public abstract ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default);

    public abstract ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default);

    public abstract IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default);

    public abstract IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default);
}
