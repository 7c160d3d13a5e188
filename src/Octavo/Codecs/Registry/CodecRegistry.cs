// Owns: which types an object member may hold, and the ids that they have in data. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Codecs.Registry;
using Octavo.Internal;

namespace Octavo;

/// <summary>
/// The types that a member, element or root declared as <see cref="object"/> may hold. Set it in the options (<see cref="OctavoOptions.Registry"/>). Data
/// identifies a type by its id, never by a .NET name, so data cannot ask for a type that is not registered. See docs/features/object-members.md.
/// </summary>
/// <remarks>Every registry has the built-in ids 1 to 63 (docs/formats/registry.md). Several threads may use it and add types to it at the same time.</remarks>
public sealed class CodecRegistry
{
    /// <summary>The first id for types of your own.</summary>
    public const int FirstId = 64;

    private static Func<RegistryTable>? s_builtIn; // null: nothing said that there are objects

    private readonly Lock _gate = new();
    private readonly Dictionary<int, (string Name, string Type)> _absent = []; // ids of a restored state whose types are not here
    private StoredType[] _absentTypes = []; // and what those were
    private RegistryTable? _table; // null: the built-in types alone
    private bool _addsTypes;

    /// <summary>Makes a registry with the built-in types, to which you can add types.</summary>
    public CodecRegistry()
    {
    }

    /// <summary>The built-in types alone. It is frozen.</summary>
    public static CodecRegistry Default { get; } = new CodecRegistry().Freeze();

    /// <summary>Whether the registry is frozen: no more types can be added.</summary>
    public bool IsFrozen { get; private set; }

    /// <summary>
    /// Whether writing an object whose type has a codec but is not registered adds the type, with the next id. Reading never adds a type. To read such data
    /// later, a program needs these ids: <see cref="Save"/>.
    /// </summary>
    /// <exception cref="InvalidOperationException">It is set, and the registry is frozen.</exception>
    public bool AddsTypes
    {
        get => Volatile.Read(ref _addsTypes);
        set
        {
            lock (_gate)
            {
                Volatile.Write(ref _addsTypes, IsFrozen && value ? throw Frozen() : value);
            }
        }
    }

    /// <summary>Raised after each type that <see cref="AddsTypes"/> adds, on the thread that wrote it and before it is written.</summary>
    public event EventHandler<CodecRegistration>? TypeAdded;

    /// <summary>The types that are not built in, by id, at this moment.</summary>
    public IReadOnlyList<CodecRegistration> Registrations => [.. Table.Own.Select(Seen)];

    private RegistryTable Table => Volatile.Read(ref _table) ?? BuiltInTypes.Table;

    /// <summary>The same for locators, which are in every program: native ones without objects leave the built-in types out.</summary>
    private RegistryTable? LocatedTable => Volatile.Read(ref _table) ?? (RuntimeFeature.IsDynamicCodeSupported ? BuiltInTypes.Table : s_builtIn?.Invoke());

    /// <summary>Adds a type. The same registration again does nothing.</summary>
    /// <typeparam name="T">A type that objects can have at run time, and that has a codec: a class, struct, enum, array, list or other collection.</typeparam>
    /// <param name="id">The id, from <see cref="FirstId"/> on. It is in the data: never change it, and never give it to another type.</param>
    /// <param name="name">The name in formats that tell types apart by name; the type's full name if null.</param>
    /// <returns>The registry.</returns>
    /// <exception cref="ArgumentOutOfRangeException">The id is below <see cref="FirstId"/>.</exception>
    /// <exception cref="ArgumentException">The type, the id or the name is already registered; or no object can have this type, because it is an interface,
    /// abstract, nullable, or <see cref="object"/> itself.</exception>
    /// <exception cref="InvalidOperationException">The registry is frozen.</exception>
    public CodecRegistry Register<T>(int id, string? name = null) => Register(typeof(T), id, name, nameof(T));

    /// <summary>Adds a type that is known at run time only.</summary>
    /// <param name="type">As the type argument of the other overload.</param>
    /// <param name="id">From <see cref="FirstId"/>.</param>
    /// <param name="name">The name in formats that tell types apart by name; the type's full name if null.</param>
    /// <inheritdoc cref="Register{T}(int, string?)"/>
    public CodecRegistry Register(Type type, int id, string? name = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        return Register(type, id, name, nameof(type));
    }

    /// <summary>Returns the current registrations, and the members of every type that they reach.</summary>
    public CodecRegistryState Save()
    {
        CodecRegistration[] live;
        (int, string, string)[] absent;
        lock (_gate)
        {
            live = [.. Registrations];
            absent = [.. _absent.Select(one => (one.Key, one.Value.Name, one.Value.Type))];
        }
        List<StoredType> types = StoredType.Of(live.Select(one => one.Type));
        IEnumerable<StoredType> others = absent.Length == 0 ? [] : _absentTypes.Where(other => types.All(type => type.Name != other.Name));
        return new CodecRegistryState([.. live.Select(one => (one.Id, one.Name, one.Type.ToString())), .. absent], [.. types, .. others]);
    }

    /// <summary>Makes a registry with the ids of a saved state.</summary>
    /// <param name="state">The state.</param>
    /// <param name="types">The types of the program that the state may name. Types that it does not name are not registered.</param>
    /// <exception cref="CodecRegistryException">A type is missing, or its members differ from those in the state; the exception lists every
    /// difference.</exception>
    public static CodecRegistry Restore(CodecRegistryState state, IEnumerable<Type> types)
    {
        CodecRegistry restored = Restore(state, types, out IReadOnlyList<CodecDifference> differences);
        return differences.Count == 0 ? restored : throw new CodecRegistryException(differences);
    }

    /// <summary>Makes a registry with the ids of a saved state, even if types have changed: for data that the changed types can still read
    /// (docs/versioning.md).</summary>
    /// <param name="state">The state.</param>
    /// <param name="types">The types of the program. Ids of types that are not among them stay taken, and data with such an id gives
    /// <see cref="OctavoErrorCode.NotRegistered"/>.</param>
    /// <param name="differences">What has changed.</param>
    public static CodecRegistry Restore(CodecRegistryState state, IEnumerable<Type> types, out IReadOnlyList<CodecDifference> differences)
    {
        ArgumentNullException.ThrowIfNull(state);
        Type[] given = [.. types];
        Dictionary<string, Type> byName = given.DistinctBy(type => type.ToString()).ToDictionary(type => type.ToString(), StringComparer.Ordinal);
        differences = state.Compare(given);
        var registry = new CodecRegistry { _absentTypes = [.. state.Types] };
        foreach ((int id, string name, string type) in state.Registrations)
        {
            if (byName.TryGetValue(type, out Type? known))
            {
                registry.Register(known, id, name, nameof(types));
            }
            else
            {
                registry._absent.Add(id, (name, type));
            }
        }
        return registry;
    }

    private CodecRegistry Register(Type type, int id, string? name, string argument)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(id, FirstId);
        if (!CanBeOf(type))
        {
            throw new ArgumentException($"No object has the type {type}; register the types that objects have at run time.", argument);
        }
        name ??= type.ToString();
        lock (_gate)
        {
            if (IsFrozen)
            {
                throw Frozen();
            }
            RegistryTable table = Table;
            if (table.Find(type) is { } same)
            {
                return same.Id == id && same.Name == name ? this
                    : throw new ArgumentException($"{type} has the id {same.Id} and the name {same.Name} already.", argument);
            }
            if (table.Find(id) is { } other)
            {
                throw new ArgumentException($"The id {id} is that of {other.Type}.", nameof(id));
            }
            if (_absent.TryGetValue(id, out (string Name, string Type) absent) && absent.Type != type.ToString())
            {
                throw new ArgumentException($"The id {id} is that of {absent.Type}, which the restored state has but the program does not have.", nameof(id));
            }
            if (table.Find(name) is { } named)
            {
                throw new ArgumentException($"The name {name} is that of {named.Type}.", nameof(name));
            }
            _absent.Remove(id);
            Volatile.Write(ref _table, table.With(new RegisteredType(id, type, name)));
            return this;
        }
    }

    /// <summary>Freezes the registry: further registrations throw.</summary>
    /// <returns>The registry.</returns>
    public CodecRegistry Freeze()
    {
        lock (_gate)
        {
            IsFrozen = true;
            return this;
        }
    }

    /// <summary>The row of an object's type.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none.</exception>
    internal RegisteredType Of(object value)
    {
        RegisteredType? row = Table.Find(value.GetType()) ?? Add(value.GetType());
        if (row is null)
        {
            Throw.NotRegistered(value.GetType());
        }
        return row;
    }

    /// <summary>Adds the type of an object that is written, where types are added at all.</summary>
    private RegisteredType? Add(Type type)
    {
        if (!AddsTypes || !CanBeOf(type) || CodecCatalog.Find(type) is null)
        {
            return null;
        }
        RegisteredType? row;
        lock (_gate)
        {
            RegistryTable table = Table;
            row = table.Find(type);
            if (row is not null || IsFrozen || table.Find(type.ToString()) is not null)
            {
                return row;
            }
            int id = _absent.FirstOrDefault(one => one.Value.Type == type.ToString()).Key is > 0 and var before ? before
                : Math.Max(table.Next, _absent.Keys.DefaultIfEmpty().Max() + 1);
            _absent.Remove(id);
            row = new RegisteredType(id, type, type.ToString());
            Volatile.Write(ref _table, table.With(row));
        }
        TypeAdded?.Invoke(this, Seen(row));
        return row;
    }

    private static CodecRegistration Seen(RegisteredType row) => new(row.Id, row.Name, row.Type);

    /// <summary>Whether objects can have a type at run time.</summary>
    private static bool CanBeOf(Type type) =>
        type != typeof(object) && !type.IsAbstract && !type.IsGenericTypeDefinition && Nullable.GetUnderlyingType(type) is null;

    private static InvalidOperationException Frozen() => new("The registry is frozen; make one with new CodecRegistry() and give it to the options.");

    /// <summary>The row of the type of an object that is not one of an open union's cases. The base itself would lead back to the union.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownDerivedType"/> if there is none.</exception>
    internal RegisteredType Of(object value, Type union)
    {
        Type type = value.GetType();
        RegisteredType? row = type == union ? null : Table.Find(type) ?? Add(type);
        if (row is null)
        {
            Throw.NoOpenCase(type, union);
        }
        return row;
    }

    /// <summary>The row of an id.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none.</exception>
    internal RegisteredType Of(uint id) => Of(Table, id);

    /// <summary>The row of an id that is where an open union is declared.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none, <see cref="OctavoErrorCode.TypeMismatch"/> if its type
    /// does not derive from the base.</exception>
    internal RegisteredType Of(uint id, Type union) => Derived(Of(Table, id), union);

    /// <summary>The row of an id for locators, which are in every program: the table of the built-in types is left out of those without objects.</summary>
    /// <inheritdoc cref="Of(uint, Type)"/>
    internal RegisteredType Located(uint id, Type? union)
    {
        RegisteredType row = Of(LocatedTable, id);
        return union is null ? row : Derived(row, union);
    }

    /// <summary>Says that there are objects. See <see cref="CodecCatalog.AddObjects"/>.</summary>
    internal static void AddBuiltIn() => s_builtIn = static () => BuiltInTypes.Table;

    private static RegisteredType Of(RegistryTable? table, uint id)
    {
        RegisteredType? row = id <= int.MaxValue ? table?.Find((int)id) : null;
        if (row is null)
        {
            Throw.NotRegistered(id);
        }
        return row;
    }

    /// <summary>The row of a name, in formats that tell types apart by name.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none.</exception>
    internal RegisteredType Of(string name) => Of(Table, name);

    /// <summary>The row of a name that is where an open union is declared.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none, <see cref="OctavoErrorCode.TypeMismatch"/> if its type
    /// does not derive from the base.</exception>
    internal RegisteredType Of(string name, Type union) => Derived(Of(Table, name), union);

    /// <summary>The id of a name, for locators.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if there is none.</exception>
    internal uint LocatedId(string name) => (uint)Of(LocatedTable, name).Id;

    private static RegisteredType Of(RegistryTable? table, string name)
    {
        RegisteredType? row = table?.Find(name);
        if (row is null)
        {
            Throw.NotRegistered(name);
        }
        return row;
    }

    private static RegisteredType Derived(RegisteredType row, Type union)
    {
        if (row.Type == union || !union.IsAssignableFrom(row.Type))
        {
            Throw.TypeMismatch($"a type derived from {union}", $"the id {row.Id} of {row.Type}");
        }
        return row;
    }
}
