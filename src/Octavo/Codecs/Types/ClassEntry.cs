// Owns: the entry of a class of the platform that has a codec of the library's own. Knows no format.
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>The entry of a class or interface.</summary>
/// <typeparam name="T">The type.</typeparam>
/// <typeparam name="TCodec">Its codec.</typeparam>
/// <param name="shape">Its Shape's text.</param>
/// <param name="byName">The same in formats by name, where that is another.</param>
internal sealed class ClassEntry<T, TCodec>(string shape, string? byName = null) : DescribedEntry<T, TCodec>(shape)
    where TCodec : struct, IEngineCodec<T>
{
    /// <inheritdoc/>
    public override string? FaceText(MemberIdentity identity) => identity == MemberIdentity.Name ? byName ?? ShapeText : ShapeText;

    /// <inheritdoc/>
    public override T Clone(in T value, CloneMap map) => (T)map.Object(value)!;
}
