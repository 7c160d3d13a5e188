// Owns: in the first tier, dictionaries. Knows no class.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

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
