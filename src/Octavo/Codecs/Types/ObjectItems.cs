// Owns: sequences and maps of objects, behind collections without a type argument and maps by object. Knows no format.
using System.Collections;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Collections;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Codecs.Types;

/// <summary>Writes and reads the elements.</summary>
internal static class ObjectItems
{
    /// <summary>Elements for which memory is taken before they are read: objects nest as the data says, so counts that each claim the whole rest could add
    /// up.</summary>
    internal const int FirstCapacity = 256;

    /// <summary>Writes a sequence, or null.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W writer, ICollection? items)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (items is null)
        {
            writer.WriteNull();
            return;
        }
        int count = items.Count;
        int index = 0;
        writer.WriteArrayStart(count);
        foreach (object? item in items)
        {
            if (W.Separates)
            {
                writer.WriteItem(index);
            }
            if (index++ == count)
            {
                Throw.CountChanged(count);
            }
            W.WriteAny(ref writer, item);
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

    /// <summary>Reads a sequence, or null.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<object?>? Read<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            return null;
        }
        var items = new List<object?>(R.Counted ? Math.Min(remaining, FirstCapacity) : 0);
        while (reader.NextItem(ref remaining))
        {
            items.Add(R.ReadAny(ref reader));
        }
        return items;
    }

    /// <summary>Writes a map, or null.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteMap<W>(ref W writer, IDictionary? entries)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (entries is null)
        {
            writer.WriteNull();
            return;
        }
        if (W.TextKeys)
        {
            Write(ref writer, Turns(entries));
            return;
        }
        int count = entries.Count;
        int index = 0;
        writer.WriteMapStart(count);
        foreach (DictionaryEntry entry in entries)
        {
            if (index == count)
            {
                Throw.CountChanged(count);
            }
            writer.Advance(W.PutKeyStart(ref writer.Reserve(W.MaxHead), index++, quoted: true));
            W.WriteAny(ref writer, entry.Key);
            writer.Advance(W.PutKeyEnd(ref writer.Reserve(W.MaxHead), quoted: true));
            W.WriteAny(ref writer, entry.Value);
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

    /// <summary>Keys and values by turns, for formats whose maps have text for keys.</summary>
    private static object?[] Turns(IDictionary entries)
    {
        var turns = new List<object?>(2 * entries.Count);
        foreach (DictionaryEntry entry in entries)
        {
            turns.Add(entry.Key);
            turns.Add(entry.Value);
        }
        return [.. turns];
    }

    /// <summary>Reads the beginning of a map.</summary>
    internal static int ReadMapStart<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct => R.TextKeys ? reader.ReadArrayStart(1) : reader.ReadMapStart();

    /// <summary>Reads a map, or null, into a dictionary: the one that exists, or a new one.</summary>
    internal static Dictionary<object, object?>? ReadMap<R>(ref R reader, Dictionary<object, object?>? existing = null)
        where R : struct, ISequentialReader<R>, allows ref struct =>
            ReadMap(ref reader, existing, static (capacity, seeded) => Maps.New<object, object?>(capacity, seeded));

    /// <summary>Reads a map, or null, into what exists, cleared first, or into a new one.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="existing">What exists, or null.</param>
    /// <param name="make">Makes a new one: of a capacity, seeded against flooding or not.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static TMap? ReadMap<R, TMap>(ref R reader, TMap? existing, Func<int, bool, TMap> make)
        where R : struct, ISequentialReader<R>, allows ref struct
        where TMap : class, IDictionary
    {
        int remaining = ReadMapStart(ref reader);
        if (remaining == ObjectHead.Null)
        {
            return null;
        }
        existing?.Clear();
        if (existing is Hashtable or Dictionary<object, object?> && reader.SeededHashing)
        {
            var read = Maps.New<object, object?>(0, seeded: true);
            FillMap(ref reader, remaining, read);
            KeyScreen.Give(existing, read);
            return existing;
        }
        TMap entries = existing ?? make(R.Counted ? Math.Min(remaining, FirstCapacity) : 0, reader.SeededHashing);
        FillMap(ref reader, remaining, entries);
        return entries;
    }

    /// <summary>Reads the entries of a map whose beginning was read.</summary>
    private static void FillMap<R>(ref R reader, int remaining, IDictionary entries)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        var list = entries as SortedList;
        SortedDictionary<object, object?>? all = null; // once keys came too far out of order
        long moved = 0;
        while (R.TextKeys ? reader.NextItem(ref remaining) : reader.NextEntry(ref remaining))
        {
            object? key;
            if (R.TextKeys)
            {
                key = R.ReadAny(ref reader);
                Maps.NextValue(ref reader, ref remaining);
            }
            else
            {
                reader.BeginKey(quoted: true);
                key = R.ReadAny(ref reader);
                reader.EndKey(quoted: true);
            }
            if (key is null)
            {
                Throw.NullNotAllowed("a key of a dictionary");
            }
            object? item = R.ReadAny(ref reader);
            if (all is not null)
            {
                if (!Contains(list!, key, all) || reader.OnDuplicateKey())
                {
                    all[key] = item;
                }
                continue;
            }
            if (Contains(entries, key, null))
            {
                if (reader.OnDuplicateKey())
                {
                    entries[key] = item;
                }
                continue;
            }
            entries[key] = item;
            if (list is not null)
            {
                moved += list.Count - 1 - list.IndexOfKey(key);
                if (moved > 16L * list.Count + 1024)
                {
                    all = Tree(list);
                }
            }
        }
        if (all is not null)
        {
            foreach (KeyValuePair<object, object?> entry in all)
            {
                entries.Add(entry.Key, entry.Value);
            }
        }
    }

    /// <summary>The entries of a sorted list, which moves what comes after each that comes out of order, as a tree that takes them in any order. The list is
    /// empty then.</summary>
    private static SortedDictionary<object, object?> Tree(SortedList list)
    {
        var order = (SortedList)list.Clone();
        order.Clear();
        order.Capacity = 2;
        var all = new SortedDictionary<object, object?>(new SortedLists.ObjectOrder(order));
        foreach (DictionaryEntry entry in list)
        {
            all.Add(entry.Key, entry.Value);
        }
        list.Clear();
        return all;
    }

    /// <summary>Whether a key is there. In a <see cref="SortedList"/> keys are compared, and data may hold some that have no order among them.</summary>
    /// <param name="entries">The entries.</param>
    /// <param name="key">The key.</param>
    /// <param name="all">What the entries of a sorted list are in while it is read; null if they are in it.</param>
    private static bool Contains(IDictionary entries, object key, SortedDictionary<object, object?>? all)
    {
        try
        {
            return all?.ContainsKey(key) ?? entries.Contains(key);
        }
        catch (InvalidOperationException found) when (entries is SortedList && found.InnerException is ArgumentException)
        {
            Throw.InvalidValue("SortedList", "a key cannot be compared with those before it");
            return false;
        }
    }
}
