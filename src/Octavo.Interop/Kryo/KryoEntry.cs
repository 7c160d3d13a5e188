// Owns: the names of Kryo's entry points.
namespace Octavo;

/// <summary>The Kryo methods that write and read the value.</summary>
public enum KryoEntry
{
    /// <summary><c>writeObject</c>, <c>readObject</c>: the class is not in the data.</summary>
    Object = 0,

    /// <summary><c>writeClassAndObject</c>, <c>readClassAndObject</c>.</summary>
    ClassAndObject = 1,

    /// <summary><c>writeObjectOrNull</c>, <c>readObjectOrNull</c>.</summary>
    ObjectOrNull = 2,
}
