// Owns: a library format as an object, over the engine of its facade. Knows no format.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

/// <summary>A library format as an object. Its bytes are those of its facade.</summary>
internal abstract class BuiltInFormat<TCall, TReader, TWriter>(TCall call, CodecFormats kind) : BuiltInFormat(kind)
    where TCall : struct, IReadingCall<TCall, TReader>, IWritingCall<TCall, TWriter>
    where TReader : struct, allows ref struct
    where TWriter : struct, allows ref struct
{
    public sealed override string Name => TCall.Name;

    internal override long Write(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array) =>
        Calls<TCall, TReader, TWriter>.Write(call, entry, in target, root, out array);

    internal override long Read(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed) =>
        Calls<TCall, TReader, TWriter>.Read(call, entry, in data, root, whole, out boxed);
}
