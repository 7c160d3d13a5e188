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

    /// <summary>Alternating keys and values, for formats whose map keys must be text.</summary>
    private static object?[] Turns(IDictionary entries)
    {
        var turns = new List<object?>();
        foreach (DictionaryEntry entry in entries)
        {
            turns.Add(entry.Key);
            turns.Add(entry.Value);
        }
        if (entries.Count is var count && count != turns.Count / 2)
        {
            Throw.CountChanged(count);
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
        if (existing is Hashtable or Dictionary<object, object?> && reader.SeededHashing && !KeyScreen.IsSafe(existing))
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
        var filling = new MapFilling(entries);
        while (R.TextKeys ? reader.NextItem(ref remaining) : reader.NextEntry(ref remaining))
        {
            object key = ReadKey(ref reader, ref remaining);
            filling.Set(ref reader, key, R.ReadAny(ref reader));
        }
        filling.Close();
    }

    /// <summary>Reads a key, up to its value.</summary>
    private static object ReadKey<R>(ref R reader, ref int remaining)
        where R : struct, ISequentialReader<R>, allows ref struct
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
        return key;
    }
}
