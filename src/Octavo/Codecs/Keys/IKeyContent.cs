// Owns: the contract of the library's own types whose content is hashed. Knows no collection.
namespace Octavo.Internal;

/// <summary>A type of the library whose equality is that of its content.</summary>
internal interface IKeyContent
{
    /// <summary>Adds the content. Values that are equal add the same.</summary>
    /// <param name="hash">The hash.</param>
    void AddTo(ref KeyHash hash);
}
