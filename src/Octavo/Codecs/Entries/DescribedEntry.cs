// Owns: the entry of a value that one word of the Shape describes: a scalar, text or bytes. In Protobuf such a root is a message of one field 1. Knows no other
// format.
using Octavo.Codecs.Tagged;
using Octavo.Internal;
using Octavo.Protobuf;

namespace Octavo.Codecs.Entries;

/// <summary>The entry of a value that is not a message.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec, which writes the bare value.</typeparam>
/// <param name="shape">Its Shape's text.</param>
internal abstract class DescribedEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
    where TCodec : struct, IValueCodec<T>, ISequentialCodec<T>
{
    private readonly uint _tag = TaggedRoot.TagOf(shape);

    public sealed override string ShapeText => shape;

    public sealed override void Write(ref OctavoProtobufWriter writer, in T value) =>
        TaggedRoot.Write<OctavoProtobufWriter, T, TCodec>(ref writer, in value, _tag);

    public sealed override void Write(ref OctavoProtobufSizer writer, in T value) =>
        TaggedRoot.Write<OctavoProtobufSizer, T, TCodec>(ref writer, in value, _tag);

    public sealed override void Read(ref OctavoProtobufReader reader, ref T value) =>
        TaggedRoot.Read<OctavoProtobufReader, T, TCodec>(ref reader, ref value, _tag);
}
