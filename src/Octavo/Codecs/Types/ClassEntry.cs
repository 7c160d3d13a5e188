// Owns: the entry of a class of the platform that has a codec of the library's own. Knows no format.
namespace Octavo.Internal;

/// <summary>The entry of a class or interface.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="shape">Its Shape's text.</param>
internal sealed class ClassEntry<T, TCodec>(string shape) : CodecEntry<T, TCodec>
    where TCodec : struct, ICodec<T>
{
    public override string ShapeText => shape;
}
