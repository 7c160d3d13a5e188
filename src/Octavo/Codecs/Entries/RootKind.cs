// Owns: the roots that can be built from an element type's codec.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>A root built from an element type.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public enum RootKind
{
    /// <summary><c>T[]</c>.</summary>
    Array,

    /// <summary><c>List&lt;T&gt;</c>.</summary>
    List,

    /// <summary><c>IReadOnlyList&lt;T&gt;</c>.</summary>
    ReadOnlyList,

    /// <summary><c>Dictionary&lt;string, T&gt;</c>.</summary>
    Dictionary,

    /// <summary><c>Nullable&lt;T&gt;</c>.</summary>
    Nullable,

    /// <summary><c>IEnumerable&lt;T&gt;</c>.</summary>
    Enumerable,

    /// <summary><c>ICollection&lt;T&gt;</c>.</summary>
    Collection,

    /// <summary><c>IReadOnlyCollection&lt;T&gt;</c>.</summary>
    ReadOnlyCollection,

    /// <summary><c>IList&lt;T&gt;</c>.</summary>
    ListInterface,

    /// <summary><c>IDictionary&lt;string, T&gt;</c>.</summary>
    DictionaryInterface,

    /// <summary><c>IReadOnlyDictionary&lt;string, T&gt;</c>.</summary>
    ReadOnlyDictionary,
}
