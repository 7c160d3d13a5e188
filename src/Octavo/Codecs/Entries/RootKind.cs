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
}
