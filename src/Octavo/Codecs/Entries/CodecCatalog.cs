// Owns: the process's tables of emitted entries, and how an entry is found: the type's own assembly first, then any other, then roots made from an element's
// entry.
using System.Collections.Concurrent;
using System.ComponentModel;
using System.Reflection;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Scalars;
using Octavo.Codecs.Types;

namespace Octavo.Internal;

/// <summary>Where module initializers pass on their tables.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class CodecCatalog
{
    private static readonly Lock s_gate = new();
    private static readonly List<(Assembly Assembly, CodecTable Table)> s_pending = [];
    private static readonly Dictionary<Type, List<(Assembly Assembly, Func<CodecEntry> Make)>> s_known = [];
    private static CodecTable[] s_tables = []; // all of them, replaced as a whole
    private static readonly ConcurrentDictionary<Type, CodecEntry> s_entries = new();
    private static Func<Type, CodecEntry?>? s_objects; // null: nothing said that there are objects
    private static MadeCodecs? s_made; // null: codecs are only those that were generated

    /// <summary>Adds an assembly's table. Nothing is made before a type is asked for.</summary>
    /// <param name="table">The table.</param>
    public static void Add(CodecTable table)
    {
        lock (s_gate)
        {
            s_pending.Add((table.GetType().Assembly, table));
            s_tables = [.. s_tables, table];
        }
        if (!s_entries.IsEmpty)
        {
            // Entries were handed out, and the table may have other layouts for their types.
            KeepPending();
        }
    }

    /// <summary>Adds the library's codecs of <see cref="object"/> and of collections of objects: for assemblies that have such values. Native programs without
    /// them have no code for them.</summary>
    public static void AddObjects()
    {
        if (s_objects is null)
        {
            CodecRegistry.AddBuiltIn();
            s_objects = ObjectTypeCodecs.Find;
        }
    }

    /// <summary>Lets codecs be made at run time for types that have none.</summary>
    /// <param name="make">Makes the codecs of types and of what they hold; null if it has none to make. Throws <see cref="OctavoException"/> with the reason if
    /// it cannot.</param>
    /// <param name="plain">Finds an entry of a type that serves until its codec is made; null if there is none.</param>
    /// <param name="first">For which types it is asked before codecs that were generated; null for none. Of the first call alone.</param>
    internal static void AddMaker(Func<IReadOnlyList<Type>, CodecTable?> make, Func<Type, CodecEntry?> plain, Func<Type, bool>? first) =>
        Interlocked.CompareExchange(ref s_made, new MadeCodecs(make, plain, first), null);

    /// <summary>The entry of the codec that is made for a type, and no earlier one. There is a maker.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if it can have none.</exception>
    internal static CodecEntry Compile(Type type)
    {
        CodecEntry? entry = s_made!.Compile(type);
        if (entry is null)
        {
            s_made.ThrowReason(type);
            Throw.NoCodec(type);
        }
        return entry;
    }

    /// <summary>The same if the codec was made already; else null.</summary>
    internal static CodecEntry? FindCompiled(Type type) => s_made!.FindCompiled(type);

    /// <summary>Makes the codec of a type in the background. Calls find it from then on: the entries that were handed out are taken back.</summary>
    internal static void CompileLater(Type type) => s_made!.CompileLater(type, Forget);

    /// <summary>Makes the codecs of those types that have none and would get theirs at their first use. There is a maker.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if one of them can have none.</exception>
    internal static void Prepare(IEnumerable<Type> types)
    {
        List<Type> wanted = [];
        foreach (Type type in types)
        {
            ArgumentNullException.ThrowIfNull(type, nameof(types));
            RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
            if (s_made!.IsFirst(type) || Given(type) is null)
            {
                wanted.Add(type);
            }
        }
        s_made!.Prepare(wanted);
        Forget(); // entries of the first tier may have been handed out for the types, or for what they hold
        foreach (Type type in wanted)
        {
            _ = Get(type); // what no codec is made for has none
        }
    }

    /// <summary>Finds the entry of a type.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if there is none.</exception>
    internal static CodecEntry Get(Type type)
    {
        CodecEntry? entry = Find(type);
        if (entry is null)
        {
            s_made?.ThrowReason(type);
            Throw.NoCodec(type);
        }
        return entry;
    }

    /// <summary>Finds the entry of a type that a call names at run time: <see cref="object"/> may be one, and no generator sees it.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NoCodec"/> if there is none.</exception>
    internal static CodecEntry GetAny(Type type) => RecentEntries.Find(type) ?? GetFirst(type);

    /// <summary>The same; null if there is none.</summary>
    internal static CodecEntry? FindAny(Type type)
    {
        AddObjects();
        return Find(type);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static CodecEntry GetFirst(Type type)
    {
        AddObjects();
        CodecEntry entry = Get(type);
        RecentEntries.Keep(type, entry);
        return entry;
    }

    /// <summary>Finds the library's own entry of a type of the platform, or null.</summary>
    internal static CodecEntry? Library(Type type) =>
        TypeCodecs.Find(type) ?? (RuntimeFeature.IsDynamicCodeSupported ? ObjectTypeCodecs.Find(type) ?? CodecEntry.OfFormat(type) : s_objects?.Invoke(type));

    /// <summary>Finds the entry of a type, or null.</summary>
    internal static CodecEntry? Find(Type type)
    {
        if (s_entries.TryGetValue(type, out CodecEntry? entry))
        {
            return entry;
        }
        // The type's module may not have run yet: a type can be named without a member of it being touched.
        RuntimeHelpers.RunModuleConstructor(type.Module.ModuleHandle);
        entry = s_made?.FindFirst(type) ?? Given(type) ?? Root(type) ?? s_made?.Find(type);
        if (entry is null)
        {
            return null;
        }
        ConflictingCodecs.Check(type, static part => Known(part)?.Invoke());
        return s_entries.GetOrAdd(type, entry);
    }

    /// <summary>The entry that a type has without anything being made for it: a generated one, or the library's own.</summary>
    private static CodecEntry? Given(Type type) => Emitted(type) ?? (IsOfPlatform(type) ? ScalarCodecs.Find(type) ?? Library(type) : null) ?? Loaded(type);

    /// <summary>Whether a type may be in the library's own tables. To make them loads assemblies that a program may not have asked for.</summary>
    private static bool IsOfPlatform(Type type) =>
        type.Assembly == typeof(CodecCatalog).Assembly || type.Namespace is not { } space || space.StartsWith("System", StringComparison.Ordinal);

    private static CodecEntry? Emitted(Type type)
    {
        KeepPending();
        return Known(type)?.Invoke();
    }

    /// <summary>The emitted entry of a type after the assemblies have been loaded that may have one for a type of another assembly. What was loaded is not
    /// remembered: a second thread would have to wait for the first, and a type without an entry is rare.</summary>
    private static CodecEntry? Loaded(Type type)
    {
        // Each that is loaded may add a table of its own.
        for (int asked = 0; Volatile.Read(ref s_tables) is var tables && asked < tables.Length; asked++)
        {
            tables[asked].LoadOthers();
        }
        return Emitted(type);
    }

    private static void KeepPending()
    {
        while (true)
        {
            (Assembly Assembly, CodecTable Table)[] pending;
            lock (s_gate)
            {
                pending = [.. s_pending];
            }
            if (pending.Length == 0)
            {
                return;
            }
            // Outside of the gate: what a table names may run the initializer of another assembly, which adds its own here; on another thread it would wait for
            // the gate, and this one for it.
            foreach ((Assembly assembly, CodecTable table) in pending)
            {
                var entries = new Dictionary<Type, Func<CodecEntry>>();
                table.Fill(entries);
                Keep(assembly, table, entries);
            }
        }
    }

    /// <summary>Keeps what a table has, unless another thread did so meanwhile.</summary>
    private static void Keep(Assembly assembly, CodecTable table, Dictionary<Type, Func<CodecEntry>> entries)
    {
        List<(Type Type, (Assembly, Func<CodecEntry>) First, Func<CodecEntry> Second)> twice = [];
        lock (s_gate)
        {
            if (!s_pending.Remove((assembly, table)))
            {
                return;
            }
            foreach ((Type key, Func<CodecEntry> make) in entries)
            {
                if (!s_known.TryGetValue(key, out var list))
                {
                    s_known.Add(key, list = []);
                }
                else
                {
                    twice.Add((key, list[0], make));
                }
                list.Add((assembly, make));
            }
        }
        bool differ = false;
        foreach ((Type type, (Assembly, Func<CodecEntry>) first, Func<CodecEntry> second) in twice)
        {
            differ |= ConflictingCodecs.Differ(type, first, (assembly, second));
        }
        if (differ)
        {
            Forget();
        }
    }

    /// <summary>Takes back the entries that were handed out: what holds a type with two layouts is refused from here on, and what has a compiled codec by now
    /// is found with it.</summary>
    private static void Forget()
    {
        foreach ((Type type, CodecEntry entry) in s_entries)
        {
            s_entries.TryRemove(type, out _);
            entry.Forget();
        }
        RecentEntries.Clear();
    }

    /// <summary>What makes the entry of a type: that of its own assembly, else the first one added.</summary>
    private static Func<CodecEntry>? Known(Type type)
    {
        lock (s_gate)
        {
            if (!s_known.TryGetValue(type, out var known))
            {
                return null;
            }
            foreach ((Assembly assembly, Func<CodecEntry> make) in known)
            {
                if (assembly == type.Assembly)
                {
                    return make;
                }
            }
            return known[0].Make;
        }
    }

    private static CodecEntry? Root(Type type)
    {
        if (type.IsSZArray)
        {
            return Root(type.GetElementType()!, RootKind.Array);
        }
        if (!type.IsGenericType)
        {
            return null;
        }
        Type definition = type.GetGenericTypeDefinition();
        Type[] arguments = type.GetGenericArguments();
        return definition == typeof(List<>) ? Root(arguments[0], RootKind.List)
            : definition == typeof(IReadOnlyList<>) ? Root(arguments[0], RootKind.ReadOnlyList)
            : definition == typeof(Nullable<>) ? Root(arguments[0], RootKind.Nullable)
            : definition == typeof(Dictionary<,>) && arguments[0] == typeof(string) ? Root(arguments[1], RootKind.Dictionary)
            : type.IsInterface && RuntimeFeature.IsDynamicCodeSupported ? InterfaceRoot(definition, arguments)
            : null;
    }

    /// <summary>The root of a collection that is declared by an interface: frameworks name what an action, a cache's value or a hub's method returns.</summary>
    private static CodecEntry? InterfaceRoot(Type definition, Type[] arguments) =>
        definition == typeof(IEnumerable<>) ? Root(arguments[0], RootKind.Enumerable)
            : definition == typeof(ICollection<>) ? Root(arguments[0], RootKind.Collection)
            : definition == typeof(IReadOnlyCollection<>) ? Root(arguments[0], RootKind.ReadOnlyCollection)
            : definition == typeof(IList<>) ? Root(arguments[0], RootKind.ListInterface)
            : arguments[0] != typeof(string) ? null
            : definition == typeof(IDictionary<,>) ? Root(arguments[1], RootKind.DictionaryInterface)
            : definition == typeof(IReadOnlyDictionary<,>) ? Root(arguments[1], RootKind.ReadOnlyDictionary)
            : null;

    /// <summary>The entry of a root that was seen in a call makes no roots; the one that is built from its own element does.</summary>
    private static CodecEntry? Root(Type element, RootKind kind) => Find(element)?.MakeRoot(kind) ?? Root(element)?.MakeRoot(kind);
}
