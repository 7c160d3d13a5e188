// Owns: the manifest that NetSerializer makes of root types, made again from the types. Source: netserializer 4.1.2, Serializer.AddTypesInternal and the type
// serializers; netserializer2, Serializer.CollectTypes.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Octavo.Interop.NetSerializer;

namespace Octavo;

/// <summary>Makes the entries of <see cref="NetSerializerOptions.Types"/> from types. In trimmed programs, write the entries by hand.</summary>
public static class NetSerializerTypes
{
    private const string Trimmed = "Fields of types, and types that generic ones are made of, may have been trimmed; write out the lines of the manifest.";
    private const int NotSerialized = 0x80; // FieldAttributes.NotSerialized, which .NET marks as obsolete

    /// <summary>Returns the types and ids of a serializer with these root types.</summary>
    /// <param name="version">The library.</param>
    /// <param name="roots">The types in the order of its constructor (<c>Initialize</c> in NetSerializer2).</param>
    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    public static IReadOnlyList<NetSerializerType> FromRoots(NetSerializerVersion version, params IEnumerable<Type> roots)
    {
        ArgumentNullException.ThrowIfNull(roots);
        return version == NetSerializerVersion.NetSerializer2 ? Roots2(roots) : Roots4(roots);
    }

    /// <summary>Returns the types of a serializer with known ids: the result of its <c>GetTypeMap</c>.</summary>
    /// <param name="version">The library.</param>
    /// <param name="ids">Types and their ids.</param>
    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    public static IReadOnlyList<NetSerializerType> FromIds(NetSerializerVersion version, IEnumerable<KeyValuePair<Type, uint>> ids)
    {
        ArgumentNullException.ThrowIfNull(ids);
        return [.. ids.Select(one => Line(version, one.Key, one.Value))];
    }

    /// <summary>A stack: the last root comes first, and what the last field holds before the field before it.</summary>
    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    private static List<NetSerializerType> Roots4(IEnumerable<Type> roots)
    {
        var lines = new List<NetSerializerType>();
        var seen = new HashSet<Type> { typeof(object) };
        var open = new Stack<Type>(roots);
        while (open.TryPop(out Type? type))
        {
            if (type.IsAbstract || !seen.Add(type))
            {
                continue;
            }
            lines.Add(Line(NetSerializerVersion.NetSerializer4, type, NetSerializerIds.Object + 1 + (uint)lines.Count));
            foreach (Type part in Parts4(type))
            {
                open.Push(part);
            }
        }
        return lines;
    }

    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    private static IEnumerable<Type> Parts4(Type type) =>
        IsPrimitive4(type) ? []
        : type.IsArray ? [typeof(uint), type.GetElementType()!]
        : type.IsEnum ? [Enum.GetUnderlyingType(type)]
        : Is(type, typeof(Dictionary<,>)) ? [PairsOf(type)]
        : Nullable.GetUnderlyingType(type) is { } value ? [typeof(bool), value]
        : Fields(NetSerializerVersion.NetSerializer4, type).Select(static field => field.FieldType);

    private static bool IsPrimitive4(Type type) =>
        type == typeof(string) || type == typeof(DateTime) || type == typeof(byte[]) || type == typeof(decimal)
            || (type.IsPrimitive && type != typeof(nint) && type != typeof(nuint));

    /// <summary>By full name; what collections and pairs hold is not looked into everywhere.</summary>
    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    private static List<NetSerializerType> Roots2(IEnumerable<Type> roots)
    {
        var found = new HashSet<Type>(NetSerializerIds.Preset2.Keys);
        foreach (Type root in roots)
        {
            Collect2(root, found);
        }
        uint next = NetSerializerIds.First2;
        return [.. found.Where(static type => !NetSerializerIds.Preset2.ContainsKey(type)).OrderBy(static type => type.FullName, StringComparer.Ordinal)
            .Select(type => Line(NetSerializerVersion.NetSerializer2, type, next++))];
    }

    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    private static void Collect2(Type type, HashSet<Type> found)
    {
        if (type.IsAbstract || !found.Add(type))
        {
            return;
        }
        if (type.IsArray)
        {
            Collect2(type.GetElementType()!, found);
        }
        else if (type.IsGenericType && type.GenericTypeArguments.Length == 2)
        {
            if (Is(type, typeof(Dictionary<,>), typeof(ConcurrentDictionary<,>), typeof(SortedDictionary<,>), typeof(SortedList<,>)))
            {
                Collect2(PairsOf(type), found);
            }
        }
        else if (Is(type, typeof(List<>), typeof(ConcurrentQueue<>), typeof(ConcurrentStack<>), typeof(BlockingCollection<>), typeof(Nullable<>),
            typeof(HashSet<>), typeof(LinkedList<>), typeof(Queue<>), typeof(SortedSet<>), typeof(Stack<>), typeof(ConcurrentBag<>)))
        {
            Collect2(type.GenericTypeArguments[0], found);
        }
        else
        {
            foreach (FieldInfo field in Fields(NetSerializerVersion.NetSerializer2, type))
            {
                Collect2(field.FieldType, found);
            }
        }
    }

    [RequiresUnreferencedCode(Trimmed), RequiresDynamicCode(Trimmed)]
    private static NetSerializerType Line(NetSerializerVersion version, Type type, uint id)
    {
        bool hasFields = !type.IsArray && !type.IsEnum && !type.IsPrimitive && type != typeof(string) && Nullable.GetUnderlyingType(type) is null;
        return new NetSerializerType(type,
            id)
        { Fields = hasFields ? [.. Fields(version, type).Select(static field => new NetSerializerField(field.Name, field.FieldType))] : [] };
    }

    /// <summary>Those of the base class first; of each class by name in version 4, as in the runtime in NetSerializer2.</summary>
    [RequiresUnreferencedCode(Trimmed)]
    private static IEnumerable<FieldInfo> Fields(NetSerializerVersion version, Type type)
    {
        IEnumerable<FieldInfo> own = type.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.DeclaredOnly)
            .Where(static field => ((int)field.Attributes & NotSerialized) == 0);
        if (version == NetSerializerVersion.NetSerializer4)
        {
            own = own.OrderBy(static field => field.Name, StringComparer.Ordinal);
        }
        return type.BaseType is { } parent ? Fields(version, parent).Concat(own) : own;
    }

    [RequiresDynamicCode(Trimmed), RequiresUnreferencedCode(Trimmed)]
    private static Type PairsOf(Type type) => typeof(KeyValuePair<,>).MakeGenericType(type.GenericTypeArguments).MakeArrayType();

    private static bool Is(Type type, params Type[] definitions) => type.IsGenericType && Array.IndexOf(definitions, type.GetGenericTypeDefinition()) >= 0;
}
