// Owns: the attribute that says what a hand-written codec is in Protobuf.
namespace Octavo;

/// <summary>
/// On a hand-written codec (<see cref="CodecConverterAttribute"/>): what it writes is one value of this type, so that types which hold it are in Protobuf,
/// <c>.proto</c> text and ProtoJSON. Null is a field that is absent: the
/// codec is not called for it there.
/// </summary>
/// <param name="form">A number, <see cref="bool"/>, <see cref="char"/>, <see cref="string"/>, an array of bytes, <see cref="Guid"/>, or a time: what the
/// codec's <c>Write</c> writes and its <c>Read</c> reads.</param>
[AttributeUsage(AttributeTargets.Struct)]
public sealed class ProtobufFormAttribute(Type form) : Attribute
{
    /// <summary>The type of the one value.</summary>
    public Type Form { get; } = form;
}
