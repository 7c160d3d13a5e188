// Owns: which types the language takes for unmanaged.
using System.Collections.Concurrent;
using System.Reflection;

namespace Octavo.Runtime.Symbols;

internal static class Unmanaged
{
    private static readonly ConcurrentDictionary<Type, bool> s_known = new();

    public static bool Is(Type type) =>
        type.IsPrimitive || type.IsEnum || type.IsPointer
        || (type.IsValueType && !type.IsGenericParameter
        && s_known.GetOrAdd(type,
            static t =>
                Array.TrueForAll(t.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic), f => f.FieldType != t && Is(f.FieldType))));
}
