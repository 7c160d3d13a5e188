// Owns: the types that messages may have, by name: the closed list that data from a broker is held against. Knows no broker and no format.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// The types that messages may have, each with its name on the wire. A name that is not listed is refused, so a message cannot choose a type. Configured at
/// start-up by one thread, read by any number afterwards.
/// </summary>
public sealed class OctavoMessageTypes
{
    private readonly Dictionary<Type, string> _names = [];
    private readonly Dictionary<string, Type> _types = new(StringComparer.Ordinal);
    private readonly ConcurrentDictionary<Type, Type?> _unions = new();

    /// <summary>The types, in the order in which they were added.</summary>
    public IEnumerable<Type> Types => _names.Keys;

    /// <summary>Adds a type.</summary>
    /// <param name="name">The name on the wire; null uses the full name of the type, with those of its type arguments: <c>Acme.Page`1[Acme.Order]</c>.</param>
    /// <exception cref="ArgumentException">The type or the name is listed already, or the name is empty.</exception>
    public OctavoMessageTypes Add<T>(string? name = null) => Add(typeof(T), name);

    /// <summary>Adds a type.</summary>
    /// <param name="type">The declared type; for a union its base.</param>
    /// <param name="name">The name on the wire; null uses the full name of the type, with those of its type arguments: <c>Acme.Page`1[Acme.Order]</c>.</param>
    /// <exception cref="ArgumentException">The type or the name is listed already, or the name is empty.</exception>
    public OctavoMessageTypes Add(Type type, string? name = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        // Not its FullName: that of a generic type has the versions of assemblies, so the next version of a program would have another name.
        name ??= type.ToString();
        ArgumentException.ThrowIfNullOrEmpty(name);
        if (_types.TryGetValue(name, out Type? other) || _names.ContainsKey(type))
        {
            throw new ArgumentException($"{type} as '{name}' is listed already{(other is null ? "" : $": '{name}' is {other}")}.", nameof(type));
        }
        _names.Add(type, name);
        _types.Add(name, type);
        _unions.Clear();
        return this;
    }

    /// <summary>The listed type of an object: its own type, or the union that has it as a case.</summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="declared">The declared type for writing.</param>
    /// <param name="name">Its name.</param>
    /// <returns>Whether it is listed.</returns>
    public bool TryGet(Type type, [NotNullWhen(true)] out Type? declared, [NotNullWhen(true)] out string? name)
    {
        ArgumentNullException.ThrowIfNull(type);
        declared = type;
        if (_names.TryGetValue(type, out name))
        {
            return true;
        }
        declared = OctavoCodecs.UnionBase(type);
        if (declared is not null && _names.TryGetValue(declared, out name))
        {
            return true;
        }
        // The nearest union is not listed; another one that has the type, or that union, as a case may be.
        declared = _unions.GetOrAdd(type, static (key, names) => names.Keys.FirstOrDefault(union => OctavoCodecs.IsWritable(union, key)), _names);
        return declared is not null && _names.TryGetValue(declared, out name);
    }

    /// <summary>Finds the type for a name.</summary>
    /// <param name="name">The name on the wire.</param>
    /// <param name="type">The type.</param>
    /// <returns>Whether it is listed.</returns>
    public bool TryGet(string name, [NotNullWhen(true)] out Type? type)
    {
        ArgumentNullException.ThrowIfNull(name);
        return _types.TryGetValue(name, out type);
    }

    /// <summary>The listed type of an object, and its name.</summary>
    /// <param name="type">The type of the object.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: it is not listed.</exception>
    public (Type Declared, string Name) Get(Type type) => TryGet(type, out Type? declared, out string? name) ? (declared, name)
        : throw new OctavoException(OctavoErrorCode.NotRegistered,
            $"{type} is not among the types of messages; add it: OctavoMessageTypes.Add<{Written(type)}>().", "", -1);

    /// <summary>Finds the type for a name.</summary>
    /// <param name="name">The name on the wire.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: it is not listed.</exception>
    public Type Get(string name) => TryGet(name, out Type? type) ? type
        : throw new OctavoException(OctavoErrorCode.NotRegistered,
            $"no type of messages has the name '{Throw.Shown(name)}'; add it to OctavoMessageTypes, or drop the message.",
            "", -1);

    /// <summary>The type as code has it, without its type arguments.</summary>
    private static string Written(Type type) => type.IsGenericType ? type.Name.Split('`')[0] + "<…>" : type.Name;

    /// <summary>Throws for the first type that has no codec in a format. Call it at start-up.</summary>
    /// <param name="format">The format.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoCodecs.EnsureCodec"/>.</exception>
    public void EnsureCodecs(OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        foreach (Type type in Types)
        {
            OctavoCodecs.EnsureCodec(type, format);
        }
    }
}
