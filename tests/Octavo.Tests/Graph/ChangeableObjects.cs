// Owns: the finding of every object of a graph that can be changed, by its fields, for tests that two graphs share none. Knows no codec.
using System.Collections;
using System.Globalization;
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Reflection;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Tests.Graph;

internal static class ChangeableObjects
{
    internal static HashSet<object> Of(object? root)
    {
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var found = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var open = new Stack<object?>([root]);
        while (open.TryPop(out object? value))
        {
            if (value is null or string or Type or Delegate or Uri or Version or IPAddress or IPNetwork or PhysicalAddress or BigInteger or CultureInfo
                or TimeZoneInfo
                || value.GetType() is { IsPrimitive: true } or { IsEnum: true } || IsComparer(value))
            {
                continue;
            }
            Type type = value.GetType();
            if (!type.IsValueType && !seen.Add(value))
            {
                continue;
            }
            // The fields of a bag lead to the threads that use it.
            bool isBag = type is { Name: "ConcurrentBag`1" };
            if (isBag)
            {
                found.Add(value);
            }
            if (isBag || type.Namespace is "System.Collections.Immutable" or "System.Collections.Frozen")
            {
                foreach (object? item in IsDefault(value) ? Array.Empty<object>() : (IEnumerable)value)
                {
                    open.Push(item);
                }
                continue;
            }
            if (value is JsonDocument or JsonNode)
            {
                found.Add(value);
                continue;
            }
            if (value is JsonElement)
            {
                continue;
            }
            if (value is Array array)
            {
                if (array.Length != 0)
                {
                    found.Add(value);
                }
                foreach (object? item in array)
                {
                    open.Push(item);
                }
                continue;
            }
            if (!type.IsValueType
                && (type.Assembly == typeof(ChangeableObjects).Assembly
                || type.Namespace is "System.Collections.Generic" or "System.Collections" or "System.Collections.ObjectModel" or "System.Collections.Concurrent"
                or "System.Text" or "System"))
            {
                found.Add(value);
            }
            for (Type? at = type; at is not null; at = at.BaseType)
            {
                foreach (FieldInfo field in at.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly)
                    .Where(f => !f.FieldType.IsPointer))
                {
                    open.Push(field.GetValue(value));
                }
            }
        }
        return found;
    }

    private static bool IsComparer(object value) =>
        value is IEqualityComparer or IComparer
            || value.GetType().GetInterfaces()
            .Any(i => i.IsGenericType && (i.GetGenericTypeDefinition() == typeof(IEqualityComparer<>) || i.GetGenericTypeDefinition() == typeof(IComparer<>)));

    private static bool IsDefault(object value) => value is ValueType && value.GetType().GetProperty("IsDefault")?.GetValue(value) is true;
}
