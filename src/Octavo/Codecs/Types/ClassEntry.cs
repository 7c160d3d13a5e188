// Owns: the entry of a class of the platform that has a codec of the library's own: several values in data. Knows no format.
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>The entry of a class or interface that is a sequence, a map or any object: it is not in Protobuf as a root.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="shape">Its Shape's text.</param>
internal sealed class ClassEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
    where TCodec : struct, ISequentialCodec<T>
{
    /// <inheritdoc/>
    public override string ShapeText => shape;

    /// <inheritdoc/>
    public override T Clone(in T value, CloneMap map) => (T)map.Object(value)!;
}
