// Owns: the C# forms of a sequence, and what is made when one is read.
namespace Octavo.Model.Values;

/// <summary>A sequence's C# form. Interfaces are read as the class they name first here.</summary>
internal enum SequenceForm
{
    Array,
    List,
    Memory,
    ReadOnlyMemory,
    HashSet,

    /// <summary>IEnumerable: read as a list, written by what it is at run time.</summary>
    Enumerable,

    /// <summary>ICollection, IList: a list.</summary>
    Collection,

    /// <summary>IReadOnlyCollection, IReadOnlyList: a list.</summary>
    ReadOnlyCollection,

    /// <summary>ISet: a hash set.</summary>
    Set,

    /// <summary>IReadOnlySet: a hash set.</summary>
    ReadOnlySet,

    /// <summary>An array of two dimensions and more: an array of their lengths, as integers, and then one of all elements.</summary>
    MultidimensionalArray,

    /// <summary>Every other one: its <see cref="SequenceFacts"/> say how it is written and read.</summary>
    Other,
}
