// Owns: what all bodies of the first tier have, one a kind of value: what the emitters print for it outside of runs. Knows no class.
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Contracts;

namespace Octavo.Runtime.Interpreter;

/// <summary>How values of a type are written and read, without the type.</summary>
internal abstract class PlainValue
{
    /// <summary>The class whose objects are held, at whatever depth; null if none is.</summary>
    internal virtual PlainType? Held => null;

    /// <summary>Whether it is a dictionary or a set.</summary>
    internal virtual bool IsHashed => false;

    /// <summary>Whether a dictionary or set that a constructor made has a comparer that a new one would not have.</summary>
    /// <param name="access">How the member is reached: a <see cref="PlainAccess{T}"/> of the type.</param>
    /// <param name="made">A new object of the member's class.</param>
    internal virtual bool HasOwnComparer(object access, object made) => false;

    /// <summary>How a member of the type is reached: a <see cref="PlainAccess{T}"/> of it.</summary>
    /// <param name="owner">The class that has the member.</param>
    /// <param name="member">The property or field.</param>
    internal abstract object Access(PlainOwner owner, MemberInfo member);

    /// <summary>Lists of it.</summary>
    /// <param name="name">An element's name in errors if null is refused; else null.</param>
    internal abstract PlainValue List(PlainName? name);

    /// <summary>Arrays of it. Parameter as of <see cref="List"/>.</summary>
    internal abstract PlainValue Array(PlainName? name);

    /// <summary>Interfaces of lists and arrays of it.</summary>
    /// <param name="definition">The interface, open.</param>
    /// <param name="name">As of <see cref="List"/>.</param>
    /// <returns>Null for an interface that is not known.</returns>
    internal abstract PlainValue? Contract(Type definition, PlainName? name);

    /// <summary>Dictionaries of it.</summary>
    /// <param name="key">Their keys.</param>
    /// <param name="quoted">Whether keys are quoted where keys are text.</param>
    /// <param name="what">A key's name in errors.</param>
    /// <param name="name">A value's name in errors if null is refused; else null.</param>
    internal abstract PlainValue Map<TKey>(PlainValue<TKey> key, bool quoted, PlainName what, PlainName? name)
        where TKey : notnull;

    /// <summary>Writes a member's value.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="access">How the member is reached: a <see cref="PlainAccess{T}"/> of the type.</param>
    /// <param name="owner">The object that has it.</param>
    /// <param name="name">The member's name in errors if null is refused; else null.</param>
    internal abstract void Write<W>(ref W writer, object access, object owner, PlainName? name)
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Reads a member's value and sets it. Parameters as of <see cref="Write"/>.</summary>
    internal abstract void Read<R>(ref R reader, object access, object owner, PlainName? name)
        where R : struct, ISequentialReader<R>, allows ref struct;

    /// <summary>Reads a member's value for a constructor. Parameters as of <see cref="Write"/>.</summary>
    internal abstract object? ReadBoxed<R>(ref R reader, PlainName? name)
        where R : struct, ISequentialReader<R>, allows ref struct;
}

/// <summary>How values of a type are written and read.</summary>
internal abstract class PlainValue<T> : PlainValue
{
    /// <summary>Writes a value, null included.</summary>
    internal abstract void Write<W>(ref W writer, T value)
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Reads a new value.</summary>
    internal abstract T Read<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct;

    internal sealed override object Access(PlainOwner owner, MemberInfo member) =>
        member is PropertyInfo property ? owner.Property<T>(property) : new FieldAccess<T>((FieldInfo)member);

    internal sealed override PlainValue List(PlainName? name) => new ListValue<T>(this, name);

    internal sealed override PlainValue Array(PlainName? name) => new ArrayValue<T>(this, name);

    internal sealed override PlainValue? Contract(Type definition, PlainName? name) =>
        definition == typeof(ICollection<>) ? new ContractValue<ICollection<T>, T>(this, name, static v => v.Count)
        : definition == typeof(IList<>) ? new ContractValue<IList<T>, T>(this, name, static v => v.Count)
        : definition == typeof(IReadOnlyCollection<>) ? new ContractValue<IReadOnlyCollection<T>, T>(this, name, static v => v.Count)
        : definition == typeof(IReadOnlyList<>) ? new ContractValue<IReadOnlyList<T>, T>(this, name, static v => v.Count)
        : null;

    internal sealed override PlainValue Map<TKey>(PlainValue<TKey> key, bool quoted, PlainName what, PlainName? name) =>
        new MapValue<TKey, T>(key, quoted, this, what, name);

    internal sealed override void Write<W>(ref W writer, object access, object owner, PlainName? name)
    {
        T value = Unsafe.As<PlainAccess<T>>(access).Get(owner);
        if (name is not null && value is null)
        {
            W.OnNull(ref writer, name.Text);
        }
        Write(ref writer, value);
    }

    internal sealed override void Read<R>(ref R reader, object access, object owner, PlainName? name) =>
        Unsafe.As<PlainAccess<T>>(access).Set(owner, Checked(ref reader, name));

    internal sealed override object? ReadBoxed<R>(ref R reader, PlainName? name) => Checked(ref reader, name);

    private T Checked<R>(ref R reader, PlainName? name)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        T value = Read(ref reader);
        if (name is not null && value is null)
        {
            reader.OnNull(name.Text);
        }
        return value;
    }
}
