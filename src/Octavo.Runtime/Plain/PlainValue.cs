// Owns: the bodies of the first tier, one a kind of value: what the emitters print for it outside of runs. Knows no class.
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Runtime.Plain;

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

/// <summary>A value that the library has a codec for: a scalar, text or bytes.</summary>
internal sealed class LeafValue<T, TCodec> : PlainValue<T>
    where TCodec : struct, ISequentialCodec<T>
{
    internal override void Write<W>(ref W writer, T value) => TCodec.Write(ref writer, in value);

    internal override T Read<R>(ref R reader)
    {
        T value = default!;
        TCodec.Read(ref reader, ref value);
        return value;
    }
}

/// <summary>An enum, which is its number.</summary>
internal sealed class EnumValue<T, TNumber>(PlainValue<TNumber> number) : PlainValue<T>
    where T : struct
    where TNumber : struct
{
    internal override void Write<W>(ref W writer, T value) => number.Write(ref writer, Unsafe.BitCast<T, TNumber>(value));

    internal override T Read<R>(ref R reader) => Unsafe.BitCast<TNumber, T>(number.Read(ref reader));
}

/// <summary>A nullable scalar or enum.</summary>
internal sealed class OptionalValue<T>(PlainValue<T> inner) : PlainValue<T?>
    where T : struct
{
    internal override void Write<W>(ref W writer, T? value)
    {
        writer.Advance(W.PutPresence(ref writer.Reserve(W.MaxHead), value.HasValue));
        if (value.HasValue)
        {
            inner.Write(ref writer, value.GetValueOrDefault());
        }
    }

    internal override T? Read<R>(ref R reader) => reader.ReadPresence() ? inner.Read(ref reader) : null;
}

/// <summary>An object of a plain class.</summary>
internal sealed class ObjectValue<T>(PlainType type) : PlainValue<T?>
    where T : class
{
    internal override PlainType? Held => type;

    internal override void Write<W>(ref W writer, T? value) => type.Write(ref writer, value);

    internal override T? Read<R>(ref R reader) => Unsafe.As<T?>(type.Read(ref reader));
}

/// <summary>A list of primitives, which writers and readers take whole.</summary>
internal sealed class BulkList<T> : PlainValue<List<T>?>
    where T : struct
{
    internal override void Write<W>(ref W writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        BulkSpans.TryWrite<W, T>(ref writer, CollectionsMarshal.AsSpan(value));
    }

    internal override List<T>? Read<R>(ref R reader)
    {
        BulkSpans.TryRead(ref reader, out List<T>? list);
        return list;
    }
}

/// <summary>An array of primitives, which writers and readers take whole.</summary>
internal sealed class BulkArray<T> : PlainValue<T[]?>
    where T : struct
{
    internal override void Write<W>(ref W writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        BulkSpans.TryWrite<W, T>(ref writer, value);
    }

    internal override T[]? Read<R>(ref R reader)
    {
        BulkSpans.TryRead(ref reader, out List<T>? list);
        return list?.ToArray();
    }
}

/// <summary>A collection of text or of objects.</summary>
/// <param name="element">Its elements.</param>
/// <param name="name">An element's name in errors of writing if null is refused; else null.</param>
/// <param name="read">The same of reading.</param>
internal abstract class ItemsValue<T, TItem>(PlainValue<TItem> element, PlainName? name, PlainName? read) : PlainValue<T?>
    where T : class
{
    internal sealed override PlainType? Held => element.Held;

    private protected void WriteItems<W>(ref W writer, ReadOnlySpan<TItem> items, List<TItem>? list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            TItem item = items[i];
            if (W.Separates)
            {
                writer.WriteItem(i);
            }
            if (item is null && name is not null)
            {
                Lists.OnNull(ref writer, list, items.Length, name.Text);
            }
            element.Write(ref writer, item);
        }
        Lists.CheckUnchanged(list, items.Length);
        if (W.Ends)
        {
            writer.WriteArrayEnd(items.Length);
        }
    }

    private protected void WriteOther<W>(ref W writer, IEnumerable<TItem> items, int count)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        int index = 0;
        writer.WriteArrayStart(count);
        foreach (TItem item in items)
        {
            if (W.Separates)
            {
                writer.WriteItem(index);
            }
            index++;
            if (item is null && name is not null)
            {
                W.OnNull(ref writer, name.Text);
            }
            element.Write(ref writer, item);
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            writer.WriteArrayEnd(count);
        }
    }

    private protected List<TItem>? ReadItems<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = reader.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<TItem>(R.Counted ? count : R.ExpectItems(ref reader));
        while (reader.NextItem(ref count))
        {
            TItem item = element.Read(ref reader);
            if (item is null && read is not null)
            {
                reader.OnNull(read.Text);
            }
            list.Add(item);
        }
        return list;
    }
}

/// <summary>A list of text or of objects.</summary>
internal sealed class ListValue<T>(PlainValue<T> element, PlainName? name) : ItemsValue<List<T>, T>(element, name, name)
{
    internal override void Write<W>(ref W writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteItems(ref writer, CollectionsMarshal.AsSpan(value), value);
    }

    internal override List<T>? Read<R>(ref R reader) => ReadItems(ref reader);
}

/// <summary>An array of text or of objects.</summary>
internal sealed class ArrayValue<T>(PlainValue<T> element, PlainName? name) : ItemsValue<T[], T>(element, name, name)
{
    internal override void Write<W>(ref W writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteItems(ref writer, new ReadOnlySpan<T>(value), null);
    }

    internal override T[]? Read<R>(ref R reader) => ReadItems(ref reader)?.ToArray();
}

/// <summary>A list, an array or another collection of text or of objects, declared as an interface. A list is read.</summary>
/// <param name="element">Its elements.</param>
/// <param name="name">An element's name in errors if null is refused; else null.</param>
/// <param name="count">Counts elements.</param>
internal sealed class ContractValue<TContract, T>(PlainValue<T> element, PlainName? name, Func<TContract, int> count)
    : ItemsValue<TContract, T>(element, name, name is null ? null : new PlainName("an element of ", typeof(List<T>)))
    where TContract : class, IEnumerable<T>
{
    internal override void Write<W>(ref W writer, TContract? value)
    {
        switch (value)
        {
            case null:
                writer.WriteNull();
                break;
            case List<T> list:
                WriteItems(ref writer, CollectionsMarshal.AsSpan(list), list);
                break;
            case T[] array:
                WriteItems(ref writer, new ReadOnlySpan<T>(array), null);
                break;
            default:
                WriteOther(ref writer, value, count(value));
                break;
        }
    }

    internal override TContract? Read<R>(ref R reader) => (TContract?)(object?)ReadItems(ref reader);
}

/// <summary>A set of text.</summary>
/// <param name="text">Its items.</param>
/// <param name="name">An item's name in errors if null is refused; else null.</param>
internal sealed class TextSetValue(PlainValue<string?> text, PlainName? name) : ItemsValue<HashSet<string?>, string?>(text, name, name)
{
    private readonly PlainName? _name = name;

    internal override bool IsHashed => true;

    internal override bool HasOwnComparer(object access, object made) =>
        Unsafe.As<PlainAccess<HashSet<string?>?>>(access).Get(made) is { } set && !set.Comparer.Equals(EqualityComparer<string>.Default);

    internal override void Write<W>(ref W writer, HashSet<string?>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteOther(ref writer, value, value.Count);
    }

    internal override HashSet<string?>? Read<R>(ref R reader)
    {
        int count = reader.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        HashSet<string?> set =
            Maps.NewSet<string?>(R.Counted ? (count <= 4096 ? count : reader.FirstCapacity(count, 24)) : R.ExpectItems(ref reader), reader.SeededHashing);
        while (reader.NextItem(ref count))
        {
            string? item = reader.ReadText();
            if (item is null && _name is not null)
            {
                reader.OnNull(_name.Text);
            }
            if (!set.Add(item))
            {
                reader.OnDuplicateKey();
            }
        }
        return set;
    }
}

/// <summary>A dictionary.</summary>
/// <param name="key">Its keys.</param>
/// <param name="quoted">Whether keys are quoted where keys are text.</param>
/// <param name="item">Its values.</param>
/// <param name="what">A key's name in errors.</param>
/// <param name="name">A value's name in errors if null is refused; else null.</param>
internal sealed class MapValue<TKey, T>(PlainValue<TKey> key, bool quoted, PlainValue<T> item, PlainName what, PlainName? name)
    : PlainValue<Dictionary<TKey, T>?>
    where TKey : notnull
{
    internal override PlainType? Held => item.Held;

    internal override bool IsHashed => true;

    internal override bool HasOwnComparer(object access, object made) =>
        Unsafe.As<PlainAccess<Dictionary<TKey, T>?>>(access).Get(made) is { } map && !map.Comparer.Equals(EqualityComparer<TKey>.Default);

    internal override void Write<W>(ref W writer, Dictionary<TKey, T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        int count = value.Count;
        int index = 0;
        writer.WriteMapStart(count);
        foreach (KeyValuePair<TKey, T> entry in value)
        {
            writer.Advance(W.PutKeyStart(ref writer.Reserve(W.MaxHead), index++, quoted));
            key.Write(ref writer, entry.Key);
            writer.Advance(W.PutKeyEnd(ref writer.Reserve(W.MaxHead), quoted));
            if (entry.Value is null && name is not null)
            {
                W.OnNull(ref writer, name.Text);
            }
            item.Write(ref writer, entry.Value);
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            writer.WriteMapEnd(count);
        }
    }

    internal override Dictionary<TKey, T>? Read<R>(ref R reader)
    {
        int count = reader.ReadMapStart();
        if (count == -1)
        {
            return null;
        }
        Dictionary<TKey, T> map =
            Maps.New<TKey, T>(R.Counted ? (count <= 4096 ? count : reader.FirstCapacity(count, 32)) : R.ExpectEntries(ref reader), reader.SeededHashing);
        while (reader.NextEntry(ref count))
        {
            reader.BeginKey(quoted);
            TKey found = key.Read(ref reader);
            if (found is null)
            {
                Throw.NullNotAllowed(what.Text);
            }
            reader.EndKey(quoted);
            T value = item.Read(ref reader);
            if (value is null && name is not null)
            {
                reader.OnNull(name.Text);
            }
            if (!map.TryAdd(found!, value) && reader.OnDuplicateKey())
            {
                map[found!] = value;
            }
        }
        return map;
    }
}
