// Owns: whether a map has a key that another map has. Knows no graph.
using System.Collections;

namespace Octavo.Graph;

/// <summary>A sorted map cannot compare a key of another kind with its own, and says so by an exception, which takes some 10 µs.</summary>
internal sealed class MapKeys(IDictionary map)
{
    /// <summary>Exceptions for keys of one type after which no more of them are looked for.</summary>
    private const int Most = 2;

    private Dictionary<Type, int>? _refused;

    internal bool Has(object key)
    {
        int times = 0;
        if (_refused is not null && _refused.TryGetValue(key.GetType(), out times) && times >= Most)
        {
            return false;
        }
        try
        {
            return map.Contains(key);
        }
        catch (Exception found) when (found is InvalidOperationException or ArgumentException)
        {
            (_refused ??= [])[key.GetType()] = times + 1;
            return false;
        }
    }
}
