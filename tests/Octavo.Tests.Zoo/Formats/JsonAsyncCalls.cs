// Owns: JSON's async calls. Knows no type.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

public sealed class JsonAsyncCalls<T> : AsyncCalls<T>
{
    public override bool Framed => false;

    public override byte[] Behind => "\n"u8.ToArray();

    public override Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.SerializeAsync(destination, value, JsonCalls<T>.Map(options), cancellationToken);

    public override Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.SerializeAsync(destination, value, JsonCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoJson.SerializeSequenceAsync(destination, values, JsonCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoJson.SerializeSequenceAsync(destination, values, JsonCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.DeserializeAsync<T>(source, JsonCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.DeserializeAsync<T>(source, JsonCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.DeserializeSequenceAsync<T>(source, JsonCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoJson.DeserializeSequenceAsync<T>(source, JsonCalls<T>.Map(options), cancellationToken);
}
