// Owns: the user's type and those that its values consist of, by reflection.
// Must not know: how they are built or measured.
using System.Reflection;
using System.Runtime.Loader;

namespace Octavo.Lab.PlugIns;

/// <summary>A type and the types of its project that have no codec yet.</summary>
/// <param name="Root">The type.</param>
/// <param name="Missing">Types that a codec is to be asked for: not the platform's, no enums, without <c>[GenerateCodec]</c>.</param>
/// <param name="All">All types that its values consist of: not the platform's, no enums.</param>
/// <param name="Enums">Their enums, the platform's too.</param>
internal sealed record CustomTypes(Type Root, IReadOnlyList<Type> Missing, IReadOnlyList<Type> All, IReadOnlyList<Type> Enums)
{
    private const string Attribute = "Octavo.GenerateCodecAttribute";

    /// <summary>Finds a type by its full name, or by its own if one type alone has it.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="name">The type's name.</param>
    /// <param name="references">Files of what the assembly references, if they are not beside it: a library's packages do not.</param>
    /// <exception cref="InvalidDataException">There is none, there are several, or it is not public.</exception>
    public static CustomTypes Find(string assembly, string name, params IReadOnlyList<string> references)
    {
        Type[] types = new Context(assembly, references).LoadFromAssemblyPath(assembly).GetTypes();
        Type[] found = [.. types.Where(type => NameOf(type) == name)];
        if (found.Length == 0)
            found = [.. types.Where(type => type.Name == name)];
        if (found.Length != 1)
            throw new InvalidDataException(found.Length == 0 ? $"There is no type {name} in {Path.GetFileName(assembly)}."
                : $"{name} is {string.Join(" or ", found.Select(NameOf))}: give the full name.");
        if (!found[0].IsVisible)
            throw new InvalidDataException($"{NameOf(found[0])} is not public.");
        List<Type> all = [], enums = [];
        Walk(found[0], [], all, enums);
        return new CustomTypes(found[0], [.. all.Where(type => !type.CustomAttributes.Any(attribute => attribute.AttributeType.FullName == Attribute))], all,
            enums);
    }

    /// <summary>The name as C# has it.</summary>
    public static string NameOf(Type type)
    {
        string name = (type.FullName ?? type.Name).Replace('+', '.');
        int generic = name.IndexOf('`', StringComparison.Ordinal);
        return generic < 0 || !type.IsConstructedGenericType ? name
            : $"{name[..generic]}<{string.Join(", ", type.GetGenericArguments().Select(argument => "global::" + NameOf(argument)))}>";
    }

    private static void Walk(Type type, HashSet<Type> seen, List<Type> all, List<Type> enums)
    {
        if (type.HasElementType || type.IsConstructedGenericType)
        {
            foreach (Type part in type.HasElementType ? [type.GetElementType()!] : type.GetGenericArguments())
                Walk(part, seen, all, enums);
            if (type.HasElementType)
                return;
        }

        if (type.IsEnum && seen.Add(type))
            enums.Add(type);
        if (type.IsEnum || type.IsPrimitive || IsPlatform(type) || !seen.Add(type))
            return;
        all.Add(type);
        foreach (PropertyInfo member in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
            Walk(member.PropertyType, seen, all, enums);
        foreach (FieldInfo member in type.GetFields(BindingFlags.Public | BindingFlags.Instance))
            Walk(member.FieldType, seen, all, enums);
    }

    private static bool IsPlatform(Type type) =>
        type.Assembly.GetName().Name is { } name && (name.StartsWith("System.", StringComparison.Ordinal) || name is "System" or "mscorlib" or "netstandard");

    // The user's assemblies, seen and never run.
    private sealed class Context(string assembly, IReadOnlyList<string> references) : AssemblyLoadContext("custom")
    {
        private readonly AssemblyDependencyResolver _resolver = new(assembly);

        protected override Assembly? Load(AssemblyName assemblyName) =>
            (_resolver.ResolveAssemblyToPath(assemblyName)
                ?? references.FirstOrDefault(file => Path.GetFileNameWithoutExtension(file) == assemblyName.Name)) is { } path ? LoadFromAssemblyPath(path)
                : null;
    }
}
