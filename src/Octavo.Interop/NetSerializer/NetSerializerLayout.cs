// Owns: what NetSerializer's layouts say about types: what comes before a place's values, and the order of fields. docs/formats/netserializer.md has the table.
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.NetSerializer;

/// <summary>NetSerializer 4 or NetSerializer2 with their own type serializers.</summary>
internal sealed class NetSerializerLayout : InteropLayout
{
    private readonly NetSerializerOptions _options;
    private readonly Dictionary<Type, NetSerializerType> _types = [];

    /// <exception cref="ArgumentException">A type or id twice, or an id that is the library's own.</exception>
    internal NetSerializerLayout(NetSerializerOptions options)
    {
        _options = options;
        var ids = new HashSet<uint> { 0, NetSerializerIds.Object };
        if (Is2)
        {
            ids.UnionWith(NetSerializerIds.Preset2.Values);
        }
        foreach (NetSerializerType line in options.Types)
        {
            if (!_types.TryAdd(line.Type, line) || (line.Id != 0 && !ids.Add(line.Id)))
            {
                throw new ArgumentException(
                    $"{line.Type} has a type or id that is in the manifest already, or the id {line.Id}, which belongs to the library.");
            }
        }
    }

    internal override string Name => Is2 ? "NetSerializer2" : "NetSerializer";

    internal override bool HasNullsEverywhere => true;

    internal bool Is2 => _options.Version == NetSerializerVersion.NetSerializer2;

    internal override void OnValue(PlanValue value, string path)
    {
        if (value.Kind == PlanKind.Integer)
        {
            throw Refused(path, "a BigInteger, whose fields in the data depend on the version of .NET; use byte[].");
        }
        bool isRefused = value.Kind == PlanKind.Scalar
            && value.Word is ShapeWord.Int128 or ShapeWord.UInt128 or ShapeWord.Float16 or ShapeWord.Rune or ShapeWord.Date or ShapeWord.Time;
        if (isRefused || (value.Kind == PlanKind.Scalar && value.Word == ShapeWord.DateTimeOffset && !Is2))
        {
            throw Refused(path, $"{ShapeWords.Text(value.Word)}, which {Name} does not serialize; use a number, or a DateTime.");
        }
    }

    internal override void OnRoot(PlanValue root, Type type, string path)
    {
        if (_options.IsDirect && (Is2 || root.Kind == PlanKind.Union))
        {
            throw Refused(path,
                Is2 ? "a value without an id, which NetSerializer2 does not have; leave IsDirect off."
                    : $"{type} without an id before it, but only the id tells the case; leave IsDirect off.");
        }
        Assign(root, type, !_options.IsDirect, path);
        root.Note = Note(root) with { IsRoot = true };
    }

    internal override int LeastBytes(PlanValue value) => value.Kind switch
    {
        PlanKind.Scalar when value.Word == ShapeWord.Guid => Is2 ? 17 : 11,
        PlanKind.Scalar when value.Word == ShapeWord.Decimal => Is2 ? 4 : 3,
        PlanKind.Object when Notes(value) is not { HasId: true } => 0,
        _ => 1,
    };

    internal static NetSerializerPlace Note(PlanValue value) => (NetSerializerPlace)value.Note!;

    /// <summary>The id of a class or struct, which comes before its values.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/> if the manifest does not have it.</exception>
    internal uint IdOf(PlanType type) => type.Note is NetSerializerType { Id: > 0 and var id } ? id : IdOf(type.Type, type.Name);

    /// <summary>The case of a union whose objects have an id.</summary>
    /// <returns>−1 if there is none.</returns>
    internal int CaseOf(PlanType union, uint id)
    {
        for (int i = 0; i < union.Members.Length; i++)
        {
            if (union.Members[i].Value.Type is { } type
                && (type.IsUnion ? type != union && CaseOf(type, id) >= 0 : _types.TryGetValue(type.Type, out NetSerializerType? line) && line.Id == id))
            {
                return i;
            }
        }
        return -1;
    }

    private static NetSerializerPlace? Notes(PlanValue value) => value.Note as NetSerializerPlace;

    /// <summary>Whether values of a declared type have an id before them: all but value types, arrays and text, which the library writes by the declared
    /// type.</summary>
    private static bool HasId(Type declared) => !declared.IsValueType && !declared.IsArray && declared != typeof(string);

    /// <summary>Notes what is at a place, and at all that it holds.</summary>
    private void Assign(PlanValue place, Type type, bool hasId, string path)
    {
        switch (place.Kind)
        {
            case PlanKind.Optional:
                Type value = Nullable.GetUnderlyingType(type) ?? throw Another(type, "a nullable value", path);
                Assign(place.First!, value, hasId: false, path);
                place.Note =
                    new NetSerializerPlace(NetSerializerForm.Optional, hasId)
                    {
                        Id = hasId ? IdOf(value, path) : 0,
                        InnerId = Is2 && !hasId ? IdOf(value, path) : 0
                    };
                break;
            case PlanKind.Text or PlanKind.Bytes:
                Type expected = place.Kind == PlanKind.Text ? typeof(string) : typeof(byte[]);
                place.Note = type == expected ? Of(NetSerializerForm.Counted, type, hasId, path) : throw Another(type, expected.Name, path);
                break;
            case PlanKind.Sequence:
                AssignSequence(place, type, hasId, path);
                break;
            case PlanKind.Map:
                AssignMap(place, type, hasId, path);
                break;
            case PlanKind.Union:
                place.Note = new NetSerializerPlace(NetSerializerForm.Plain, hasId); // a union as a case of another has none of its own
                AssignType(place.Type!, path);
                break;
            case PlanKind.Object:
                if (type != place.Type!.Type)
                {
                    throw Another(type, place.Type.Type.Name, path);
                }
                place.Note = Of(NetSerializerForm.Plain, type, hasId, path);
                AssignType(place.Type, path);
                break;
            default:
                place.Note = Of(NetSerializerForm.Plain, type, hasId, path);
                break;
        }
    }

    private NetSerializerPlace Of(NetSerializerForm form, Type type, bool hasId, string path) => new(form, hasId) { Id = hasId ? IdOf(type, path) : 0 };

    private void AssignSequence(PlanValue place, Type type, bool hasId, string path)
    {
        Type? definition = type.IsGenericType ? type.GetGenericTypeDefinition() : null;
        bool isList = definition == typeof(List<>);
        bool isKnown = type.IsSZArray || isList
            || (Is2 && (definition == typeof(HashSet<>) || definition == typeof(Queue<>) || definition == typeof(LinkedList<>)));
        if (!isKnown)
        {
            throw Another(type, Is2 ? "an array, a List, HashSet, Queue or LinkedList" : "an array or a List", path);
        }
        Type element = type.GetElementType() ?? type.GenericTypeArguments[0];
        place.Note = Of(isList && !Is2 ? NetSerializerForm.List4 : NetSerializerForm.Counted, type, hasId, path);
        Assign(place.First!, element, HasId(element) || (Is2 && !type.IsArray), path + "[]");
    }

    private void AssignMap(PlanValue place, Type type, bool hasId, string path)
    {
        Type? definition = type.IsGenericType ? type.GetGenericTypeDefinition() : null;
        if (definition != typeof(Dictionary<,>) && !(Is2 && (definition == typeof(SortedDictionary<,>) || definition == typeof(SortedList<,>))))
        {
            throw Another(type, "a Dictionary", path);
        }
        Type[] parts = type.GenericTypeArguments;
        // Looked for by its parts: a type made of others could be trimmed.
        NetSerializerType pairs =
            _types.Values.FirstOrDefault(
                line =>
                    line.Type.IsSZArray && line.Type.GetElementType() is { IsGenericType: true } pair
                        && pair.GetGenericTypeDefinition() == typeof(KeyValuePair<,>)
            && pair.GenericTypeArguments.AsSpan().SequenceEqual(parts))
            ?? throw Missing($"KeyValuePair<{parts[0].Name}, {parts[1].Name}>[], the form of a dictionary in the data,", path);
        place.Note = new NetSerializerPlace(NetSerializerForm.Map, hasId) { Id = hasId ? IdOf(type, path) : 0, InnerId = pairs.Id };
        Assign(place.First!, parts[0], HasId(parts[0]), path + "[key]");
        Assign(place.Second!, parts[1], HasId(parts[1]), path + "[]");
    }

    /// <summary>Finds the fields of a type's members, and their order.</summary>
    private void AssignType(PlanType type, string path)
    {
        if (type.Note is not null)
        {
            return;
        }
        if (type.IsUnion)
        {
            type.Note = type;
            foreach (PlanMember one in type.Members)
            {
                Assign(one.Value, one.Value.Type?.Type ?? type.Type, hasId: false, path);
            }
            return;
        }
        if (!_types.TryGetValue(type.Type, out NetSerializerType? line))
        {
            throw Missing(type.Type.ToString(), path);
        }
        type.Note = line;
        bool isPair = type.Type.IsGenericType && type.Type.GetGenericTypeDefinition() == typeof(KeyValuePair<,>);
        var order = new int[line.Fields.Count];
        for (int i = 0; i < order.Length; i++)
        {
            NetSerializerField field = line.Fields[i];
            int member =
                Array.FindIndex(type.Members,
                    one => string.Equals(one.Name, field.MemberName, isPair ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal));
            if (member < 0 || Array.IndexOf(order, member, 0, i) >= 0)
            {
                throw Refused($"{type.Name}.{field.MemberName}", member < 0
                    ? $"the field {field.Name} of {type.Type} is in the data of {Name}, but is not a member of the codec; make it a member, or name the member in NetSerializerField.Member."
                    : $"two fields of {type.Type} belong to this member; name the members in NetSerializerField.Member.");
            }
            order[i] = member;
            Assign(type.Members[member].Value, field.Type, HasId(field.Type), $"{type.Name}.{type.Members[member].Name}");
        }
        if (order.Length != type.Members.Length)
        {
            string member = type.Members[Enumerable.Range(0, type.Members.Length).First(i => !order.Contains(i))].Name;
            throw Refused($"{type.Name}.{member}",
                $"no field of {type.Type} in NetSerializerOptions.Types belongs to this member; name it in NetSerializerField.Member, or leave the member out of the codec.");
        }
        bool isSame = order.AsSpan().SequenceEqual(Enumerable.Range(0, order.Length).ToArray());
        type.Order = isSame ? null : order;
    }

    private uint IdOf(Type type, string path) =>
        _types.TryGetValue(type, out NetSerializerType? line) && line.Id != 0 ? line.Id
        : Is2 && NetSerializerIds.Preset2.TryGetValue(type, out uint preset) ? preset
        : throw Missing(type.ToString(), path);

    private OctavoException Missing(string type, string path) =>
        new(new OctavoException(OctavoErrorCode.NotRegistered,
            $"{type} is not in NetSerializerOptions.Types; make them with NetSerializerTypes.FromRoots from the types that the other program gives its serializer."), Name, -1, path);

    private OctavoException Another(Type type, string expected, string path) =>
        Refused(path, $"the field is a {type} in the data of {Name}, but can be at most {expected} here; use a type that both have.");
}
