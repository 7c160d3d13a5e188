// Owns: the kinds of comparers that collections take.
namespace Octavo.Model.Values;

internal enum ComparerKind
{
    /// <summary>None: the collection compares nothing, or brings its own.</summary>
    None,

    /// <summary>One that says what is equal.</summary>
    Equality,

    /// <summary>One that says what comes first.</summary>
    Order,
}
