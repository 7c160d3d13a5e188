// Owns: how a list that exists already takes what was read for it.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Fills lists in place, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class Lists
{
    /// <summary>Clears and fills a list that exists; else answers the new one.</summary>
    /// <param name="existing">What exists, or null.</param>
    /// <param name="made">What was read, or null.</param>
    public static List<T>? Fill<T>(List<T>? existing, List<T>? made)
    {
        if (existing is null || made is null)
        {
            return made;
        }
        existing.Clear();
        existing.AddRange(made);
        return existing;
    }

    /// <summary>Turns an array round, in place.</summary>
    public static T[] Reverse<T>(T[] items)
    {
        Array.Reverse(items);
        return items;
    }
}
