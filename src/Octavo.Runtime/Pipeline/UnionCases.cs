// Owns: which types of an assembly say that they are a union's cases.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace Octavo.Runtime.Pipeline;

internal static class UnionCases
{
    private static readonly ConcurrentDictionary<Assembly, Type[]> s_known = new();

    /// <summary>The cases of a union that name themselves, in the order of their names; generic ones closed as the union is.</summary>
    public static IEnumerable<Type> Of(Type union) => In(union.Assembly).Select(one => one.IsGenericTypeDefinition ? Close(one, union) : one)
        .OfType<Type>().Where(one => one != union && union.IsAssignableFrom(one));

    /// <summary>The types with <see cref="CodecUnionAttribute"/> of an assembly.</summary>
    private static Type[] In(Assembly assembly) =>
        s_known.GetOrAdd(assembly,
            static a =>
                [.. LoadedTypes.Of(a).Where(t => !t.IsAbstract && t.IsDefined(typeof(CodecUnionAttribute), false))
                    .OrderBy(t => t.FullName, StringComparer.Ordinal)]);

    /// <summary>A generic case with the arguments of its union; null if the union does not say them all, or they are not allowed.</summary>
    private static Type? Close(Type one, Type union)
    {
        if (!union.IsConstructedGenericType)
        {
            return null;
        }
        Type definition = union.GetGenericTypeDefinition();
        for (Type? part = one; part is not null; part = part.BaseType)
        {
            foreach (Type named in part.GetInterfaces().Append(part))
            {
                if (named.IsGenericType && named.GetGenericTypeDefinition() == definition && Close(one, named, union) is { } closed)
                {
                    return closed;
                }
            }
        }
        return null;
    }

    [UnconditionalSuppressMessage("AOT", "IL3050", Justification = "Only Use passes the maker, and Use has the same attribute.")]
    [UnconditionalSuppressMessage("Trimming", "IL2055", Justification = "Use asks for the members of types.")]
    private static Type? Close(Type one, Type named, Type union)
    {
        Type?[] found = new Type?[one.GetGenericArguments().Length];
        try
        {
            return !Matches(named, union, found) || found.Contains(null) ? null : one.MakeGenericType(found!);
        }
        catch (ArgumentException)
        {
            return null; // a constraint
        }
    }

    /// <summary>Whether a type with parameters is another for some arguments, which are then found.</summary>
    private static bool Matches(Type open, Type given, Type?[] found)
    {
        if (open.IsGenericParameter)
        {
            Type? known = found[open.GenericParameterPosition] ??= given;
            return known == given;
        }
        if (open.IsArray && given.IsArray)
        {
            return open.GetArrayRank() == given.GetArrayRank() && Matches(open.GetElementType()!, given.GetElementType()!, found);
        }
        return open == given || (open.IsGenericType && given.IsGenericType && open.GetGenericTypeDefinition() == given.GetGenericTypeDefinition()
            && open.GetGenericArguments().Zip(given.GetGenericArguments()).All(pair => Matches(pair.First, pair.Second, found)));
    }
}
