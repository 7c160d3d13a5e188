// Owns: the entry of a class of the platform that has a codec of the library's own. Knows no format.
namespace Octavo.Internal;

/// <summary>The entry of a class or interface.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="shape">Its Shape's text.</param>
internal sealed class ClassEntry<T, TCodec>(string shape) : DescribedEntry<T, TCodec>(shape)
    where TCodec : struct, ICodec<T>
{
    /// <inheritdoc/>
    public override T Clone(in T value, CloneMap map) => (T)map.Object(value)!;
}
