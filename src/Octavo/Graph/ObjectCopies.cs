// Owns: the clones of the platform's classes that have codecs of the library's own: collections of objects, texts and bits that can be changed. Knows no codec.
using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Net;
using System.Text;
using Octavo.Internal;

namespace Octavo.Graph;

internal static class ObjectCopies
{
    /// <summary>Clones an object of exactly one of these types.</summary>
    /// <returns>False for every other type.</returns>
    internal static bool TryCopy(object value, CloneMap map, [NotNullWhen(true)] out object? copy)
    {
        Type type = value.GetType();
        copy = type == typeof(object) ? Entered(value, map, static _ => new object())
            : type == typeof(byte[]) ? Copies.OfArray((byte[])value, map, null)
            : type == typeof(StringBuilder) ? Entered(value, map, static text => new StringBuilder().Append((StringBuilder)text))
            : type == typeof(BitArray) ? Entered(value, map, static bits => ((BitArray)bits).Clone())
            : type == typeof(IPEndPoint) ? Entered(value, map, static point => new IPEndPoint(((IPEndPoint)point).Address, ((IPEndPoint)point).Port))
            : value is CultureInfo culture ? culture.IsReadOnly ? culture : Entered(value, map, static culture => ((CultureInfo)culture).Clone())
            : value is IEnumerable ? Collection(value, type, map)
            : null;
        return copy is not null;
    }

    private static object? Collection(object value, Type type, CloneMap map) =>
        type == typeof(object[]) ? Filled(value, map, static array => new object?[((object?[])array).Length], static (from, to, map) =>
        {
            var items = (object?[])from;
            for (int i = 0; i < items.Length; i++)
            {
                ((object?[])to)[i] = map.Object(items[i]);
            }
        })
        : type == typeof(List<object>) ? Filled(value, map, static list => new List<object?>(((List<object?>)list).Count), static (from, to, map) =>
        {
            foreach (object? item in (List<object?>)from)
            {
                ((List<object?>)to).Add(map.Object(item));
            }
        })
        : type == typeof(ArrayList) ? Filled(value, map, static list => new ArrayList(((ArrayList)list).Count), static (from, to, map) =>
        {
            foreach (object? item in (ArrayList)from)
            {
                ((ArrayList)to).Add(map.Object(item));
            }
        })
        : type == typeof(Queue) ? Filled(value, map, static queue => new Queue(((Queue)queue).Count), static (from, to, map) =>
        {
            foreach (object? item in (Queue)from)
            {
                ((Queue)to).Enqueue(map.Object(item));
            }
        })
        : type == typeof(Stack) ? Filled(value, map, static stack => new Stack(((Stack)stack).Count), static (from, to, map) =>
        {
            foreach (object? item in Lists.Reverse(((Stack)from).ToArray()))
            {
                ((Stack)to).Push(map.Object(item));
            }
        })
        : type == typeof(Dictionary<string, object>)
        ? Filled(value, map,
            static map => new Dictionary<string, object?>(((Dictionary<string, object?>)map).Count, ((Dictionary<string, object?>)map).Comparer),
            static (from, to, map) =>
        {
            foreach ((string key, object? item) in (Dictionary<string, object?>)from)
            {
                ((Dictionary<string, object?>)to).Add(key, map.Object(item));
            }
        })
        : type == typeof(Dictionary<object, object>)
        ? Filled(value, map,
            static map => new Dictionary<object, object?>(((Dictionary<object, object?>)map).Count, ((Dictionary<object, object?>)map).Comparer), Entries)
        : type == typeof(Hashtable) ? Filled(value, map, static table => EmptyTable((Hashtable)table), Entries)
        : type == typeof(SortedList) ? Filled(value, map, static list => EmptyList((SortedList)list), Entries)
        : null;

    /// <summary>Keys are looked at by the map that takes them, so all objects must be filled before.</summary>
    private static void Entries(object from, object to, CloneMap map)
    {
        var entries = (IDictionary)from;
        var copies = new List<(object Key, object? Value)>(entries.Count);
        foreach (DictionaryEntry entry in entries)
        {
            copies.Add((map.Object(entry.Key), map.Object(entry.Value)));
        }
        map.Last(() =>
        {
            foreach ((object key, object? item) in copies)
            {
                ((IDictionary)to).Add(key, item);
            }
        });
    }

    /// <summary>The comparer of such a collection is told by a clone alone.</summary>
    private static Hashtable EmptyTable(Hashtable table)
    {
        var copy = (Hashtable)table.Clone();
        copy.Clear();
        return copy;
    }

    private static SortedList EmptyList(SortedList list)
    {
        var copy = (SortedList)list.Clone();
        copy.Clear();
        copy.TrimToSize();
        return copy;
    }

    private static object Entered(object value, CloneMap map, Func<object, object> make)
    {
        ref object? known = ref map.Find(value);
        return known ??= make(value);
    }

    private static object Filled(object value, CloneMap map, Func<object, object> make, Action<object, object, CloneMap> fill)
    {
        ref object? known = ref map.Find(value);
        if (known is not null)
        {
            return known;
        }
        object copy = make(value);
        known = copy;
        if (!map.TryDescend())
        {
            map.Later(value, copy, fill);
            return copy;
        }
        fill(value, copy, map);
        map.Ascend();
        return copy;
    }
}
