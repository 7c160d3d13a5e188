// Owns: CBOR's async calls. Knows no type.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

public sealed class CborAsyncCalls<T> : AsyncCalls<T>
{
    public override bool Framed => false;

    public override Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.SerializeAsync(destination, value, CborCalls<T>.Map(options), cancellationToken);

    public override Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.SerializeAsync(destination, value, CborCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoCbor.SerializeSequenceAsync(destination, values, CborCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoCbor.SerializeSequenceAsync(destination, values, CborCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.DeserializeAsync<T>(source, CborCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.DeserializeAsync<T>(source, CborCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.DeserializeSequenceAsync<T>(source, CborCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCbor.DeserializeSequenceAsync<T>(source, CborCalls<T>.Map(options), cancellationToken);
}
