// Owns: objects with every field filled, past constructors and visibility. Knows the types that random models hold.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace Octavo.Generator.Tests.Conservation;

internal sealed class StateFiller(Random random)
{
    private const int MostLevels = 3;

    /// <summary>An object of a type, made without its constructor, no field of which has its default.</summary>
    public object Make(Type type, int level = 0)
    {
        object made = RuntimeHelpers.GetUninitializedObject(type);
        foreach (FieldInfo field in StateComparer.Fields(type))
        {
            field.SetValue(made, Value(field.FieldType, level));
        }
        return made;
    }

    private object? Value(Type type, int level)
    {
        if (Nullable.GetUnderlyingType(type) is { } inner)
        {
            return Value(inner, level);
        }
        if (type.IsEnum)
        {
            return Enum.GetValues(type).GetValue(random.Next(1, Enum.GetValues(type).Length));
        }
        if (type.IsArray)
        {
            var array = Array.CreateInstance(type.GetElementType()!, 2);
            array.SetValue(Value(type.GetElementType()!, level), 0);
            array.SetValue(Value(type.GetElementType()!, level), 1);
            return array;
        }
        if (type.IsGenericType && type.GetGenericTypeDefinition() is var definition)
        {
            if (definition == typeof(List<>) || definition == typeof(HashSet<>))
            {
                object list = Activator.CreateInstance(type)!;
                type.GetMethod("Add")!.Invoke(list, [Value(type.GetGenericArguments()[0], level)]);
                return list;
            }
            if (definition == typeof(Dictionary<,>))
            {
                object map = Activator.CreateInstance(type)!;
                type.GetMethod("Add")!.Invoke(map, [.. type.GetGenericArguments().Select(a => Value(a, level))]);
                return map;
            }
            if (type.Name.StartsWith("ValueTuple", StringComparison.Ordinal) || type.Name.StartsWith("Tuple", StringComparison.Ordinal))
            {
                object?[] arguments = [.. type.GetGenericArguments().Select(a => Value(a, level))];
                return Activator.CreateInstance(type, arguments);
            }
        }
        return type.FullName switch
        {
            "System.Boolean" => true,
            "System.Int32" => random.Next(1, int.MaxValue),
            "System.Int64" => random.NextInt64(1, long.MaxValue),
            "System.Byte" => (byte)random.Next(1, 256),
            "System.Double" => random.NextDouble() + 1,
            "System.Decimal" => (decimal)random.Next(1, 1000) / 8,
            "System.Char" => (char)random.Next('a', 'z'),
            "System.String" => "t" + random.Next(1000),
            "System.Guid" => new Guid(random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            "System.DateTime" => new DateTime(2020, 1, 1, 0, 0, 0, DateTimeKind.Utc).AddSeconds(random.Next()),
            "System.Object" => random.Next(1, 100),
            // What was read fills it.
            _ when type == typeof(UnknownMembers) => null,
            _ when type.IsAbstract => Case(type, level),
            _ when typeof(System.Collections.IDictionary).IsAssignableFrom(type) => Filled((System.Collections.IDictionary)Activator.CreateInstance(type)!),
            _ when type.GetMethods().FirstOrDefault(m => m.Name is "Add" or "Enqueue" or "Push" && m.GetParameters().Length == 1) is { } add
                && typeof(System.Collections.IEnumerable).IsAssignableFrom(type) => Filled(Activator.CreateInstance(type, nonPublic: true)!, add, level),
            _ => level < MostLevels ? Make(type, level + 1) : type.IsValueType ? RuntimeHelpers.GetUninitializedObject(type) : null,
        };
    }

    /// <summary>A collection of the model's own.</summary>
    private object Filled(object collection, MethodInfo add, int level)
    {
        add.Invoke(collection, [Value(add.GetParameters()[0].ParameterType, level)]);
        foreach (FieldInfo field in StateComparer.Fields(collection.GetType()).Where(f => f.GetValue(collection) is null))
        {
            field.SetValue(collection, Value(field.FieldType, level));
        }
        return collection;
    }

    /// <summary>An object of a case of a union.</summary>
    private object? Case(Type @base, int level)
    {
        Type[] cases = [.. @base.Assembly.GetTypes().Where(t => !t.IsAbstract && @base.IsAssignableFrom(t))];
        return cases.Length == 0 || @base.IsInterface || level > MostLevels ? null : Make(cases[random.Next(cases.Length)], level + 1);
    }

    private System.Collections.IDictionary Filled(System.Collections.IDictionary map)
    {
        map.Add("k" + random.Next(1000), random.Next());
        return map;
    }
}
