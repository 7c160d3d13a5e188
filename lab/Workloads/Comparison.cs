// Owns: equality of the simple kinds, modulo what a format declares not to keep.
// Must not know: libraries and workload types.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Comparisons that name the first difference.</summary>
public static class Comparison
{
    /// <summary>Null when equal, else the member with both values.</summary>
    public static string? Same<T>(string member, T expected, T actual) =>
        EqualityComparer<T>.Default.Equals(expected, actual) ? null : $"{member} was {Show(expected)} and came back {Show(actual)}";

    /// <summary>Compares instants and, where the format keeps it, the kind.</summary>
    public static string? Same(string member, DateTime expected, DateTime actual, NotKept lost)
    {
        if (lost.HasFlag(NotKept.DateTimeKind))
            return Same(member, Utc(expected).Ticks, Utc(actual).Ticks);
        return Same(member, expected.Ticks, actual.Ticks) ?? Same(member + ".Kind", expected.Kind, actual.Kind);
    }

    /// <summary>Compares sequences element by element.</summary>
    public static string? Same<T>(string member, IReadOnlyCollection<T>? expected, IReadOnlyCollection<T>? actual, Func<string, T, T, string?> element)
    {
        if (expected is null || actual is null)
            return ReferenceEquals(expected, actual) ? null
                : $"{member} was {(expected is null ? "null" : "not null")} and came back {(actual is null ? "null" : "not null")}";
        if (Same(member + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        int i = 0;
        foreach ((T left, T right) in expected.Zip(actual))
        {
            if (element($"{member}[{i++}]", left, right) is { } difference)
                return difference;
        }

        return null;
    }

    /// <summary>Compares maps by key.</summary>
    public static string? Same<TKey, TValue>(string member, IDictionary<TKey, TValue>? expected, IDictionary<TKey, TValue>? actual)
        where TKey : notnull
    {
        if (expected is null || actual is null)
            return ReferenceEquals(expected, actual) ? null
                : $"{member} was {(expected is null ? "null" : "not null")} and came back {(actual is null ? "null" : "not null")}";
        if (Same(member + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        foreach ((TKey key, TValue value) in expected)
        {
            if (!actual.TryGetValue(key, out TValue? found))
                return $"{member} lost the key {key}";
            if (Same($"{member}[{key}]", value, found) is { } difference)
                return difference;
        }

        return null;
    }

    // The instant that a format means which writes local times as UTC and takes all others as they are.
    private static DateTime Utc(DateTime value) => value.Kind == DateTimeKind.Local ? value.ToUniversalTime() : value;

    private static string Show<T>(T value) => value switch
    {
        null => "null",
        string text => $"\"{(text.Length > 40 ? text[..40] + "…" : text)}\"",
        _ => $"{value}",
    };
}
