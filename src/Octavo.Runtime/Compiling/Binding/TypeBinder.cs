// Owns: types as they are written, in a place: its type parameters, nested types, namespace and usings.
using Octavo.Runtime.Compiling.Symbols;
using Octavo.Runtime.Compiling.Syntax;

namespace Octavo.Runtime.Compiling.Binding;

/// <summary>Resolves types as seen from one type.</summary>
internal sealed class TypeBinder(TypeNames names, FileNode file, SourceType? inside)
{
    public TypeNames Names => names;

    /// <summary>Type parameters of the method, by name.</summary>
    public Dictionary<string, Type> Parameters { get; init; } = [];

    /// <summary>The same place in a method with type parameters.</summary>
    public TypeBinder With(Dictionary<string, Type> parameters) => new(names, file, inside) { Parameters = parameters };

    public Type Resolve(TypeNode node) => TryResolve(node) ?? throw new InvalidOperationException("Emitted code names a type that is not known: " + Text(node));

    public Type? TryResolve(TypeNode node)
    {
        Type? type = Bare(node);
        if (type is null)
        {
            return null;
        }
        int[] suffixes = node.Suffixes;
        for (int i = 0; i < suffixes.Length; i++)
        {
            if (suffixes[i] == 0)
            {
                // A type parameter that may be null is the type itself.
                type = node.Parts.Length == 1 && Parameters.ContainsKey(node.Parts[0].Name) ? type : type.IsValueType ? typeof(Nullable<>).MakeGenericType(type)
                    : type;
                continue;
            }
            // Ranks that are together are read from the outermost, so the last one is made first.
            int end = i;
            while (end < suffixes.Length && suffixes[end] != 0)
            {
                end++;
            }
            for (int k = end - 1; k >= i; k--)
            {
                type = suffixes[k] == 1 ? type.MakeArrayType() : type.MakeArrayType(suffixes[k]);
            }
            i = end - 1;
        }
        return type;
    }

    /// <summary>A type by a simple name with type arguments, or null.</summary>
    public Type? Simple(string name, Type[] arguments)
    {
        if (arguments.Length == 0 && (Parameters.GetValueOrDefault(name) ?? TypeNames.Predefined(name)) is { } known)
        {
            return known;
        }
        for (SourceType? at = inside; at is not null; at = at.Outer)
        {
            if (at.Nested.TryGetValue(name, out SourceType? nested))
            {
                return nested.Builder;
            }
        }
        foreach (string prefix in Prefixes())
        {
            if (names.FindOwn(prefix + name, arguments.Length) is { } type)
            {
                return Close(type, arguments);
            }
        }
        foreach (string used in file.Usings)
        {
            if (names.FindOwn(used + "." + name, arguments.Length) is { } type)
            {
                return Close(type, arguments);
            }
        }
        return null;
    }

    /// <summary>The namespace that a simple name means here, or null.</summary>
    public string? Namespace(string name)
    {
        foreach (string prefix in Prefixes())
        {
            if (names.IsNamespace(prefix + name))
            {
                return prefix + name;
            }
        }
        return null;
    }

    /// <summary>A type in a namespace or in another type, or null.</summary>
    public Type? In(string space, string name, Type[] arguments) =>
        names.Find(space + "." + name, arguments.Length) is { } type ? Close(type, arguments) : null;

    public static Type? Nested(Type outer, string name, Type[] arguments)
    {
        if (!Substitution.IsMade(outer))
        {
            return null;
        }
        Type definition = outer.IsConstructedGenericType ? outer.GetGenericTypeDefinition() : outer;
        Type? nested =
            definition.GetNestedType(arguments.Length == 0 ? name : name + "`" + arguments.Length,
                System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.NonPublic);
        return nested is null ? null : Close(nested, outer.IsConstructedGenericType ? [.. outer.GetGenericArguments(), .. arguments] : arguments);
    }

    /// <summary>What comes before a name in each namespace around this place.</summary>
    private IEnumerable<string> Prefixes()
    {
        string space = file.Namespace;
        while (space.Length != 0)
        {
            yield return space + ".";
            int dot = space.LastIndexOf('.');
            space = dot < 0 ? "" : space[..dot];
        }
        yield return "";
    }

    private static Type Close(Type type, Type[] arguments) => arguments.Length == 0 || !type.IsGenericTypeDefinition ? type : type.MakeGenericType(arguments);

    private Type? Bare(TypeNode node)
    {
        if (node.Parts.Length == 0)
        {
            return null;
        }
        Type? type = null;
        string? space = node.IsGlobal ? "" : null;
        for (int i = 0; i < node.Parts.Length; i++)
        {
            NamePart part = node.Parts[i];
            bool open = part.Arguments.Length != 0 && part.Arguments[0].Parts.Length == 0;
            Type[] arguments = open ? [] : [.. part.Arguments.Select(Resolve)];
            if (type is not null)
            {
                type = Nested(type, part.Name, arguments);
                if (type is null)
                {
                    return null;
                }
                continue;
            }
            if (space is null)
            {
                type = open ? file.Usings.Select(u => names.FindOwn(u + "." + part.Name, part.Arguments.Length)).FirstOrDefault(t => t is not null)
                    : Simple(part.Name, arguments);
                if (type is null && (space = Namespace(part.Name)) is null)
                {
                    return null;
                }
                continue;
            }
            string name = space.Length == 0 ? part.Name : space + "." + part.Name;
            type = names.Find(name, part.Arguments.Length) is { } found ? Close(found, arguments) : null;
            space = name;
        }
        return type;
    }

    private static string Text(TypeNode node) =>
        (node.IsGlobal ? "global::" : "")
            + string.Join(".", node.Parts.Select(p => p.Name + (p.Arguments.Length == 0 ? "" : "<" + string.Join(", ", p.Arguments.Select(Text)) + ">")));
}
