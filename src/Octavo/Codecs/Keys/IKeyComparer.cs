// Owns: the mark of comparers that hash keys by their content.
namespace Octavo.Codecs.Keys;

/// <summary>A <see cref="KeyComparer{T, THash}"/>, whatever its keys are.</summary>
internal interface IKeyComparer;
