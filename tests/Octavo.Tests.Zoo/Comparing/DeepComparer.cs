// Owns: deep equality by reflection, floats and decimals by their bits, collections in their order. Knows no type of the zoo and no codec.
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;

namespace Octavo.Tests.Zoo.Comparing;

/// <summary>Says if two values differ. Fields that the format leaves out by an attribute, also backing fields of properties, are not looked at.</summary>
[UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Under native AOT Octavo.Aot keeps the fields of the zoo's types.")]
[UnconditionalSuppressMessage("Trimming", "IL2072", Justification = "As IL2070: an object of a type of the zoo.")]
[UnconditionalSuppressMessage("Trimming", "IL2080", Justification = "As IL2070: the fields that were asked for.")]
public static class DeepComparer
{
    private static readonly string[] s_everyIgnore = [.. Fidelity.Binary.Ignored.Union(Fidelity.MsgPack.Ignored).Union(Fidelity.Tokens.Ignored)];
    private static readonly ConcurrentDictionary<(Type Type, string[] Ignored), FieldInfo[]> s_fields = new();

    /// <summary>The first difference, or null.</summary>
    public static string? Difference(object? expected, object? actual, Fidelity fidelity) => Difference(expected, actual, fidelity, "value");

    /// <summary>The fields that count in every format, base class first.</summary>
    public static FieldInfo[] Fields(Type type) => Fields(type, s_everyIgnore);

    /// <summary>The fields that count in a format, base class first.</summary>
    public static FieldInfo[] Fields(Type type, Fidelity fidelity) => Fields(type, fidelity.Ignored);

    private static FieldInfo[] Fields(Type type, string[] ignored) => s_fields.GetOrAdd((type, ignored), static key =>
    {
        const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        (Type type, string[] ignored) = key;
        FieldInfo[] inherited = type.BaseType is { } parent && parent != typeof(object) && parent != typeof(ValueType) ? Fields(parent, ignored) : [];
        return [.. inherited, .. type.GetFields(Declared).Where(field => !IsIgnored(type, field, ignored))];
    });

    private static bool IsIgnored(Type type, FieldInfo field, string[] ignored)
    {
        MemberInfo member = field;
        if (field.Name.StartsWith('<') && field.Name.Contains(">k__", StringComparison.Ordinal))
        {
            string property = field.Name[1..field.Name.IndexOf('>')];
            member = type.GetProperty(property, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly) ?? member;
        }
        return member.GetCustomAttributes().Any(attribute => ignored.Contains(attribute.GetType().Name));
    }

    private static string? Difference(object? expected, object? actual, Fidelity fidelity, string path)
    {
        if (expected is null || actual is null)
        {
            return (expected is null && actual is null) || (fidelity.NullIsEmpty && IsEmpty(expected ?? actual)) ? null : Say(path, expected, actual);
        }
        return expected switch
        {
            string text => actual is string other && string.Equals(text, other, StringComparison.Ordinal) ? null : Say(path, expected, actual),
            Half number => actual is Half other && SameHalf(number, other, fidelity) ? null : Say(path, expected, actual),
            float number =>
                actual is float other && BitConverter.SingleToUInt32Bits(number) == BitConverter.SingleToUInt32Bits(other) ? null : Say(path, expected, actual),
            double number =>
                actual is double other && BitConverter.DoubleToUInt64Bits(number) == BitConverter.DoubleToUInt64Bits(other) ? null
                    : Say(path, expected, actual),
            decimal number => actual is decimal other && SameDecimal(number, other, fidelity) ? null : Say(path, expected, actual),
            DateTime time => actual is DateTime other && SameTime(time, other, fidelity) ? null : Say(path, expected, actual),
            DateTimeOffset time =>
                actual is DateTimeOffset other && (time.EqualsExact(other) || (fidelity.OffsetsLost && time.Equals(other))) ? null
                    : Say(path, expected, actual),
            Memory<byte> memory => actual is Memory<byte> other && memory.Span.SequenceEqual(other.Span) ? null : Say(path, expected, actual),
            ReadOnlyMemory<byte> memory => actual is ReadOnlyMemory<byte> other && memory.Span.SequenceEqual(other.Span) ? null : Say(path, expected, actual),
            ArraySegment<byte> segment => actual is ArraySegment<byte> other && segment.AsSpan().SequenceEqual(other) ? null : Say(path, expected, actual),
            byte[] bytes => actual is byte[] other && bytes.AsSpan().SequenceEqual(other) ? null : Say(path, expected, actual),
            int[] numbers => actual is IEnumerable<int> other && numbers.SequenceEqual(other) ? null : Say(path, expected, actual),
            Rune or Guid or Int128 or UInt128 or DateOnly or TimeOnly or TimeSpan or Enum => expected.Equals(actual) ? null : Say(path, expected, actual),
            Uri link => actual is Uri other && link.OriginalString == other.OriginalString ? null : Say(path, expected, actual),
            StringBuilder text => actual is StringBuilder other && text.Equals(other) ? null : Say(path, expected, actual),
            BigInteger or Version or Index or Range or IPAddress or IPEndPoint or IPNetwork or PhysicalAddress or CultureInfo =>
                expected.Equals(actual) ? null : Say(path, expected, actual),
            Array { Rank: > 1 } grid =>
                actual is Array other && Lengths(grid).SequenceEqual(Lengths(other)) ? Items(grid, other, fidelity, path) : Say(path, expected, actual),
            ReadOnlySequence<byte> sequence =>
                actual is ReadOnlySequence<byte> other ? Difference(sequence.ToArray(), other.ToArray(), fidelity, path) : Say(path, expected, actual),
            ReadOnlySequence<long> sequence =>
                actual is ReadOnlySequence<long> other ? Difference(sequence.ToArray(), other.ToArray(), fidelity, path) : Say(path, expected, actual),
            PriorityQueue<string, int> queue =>
                actual is PriorityQueue<string, int> other ? Items(queue.UnorderedItems, other.UnorderedItems, fidelity, path) : Say(path, expected, actual),
            Lazy<int> lazy => actual is Lazy<int> other ? Difference(lazy.Value, other.Value, fidelity, path) : Say(path, expected, actual),
            Lazy<string> lazy => actual is Lazy<string> other ? Difference(lazy.Value, other.Value, fidelity, path) : Say(path, expected, actual),
            IGrouping<string, int> group =>
                actual is IGrouping<string, int> other && group.Key == other.Key ? Items(group, other, fidelity, path) : Say(path, expected, actual),
            IEnumerable items when fidelity.NullIsEmpty && IsEmpty(items) => IsEmpty(actual) ? null : Say(path, expected, actual),
            IEnumerable items when IsDefault(items) =>
                actual is IEnumerable other && (IsDefault(other) || expected is ArraySegment<int> or ArraySegment<string>) ? null : Say(path, expected, actual),
            IEnumerable when actual is IEnumerable other && IsDefault(other) => Say(path, expected, "default"),
            IEnumerable items when IsUnordered(items) =>
                actual is IEnumerable others ? Items(Sorted(items), Sorted(others), fidelity, path) : Say(path, expected, actual),
            IEnumerable items when OpenPairs.IsShared(items.GetType()) =>
                actual is IEnumerable others ? Shared(items, others, fidelity, path) : Say(path, expected, actual),
            IEnumerable items => actual is IEnumerable others ? Items(items, others, fidelity, path) : Say(path, expected, actual),
            _ => expected.GetType().IsPrimitive
                ? expected.Equals(actual) ? null : Say(path, expected, actual)
                : Members(expected, actual, fidelity, path),
        };
    }

    /// <summary>Whether it is an immutable array or a segment over no array, which cannot be enumerated.</summary>
    public static bool IsDefault(IEnumerable items) => items is ValueType && items.Equals(RuntimeHelpers.GetUninitializedObject(items.GetType()));

    private static bool IsEmpty(object? value) => value is IEnumerable items && (IsDefault(items) || !items.Cast<object?>().Any());

    /// <summary>Whether the order depends on how the collection came about: chains of one bucket, a frozen layout.</summary>
    private static bool IsUnordered(IEnumerable items) =>
        items.GetType() is var type
            && (type == typeof(Hashtable) || type.Namespace == "System.Collections.Frozen"
            || (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(ConcurrentDictionary<,>)));

    /// <summary>By their text, which of a pair begins with its key.</summary>
    private static List<object?> Sorted(IEnumerable items) =>
        [.. items.Cast<object?>()
            .OrderBy(item => item is DictionaryEntry entry ? $"{Text(entry.Key)} {entry.Key.GetType()} {Text(entry.Value)}" : Text(item),
                StringComparer.Ordinal)];

    /// <summary>A text that tells collections apart which are keys.</summary>
    private static string Text(object? value) => value switch
    {
        string text => text,
        IDictionary map => $"{{{string.Join(',', map.Keys.Cast<object>().Select(key => $"{Text(key)}={Text(map[key])}").Order(StringComparer.Ordinal))}}}",
        IEnumerable items when !IsDefault(items) => $"[{string.Join(',', items.Cast<object?>().Select(Text))}]",
        _ => $"{value}",
    };

    private static IEnumerable<int> Lengths(Array grid) => Enumerable.Range(0, grid.Rank).Select(grid.GetLength);

    private static string? Members(object expected, object actual, Fidelity fidelity, string path)
    {
        Type type = expected.GetType();
        if (actual.GetType() != type)
        {
            return $"{path}: expected a {type}, found a {actual.GetType()}";
        }
        if (!OpenPairs.Comparing.Enter(expected, actual, out bool isShared))
        {
            return isShared ? null : $"{path}: shared with other places than expected";
        }
        string? found = null;
        foreach (FieldInfo field in Fields(type, fidelity))
        {
            found ??= Difference(field.GetValue(expected), field.GetValue(actual), fidelity, $"{path}.{field.Name}");
        }
        OpenPairs.Comparing.Leave(expected, actual);
        return found;
    }

    /// <summary>A collection that is written once, and may hold itself.</summary>
    private static string? Shared(IEnumerable expected, IEnumerable actual, Fidelity fidelity, string path)
    {
        if (!OpenPairs.Comparing.Enter(expected, actual, out bool isShared))
        {
            return isShared ? null : $"{path}: shared with other places than expected";
        }
        string? found = Items(expected, actual, fidelity, path);
        OpenPairs.Comparing.Leave(expected, actual);
        return found;
    }

    private static string? Items(IEnumerable expected, IEnumerable actual, Fidelity fidelity, string path)
    {
        IEnumerator others = actual.GetEnumerator();
        int index = 0;
        foreach (object? item in expected)
        {
            if (!others.MoveNext())
            {
                return $"{path}: {index} items found, more expected";
            }
            if (Difference(item, others.Current, fidelity, $"{path}[{index}]") is { } difference)
            {
                return difference;
            }
            index++;
        }
        return others.MoveNext() ? $"{path}: {index} items expected, more found" : null;
    }

    private static bool SameHalf(Half expected, Half actual, Fidelity fidelity) =>
        BitConverter.HalfToUInt16Bits(expected) == BitConverter.HalfToUInt16Bits(actual)
            || (fidelity.HalfAsSingle && Half.IsNaN(expected) && Half.IsNaN(actual));

    private static bool SameDecimal(decimal expected, decimal actual, Fidelity fidelity) =>
        decimal.GetBits(expected).AsSpan().SequenceEqual(decimal.GetBits(actual))
        || (fidelity.DecimalAsText && expected == 0 && actual == 0 && expected.Scale == actual.Scale);

    /// <summary>A form of a member's own may keep more than its format does.</summary>
    private static bool SameTime(DateTime expected, DateTime actual, Fidelity fidelity) =>
        Unsafe.BitCast<DateTime, ulong>(expected) == Unsafe.BitCast<DateTime, ulong>(actual)
        || (fidelity.Instants && (actual.Kind == DateTimeKind.Utc || (fidelity.NullIsEmpty && actual == default))
        && actual.Ticks == (expected.Kind == DateTimeKind.Local ? expected.ToUniversalTime() : expected).Ticks);

    private static string Say(string path, object? expected, object? actual) => $"{path}: expected {Show(expected)}, found {Show(actual)}";

    private static string Show(object? value) => value switch
    {
        null => "null",
        Half number => $"Half 0x{BitConverter.HalfToUInt16Bits(number):X4}",
        float number => $"float 0x{BitConverter.SingleToUInt32Bits(number):X8}",
        double number => $"double 0x{BitConverter.DoubleToUInt64Bits(number):X16}",
        decimal number => $"decimal {string.Join(' ', decimal.GetBits(number).Select(part => part.ToString("X8", CultureInfo.InvariantCulture)))}",
        DateTime time => $"{time:O} ({time.Kind})",
        string text => $"\"{(text.Length > 60 ? $"{text[..60]}…" : text)}\" ({text.Length})",
        byte[] bytes => Convert.ToHexString(bytes.AsSpan(0, Math.Min(bytes.Length, 60))),
        Memory<byte> bytes => Convert.ToHexString(bytes.Span[..Math.Min(bytes.Length, 60)]),
        ReadOnlyMemory<byte> bytes => Convert.ToHexString(bytes.Span[..Math.Min(bytes.Length, 60)]),
        _ => string.Create(CultureInfo.InvariantCulture, $"{value.GetType().Name} {value}"),
    };
}
