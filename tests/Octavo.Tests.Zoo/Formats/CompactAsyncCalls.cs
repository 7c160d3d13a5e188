// Owns: Compact's async calls. Knows no type.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

public sealed class CompactAsyncCalls<T> : AsyncCalls<T>
{
    public override bool Framed => true;

    public override Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.SerializeAsync(destination, value, CompactCalls<T>.Map(options), cancellationToken);

    public override Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.SerializeAsync(destination, value, CompactCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoCompact.SerializeSequenceAsync(destination, values, CompactCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoCompact.SerializeSequenceAsync(destination, values, CompactCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.DeserializeAsync<T>(source, CompactCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.DeserializeAsync<T>(source, CompactCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.DeserializeSequenceAsync<T>(source, CompactCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoCompact.DeserializeSequenceAsync<T>(source, CompactCalls<T>.Map(options), cancellationToken);
}
