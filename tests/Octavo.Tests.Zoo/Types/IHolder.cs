// Owns: the members that the class of every scalar has, and its samples. Knows no format.
namespace Octavo.Tests.Zoo.Types;

/// <summary>A scalar in every place where one can be.</summary>
public interface IHolder<T>
    where T : struct
{
    T Plain { get; set; }

    T? Nullable { get; set; }

    T[]? Array { get; set; }

    List<T>? List { get; set; }

    T?[]? NullableArray { get; set; }

    List<T?>? NullableList { get; set; }

    Dictionary<T, T>? Keys { get; set; }

    Dictionary<string, T?>? Values { get; set; }

    HashSet<T>? Set { get; set; }

    T Last { get; set; }
}

internal static class Holder
{
    /// <summary>Nulls, empty collections, one of each extreme, and all at once.</summary>
    internal static ZooEntry<THolder> Entry<THolder, T>(string name, T[] values, T[]? keys = null)
        where THolder : class, IHolder<T>, new()
        where T : struct => new(name, () => Make<THolder, T>(values, keys ?? values));

    private static IEnumerable<THolder> Make<THolder, T>(T[] values, T[] keys)
        where THolder : class, IHolder<T>, new()
        where T : struct
    {
        yield return new THolder();
        yield return new THolder { Array = [], List = [], NullableArray = [], NullableList = [], Keys = [], Values = [], Set = [] };
        T[] distinct = [.. keys.Distinct()];
        var all = new THolder
        {
            Plain = values[^1],
            Nullable = values[^1],
            Array = values,
            List = [.. values],
            NullableArray = [null, .. values.Select(value => (T?)value), null],
            NullableList = [default(T), null, .. values.Select(value => (T?)value)],
            Keys = distinct.ToDictionary(key => key, key => key),
            Values = values.Select((value, index) => (value, index)).ToDictionary(pair => $"key {pair.index}", pair => (T?)pair.value),
            Set = [.. distinct],
            Last = values[^1],
        };
        // After removals the collections have holes, and new entries fill them out of order.
        all.Keys.Remove(distinct[0]);
        all.Keys.Add(distinct[0], distinct[^1]);
        all.Set.Remove(distinct[0]);
        all.Set.Add(distinct[0]);
        all.Values.Remove("key 0");
        all.Values.Add("null", null);
        yield return all;
        foreach (T value in values)
        {
            yield return new THolder { Plain = value, Nullable = value, Array = [value], List = [value], Keys = new() { [value] = value }, Last = value };
        }
    }
}
