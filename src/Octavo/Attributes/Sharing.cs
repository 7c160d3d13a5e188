// Owns: which values without a codec of their own are shared.
namespace Octavo;

/// <summary>Which text and collections are written once and then referred to. docs/features/references.md.</summary>
[Flags]
public enum Sharing
{
    /// <summary>None: they are written in every place.</summary>
    None = 0,

    /// <summary>Text: equal texts are one string after reading. Dictionary keys are not shared.</summary>
    Text = 1,

    /// <summary>Arrays, lists, sets, dictionaries and byte arrays: a collection in several places, or in itself, is one object after reading.</summary>
    Collections = 2,

    /// <summary>Both.</summary>
    All = Text | Collections,
}
