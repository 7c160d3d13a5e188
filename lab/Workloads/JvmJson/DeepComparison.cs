// Owns: equality of whole graphs of plain objects, member by member.
// Must not know: libraries and workload types.
using System.Collections;
using System.Reflection;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Compares by reflection, for models of many types; what is compared is never timed.</summary>
public static class DeepComparison
{
    /// <summary>First difference, null when equal.</summary>
    public static string? Difference(string at, object? expected, object? actual, NotKept lost = NotKept.None)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null ? null : $"{at} was {(expected is null ? "null" : "not null")} and came back {(actual is null ? "null" : "not null")}";
        if (expected.GetType() != actual.GetType())
            return $"{at} was a {expected.GetType().Name} and came back a {actual.GetType().Name}";
        return expected switch
        {
            DateTime time => Comparison.Same(at, time, (DateTime)actual, lost),
            string or ValueType => Comparison.Same(at, expected, actual),
            IDictionary map => Maps(at, map, (IDictionary)actual, lost),
            IList list => Lists(at, list, (IList)actual, lost),
            IEnumerable items => Lists(at, items.Cast<object?>().ToArray(), ((IEnumerable)actual).Cast<object?>().ToArray(), lost),
            _ => Members(at, expected, actual, lost),
        };
    }

    private static string? Maps(string at, IDictionary expected, IDictionary actual, NotKept lost)
    {
        if (Comparison.Same(at + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        foreach (DictionaryEntry entry in expected)
        {
            if (!actual.Contains(entry.Key))
                return $"{at} lost the key {entry.Key}";
            if (Difference($"{at}[{entry.Key}]", entry.Value, actual[entry.Key], lost) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? Lists(string at, IList expected, IList actual, NotKept lost)
    {
        if (Comparison.Same(at + ".Count", expected.Count, actual.Count) is { } count)
            return count;
        for (int i = 0; i < expected.Count; i++)
        {
            if (Difference($"{at}[{i}]", expected[i], actual[i], lost) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? Members(string at, object expected, object actual, NotKept lost)
    {
        foreach (PropertyInfo member in expected.GetType().GetProperties().Where(member => member.GetIndexParameters().Length == 0))
        {
            if (Difference($"{at}.{member.Name}", member.GetValue(expected), member.GetValue(actual), lost) is { } difference)
                return difference;
        }

        foreach (FieldInfo member in expected.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            if (Difference($"{at}.{member.Name}", member.GetValue(expected), member.GetValue(actual), lost) is { } difference)
                return difference;
        }

        return null;
    }
}
