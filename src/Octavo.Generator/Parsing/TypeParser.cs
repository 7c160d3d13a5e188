// Owns: the step from a type symbol to a type model: kind, members, identity, order, construction. Decides no run.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

internal sealed class TypeParser(ParseContext context)
{
    /// <summary>Parses a type that an attribute asks for.</summary>
    public void Parse(INamedTypeSymbol type, TypeRequest request)
    {
        Location? location = request.Location ?? type.Locations.FirstOrDefault();
        if (type.TypeKind == TypeKind.Enum)
        {
            if (new ValueParser(context).Parse(type, out _) is ValueModel root)
            {
                context.AddRoot(root);
            }
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
        if (CollectionParser.IsUsers(type))
        {
            ParseCollection(type, location);
            return;
        }
        new UnionParser(context).ParseCase(type);
        if (isUnion && !new UnionParser(context).ParseBase(type, IsPublic(type)))
        {
            return;
        }
        IMethodSymbol? primary = ConstructorParser.Primary(type);
        List<MemberDraft> members = new MemberParser(context).Parse(type, primary);
        ConstructorParser.Choice? choice = new ConstructorParser(context).Choose(type, members, primary, location);
        if (choice is null)
        {
            context.Report(Descriptors.NoConstructor, location, type.ToDisplayString());
            return;
        }
        bool good = DropUnset(members);
        good &= ParseValues(members);
        if (members.Any(m => m.Slot < 0) && IsSpread(type, members))
        {
            context.Report(Descriptors.SpreadMembers, location, type.ToDisplayString());
            good = false;
        }
        good &= new CallbackParser(context).TryParse(type, out EquatableList<CallbackModel> callbacks);
        good &= new IdentityParser(context).Decide(type, members, request with { Location = location }, out MemberLayout layout, out bool numbered);
        if (good)
        {
            TypeModel model = Model(type, members, choice, layout, numbered);
            var omit = new OmitParser(context);
            model = model with { Members = model.Members.Select((m, i) => m with { Omit = omit.Decide(members[i], request) }).ToEquatable() };
            omit.Check(model, members, choice);
            context.Add(callbacks.Count == 0 ? model : model with { Callbacks = callbacks, IsPlain = false });
        }
    }

    /// <summary>A class of the user's that is a collection: a root, and a sequence or map wherever a member holds it.</summary>
    private void ParseCollection(INamedTypeSymbol type, Location? location)
    {
        if (new ValueParser(context).Parse(type.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure) is ValueModel root)
        {
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
        List<MemberDraft> members = byConstructor ? parser.Parse(type, null) : parser.ParseFields(type);
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
        context.Add(Model(type, members, choice!, MemberLayout.Array, numbered: true) with { IsPublic = false });
        return true;
    }

    private static string? WrongKind(INamedTypeSymbol type, bool isUnion) =>
        type.TypeKind is not (TypeKind.Class or TypeKind.Struct) && !isUnion ? type.TypeKind == TypeKind.Interface ? "an interface" : $"a {type.TypeKind.ToString().ToLowerInvariant()}"
        : type.IsStatic ? "static"
        : type.IsAbstract && !isUnion ? "abstract"
        : type.IsRefLikeType ? "a ref struct"
        : IsOpen(type) ? "an open generic type; ask for each closed one with [assembly: GenerateCodecFor(typeof(…))]"
        : Attributes.Find(type, Attributes.InlineArray) is not null ? "an inline array"
        : null;

    private static bool IsOpen(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            if (one.IsUnboundGenericType || one.TypeArguments.Any(a => a.TypeKind is TypeKind.TypeParameter or TypeKind.Error))
            {
                return true;
            }
        }
        return false;
    }

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

    private static bool IsSpread(INamedTypeSymbol type, List<MemberDraft> members) =>
        members.Where(m => SymbolEqualityComparer.Default.Equals(m.Symbol.ContainingType, type)).Select(m => m.Location?.SourceTree).Where(t => t is not null).Distinct().Count() > 1;

    /// <summary>Leaves out what nothing sets, and says so.</summary>
    private bool DropUnset(List<MemberDraft> members)
    {
        bool good = true;
        foreach (MemberDraft member in members.Where(m => m.Setting == MemberSetting.Constructor && m.Parameter < 0).ToArray())
        {
            if (FillParser.CanFill(member))
            {
                member.Setting = MemberSetting.Fill;
                continue;
            }
            context.Report(member.IsMarked ? Descriptors.GetOnlyMember : Descriptors.GetOnlyIgnored, member.Location, member.Symbol.ToDisplayString());
            good &= !member.IsMarked;
            members.Remove(member);
        }
        return good;
    }

    private bool ParseValues(List<MemberDraft> members)
    {
        bool good = true;
        foreach (MemberDraft member in members)
        {
            member.Value = member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true }
                ? null
                : (member.Converter is { } converter ? new ConverterParser(context).Parse(member.Type, converter, out ValueFailure? failure) : new ValueParser(context).Parse(member.Type, out failure)) ?? Fail(member, failure);
            if (member.Symbol is IFieldSymbol { IsFixedSizeBuffer: true })
            {
                Fail(member, ValueFailure.Unsupported(member.Type, "a fixed-size buffer"));
            }
            good &= member.Value is not null;
        }
        return good;
    }

    private ValueModel? Fail(MemberDraft member, ValueFailure? failure)
    {
        failure?.Report(context, member.Location, member.Symbol.ToDisplayString());
        return null;
    }

    private TypeModel Model(INamedTypeSymbol type, List<MemberDraft> members, ConstructorParser.Choice choice, MemberLayout layout, bool numbered)
    {
        var locals = new LocalNames();
        var models = new List<MemberModel>();
        bool slots = numbered && members.All(m => m.Slot >= 0)
            && (layout == MemberLayout.Array || (layout == MemberLayout.Tolerant && members.Zip(members.Skip(1), (a, b) => a.Slot < b.Slot).All(ascends => ascends)));
        int next = 0;
        foreach (MemberDraft member in members)
        {
            int slot = member.Slot >= 0 ? member.Slot : models.Count;
            models.Add(new MemberModel(member.Name, member.WireName, slot + 1, member.ProtobufNumber, slots ? slot - next : 0, locals.Next(member.Name), member.Value!,
                member.Symbol is IFieldSymbol, OwnerParser.Parse(member.Owner), CSharpNames.Text(TypeOf(member.Symbol.OriginalDefinition)), member.Access, member.Setting, member.Parameter, member.IsRequired));
            next = slot + 1;
        }
        var parameters = new List<ParameterModel>();
        for (int i = 0; i < choice.Defaults.Length; i++)
        {
            IParameterSymbol parameter = choice.Constructor.OriginalDefinition.Parameters[i];
            parameters.Add(new ParameterModel(members.FindIndex(m => m.Parameter == i), choice.Defaults[i]) { OwnType = (parameter.RefKind == RefKind.In ? "in " : "") + CSharpNames.Text(parameter.Type) });
        }
        bool bound = parameters.Count != 0;
        bool required = members.Any(m => m.IsRequired && m.Parameter < 0) && Attributes.Find(choice.Constructor, Attributes.SetsRequiredMembers) is null;
        var construction = new ConstructionModel(parameters.ToEquatable(), choice.ByAccessor, required, KeepsExisting: !bound && !choice.IsExplicit);
        string id = CSharpNames.Id(type);
        return new TypeModel(CSharpNames.Text(type), CSharpNames.FullName(type), id, CSharpNames.CodecNamespace(type), id + "Codec",
            type.IsValueType ? CodecKind.Struct : CodecKind.Class, IsPublic(type), !type.IsValueType && !type.IsSealed, layout, numbered,
            slots ? next : models.Count, models.ToEquatable(), construction, OwnerParser.Parse(type), type.IsUnmanagedType,
            type.IsValueType && (bound ? choice.OnlyAssigns : !choice.IsExplicit) && MemberParser.IsPlain(type, members));
    }

    private static ITypeSymbol TypeOf(ISymbol member) => member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type;

    public static bool IsPublic(ITypeSymbol type)
    {
        for (ITypeSymbol? one = type; one is not null; one = one.ContainingType)
        {
            if (one.DeclaredAccessibility != Accessibility.Public || (one is INamedTypeSymbol named && named.TypeArguments.Any(a => !IsPublic(a is IArrayTypeSymbol array ? array.ElementType : a))))
            {
                return false;
            }
        }
        return true;
    }
}
