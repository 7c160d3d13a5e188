// Owns: which assemblies of tests have run-time codecs. The library is asked to use them once in a process, so all tests share one answer.
extern alias runtime;

using System.Collections.Concurrent;
using System.Reflection;

namespace Octavo.Generator.Tests.Making;

internal static class MadeAssemblies
{
    private static readonly ConcurrentDictionary<Assembly, bool> s_all = new();

    /// <summary>From here on the types of an assembly, and what is made of them, have run-time codecs.</summary>
    public static void Add(Assembly assembly)
    {
        s_all[assembly] = true;
        runtime::Octavo.OctavoRuntime.Use(Has);
    }

    private static bool Has(Type type) => type.HasElementType ? Has(type.GetElementType()!)
        : s_all.ContainsKey(type.Assembly) || (type.IsConstructedGenericType && Array.Exists(type.GetGenericArguments(), Has));
}
