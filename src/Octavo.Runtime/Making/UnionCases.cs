// Owns: which types of an assembly say that they are a union's cases.
using System.Collections.Concurrent;
using System.Reflection;

namespace Octavo.Runtime.Making;

internal static class UnionCases
{
    private static readonly ConcurrentDictionary<Assembly, Type[]> s_known = new();

    /// <summary>The types with <see cref="CodecUnionAttribute"/> of an assembly, in the order of their names.</summary>
    public static Type[] In(Assembly assembly) =>
        s_known.GetOrAdd(assembly,
            static a =>
                [.. LoadedTypes.Of(a).Where(t => t is { IsAbstract: false, IsGenericTypeDefinition: false } && t.IsDefined(typeof(CodecUnionAttribute), false))
                    .OrderBy(t => t.FullName, StringComparer.Ordinal)]);
}
