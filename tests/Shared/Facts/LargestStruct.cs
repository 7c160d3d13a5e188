// Owns: the size of the largest struct that a type's collections may hold. Knows no codec.
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Tests.Zoo.Comparing;

namespace Octavo.Tests.Zoo.Facts;

internal static class LargestStruct
{
    /// <summary>Bytes in memory of the largest struct reachable from a type.</summary>
    internal static long In(Type type) => In(type, []);

    private static long In(Type type, HashSet<Type> seen)
    {
        if (type.IsPrimitive || type.IsPointer || !seen.Add(type))
        {
            return 0;
        }
        long largest = type.IsValueType ? (int)typeof(Unsafe).GetMethod(nameof(Unsafe.SizeOf))!.MakeGenericMethod(type).Invoke(null, null)! : 0;
        IEnumerable<Type> parts = type.IsArray ? [type.GetElementType()!] : type.IsGenericType ? type.GetGenericArguments() : [];
        if (type.Namespace?.StartsWith("Octavo", StringComparison.Ordinal) == true)
        {
            parts = parts.Concat(DeepComparer.Fields(type).Select(field => field.FieldType));
            // A union holds its cases.
            parts = type.IsDefined(typeof(CodecUnionAttribute), inherit: false)
                ? parts.Concat(type.Assembly.GetTypes().Where(one => one != type && type.IsAssignableFrom(one))) : parts;
        }
        foreach (Type part in parts)
        {
            largest = Math.Max(largest, In(part, seen));
        }
        return largest;
    }
}
