// Owns: what is common to comparers that hash keys by their content.
namespace Octavo.Codecs.Keys;

/// <summary>A <see cref="KeyComparer{T, THash}"/>, whatever its keys are.</summary>
internal interface IKeyComparer
{
    /// <summary>The hash of a key's content; null for an object that is not such a key, or whose content has no hash.</summary>
    int? HashOf(object key);
}
