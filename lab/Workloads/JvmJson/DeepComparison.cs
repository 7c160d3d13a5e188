// Owns: equality of whole graphs of plain objects, member by member.
// Must not know: libraries and workload types.
using System.Collections;
using System.Reflection;

namespace Octavo.Lab.Workloads;

/// <summary>Compares by reflection, for models of many types; what is compared is never timed.</summary>
public static class DeepComparison
{
    /// <summary>First difference, null when equal.</summary>
    public static string? Difference(string at, object? expected, object? actual)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null ? null : $"{at} was {(expected is null ? "null" : "not null")} and came back {(actual is null ? "null" : "not null")}";
        if (expected.GetType() != actual.GetType())
            return $"{at} was a {expected.GetType().Name} and came back a {actual.GetType().Name}";
        return expected switch
        {
            string or ValueType => Comparison.Same(at, expected, actual),
            IDictionary map => Maps(at, map, (IDictionary)actual),
            IList list => Lists(at, list, (IList)actual),
            _ => Members(at, expected, actual),
        };
    }

    private static string? Maps(string at, IDictionary expected, IDictionary actual)
    {
        if (Comparison.Same(at + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        foreach (DictionaryEntry entry in expected)
        {
            if (!actual.Contains(entry.Key))
                return $"{at} lost the key {entry.Key}";
            if (Difference($"{at}[{entry.Key}]", entry.Value, actual[entry.Key]) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? Lists(string at, IList expected, IList actual)
    {
        if (Comparison.Same(at + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        for (int i = 0; i < expected.Count; i++)
        {
            if (Difference($"{at}[{i}]", expected[i], actual[i]) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? Members(string at, object expected, object actual)
    {
        foreach (PropertyInfo member in expected.GetType().GetProperties())
        {
            if (Difference($"{at}.{member.Name}", member.GetValue(expected), member.GetValue(actual)) is { } difference)
                return difference;
        }

        return null;
    }
}
