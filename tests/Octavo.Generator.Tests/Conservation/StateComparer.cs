// Owns: which instance fields of two objects differ: every field of every class of the chain, by reflection. Knows no format and no codec.
using System.Collections;
using System.Reflection;

namespace Octavo.Generator.Tests.Conservation;

internal static class StateComparer
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The instance fields of a type and of its bases, those of the runtime's own types left out.</summary>
    public static IEnumerable<FieldInfo> Fields(Type type)
    {
        for (Type? one = type; one is not null && one != typeof(object) && one != typeof(ValueType) && !IsPlatform(one); one = one.BaseType)
        {
            foreach (FieldInfo field in one.GetFields(Own))
            {
                yield return field;
            }
        }
    }

    /// <summary>The first field of each part of two objects that differs, outermost type first.</summary>
    public static IEnumerable<FieldInfo> Differences(object written, object? read)
    {
        foreach (FieldInfo field in Fields(written.GetType()))
        {
            object? a = field.GetValue(written), b = read is null ? null : field.GetValue(read);
            if (!Same(a, b))
            {
                yield return field;
            }
        }
    }

    private static bool Same(object? a, object? b)
    {
        if (a is null || b is null)
        {
            return a is null && b is null;
        }
        if (a.GetType() != b.GetType())
        {
            return false;
        }
        if (a is System.Runtime.CompilerServices.ITuple tuple)
        {
            var other = (System.Runtime.CompilerServices.ITuple)b;
            return Enumerable.Range(0, tuple.Length).All(i => Same(tuple[i], other[i]));
        }
        if (a.GetType() is { IsGenericType: true } pair && pair.GetGenericTypeDefinition() == typeof(KeyValuePair<,>))
        {
            return pair.GetProperties().All(p => Same(p.GetValue(a), p.GetValue(b)));
        }
        if (a is IEnumerable from && a is not string)
        {
            object?[] left = [.. from.Cast<object?>()], right = [.. ((IEnumerable)b).Cast<object?>()];
            return left.Length == right.Length && left.Zip(right).All(pair => Same(pair.First, pair.Second))
                && (IsPlatform(a.GetType()) || !Differences(a, b).Any());
        }
        return IsPlatform(a.GetType()) || a.GetType().IsEnum ? a.Equals(b) : !Differences(a, b).Any();
    }

    private static bool IsPlatform(Type type) => type.Assembly.GetName().Name!.StartsWith("System.", StringComparison.Ordinal);
}
