// Owns: which values without a codec of their own are shared.
namespace Octavo;

/// <summary>Which text and collections are written once and referred to where they come again. docs/features/references.md.</summary>
[Flags]
public enum Sharing
{
    /// <summary>None: they are written wherever they stand.</summary>
    None = 0,

    /// <summary>Text: equal texts are one text after reading. Keys of dictionaries are not shared.</summary>
    Text = 1,

    /// <summary>Arrays, lists, sets, dictionaries and byte arrays: one that stands in several places is one after reading, also in itself.</summary>
    Collections = 2,

    /// <summary>Both.</summary>
    All = Text | Collections,
}
