// Owns: the contract of a dynamic value that is told by what it holds. Knows no format.
namespace Octavo.Codecs.Dynamic;

/// <summary>A dynamic value that holds others.</summary>
internal interface IDynamicText
{
    /// <summary>Adds its text.</summary>
    /// <param name="text">Takes what it holds, and says when no more is shown.</param>
    void AddTo(DynamicText text);
}
