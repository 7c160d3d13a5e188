// Owns: what Kryo's layout says about types: which Java class a place has, and what comes before its values. docs/formats/kryo.md has the table.
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Kryo;

/// <summary>Kryo 5 with its default serializers.</summary>
internal sealed class KryoLayout(KryoOptions options) : InteropLayout
{
    internal override string Name => "Kryo";

    internal override bool HasReferences => true;

    internal override bool HasNullsEverywhere => true;

    internal KryoManifest Manifest { get; } = new(options.Classes);

    internal KryoOptions Options { get; } = options;

    /// <summary>What the root's place is written by.</summary>
    internal KryoRole Entry { get; } = options.Entry switch
    {
        KryoEntry.ClassAndObject => KryoRole.WithClass,
        KryoEntry.ObjectOrNull => KryoRole.OrNull,
        _ => KryoRole.Plain,
    };

    internal override void OnValue(PlanValue value, string path)
    {
        KryoMember? rule = Options.Members.GetValueOrDefault(path);
        KryoPlace place = value.Kind == PlanKind.Optional ? Note(value.First!).Boxed() : Place(value, rule, path);
        if (rule?.HasClass is { } hasClass)
        {
            place.IsFinal = !hasClass;
            place.IsRuled = true;
        }
        place.Role = place.IsPrimitive ? KryoRole.Primitive : RoleOf(place);
        value.Note = place;
        switch (value.Kind == PlanKind.Optional ? KryoSort.Object : place.Sort)
        {
            case KryoSort.Array when value.First is { } element:
                Note(element).Role = Note(element) is { IsPrimitive: true } ? KryoRole.Primitive : Note(element).Sort == KryoSort.Array ? KryoRole.OrNull
                    : RoleOf(Note(element));
                DropArguments(element);
                value.IsCountChecked = true;
                break;
            case KryoSort.Collection:
                place.HasKnownElements = Note(value.First!).IsFinal;
                Note(value.First!).Role = KryoRole.Element;
                value.IsCountChecked = true;
                break;
            case KryoSort.Map:
                Note(value.First!).Role = RoleOf(Note(value.First!));
                Note(value.Second!).Role = RoleOf(Note(value.Second!));
                break;
        }
        if (path.Length == 0)
        {
            DropArguments(value); // no one declares a root
        }
    }

    internal override void OnType(PlanType type, string path)
    {
        if (type.HasReferences && !Options.References)
        {
            throw Refused(path,
                $"{type.Type} has references between its objects, which Kryo writes only with References; set it here if the Java side calls setReferences(true).");
        }
        if (type.IsUnion)
        {
            return;
        }
        for (int i = 1; i < type.Members.Length; i++)
        {
            if (string.CompareOrdinal(type.Members[i - 1].Name, type.Members[i].Name) >= 0)
            {
                throw Refused($"{type.Name}.{type.Members[i].Name}",
                    $"Kryo orders fields by their names, but {type.Type} has {type.Members[i].Name} after {type.Members[i - 1].Name}; add [GenerateCodec(Order = MemberOrder.Name)], and give the members the names of the Java fields if their order differs.");
            }
        }
        if (ClassOf(type).Line!.IsRecord)
        {
            foreach (PlanMember member in type.Members)
            {
                DropArguments(member.Value);
            }
        }
    }

    /// <summary>The pass's own bound: every key, value and element that is counted by it takes a byte.</summary>
    internal override int LeastBytes(PlanValue value) => 1;

    internal static KryoPlace Note(PlanValue value) => (KryoPlace)value.Note!;

    /// <summary>The Java class of a C# type.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotInFormat"/> if the manifest does not have it.</exception>
    internal KryoKnown ClassOf(PlanType type)
    {
        if (type.Note is not KryoKnown known)
        {
            type.Note =
                known = Manifest.Find(type.Type)
                    ?? throw Refused(type.Name,
                        $"{type.Type} is not in KryoOptions.Classes; add new KryoClass(\"its Java name\", typeof({type.Type.Name})), at the position of its register call.");
        }
        return known;
    }

    /// <summary>The case of a union whose objects are of a class.</summary>
    /// <returns>−1 if there is none.</returns>
    internal int CaseOf(PlanType union, KryoKnown known) => CaseOf(union, known, 0);

    private static KryoRole RoleOf(KryoPlace place) => place.IsFinal ? KryoRole.OrNull : KryoRole.WithClass;

    private int CaseOf(PlanType union, KryoKnown known, int level)
    {
        for (int i = 0; i < union.Members.Length; i++)
        {
            if (union.Members[i].Value.Type is { } type && (type.IsUnion ? level < 16 && CaseOf(type, known, level + 1) >= 0 : ClassOf(type) == known))
            {
                return i;
            }
        }
        return -1;
    }

    private KryoPlace Place(PlanValue value, KryoMember? rule, string path)
    {
        switch (value.Kind)
        {
            case PlanKind.Scalar:
                return rule?.Class is { } name && value.Word <= ShapeWord.UInt64 ? Enum(value, name, path) : Scalar(value, rule, path);
            case PlanKind.Enum:
                return Enum(value, rule?.Class, path);
            case PlanKind.Text:
                return Of(KryoSort.String);
            case PlanKind.Integer:
                return Of(KryoSort.BigInteger);
            case PlanKind.Bytes:
                return new KryoPlace(KryoSort.Array) { Class = Manifest.Find("[B"), Name = "[B", IsFinal = true };
            case PlanKind.Sequence:
                return Sequence(value, rule?.Class ?? Options.CollectionClass, path);
            case PlanKind.Map:
                string map = rule?.Class ?? Options.MapClass;
                return KryoCollections.IsMap(map) ? new KryoPlace(KryoSort.Map) { Class = Manifest.Find(map), Name = map }
                    : throw Refused(path,
                        $"{map} is not a map of Kryo's general serializer; use HashMap, LinkedHashMap, TreeMap, Hashtable or ConcurrentHashMap.");
            case PlanKind.Union:
                return new KryoPlace(KryoSort.Object) { Name = value.Type!.FullName };
            default:
                KryoKnown known = ClassOf(value.Type!);
                return new KryoPlace(KryoSort.Object) { Class = known, Name = known.Name, IsFinal = known.Line!.IsFinal ?? value.Type!.Type.IsSealed };
        }
    }

    private KryoPlace Of(KryoSort sort, bool isPrimitive = false) =>
        new(sort) { Class = Manifest.Find(sort), Name = KryoNames.Of(sort), IsFinal = KryoNames.IsFinal(sort), IsPrimitive = isPrimitive };

    private KryoPlace Scalar(PlanValue value, KryoMember? rule, string path)
    {
        KryoSort sort = value.Word switch
        {
            ShapeWord.Bool => KryoSort.Boolean,
            ShapeWord.Int8 or ShapeWord.UInt8 => KryoSort.Byte,
            ShapeWord.Int16 => KryoSort.Short,
            ShapeWord.Int32 => KryoSort.Int,
            ShapeWord.Int64 => KryoSort.Long,
            ShapeWord.Float32 => KryoSort.Float,
            ShapeWord.Float64 => KryoSort.Double,
            ShapeWord.Char => KryoSort.Char,
            ShapeWord.Decimal => KryoSort.BigDecimal,
            ShapeWord.Guid => KryoSort.Uuid,
            ShapeWord.DateTimeOffset => KryoSort.OffsetDateTime,
            ShapeWord.Date => KryoSort.LocalDate,
            ShapeWord.Time => KryoSort.LocalTime,
            ShapeWord.TimeSpan => KryoSort.Duration,
            ShapeWord.DateTime => rule?.Class switch
            {
                null or "java.util.Date" => KryoSort.Date,
                "java.time.Instant" => KryoSort.Instant,
                "java.time.LocalDateTime" => KryoSort.LocalDateTime,
                _ => throw Refused(path, $"a DateTime is not a {rule.Class}; use Date, Instant or LocalDateTime."),
            },
            _ => throw Refused(path,
                $"{ShapeWords.Text(value.Word)} has no class in Java; use {(value.Word is ShapeWord.Rune or ShapeWord.Float16 ? "int or float" : "short, int or long of the same bits, or a BigInteger")}."),
        };
        return Of(sort, isPrimitive: sort <= KryoSort.Double && rule is not { IsBoxed: true });
    }

    private KryoPlace Enum(PlanValue value, string? name, string path)
    {
        KryoKnown? known = name is null ? null : Manifest.Find(name);
        if (name is not null && known is not { Line.Constants: > 0 })
        {
            throw Refused(path,
                $"{name} is not an enum in KryoOptions.Classes; add new KryoClass(\"{name}\") {{ Constants = … }}, at the position of its register call.");
        }
        value.Kind = PlanKind.Enum;
        return new KryoPlace(KryoSort.Enum)
        {
            Class = known,
            Name = name ?? "",
            Constants = known?.Line!.Constants ?? 0,
            IsFinal = known?.Line!.IsFinal ?? true
        };
    }

    private KryoPlace Sequence(PlanValue value, string name, string path)
    {
        KryoPlace element = Note(value.First!);
        if (name[0] == '[')
        {
            if (name == KryoMember.Array)
            {
                name = element switch
                {
                    { IsPrimitive: true } => KryoNames.ArrayOf(element.Sort),
                    { Sort: KryoSort.Array } => "[" + element.Name,
                    { Class: { } known } => $"[L{known.Name};",
                    { Sort: KryoSort.Collection or KryoSort.Map } => "",
                    _ when KryoNames.Of(element.Sort) is { Length: > 0 } plain => $"[L{plain};",
                    _ when value.First!.Type is { } union && Manifest.Find(union.Type) is { } known => $"[L{known.Name};",
                    _ => "",
                };
                if (name.Length == 0)
                {
                    throw Refused(path, "the elements do not tell the class of the array; name it, such as [Lcom.acme.Figure;.");
                }
            }
            return new KryoPlace(KryoSort.Array) { Class = Manifest.Find(name), Name = name, IsFinal = element.IsFinal };
        }
        return KryoCollections.IsCollection(name) ? new KryoPlace(KryoSort.Collection) { Class = Manifest.Find(name), Name = name }
            : throw Refused(path,
                $"{name} is not a collection of Kryo's general serializer; use ArrayList, LinkedList, ArrayDeque, HashSet, LinkedHashSet, TreeSet or an array.");
    }

    /// <summary>Kryo does not know the type arguments there: elements have their class in the data, at all levels.</summary>
    private static void DropArguments(PlanValue value)
    {
        value = Inside(value);
        for (KryoPlace place = Note(value); place.Sort is KryoSort.Collection or KryoSort.Map; place = Note(value))
        {
            KryoPlace first = Note(value.First!);
            if (place.Sort == KryoSort.Collection)
            {
                place.HasKnownElements = first is { IsRuled: true, IsFinal: true };
                value = Inside(value.First!);
            }
            else
            {
                first.Role = Unargued(first);
                Note(value.Second!).Role = Unargued(Note(value.Second!));
                DropArguments(value.First!);
                value = Inside(value.Second!);
            }
        }
    }

    private static PlanValue Inside(PlanValue value) => value.Kind == PlanKind.Optional ? value.First! : value;

    private static KryoRole Unargued(KryoPlace place) => place is { IsRuled: true, IsFinal: true } ? KryoRole.OrNull : KryoRole.WithClass;
}
