// Owns: which type a name is: of what is compiled, of what was given by its text, or of the libraries that emitted code names.
using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Runtime.Pipeline;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>Types by name: dotted, nested types after a dot too, a generic one with <c>`</c> and its number of parameters.</summary>
/// <param name="assemblies">Assemblies whose types are found by their names, in addition to those that are added.</param>
internal sealed class TypeNames(IEnumerable<Assembly> assemblies)
{
    private static readonly ConditionalWeakTable<Assembly, HashSet<string>> s_namespaces = [];


    private static readonly Dictionary<string, Type> s_predefined = new()
    {
        ["bool"] = typeof(bool),
        ["byte"] = typeof(byte),
        ["sbyte"] = typeof(sbyte),
        ["short"] = typeof(short),
        ["ushort"] = typeof(ushort),
        ["int"] = typeof(int),
        ["uint"] = typeof(uint),
        ["long"] = typeof(long),
        ["ulong"] = typeof(ulong),
        ["nint"] = typeof(nint),
        ["nuint"] = typeof(nuint),
        ["float"] = typeof(float),
        ["double"] = typeof(double),
        ["decimal"] = typeof(decimal),
        ["char"] = typeof(char),
        ["string"] = typeof(string),
        ["object"] = typeof(object),
        ["void"] = typeof(void),
    };

    /// <summary>Found in the libraries; null if they have none. The libraries do not change.</summary>
    private static readonly ConcurrentDictionary<string, Type?> s_library = new();

    private readonly Dictionary<string, Type> _types = [];
    private readonly Dictionary<string, Type> _found = [];
    private readonly Dictionary<string, HashSet<Type>> _held = [];
    private readonly HashSet<string> _namespaces = [];
    private readonly Assembly[] _assemblies = [.. assemblies];

    /// <summary>No types but those that are added, and the libraries'.</summary>
    public TypeNames()
        : this([])
    {
    }

    /// <summary>Adds a type by its full name.</summary>
    public void Add(string name, Type type)
    {
        _types[name] = type;
        AddNamespaces(name);
    }

    /// <summary>Adds a type that is written and read, which is told from others of its name.</summary>
    public void AddHeld(Type type)
    {
        if (!_held.TryGetValue(type.FullName!, out HashSet<Type>? same))
        {
            _held.Add(type.FullName!, same = []);
        }
        same.Add(type);
    }

    /// <summary>Adds what comes before each dot of a name as a namespace.</summary>
    public void AddNamespaces(string name)
    {
        for (int dot = name.IndexOf('.', StringComparison.Ordinal); dot > 0; dot = name.IndexOf('.', dot + 1))
        {
            _namespaces.Add(name[..dot]);
        }
    }

    /// <summary>Whether a name may be a namespace with types in it.</summary>
    public bool IsNamespace(string name) => _namespaces.Contains(name) || Array.Exists(_assemblies, a => s_namespaces.GetValue(a, NamespacesOf).Contains(name));

    /// <summary>A type that has a keyword, or null.</summary>
    public static Type? Predefined(string name) => s_predefined.GetValueOrDefault(name);

    /// <summary>The type of a full name, or null.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/>: there are two, and code could mean the other one.</exception>
    public Type? Find(string name, int arity)
    {
        string key = arity == 0 ? name : name + "`" + arity;
        if (_types.TryGetValue(key, out Type? type) || _found.TryGetValue(key, out type))
        {
            return type;
        }
        type = s_library.GetOrAdd(key, Libraries.Find);
        if (_held.TryGetValue(key, out HashSet<Type>? held))
        {
            foreach (Type one in held)
            {
                if (type is not null && type != one)
                {
                    throw new OctavoException(OctavoErrorCode.NoCodec, $"There are two types {key}, in {type.Assembly} and in {one.Assembly}, and a codec made "
                        + "at run time can hold only one of them. Rename one, or make their codecs in separate calls.");
                }
                type = one;
            }
        }
        return type is null ? Search(key) : _found[key] = type;
    }

    /// <summary>The type of a full name that was added, or of the libraries; null for others. Emitted code names those of users in full: a type of theirs
    /// without a namespace must not hide what the code means.</summary>
    public Type? FindOwn(string name, int arity)
    {
        string key = arity == 0 ? name : name + "`" + arity;
        return _types.TryGetValue(key, out Type? type) ? type : s_library.GetOrAdd(key, Libraries.Find);
    }

    private Type? Search(string key)
    {
        foreach (Assembly assembly in _assemblies)
        {
            if (assembly.GetType(key) is { } type)
            {
                return _found[key] = type;
            }
        }
        return null;
    }

    private static HashSet<string> NamespacesOf(Assembly assembly)
    {
        var all = new HashSet<string>();
        foreach (Type type in LoadedTypes.Of(assembly))
        {
            for (string? space = type.Namespace; !string.IsNullOrEmpty(space) && all.Add(space);
                space = space.LastIndexOf('.') is var dot and > 0 ? space[..dot] : "")
            {
            }
        }
        return all;
    }
}
