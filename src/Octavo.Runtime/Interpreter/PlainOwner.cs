// Owns: what takes the type of a plain class: its members' accessors, its values, its entry. Knows no format.
using System.Reflection;
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

/// <summary>Makes what is generic over a class, from code that is not. Constructors called by reflection would be compiled, one for each class.</summary>
internal abstract class PlainOwner
{
    /// <summary>How a property is reached.</summary>
    internal abstract PlainAccess<T> Property<T>(PropertyInfo property);

    /// <summary>Objects of the class.</summary>
    internal abstract PlainValue Objects(PlainType plan);

    /// <summary>The class's entry.</summary>
    internal abstract CodecEntry Entry(PlainType plan);
}

internal sealed class PlainOwner<TOwner> : PlainOwner
    where TOwner : class
{
    internal override PlainAccess<T> Property<T>(PropertyInfo property) => new PropertyAccess<TOwner, T>(property);

    internal override PlainValue Objects(PlainType plan) => new ObjectValue<TOwner>(plan);

    internal override CodecEntry Entry(PlainType plan) => PlainCodec<TOwner>.Make(plan);
}
