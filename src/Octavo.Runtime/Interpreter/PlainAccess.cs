// Owns: how the first tier gets and sets one member of any object. Knows no format.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Octavo.Runtime.Interpreter;

/// <summary>A member whose values are of type <typeparamref name="T"/>, of whatever class.</summary>
internal abstract class PlainAccess<T>
{
    /// <summary>The value of the member.</summary>
    /// <param name="owner">An object of the member's class, which is not checked.</param>
    internal abstract T Get(object owner);

    /// <summary>Sets the member, which no constructor takes.</summary>
    /// <param name="owner">An object of the member's class, which is not checked.</param>
    /// <param name="value">The value.</param>
    internal abstract void Set(object owner, T value);
}

/// <summary>A property, by delegates to its accessors: an exception in one is thrown as it is, as by compiled code.</summary>
internal sealed class PropertyAccess<TOwner, T>(PropertyInfo property) : PlainAccess<T>
    where TOwner : class
{
    private readonly Func<TOwner, T> _get = property.GetMethod!.CreateDelegate<Func<TOwner, T>>();
    private readonly Action<TOwner, T>? _set = property.SetMethod?.CreateDelegate<Action<TOwner, T>>();

    internal override T Get(object owner) => _get(Unsafe.As<TOwner>(owner));

    internal override void Set(object owner, T value) => _set!(Unsafe.As<TOwner>(owner), value);
}

/// <summary>A field.</summary>
internal sealed class FieldAccess<T>(FieldInfo field) : PlainAccess<T>
{
    internal override T Get(object owner) => (T)field.GetValue(owner)!;

    internal override void Set(object owner, T value) => field.SetValue(owner, value);
}
