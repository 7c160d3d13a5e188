// Owns: Binary's async calls. Knows no type.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

public sealed class BinaryAsyncCalls<T> : AsyncCalls<T>
{
    public override bool Framed => true;

    public override Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.SerializeAsync(destination, value, BinaryCalls<T>.Map(options), cancellationToken);

    public override Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.SerializeAsync(destination, value, BinaryCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoBinary.SerializeSequenceAsync(destination, values, BinaryCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoBinary.SerializeSequenceAsync(destination, values, BinaryCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.DeserializeAsync<T>(source, BinaryCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.DeserializeAsync<T>(source, BinaryCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.DeserializeSequenceAsync<T>(source, BinaryCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoBinary.DeserializeSequenceAsync<T>(source, BinaryCalls<T>.Map(options), cancellationToken);
}
