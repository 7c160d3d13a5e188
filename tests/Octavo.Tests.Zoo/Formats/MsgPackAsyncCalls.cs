// Owns: MessagePack's async calls. Knows no type.
using System.IO.Pipelines;

namespace Octavo.Tests.Zoo.Formats;

public sealed class MsgPackAsyncCalls<T> : AsyncCalls<T>
{
    public override bool Framed => false;

    public override Task Serialize(Stream destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.SerializeAsync(destination, value, MsgPackCalls<T>.Map(options), cancellationToken);

    public override Task Serialize(PipeWriter destination, T value, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.SerializeAsync(destination, value, MsgPackCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(Stream destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoMsgPack.SerializeSequenceAsync(destination, values, MsgPackCalls<T>.Map(options), cancellationToken);

    public override Task SerializeSequence(PipeWriter destination, IAsyncEnumerable<T> values, CallOptions? options = null,
        CancellationToken cancellationToken = default) =>
        OctavoMsgPack.SerializeSequenceAsync(destination, values, MsgPackCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.DeserializeAsync<T>(source, MsgPackCalls<T>.Map(options), cancellationToken);

    public override ValueTask<T?> Deserialize(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.DeserializeAsync<T>(source, MsgPackCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(Stream source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.DeserializeSequenceAsync<T>(source, MsgPackCalls<T>.Map(options), cancellationToken);

    public override IAsyncEnumerable<T?> DeserializeSequence(PipeReader source, CallOptions? options = null, CancellationToken cancellationToken = default) =>
        OctavoMsgPack.DeserializeSequenceAsync<T>(source, MsgPackCalls<T>.Map(options), cancellationToken);
}
