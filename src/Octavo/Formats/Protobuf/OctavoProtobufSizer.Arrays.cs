// Owns: what a codec by hand may ask of every format, and Protobuf has not: nulls and arrays. A codec by hand that calls one states a form that it does not
// write.
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoProtobufSizer
{
    /// <inheritdoc/>
    public readonly void WriteNull() => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteArrayStart(int count) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteItem(int index) => throw Throw.NotTaggedCodec();

    /// <inheritdoc/>
    public readonly void WriteArrayEnd(int count) => throw Throw.NotTaggedCodec();
}
