// Owns: the names of what comes before a value.
namespace Octavo.Interop.Kryo;

/// <summary>Which of Kryo's methods a place is written by.</summary>
internal enum KryoRole : byte
{
    /// <summary>A primitive: nothing before it.</summary>
    Primitive,

    /// <summary><c>writeObject</c>.</summary>
    Plain,

    /// <summary><c>writeObjectOrNull</c>.</summary>
    OrNull,

    /// <summary><c>writeClassAndObject</c>.</summary>
    WithClass,

    /// <summary>An element of a collection, whose head says which.</summary>
    Element,

    /// <summary>An element of a collection that holds nulls alone: no byte.</summary>
    Nothing,
}
