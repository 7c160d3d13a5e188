// Owns: where two objects differ, down to the last field: a path of fields to each place. Values of the platform by what they hold, collections by elements,
// comparer and fields of their own. Knows no format and no build.
using Octavo.Generator.Emission.Collections;
using System.Collections;
using System.Globalization;
using System.Reflection;

namespace Octavo.Generator.Tests.Conservation;

/// <summary>One step to a value: the object's type and the field; no field for what a platform's collection has beside its elements.</summary>
internal readonly record struct StateStep(Type Holder, FieldInfo? Field, string Name);

internal static class StateTree
{
    private const BindingFlags Own = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly Comparer<object?> s_byKey =
        Comparer<object?>.Create((x, y) => string.CompareOrdinal(Shown(((DictionaryEntry)x!).Key), Shown(((DictionaryEntry)y!).Key)));

    /// <summary>The paths of fields to what differs between two objects.</summary>
    public static IEnumerable<StateStep[]> Differences(object written, object? read) =>
        Fields(written, read, [], new HashSet<object>(ReferenceEqualityComparer.Instance));

    private static IEnumerable<StateStep[]> Fields(object a, object? b, StateStep[] path, HashSet<object> open)
    {
        for (Type? type = a.GetType(); type is not null && !IsPlatform(type); type = type.BaseType)
        {
            foreach (FieldInfo field in type.GetFields(Own).Where(f => !typeof(Delegate).IsAssignableFrom(f.FieldType)))
            {
                StateStep[] step = [.. path, new(a.GetType(), field, Name(field))];
                if (b is null)
                {
                    yield return step;
                    continue;
                }
                object? left = field.GetValue(a), right = field.GetValue(b);
                // A getter may give something for null, and reading keeps that.
                if ((left is null) != (right is null) && type.GetProperty(Name(field), Own) is { GetMethod: { } getter } && field.Name.StartsWith('<')
                    && !Values(getter.Invoke(a, null), getter.Invoke(b, null), step, open).Any())
                {
                    continue;
                }
                foreach (StateStep[] one in Values(left, right, step, open))
                {
                    yield return one;
                }
            }
        }
    }

    private static IEnumerable<StateStep[]> Values(object? a, object? b, StateStep[] path, HashSet<object> open)
    {
        if (a is null || b is null || a.GetType() != b.GetType())
        {
            if (path is [.., { Holder: var holder }] && typeof(IEnumerable).IsAssignableFrom(holder) && (a ?? b) is IEnumerable one && !All(one).Any())
            {
                return []; // a collection may keep no elements as null
            }
            return a is null ? b is null ? [] : [path] : b is not null && IsLike(a, b, path, open) ? [] : [path];
        }
        if (!a.GetType().IsValueType && !open.Add(a))
        {
            return []; // it is compared already
        }
        try
        {
            return [.. Same(a, b, path, open)];
        }
        finally
        {
            open.Remove(a);
        }
    }

    /// <summary>Whether objects of two types are one value to those who declared less: another class with the same elements behind an interface, and a number
    /// or text in an object, whose type JSON does not say.</summary>
    private static bool IsLike(object a, object b, StateStep[] path, HashSet<object> open) =>
        IsMade(a.GetType()) && IsMade(b.GetType())
            && (a is IEnumerable and not string && b is IEnumerable and not string
            ? path is [.., { Field.FieldType: var type }] && IsOpen(type) && !Elements(a, b, path, open).Any()
            : a is IConvertible or Guid && b is IConvertible && Shown(a) == Shown(b));

    /// <summary>Whether a member's type, or that of its elements, leaves open which class holds elements.</summary>
    private static bool IsOpen(Type type) =>
        type.IsInterface || type.IsAbstract || type == typeof(object) || (type.IsGenericType && type.GetGenericArguments().Any(IsOpen))
            || (type.IsArray && IsOpen(type.GetElementType()!));

    /// <summary>Whether a class is of the platform, or the compiler's for a collection expression.</summary>
    private static bool IsMade(Type type) => IsPlatform(type) || type.Name.StartsWith("<>z__", StringComparison.Ordinal);

    private static IEnumerable<StateStep[]> Same(object a, object b, StateStep[] path, HashSet<object> open)
    {
        Type type = a.GetType();
        if (a is string or decimal or DateTime or Type or Uri or CultureInfo or Enum || type.IsPrimitive)
        {
            return a.Equals(b) ? [] : [path]; // MessagePack's timestamps do not say a time's kind
        }
        if (a is IComparer or IEqualityComparer or System.Text.StringBuilder or System.Text.RegularExpressions.Regex)
        {
            return Shown(a) == Shown(b) && (!IsPlatform(type) || !IsModel(type) || !Fields(a, b, path, open).Any()) ? [] : [path];
        }
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var definition
            && (definition == typeof(Lazy<>) || definition == typeof(Memory<>) || definition == typeof(ReadOnlyMemory<>)
            || definition == typeof(System.Buffers.ReadOnlySequence<>) || definition == typeof(PriorityQueue<,>)))
        {
            return Values(Held(a), Held(b), path, open);
        }
        if (a is IEnumerable)
        {
            StateStep[][] different = [.. Elements(a, b, path, open).Concat(Comparers(a, b, path, open))];
            return IsMade(type) ? different : different.Concat(Fields(a, b, path, open));
        }
        if (IsModel(type) || type.Name.StartsWith("ValueTuple`", StringComparison.Ordinal) || type.Name.StartsWith("KeyValuePair`", StringComparison.Ordinal)
            || type.Name.StartsWith("Tuple`", StringComparison.Ordinal) || type.Name is "CodecOptional`1" or "DictionaryEntry")
        {
            return IsPlatform(type)
                ? type.GetFields(Own).SelectMany(f => Values(f.GetValue(a), f.GetValue(b), path, open)) : Fields(a, b, path, open);
        }
        return Shown(a) == Shown(b) && (a.Equals(b) || !type.IsValueType) ? [] : [path];
    }

    private static IEnumerable<StateStep[]> Elements(object a, object b, StateStep[] path, HashSet<object> open)
    {
        object?[] left = [.. All((IEnumerable)a)], right = [.. All((IEnumerable)b)];
        if (IsInOrderOfHashes(a.GetType()))
        {
            (left, right) = ([.. left.Order(s_byKey)], [.. right.Order(s_byKey)]);
        }
        return left.Length != right.Length ? [path] : left.Zip(right).SelectMany(pair => Values(pair.First, pair.Second, path, open));
    }

    /// <summary>Hashes of strings differ from run to run, and so does the order of what collides.</summary>
    private static bool IsInOrderOfHashes(Type? type) => type is not null && (type == typeof(Hashtable) || IsInOrderOfHashes(type.BaseType));

    /// <summary>What <c>foreach</c> over the plain interface gives: <c>Cast</c> asks a generic one first, which may give other elements.</summary>
    private static IEnumerable<object?> All(IEnumerable items)
    {
        foreach (object? item in items)
        {
            yield return item;
        }
    }

    /// <summary>What the platform's collections compare keys with.</summary>
    private static IEnumerable<StateStep[]> Comparers(object a, object b, StateStep[] path, HashSet<object> open)
    {
        foreach (string name in new[] { "Comparer", "KeyComparer", "ValueComparer" })
        {
            PropertyInfo? comparer = a.GetType().GetProperties(Own & ~BindingFlags.DeclaredOnly & ~BindingFlags.NonPublic).FirstOrDefault(p => p.Name == name);
            if (comparer is not null && b.GetType().GetProperty(name) is { } other
                && Values(comparer.GetValue(a), other.GetValue(b), path, open).Any())
            {
                yield return [.. path, new(a.GetType(), null, name)];
            }
        }
    }

    private static object? Held(object value) => value.GetType() is var type && type.GetProperty("Value") is { } held ? held.GetValue(value)
        : type.GetProperty("UnorderedItems") is { } items ? items.GetValue(value)
        : value.GetType().Name.Contains("Sequence", StringComparison.Ordinal)
        ? typeof(System.Buffers.BuffersExtensions).GetMethod("ToArray")!.MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [value])
        : type.GetMethod("ToArray")!.Invoke(value, null);

    /// <summary>A value as text: its own, with its type.</summary>
    private static string Shown(object value) => value switch
    {
        StringComparer one => $"{one.GetType()} {one.Equals("a", "A")} {one.Equals("a\u0301", "\u00e1")}",
        IFormattable format => format.ToString(null, CultureInfo.InvariantCulture),
        IConvertible text => text.ToString(CultureInfo.InvariantCulture),
        _ => $"{value.GetType()} {value}",
    };

    /// <summary>The name that people see: of an auto-property, or of a parameter that is kept, its own.</summary>
    private static string Name(FieldInfo field) =>
        (field.Name.StartsWith('<') ? field.Name[1..field.Name.LastIndexOf('>')] : field.Name).Split('.')[^1];

    private static bool IsModel(Type type) => type.IsCollectible && !IsPlatform(type);

    private static bool IsPlatform(Type type) => type.Assembly.GetName().Name is { } name
        && (name.StartsWith("System.", StringComparison.Ordinal) || name == "Octavo");
}
