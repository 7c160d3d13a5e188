// Owns: scalars, text and bytes of extensions: the reader's and the writer's methods for them. Knows no enum and no message.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Protobuf.Extensions;

/// <summary>A scalar, text or bytes.</summary>
/// <param name="wireType">Its wire type.</param>
/// <param name="read">Reads it.</param>
/// <param name="write">Writes it.</param>
/// <param name="zero">What it is where it is absent.</param>
internal sealed class ExtensionScalar<T>(uint wireType, ExtensionReading<T> read, ExtensionWriting<T> write, T zero) : ExtensionForm<T>
    where T : notnull
{
    internal override uint WireType => wireType;

    internal override bool IsMessage => false;

    internal override T Zero => zero;

    internal override bool TryRead(ref OctavoProtobufReader reader, [MaybeNullWhen(false)] out T value, out ulong other)
    {
        other = 0;
        value = read(ref reader);
        return true;
    }

    internal override void Write(ref OctavoProtobufWriter writer, T value) => write(ref writer, value);
}
