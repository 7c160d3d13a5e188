// Owns: equality of whole graphs of plain objects, member by member.
// Must not know: libraries and workload types.
using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Compares by reflection, for models of many types; what is compared is never timed.</summary>
public static class DeepComparison
{
    /// <summary>First difference, null when equal.</summary>
    public static string? Difference(string at, object? expected, object? actual, NotKept lost = NotKept.None)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null || lost.HasFlag(NotKept.EmptyCollections) && IsEmpty(expected ?? actual) ? null
                : $"{at} was {(expected is null ? "null" : "not null")} and came back {(actual is null ? "null" : "not null")}";
        if (expected.GetType() != actual.GetType())
            return $"{at} was a {expected.GetType().Name} and came back a {actual.GetType().Name}";
        return expected switch
        {
            DateTime time => Comparison.Same(at, time, (DateTime)actual, lost),
            string => Comparison.Same(at, expected, actual),
            ValueType when IsSimple(expected.GetType()) => Comparison.Same(at, expected, actual),
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
        object? initial = lost.HasFlag(NotKept.UnwrittenMembers) ? Initial(expected.GetType()) : null;
        foreach (PropertyInfo member in expected.GetType().GetProperties(BindingFlags.Public | BindingFlags.Instance)
            .Where(member => member.GetIndexParameters().Length == 0))
        {
            if (Member($"{at}.{member.Name}", member.PropertyType, member.GetValue, expected, actual, initial, lost) is { } difference)
                return difference;
        }

        foreach (FieldInfo member in expected.GetType().GetFields(BindingFlags.Public | BindingFlags.Instance))
        {
            if (Member($"{at}.{member.Name}", member.FieldType, member.GetValue, expected, actual, initial, lost) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? Member(string at, Type type, Func<object, object?> value, object expected, object actual, object? initial, NotKept lost)
    {
        object? wanted = value(expected), found = value(actual);
        return Difference(at, wanted, found, lost) is { } difference
            && !(initial is not null && IsUnwritten(type, wanted) && Difference(at, value(initial), found, lost) is null) ? difference : null;
    }

    // A nullable zero is a value that is there.
    private static bool IsUnwritten(Type type, object? value) =>
        value is null || (type.IsValueType && Nullable.GetUnderlyingType(type) is null && value.Equals(Activator.CreateInstance(type)));

    private static object Initial(Type type) =>
        type.IsValueType || type.GetConstructor(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance, []) is not null
            ? Activator.CreateInstance(type, nonPublic: true)! : RuntimeHelpers.GetUninitializedObject(type);

    private static bool IsEmpty(object? value) => value is IEnumerable items and not string && !items.Cast<object?>().Any();

    // Structs of the platform are values, except for those that hold others'; a user's may hold collections, which are equal by their elements.
    private static bool IsSimple(Type type) =>
        type.IsEnum
            || (type.Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal) && !type.IsAssignableTo(typeof(ITuple))
            && !(type.IsGenericType && type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)));
}
