// Owns: the assemblies whose types emitted code names without their having been given.
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Reflection;

namespace Octavo.Runtime.Compiling.Symbols;

/// <summary>The library and the platform's assemblies with collections and numbers.</summary>
internal static class Libraries
{
    public static Assembly[] All { get; } =
    [
        .. new HashSet<Assembly>
        {
            typeof(OctavoException).Assembly,
            typeof(object).Assembly,
            typeof(SortedSet<>).Assembly,
            typeof(BitArray).Assembly,
            typeof(Queue).Assembly,
            typeof(BigInteger).Assembly,
            typeof(Uri).Assembly,
            typeof(System.Buffers.ReadOnlySequence<>).Assembly,
            typeof(System.Net.IPAddress).Assembly,
            typeof(System.Net.NetworkInformation.PhysicalAddress).Assembly,
            typeof(Vector3).Assembly,
            typeof(ImmutableArray<>).Assembly,
            typeof(FrozenSet<>).Assembly,
            typeof(ConcurrentBag<>).Assembly,
            typeof(ConcurrentQueue<>).Assembly,
            typeof(ReadOnlyObservableCollection<>).Assembly,
            typeof(PriorityQueue<,>).Assembly,
            typeof(Enumerable).Assembly,
            typeof(System.Collections.Specialized.NameValueCollection).Assembly,
            typeof(System.Text.Json.JsonElement).Assembly,
        },
    ];

    /// <summary>The type of a full name in one of them, or null.</summary>
    public static Type? Find(string name)
    {
        foreach (Assembly assembly in All)
        {
            if (assembly.GetType(name) is Type type)
            {
                return type;
            }
        }
        return null;
    }
}
