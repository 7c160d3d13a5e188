// Owns: the step from declared types to an assembly's plan: names, fixed sizes, cycles, runs, helpers. Pure: the same models give the same plan.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class Linker
{
    private readonly DeclaredTypes _declared;
    private readonly Dictionary<string, TypeModel> _types;
    private readonly UnionLinker _unions;
    private readonly SurrogateModel[] _surrogates;
    private readonly FormatLinker _formats;
    private readonly PartLinker _parts;
    private readonly TaggedLinker _tagged;
    private readonly EquatableList<NotMessage> _notMessages;
    private readonly FixedPlanner _fixed;
    private readonly AssignedPlanner _assigned;
    private readonly TypeGraph _graph;
    private readonly TypeGraph _objects;
    private readonly HashSet<string> _referred;
    private EquatableList<PartLevel>[] _levels = [];

    private Linker(DeclaredTypes declared, SurrogateModel[] surrogates, FormatLinker formats, PartLinker parts, TaggedLinker tagged,
        EquatableList<NotMessage> notMessages)
    {
        _declared = declared;
        _types = declared.Types;
        _unions = declared.Unions;
        _surrogates = surrogates;
        _formats = formats;
        _parts = parts;
        _tagged = tagged;
        _notMessages = notMessages;
        _fixed = new FixedPlanner(_types, formats.OfType);
        _assigned = new AssignedPlanner(_types);
        _graph = new TypeGraph(_types, _unions.Edges(), surrogates, []);
        // Cases that are parts are the same object there, and no one inside another.
        _objects = new TypeGraph(_types, _unions.Edges().Where(e => parts.FamilyOf(e.Union) is null), surrogates, parts.Families);
        _referred = Referred(_types.Values, parts);
    }

    /// <summary>Plans an assembly.</summary>
    /// <param name="assembly">Its name, as an identifier.</param>
    /// <param name="types">Its types, as declared; the same type may come more than once.</param>
    /// <param name="unions">Its unions, as declared.</param>
    /// <param name="cases">Their cases, wherever they are declared.</param>
    /// <param name="roots">Roots seen in calls or asked for.</param>
    /// <param name="surrogates">Types with a surrogate.</param>
    /// <param name="parts">Classes of inheritances in Protobuf.</param>
    public static AssemblyPlan Link(string assembly, IEnumerable<TypeModel> types, IEnumerable<UnionModel> unions, IEnumerable<CaseModel> cases,
        IEnumerable<ValueModel> roots, IEnumerable<SurrogateModel>? surrogates = null, IEnumerable<PartModel>? parts = null)
    {
        var declared = DeclaredTypes.Of(types, new UnionLinker(unions, cases));
        SurrogateModel[] replaced = declared.Usable(surrogates ?? []);
        var formats = new FormatLinker(declared.Types.Values, declared.Unions, replaced);
        var families = new PartLinker(parts ?? [], declared.Has);
        var tagged = new TaggedLinker(declared.Types.Values, declared.Unions, replaced, families);
        EquatableList<NotMessage> notMessages = TaggedReasons.Of(declared.Types.Values, declared.Unions, replaced, tagged);
        declared.DropFields(tagged);
        return new Linker(declared, replaced, formats, families, tagged, notMessages).Link(assembly, roots);
    }

    private AssemblyPlan Link(string assembly, IEnumerable<ValueModel> roots)
    {
        TypeModel[] types = [.. _types.Values.OrderBy(t => t.Type, StringComparer.Ordinal)];
        ValueModel[] rootValues =
            [.. roots.Where(r => _declared.IsUsable(r) && !_surrogates.Any(s => s.Type == r.Type)).GroupBy(r => r.Type, StringComparer.Ordinal)
                .Select(g => g.Aggregate(Nullability.Merge)).OrderBy(r => r.Type, StringComparer.Ordinal)];
        var names =
            new ValueNames(types.SelectMany(t => t.AllMembers).Concat(_parts.Families.SelectMany(f => f).SelectMany(p => p.Fields.Members)).Select(m => m.Value)
                .Concat(_surrogates.Select(s => s.Value)).Concat(rootValues));
        SurrogateModel[] linked = [.. _surrogates.Select(s => s with { Value = names.Name(Link(s.Value)) })];
        types = [.. types.Select(t => ViewPlanner.Narrow(t, _formats.OfType(t.Type)).MapValues(v => names.Name(Link(v))))];
        rootValues = [.. rootValues.Select(r => names.Name(Link(r)))];
        _levels = _parts.Families.Select(f => Levels(f, v => names.Name(Link(v)))).ToArray();
        rootValues =
            [.. rootValues.Concat(MultidimensionalArrays(types.SelectMany(t => t.Members).Select(m => m.Value).Concat(rootValues)))
                .GroupBy(r => r.Type, StringComparer.Ordinal)
                .Select(g => g.First())];
        ValueModel[] values = [.. types.Where(t => _formats.OfType(t.Type).IsSequential()).SelectMany(t => t.SequentialMembers).Select(m => m.Value),
            .. linked.Select(s => s.Value).Concat(rootValues).Where(v => _formats.Of(v).IsSequential())];
        EquatableList<ValueModel> collections = Collections(values);
        FormatSet asked =
            types.Select(t => _formats.OfType(t.Type)).Concat(linked.Select(s => _formats.OfSurrogate(s.Type))).Concat(rootValues.Select(_formats.Of))
                .Aggregate((FormatSet)0, (all, one) => all | one);
        return new AssemblyPlan(assembly, types.Select(Plan).ToEquatable(),
            _unions.All.OrderBy(u => u.Type, StringComparer.Ordinal)
                .Select(
                    u => _unions.Plan(u, _types, Link) with
                    {
                        IsTagged = _tagged.IsMessage(u.Type),
                        Formats = Formats(_formats.OfUnion(u.Type), _tagged.IsMessage(u.Type))
                    }).Select(PlanPart).ToEquatable(),
            collections, PlanRoots(rootValues, types).ToEquatable())
        {
            NotMessages = _notMessages,
            FormatLacks = _formats.Lacks,
            CollectionFormats = collections.Select(c => asked & _formats.Of(c)).ToEquatable(),
            Surrogates = linked.Select(Plan).ToEquatable(),
            Keys = Keys(types.SelectMany(t => t.AllMembers).Select(m => m.Value).Concat(linked.Select(s => s.Value)).Concat(rootValues)),
            HoldsObjects = _unions.All.Any(u => u.IsOpen) || values.SelectMany(ValueTree.Objects).Any(o => o.HoldsObjects),
        };
    }

    /// <summary>The types that fields of messages refer to.</summary>
    private static HashSet<string> Referred(IEnumerable<TypeModel> types, PartLinker parts) =>
        [.. types.SelectMany(t => t.Tagged?.Members ?? default).Concat(parts.Families.SelectMany(f => f).SelectMany(p => p.Fields.Members))
            .Where(m => m.Field!.IsReference).SelectMany(m => ValueTree.Objects(m.Value)).Select(o => o.Type)];

    private ValueModel Link(ValueModel value) =>
        _tagged.Link(
            _assigned.Link(
                _fixed.Link(
                    ValueTree.Rewrite(value,
                        (_, part) =>
                            part is ObjectValue { IsLocal: true } item
                                ? item with
                                {
                                    Codec = _unions.Find(item.Type)?.CodecType ?? _types[item.Type].CodecType,
                                    HasReferences = HasReferences(item.Type)
                                } : part))));

    /// <summary>Whether objects of a type are referred to; of a union, those of some case, or of its base if that is one.</summary>
    private bool HasReferences(string type) =>
        _types.TryGetValue(type, out TypeModel? model) && model.HasReferences
            || _unions.Has(type) && _unions.Cases(type).Any(c => c.Value.Type != type && HasReferences(c.Value.Type));

    /// <summary>The keys of several values among those of hashed collections.</summary>
    private static EquatableList<KeyModel> Keys(IEnumerable<ValueModel> values) => values.SelectMany(ValueTree.All)
        .Select(KeyHashing.Of).OfType<KeyHashing>().SelectMany(h => h.Emitted)
        .GroupBy(k => k.Name, StringComparer.Ordinal).OrderBy(g => g.Key, StringComparer.Ordinal).Select(g => g.First()).ToEquatable();

    /// <summary>The sequences and maps that need a helper, with those that are made when an interface is read. A helper does not ask whether the
    /// collection itself may be null: its caller does.</summary>
    private static EquatableList<ValueModel> Collections(IEnumerable<ValueModel> values)
    {
        var found = new Dictionary<string, ValueModel>(StringComparer.Ordinal);
        foreach (ValueModel value in values.SelectMany(ValueTree.All))
        {
            switch (value)
            {
                case SequenceValue sequence:
                    Add(sequence with { NotNull = false, Label = "" });
                    Add(sequence.Made);
                    if (sequence.Source is SequenceValue source)
                    {
                        Add(source);
                    }
                    if (sequence is { Facts: not null, IsPacked: true })
                    {
                        Add(sequence.AsArray);
                    }
                    break;
                case MapValue map:
                    Add(map with { NotNull = false, Label = "" });
                    Add(map.Made);
                    break;
                case WrappedValue or SharedValue:
                    Add(value with { NotNull = false, Label = "" });
                    break;
            }
        }
        return found.OrderBy(f => f.Key, StringComparer.Ordinal).Select(f => f.Value).ToEquatable();

        void Add(ValueModel value)
        {
            if (value is not SequenceValue { IsBulk: true })
            {
                found[value.Id] = value;
            }
        }
    }

    /// <summary>Multidimensional arrays: a Shape names them, so each has an entry.</summary>
    private static IEnumerable<ValueModel> MultidimensionalArrays(IEnumerable<ValueModel> values) =>
        values.SelectMany(ValueTree.All).OfType<SequenceValue>().Where(s => s.Form == SequenceForm.MultidimensionalArray)
            .Select(s => s with { NotNull = false, Label = "" })
            .OrderBy(s => s.Type, StringComparer.Ordinal);

    private CodecPlan Plan(TypeModel type)
    {
        FixedFacts? facts = type.IsStruct ? _fixed.Of(type.Type) : null;
        // Another contract view of it may have a member without a constant bound: then none of its facts is known, and no array of it has a raw layout either.
        RawLayoutModel? raw = facts?.RawLayout is null ? null : FixedPlanner.RawLayoutOf(type);
        int chunk = facts is null ? ReadPlanner.ChunkOf(type) : 0;
        var shape = new ShapeText();
        string text = shape.Of(type, raw is not null);
        bool byIn = type.IsStruct && facts is not { Size: > 0 and <= 16 };
        var plan =
            new CodecPlan(type, _graph.IsCyclic(type.Type), byIn, facts, raw, WritePlanner.Plan(type.Written), ReadPlanner.Plan(type, chunk), chunk, text,
                default)
            {
                Case = _unions.Facts(type),
                IsAssigned = _assigned.Is(type.Type),
                IsBody = _unions.Has(type.Type),
                LooksAtStack = _graph.IsWide(type.Type),
                IsReferred = _referred.Contains(type.Type) && _graph.IsCyclic(type.Type),
            };
        plan = plan.IsBody ? plan : plan with { Part = PlanPart(type.Type, shape) };
        FormatSet formats = _formats.OfType(type.Type);
        ViewPlan[] views = [.. type.Views.Select(f => Plan(f, plan, shape, formats))];
        if (views.Length != 0 && ViewPlanner.Own(type, formats) == 0)
        {
            views[0] = views[0] with { IsOwn = true };
        }
        else if (views.Length == 1 && IsFolded(type, views[0].View))
        {
            views[0] = views[0] with { IsFolded = true };
            plan = plan with { Type = type with { Layout = MemberLayout.NamedInCbor } };
        }
        plan = plan with { Served = views.Any(f => f.IsFolded) ? formats : ViewPlanner.Own(type, formats) };
        CodecPlan? tagged = type.Tagged is null ? null
            : plan with { Type = type.Tagged, RawLayout = null, Shape = shape.Of(type.Tagged, isRawLayout: false, isTagged: true) };
        plan = plan with { ShapeChildren = shape.Children.ToEquatable(), Views = views.ToEquatable(), Tagged = tagged };
        return plan with { Formats = Formats(formats, plan.IsTagged) };
    }

    /// <summary>The formats that a codec says it is for: without Protobuf if it is for some alone and cannot be in it.</summary>
    private static FormatSet Formats(FormatSet formats, bool isTagged) => formats.IsWhole() || isTagged ? formats : formats & ~FormatSet.Protobuf;

    /// <summary>
    /// Whether a type is an array in all formats but CBOR, if it has the same members by name: what MessagePack's attributes with numbers mean. Its bodies
    /// twice were 365 of 367 lines equal.
    /// </summary>
    private static bool IsFolded(TypeModel type, TypeView view)
    {
        if (type.Layout != MemberLayout.Array || type.Slots != type.Members.Count || type.Extension is not null || view.Type.Layout != MemberLayout.NameMap
            || view.Kinds.Count != 1 || view.Kinds[0] != ViewKind.Cbor)
        {
            return false;
        }
        // Numbers are of maps by number, which are in neither layout.
        TypeModel own = type with { Numbered = false, Views = default, Tagged = null, NotTagged = "", Members = Plain(type.Members) };
        return own == view.Type with
        {
            Layout = type.Layout,
            Numbered = false,
            Slots = type.Slots,
            Views = default,
            Tagged = null,
            NotTagged = "",
            Members = Plain(view.Type.Members)
        };

        static EquatableList<MemberModel> Plain(EquatableList<MemberModel> members) => members.Select(m => m with { Number = 0 }).ToEquatable();
    }

    /// <summary>A contract view has bodies of its own, and the type's facts and children.</summary>
    private static ViewPlan Plan(TypeView view, CodecPlan whole, ShapeText shape, FormatSet formats)
    {
        TypeModel type = view.Type;
        int chunk = whole.Fixed is null ? ReadPlanner.ChunkOf(type) : 0;
        return new ViewPlan(view, whole with
        {
            Type = type,
            RawLayout = null,
            Write = WritePlanner.Plan(type.Written),
            Read = ReadPlanner.Plan(type, chunk),
            ReadChunk = chunk,
            Shape = shape.Of(type, isRawLayout: false),
            Served = ViewPlanner.Served(view, formats),
        });
    }

    /// <summary>The classes of an inheritance, their codecs named and their values linked.</summary>
    private EquatableList<PartLevel> Levels(EquatableList<PartModel> family, Func<ValueModel, ValueModel> link)
    {
        PartModel[] parts = [.. family];
        return parts.Select(
            p => new PartLevel(p with { Fields = p.Fields.MapValues(link) }, _unions.Find(p.Type)?.CodecType ?? _types[p.Type].CodecType,
                Array.FindIndex(parts, b => b.Type == p.Base), p.Parts.Count != 0)
            { IsGathered = _tagged.IsGathered(p.Type) }).ToEquatable();
    }

    /// <summary>How a class is one of an inheritance; null if it is in none.</summary>
    private PartPlan? PlanPart(string type, ShapeText shape)
    {
        EquatableList<PartLevel> levels = _levels.FirstOrDefault(l => l.Any(p => p.Type == type));
        if (levels.Count == 0)
        {
            return null;
        }
        var plan = new PartPlan(levels, levels.ToList().FindIndex(l => l.Type == type), _objects.IsCyclic(levels[0].Type), "")
        {
            LooksAtStack = _objects.IsWide(levels[0].Type),
            IsReferred = levels.Any(l => _referred.Contains(l.Type)) && _objects.IsCyclic(levels[0].Type),
        };
        return plan with { Shape = shape.Of(plan) };
    }

    private UnionPlan PlanPart(UnionPlan union)
    {
        ShapeText shape = new(union.ShapeChildren);
        return PlanPart(union.Type.Type, shape) is { } part ? union with { Part = part, ShapeChildren = shape.Children.ToEquatable() } : union;
    }

    private SurrogatePlan Plan(SurrogateModel type)
    {
        var shape = new ShapeText();
        string text = shape.Of(type.Value);
        string message = shape.OfField(type.Value);
        return new SurrogatePlan(type, text, shape.Children.ToEquatable())
        {
            MessageShape = message,
            CountsDepth = type.Value is not SharedValue && _graph.IsUncounted(type.Type),
            Formats = Formats(_formats.OfSurrogate(type.Type), _tagged.IsIn(type.Value))
        };
    }

    private IEnumerable<RootPlan> PlanRoots(ValueModel[] roots, TypeModel[] types)
    {
        var used =
            new HashSet<string>(types.Select(t => t.Id + "Entry").Concat(_unions.All.Select(u => u.Id + "Entry")).Concat(_surrogates.Select(t => t.Entry)),
                StringComparer.OrdinalIgnoreCase) { "CodecEntry" };
        foreach (ValueModel root in roots.Where(r => r is not ObjectValue { ByHand: false }))
        {
            string entry = root.Id + "Entry";
            for (int number = 2; !used.Add(entry); number++)
            {
                entry = root.Id + number + "Entry";
            }
            var shape = new ShapeText();
            string text = root is SequenceValue { Form: SequenceForm.MultidimensionalArray } array ? shape.OfMultidimensionalArray(array) : shape.Of(root);
            bool isTagged = _tagged.IsIn(root);
            string message = isTagged ? shape.OfField(root) : text;
            yield return new RootPlan(root, entry, text, shape.Children.ToEquatable())
            {
                IsTagged = isTagged,
                MessageShape = message,
                Formats = Formats(_formats.Of(root), isTagged)
            };
        }
    }
}
