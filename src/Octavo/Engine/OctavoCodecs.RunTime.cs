// Owns: how an object is written if only the object is known, and its own type has no codec: queries, and collections that were declared by an interface.
// Knows no format.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;

namespace Octavo;

public static partial class OctavoCodecs
{
    private static readonly ConcurrentDictionary<Type, Type[]> s_collections = new();

    /// <summary>
    /// The type with which to write an object of which only its own type is known. Frameworks know no more: <c>Ok(orders.Select(…))</c> in a controller, a
    /// hub's method that returns an interface. It is the own type if that has a codec, as the interfaces of lists and of dictionaries with text as keys have
    /// where code can be made at run time; for another dictionary its interface if that has a codec; for other collections an array of the elements.
    /// </summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="format">The format.</param>
    /// <returns>The type; null if the object cannot be written. <see cref="ToSerializable"/> gives the value to write.</returns>
    /// <example><code>
    /// object orders = new[] { 1, 2 }.Select(id => new Order(id, []));
    /// Type type = OctavoCodecs.GetSerializableType(orders.GetType(), OctavoFormats.Json)!;   // Order[]
    /// byte[] json = OctavoFormats.Json.Serialize(OctavoCodecs.ToSerializable(orders, type), type);
    /// </code></example>
    public static Type? GetSerializableType(Type type, OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(format);
        if (format.CanSerialize(type))
        {
            return type;
        }
        foreach (Type candidate in s_collections.GetOrAdd(type, static key => Collections(key)))
        {
            if (format.CanSerialize(candidate))
            {
                return candidate;
            }
        }
        return null;
    }

    /// <summary>The value to write as the type that <see cref="GetSerializableType"/> gave: the object, or an array of its elements.</summary>
    /// <param name="value">The object.</param>
    /// <param name="type">The type.</param>
    /// <exception cref="ArgumentException">The object is not a collection that can be written as the type.</exception>
    /// <example><code>
    /// object written = OctavoCodecs.ToSerializable(new HashSet&lt;int> { 1, 2 }, typeof(int[]));
    /// </code></example>
    public static object ToSerializable(object value, Type type)
    {
        ArgumentNullException.ThrowIfNull(value);
        ArgumentNullException.ThrowIfNull(type);
        if (type.IsInstanceOfType(value))
        {
            return value;
        }
        if (!type.IsSZArray || value is not System.Collections.IEnumerable elements)
        {
            throw new ArgumentException($"{value.GetType()} is not written as {type}.", nameof(type));
        }
        var copy = new List<object?>();
        foreach (object? element in elements)
        {
            copy.Add(element);
        }
        Array array = Array.CreateInstanceFromArrayType(type, copy.Count);
        ((System.Collections.ICollection)copy).CopyTo(array, 0);
        return array;
    }

    /// <summary>Elements that are objects are left out: only their own types say what they are, and each may have no codec.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "An interface that the trimmer took has no codec that could be found by it.")]
    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only an array that has a codec is used, and its codec names it.")]
    private static Type[] Collections(Type type)
    {
        Type[] all = type.IsInterface ? [type, .. type.GetInterfaces()] : type.GetInterfaces(); // an interface is none of its own
        Type[] generic = [.. all.Where(static one => one.IsGenericType)];
        Type[] dictionaries = [.. generic.Where(static one => IsOf(one, typeof(IReadOnlyDictionary<,>)) || IsOf(one, typeof(IDictionary<,>)))];
        if (dictionaries.Length != 0)
        {
            return dictionaries;
        }
        Type[] sequences = [.. generic.Where(static one => IsOf(one, typeof(IEnumerable<>)))];
        return sequences is [{ } sequence] && sequence.GetGenericArguments()[0] is var element && element != typeof(object)
            ? [element.MakeArrayType()] : [];
    }

    private static bool IsOf(Type type, Type definition) => type.GetGenericTypeDefinition() == definition;
}
