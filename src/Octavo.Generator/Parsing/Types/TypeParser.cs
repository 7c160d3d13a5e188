// Owns: the step from a type symbol to a type model: kind, members, identity, order, construction. Decides no run.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Unused;
using Octavo.Generator.Parsing.Values;
using Octavo.Model;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing.Types;

internal sealed class TypeParser(ParseContext context)
{
    private const string NotSeen = "it has no setter that is accessible here, and no constructor parameter takes it";

    /// <summary>Parses a type that an attribute asks for.</summary>
    public void Parse(INamedTypeSymbol type, TypeRequest request)
    {
        StateAnalysis.Note(type);
        Location? location = request.Location ?? type.Locations.FirstOrDefault();
        Location? outer = context.Place;
        context.Place = location is { IsInSource: true } ? location : outer;
        Parse(type, request, location);
        context.Place = outer;
    }

    private void Parse(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        if (type.TypeKind == TypeKind.Enum)
        {
            ParseEnum(type, request, location);
            return;
        }
        bool isUnion = UnionAttributes.IsUnion(type);
        if (WrongKind(type, isUnion) is string kind)
        {
            context.Report(Descriptors.UnsupportedKind, location, type.ToDisplayString(), kind);
            return;
        }
        if (Unreachable(type) is string reason)
        {
            context.Report(Descriptors.Inaccessible, location, type.ToDisplayString(), reason);
            return;
        }
        // A generic definition asks for the codecs of the closed types that are held somewhere: those are parsed there.
        if (GenericParser.IsGeneric(type) && GenericParser.IsOpen(type))
        {
            ParseDefinition(type, request, location);
            return;
        }
        if (CollectionParser.IsUsers(type))
        {
            ParseCollection(type, request, location);
            return;
        }
        if (CollectionParser.WhyLost(type) is string lostWhy)
        {
            context.Report(Descriptors.LostElements, location, type.ToDisplayString(), lostWhy);
            return;
        }
        if (!request.Formats.IsWhole())
        {
            context.Add(new FormatClaim(CSharpNames.Text(type), type.ToDisplayString(), request.Formats, LocationInfo.From(location)));
        }
        new UnionParser(context).ParseCase(type);
        if (isUnion && !new UnionParser(context).ParseBase(type, ModelBuilder.IsPublic(type), request.Formats))
        {
            ParseUnion(type, request, location);
            return;
        }
        if ((OtherGenerators.SingleValue(type) ?? OtherGenerators.Adding(type)) is { AttributeClass: { } other })
        {
            ReportNoMembers(type, location, $"what the generator of [{other.Name}] adds cannot be seen here");
            return;
        }
        ParseMembers(type, request, location);
    }

    private void ParseEnum(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        if (Unreachable(type) is string reason)
        {
            context.Report(Descriptors.Inaccessible, location, type.ToDisplayString(), reason);
            return;
        }
        new UnusedOptions(context).CheckEnum(type, request, location);
        if (GenericParser.IsGeneric(type) && GenericParser.IsOpen(type))
        {
            return; // nested in a generic type: those of closed types have entries if they are roots
        }
        if (new ValueParser(context).Parse(type, out _) is ValueModel root)
        {
            context.AddRoot(root);
        }
    }

    private void ParseDefinition(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        if (CollectionParser.IsUsers(type))
        {
            new StateParser(context).CheckCollection(type, location);
        }
        Mirror(type, request);
    }

    private void ParseUnion(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        Mirror(type, request);
        new UnusedOptions(context).CheckUnion(type, request, location);
        new UnfollowedJson(context).Check(type, null);
        new UnfollowedAttributes(context).Check(type, request);
        new UnfollowedProto(context).CheckNames(type);
        if ((request.Formats & FormatSet.Protobuf) != 0)
        {
            new PartParser(context).ParseBase(type);
        }
    }

    /// <summary>A class or struct that is written as its members.</summary>
    private void ParseMembers(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        IMethodSymbol? primary = ConstructorParser.Primary(type);
        var parser = new MemberParser(context);
        List<MemberDraft> members = parser.Parse(type, out ViewAttributes[] byView, request.AllMembers);
        List<MemberDraft> fields = members.FindAll(m => m.IsProtobufOnly);
        members.RemoveAll(m => m.IsProtobufOnly || (!request.Formats.IsWhole() && !CanBeCopied(m, byView, request.Formats)));
        ConstructorParser.Choice? choice = new ConstructorParser(context).Choose(type, members, primary, location);
        if (choice is null)
        {
            ReportNoConstructor(type, members, fields, location);
            return;
        }
        var draft = new TypeDraft(type, request, members, fields, parser.Candidates, byView, choice);
        context.IsObsolete |= ObsoleteParser.Touches(type, members.Concat(fields), choice.Constructor);
        var computedParser = new ComputedParser(context, type, request, byView, parser.Candidates);
        var state = new StateParser(context);
        if (!request.AllMembers)
        {
            ReportWritten(type, members, byView[(int)ViewKind.Ordinal]);
        }
        bool good = DropUnset(type, members, request.AllMembers, computedParser, state, choice.Constructor, out List<MemberDraft> computed);
        CheckAttributes(draft);
        if (members.Count + fields.Count == 0 && StateParser.WhatIsLost(type) is string lost)
        {
            ReportNoMembers(type, location, lost);
            return;
        }
        if (!request.AllMembers)
        {
            new OtherStateParser(context).Check(type, location, parser.Candidates);
        }
        state.Check(type, [.. members, .. fields], computed, OptsIn(byView), choice.Constructor);
        good &= new MemberValueParser(context).TryParse([.. members, .. computed], new NumberParser(context).OfType(type));
        members.ForEach(m => MemberValueParser.RefuseNull(m, new MissingValues(context, choice)));
        good &= new CallbackParser(context).TryParse(type, out EquatableList<CallbackModel> callbacks);
        List<ViewDraft>? views = new IdentityParser(context, type, request with { Location = location }).Decide(members, computed, byView);
        if (good && views is not null)
        {
            ReportFormats(draft, computed);
            ParseFields(fields, choice.Constructor);
            new TypeModels(context).Add(draft, views, callbacks);
        }
    }

    private void ReportNoConstructor(INamedTypeSymbol type, List<MemberDraft> members, List<MemberDraft> fields, Location? location)
    {
        if (members.TrueForAll(m => m.Setting == MemberSetting.Constructor) && CollectionParser.WhyNotFilled(type) is string closed)
        {
            context.Report(Descriptors.LostElements, location, type.ToDisplayString(), closed);
            return;
        }
        if (members.Count + fields.Count == 0 && context.Declares(type) && StateParser.WhatIsLost(type) is string all)
        {
            ReportNoMembers(type, location, all);
            return;
        }
        context.Report(Descriptors.NoConstructor, location, type.ToDisplayString(), new ConstructorParser(context).WhyNone(type, members));
    }

    /// <summary>Whether a member is in one of the type's formats, or at least in clones: one that has no codec, or that only a constructor sets, is of no use
    /// there.</summary>
    private bool CanBeCopied(MemberDraft member, ViewAttributes[] byView, FormatSet formats)
    {
        ViewAttributes[] asked = [.. byView.Where(v => (v.Kind.Formats() & formats) != 0)];
        return asked.Length == 0 || asked.Any(v => v.Has(member)) || (member.Setting != MemberSetting.Constructor
            && (member.Converter is not null || new ValueParser(context).Parse(member.Type, out _) is not null));
    }

    /// <summary>Says which attributes have no effect.</summary>
    private void CheckAttributes(TypeDraft draft)
    {
        (INamedTypeSymbol type, TypeRequest request, List<MemberDraft> members, List<MemberDraft> fields, _, ViewAttributes[] byView,
            ConstructorParser.Choice choice) = draft;
        UnusedMarks.Check(context, type, [.. members, .. fields]);
        if (!request.AllMembers)
        {
            new UnusedIgnores(context).Check(type, [.. members, .. fields], byView[(int)ViewKind.Name].Library is NewtonsoftAttributes);
        }
        new UnfollowedConventions(context).Check(type, [.. members, .. fields], (ProtobufAttributes)byView[(int)ViewKind.Protobuf], byView[(int)ViewKind.Name],
            choice.Defaults.Length != 0, request.Layout == 4);
        StackOrders.Check(context, [.. members, .. fields], byView);
        new UnfollowedAttributes(context).Check(type, request);
        new UnfollowedProto(context).CheckNames(type);
        UncalledCallbacks.Check(context, type, [.. members, .. fields]);
    }

    /// <summary>Says what differs between the formats that attributes are about.</summary>
    private void ReportFormats(TypeDraft draft, List<MemberDraft> computed)
    {
        (INamedTypeSymbol type, TypeRequest request, List<MemberDraft> members, List<MemberDraft> fields, List<MemberDraft> candidates,
            ViewAttributes[] byView, ConstructorParser.Choice choice) = draft;
        ReportDifferences([.. members, .. fields], byView, choice, request.Formats);
        ReportUnjoined(candidates, [.. members, .. fields], byView);
        CheckJson(type, [.. members, .. computed], byView[(int)ViewKind.Name].Library);
        foreach (MemberDraft member in members.Where(
            m => m is { NotInherited: not null, IsOwn: false } && !m.Symbol.GetAttributes().Any(SystemTextJsonAttributes.Is)))
        {
            context.Report(Descriptors.NotInherited, member.Location, member.FullName, member.NotInherited!.ToDisplayString());
        }
    }

    /// <summary>Whether attributes of a library say that a type has the members that they name, and no others.</summary>
    /// <summary>Whether a contract names the members.</summary>
    public static bool OptsIn(ViewAttributes[] byView) => byView.All(v => v.Type.OptIn || v.Kind == ViewKind.Protobuf);

    private void ReportNoMembers(INamedTypeSymbol type, Location? location, string lost)
    {
        if (CollectionParser.WhyNotFilled(type) is string why)
        {
            context.Report(Descriptors.LostElements, location, type.ToDisplayString(), why);
            return;
        }
        context.Report(Descriptors.NoMembers, location, type.ToDisplayString(), lost,
            new FormParser(context).Offer(type) is { } form ? $"write it as its single value with [CodecAs(typeof({form.ToDisplayString()}))] alone, " : "");
    }

    /// <summary>Leaves the mirror of a definition or base that has no codec of its own. What is wrong with its members is reported where they have
    /// one.</summary>
    private void Mirror(INamedTypeSymbol type, TypeRequest request)
    {
        var aside = new ParseContext(context.Compilation);
        List<MemberDraft> members = new MemberParser(aside).Parse(type, out ViewAttributes[] byView, request.AllMembers);
        new MirrorParser(context).Parse(type, members);
        if (GenericParser.IsGeneric(type) && GenericParser.IsOpen(type) && context.Declares(type) && !request.AllMembers && !OptsIn(byView))
        {
            // Closed types bind it and drop what nothing sets.
            ConstructorParser.Choice? choice = new ConstructorParser(aside).Choose(type, members, ConstructorParser.Primary(type));
            FillParser.RemoveUnset(members, context.Facts, choice?.Constructor);
            new StateParser(context).CheckDefinition(type, members, choice?.Constructor);
        }
    }

    /// <summary>A user class that is a collection: a root, and a sequence or map wherever a member holds it.</summary>
    private void ParseCollection(INamedTypeSymbol type, TypeRequest request, Location? location)
    {
        if (new ValueParser(context).Parse(type.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure) is ValueModel root)
        {
            new StateParser(context).CheckCollection(type, location);
            new UnusedOptions(context).CheckCollection(type, request, location);
            new UnfollowedAttributes(context).Check(type, request);
            new UnfollowedJson(context).CheckCollection(type, root is MapValue);
            new UnfollowedProto(context).CheckCollection(type);
            context.AddRoot(root);
            return;
        }
        failure?.Report(context, location, type.ToDisplayString());
    }

    /// <summary>Parses a type that a member brings along without an attribute: tuples and vectors, as arrays of their fields.</summary>
    public bool ParseCarried(INamedTypeSymbol type, out ValueFailure? failure)
    {
        failure = null;
        if (type.IsTupleType)
        {
            type = type.TupleUnderlyingType ?? type;
        }
        bool byConstructor = type.Name is "KeyValuePair" or "Tuple" or "Complex";
        var parser = new MemberParser(context);
        List<MemberDraft> members = byConstructor ? parser.Parse(type, out _) : parser.ParseFields(type);
        ConstructorParser.Choice? choice = new ConstructorParser(context).Choose(type, members, null);
        members.RemoveAll(m => m.Setting == MemberSetting.Constructor && m.Parameter < 0); // Complex.Magnitude
        if (byConstructor)
        {
            members.Sort((a, b) => a.Parameter.CompareTo(b.Parameter)); // reference assemblies have Imaginary before Real
        }
        foreach (MemberDraft member in members)
        {
            member.Value = new ValueParser(context).Parse(member.Type, out failure);
            if (member.Value is null)
            {
                return false;
            }
        }
        if (!byConstructor)
        {
            choice = choice! with { Defaults = [] };
            members.ForEach(m => m.Parameter = -1);
        }
        members.ForEach(m => m.IsRequired = false);
        // Other assemblies that use it emit their own: none of them owns the type.
        context.Add(
            new ModelBuilder(type, choice!, _ => OmitRule.Never).Build([ViewDraft.Places(members)], MessageParser.Places(members)) with { IsPublic = false });
        return true;
    }

    private static string? WrongKind(INamedTypeSymbol type, bool isUnion) =>
        type.TypeKind is not (TypeKind.Class or TypeKind.Struct) && !isUnion ? type.TypeKind == TypeKind.Interface ? "an interface"
            : $"a {type.TypeKind.ToString().ToLowerInvariant()}"
        : type.IsStatic ? "static"
        : type.IsAbstract && !isUnion ? "abstract"
        : type.IsRefLikeType ? "a ref struct"
        : isUnion && type.TypeKind == TypeKind.Interface
            && type.AllInterfaces.Prepend(type).Any(t => t.GetMembers().Any(m => m is { IsStatic: true, IsAbstract: true })) ? "an interface with static abstract members, which C# does not allow as a type argument"
        : Attributes.Find(type, Attributes.InlineArray) is not null ? "an inline array (copy it to an array or a list)"
        : null;

    private string? Unreachable(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            if (one.IsFileLocal)
            {
                return $"'{one.Name}' is local to its file";
            }
            if (!context.CanReach(one))
            {
                return $"'{one.Name}' is {one.DeclaredAccessibility.ToString().ToLowerInvariant()}";
            }
        }
        return null;
    }

    /// <summary>Reports the attributes of JSON libraries that have no effect.</summary>
    private void CheckJson(INamedTypeSymbol type, List<MemberDraft> members, AttributeLibrary? library)
    {
        var unfollowed = new UnfollowedJson(context);
        unfollowed.Check(type, library);
        members.ForEach(m => unfollowed.Check(m, library));
    }

    /// <summary>Whether data must give a member a value: C# asks for one, or a constructor takes it without a default.</summary>
    private static bool MustBeGiven(MemberDraft member, ConstructorParser.Choice choice)
    {
        bool required = member.Symbol is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
        return member.Type switch
        {
            { NullableAnnotation: NullableAnnotation.Annotated } or { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => false,
            { IsReferenceType: true, NullableAnnotation: NullableAnnotation.NotAnnotated } =>
                required || (member.Parameter >= 0 && choice.Defaults[member.Parameter] is null),
            { IsReferenceType: true } => false,
            _ => required,
        };
    }

    /// <summary>Says which members are not in every format that is asked for: an attribute that leaves one out is easily forgotten, and of what is not public,
    /// or what a contract does not name, no attribute says that it is to be left out.</summary>
    private void ReportDifferences(List<MemberDraft> members, ViewAttributes[] byView, ConstructorParser.Choice choice, FormatSet formats)
    {
        ViewAttributes[] compared = [.. byView.Where(v => (v.Kind.Formats() & formats) != 0 && v is not ProtobufAttributes { Decides: false })];
        string? unnamed = (byView[(int)ViewKind.Protobuf] as ProtobufAttributes)?.WhyUnnamed(members);
        ViewAttributes names = byView[(int)ViewKind.Name];
        bool namesNone = names.Type.OptIn && !members.Exists(names.Has);
        foreach (MemberDraft member in members)
        {
            ViewAttributes[] without = [.. compared.Where(v => !v.Has(member))];
            if (without.Length == 0)
            {
                continue;
            }
            ViewAttributes[] silent = [.. without.Where(v => !v.LeavesOut(member))];
            string? why = silent.Length == 0 || silent.All(v => members.Any(m => v.Has(m) && StateParser.HandsOn(m.Symbol, member.Symbol))) ? null
                : namesNone && silent.Contains(names) ? "an attribute takes only the members that it marks, and none is marked"
                : !member.IsPublic ? "it is not public, and attributes make it a member only in others"
                : silent.All(v => v.Kind == ViewKind.Protobuf) ? unnamed ?? (silent[0] as ProtobufAttributes)?.WhyUnjoined(member)
                : null;
            if (why is not null)
            {
                context.Report(Descriptors.StateOfSomeFormats, member.Location, member.FullName, NamesOf(silent), why);
            }
            else
            {
                context.Report(Descriptors.MemberOfSomeFormats, member.Location, member.FullName, NamesOf(without));
            }
            if (MustBeGiven(member, choice))
            {
                context.Report(Descriptors.RequiredLeftOut, member.Location, member.FullName, NamesOf(without),
                    member.Type.IsReferenceType ? "null" : "its type's default");
            }
        }
    }

    /// <summary>Says which members of a base, that are not public, protobuf-net's attributes make members of the base's messages alone: no other format has
    /// them here, and the base tells of its own messages.</summary>
    private void ReportUnjoined(IReadOnlyList<MemberDraft> candidates, List<MemberDraft> members, ViewAttributes[] byView)
    {
        var attributes = (ProtobufAttributes)byView[(int)ViewKind.Protobuf];
        foreach (MemberDraft member in candidates.Where(m => !m.IsPublic && !members.Contains(m) && !members.Any(o => StateParser.HandsOn(o.Symbol, m.Symbol))))
        {
            if (!attributes.Has(member) && attributes.Of(member).WhyUnjoined(member) is { } why)
            {
                context.Report(Descriptors.StateOfSomeFormats, member.Location, member.FullName, "every format", why);
            }
        }
    }

    private static string NamesOf(ViewAttributes[] views) =>
        string.Join(", ", views.Take(views.Length - 1).Select(v => NameOf(v.Kind))) + (views.Length == 1 ? "" : " and ")
            + NameOf(views[views.Length - 1].Kind);

    private static string NameOf(ViewKind kind) => kind switch
    {
        ViewKind.Ordinal => "Binary",
        ViewKind.MessagePack => "MessagePack",
        ViewKind.Cbor => "CBOR",
        ViewKind.Protobuf => "Protobuf",
        _ => "formats by name",
    };

    /// <summary>Says what MemoryPack writes although nothing sets it: every property that it can read. Of a struct without references it writes the memory.
    /// What has a field is reported as state.</summary>
    private void ReportWritten(INamedTypeSymbol type, List<MemberDraft> members, ViewAttributes places)
    {
        if (places.Library is not MemoryPackAttributes || !MemoryPackAttributes.IsPackable(type) || StateAnalysis.IsUnmanaged(type))
        {
            return;
        }
        foreach (MemberDraft member in members.Where(m => m.Setting == MemberSetting.Constructor && m.Parameter < 0 && places.Has(m)
            && !StateParser.HasField(m.Symbol) && !(m.IsMarked && m.Computed != ComputedParser.Ignore)))
        {
            context.Report(Descriptors.UnfollowedAttribute, member.Location, $"[MemoryPackable] on '{type.ToDisplayString()}'",
                $"MemoryPack writes '{member.Name}' although nothing sets it, and codecs do not; "
                    + "add a setter that does nothing, or leave it out with [MemoryPackIgnore]");
        }
    }

    /// <summary>Leaves out what nothing sets. <see cref="StateParser"/> reports what has a field.</summary>
    private bool DropUnset(INamedTypeSymbol type, List<MemberDraft> members, bool all, ComputedParser written, StateParser state,
        IMethodSymbol constructor, out List<MemberDraft> computed)
    {
        bool good = true;
        computed = [];
        foreach (MemberDraft member in members.Where(m => m.Setting == MemberSetting.Constructor && m.Parameter < 0).ToArray())
        {
            if (FillParser.CanFill(member, context.Facts, constructor))
            {
                member.Setting = MemberSetting.Fill;
                continue;
            }
            members.Remove(member);
            if (!all && written.TryTake(member, ref good))
            {
                computed.Add(member);
                if (StateParser.HasField(member.Symbol) && StateAnalysis.IsHidden(member.Declaring))
                {
                    context.Report(Descriptors.StateLeftOut, member.Location, member.FullName, StateParser.OnlyWritten + NotSeen);
                }
                continue;
            }
            bool meant = (member.IsMarked && member.Computed != ComputedParser.Ignore)
                || (all && member.Symbol is IPropertySymbol property && FillParser.IsAuto(property));
            if (meant)
            {
                context.Report(Descriptors.GetOnlyMember, member.Location, member.FullName, member.MustBeSet
                    ? "add one of them, a setter that does nothing if the value is always the same, or remove the attribute that gives it a place"
                    : "add one of them, or set Computed = ComputedMembers.Write, which only writes it, in formats with names");
            }
            else if (!all && state.IsTakenByBase(member))
            {
                context.Report(Descriptors.StateLeftOut, type.Locations.FirstOrDefault(), member.FullName,
                    StateParser.LeftOut + StateParser.NotTaken(member.Declaring, type));
            }
            else if (!StateParser.HasField(member.Symbol))
            {
                context.Report(Descriptors.ComputedMember, member.Location, member.FullName);
            }
            else if (StateAnalysis.IsHidden(member.Declaring) && context.Facts.Foreign(member.Declaring) is null)
            {
                context.Report(Descriptors.StateLeftOut, member.Location, member.FullName,
                    StateParser.LeftOut + NotSeen);
            }
            good &= !meant;
        }
        return good;
    }

    /// <summary>Members of Protobuf alone: what is wrong with one keeps the type out of Protobuf and breaks nothing else.</summary>
    private void ParseFields(List<MemberDraft> fields, IMethodSymbol constructor)
    {
        foreach (MemberDraft member in fields)
        {
            if (member.Setting == MemberSetting.Constructor && FillParser.CanFill(member, context.Facts, constructor))
            {
                member.Setting = MemberSetting.Fill;
            }
            member.Value = member.Setting == MemberSetting.Constructor || member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true } ? null
                : new ValueParser(context).Parse(member.Type, out _);
            MemberValueParser.AllowNull(member);
        }
    }

    /// <summary>The members of a base that cannot be made, which Protobuf alone has.</summary>
    /// <returns>Whether all have values.</returns>
    public bool ParseFields(INamedTypeSymbol type, List<MemberDraft> members)
    {
        foreach (MemberDraft member in members.Where(m => m.Setting == MemberSetting.Constructor && FillParser.CanFill(m, context.Facts, null)))
        {
            member.Setting = MemberSetting.Fill;
        }
        return new MemberValueParser(context).TryParse(members, new NumberParser(context).OfType(type));
    }
}
