// Owns: which fields and properties of a type are members, base class first, and how they are reached. Knows no constructor.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Protobuf;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Members;

internal sealed class MemberParser(ParseContext context)
{
    /// <summary>All that was looked at by the last <see cref="Parse"/>: members, and what attributes leave out.</summary>
    public List<MemberDraft> Candidates { get; private set; } = [];

    /// <summary>The candidates, base class first, in order of declaration. What nothing sets is among them until the constructor is chosen.</summary>
    /// <param name="type">The type.</param>
    /// <param name="byView">Whose attributes count for which formats.</param>
    /// <param name="all">Whether non-public ones are members without a mark.</param>
    public List<MemberDraft> Parse(INamedTypeSymbol type, out ViewAttributes[] byView, bool all = false)
    {
        bool nonPublic = all || AttributeLibrary.All.Any(l => l.TypeMark(type) is { NonPublic: true });
        var drafts = new List<MemberDraft>();
        INamedTypeSymbol[] owners = BaseFirst(type);
        IMethodSymbol?[] primary = [.. owners.Select(ConstructorParser.Primary)];
        for (int level = 0; level < owners.Length; level++)
        {
            INamedTypeSymbol owner = owners[level];
            bool partial = IsPartial(owner);
            foreach (ISymbol symbol in context.Facts.Mirror(owner)?.Members ?? InOrder(owner))
            {
                if (Draft(symbol, primary.AsSpan(level), partial || all, nonPublic, all) is not MemberDraft draft)
                {
                    continue;
                }
                // An override takes the place of what it overrides. A member that hides another is beside it: both are state.
                int overridden = drafts.FindIndex(d => context.Facts.Seen(d.Symbol) is { } seen && Overrides(draft.Symbol, seen));
                if (overridden >= 0)
                {
                    // Its setter may be one that only the mirror shows; the getter that is called is the override's all the same.
                    bool keeps = draft.Setting == MemberSetting.Constructor && context.Facts.IsMirrored(drafts[overridden].Symbol);
                    drafts[overridden] = keeps ? drafts[overridden] : draft;
                }
                else
                {
                    drafts.Add(draft);
                }
            }
        }
        drafts.ForEach(d => Hide(d, type));
        for (int i = 0; i < drafts.Count; i++)
        {
            drafts[i].Place = i;
            drafts[i].Holder = type;
        }
        Candidates = [.. drafts];
        ViewAttributes[] counted = byView = ViewAttributes.Of(type, drafts, all);
        drafts.RemoveAll(d => !counted.Any(v => v.Has(d)));
        drafts.ForEach(d => d.IsProtobufOnly = !counted.Any(v => v.Kind != ViewKind.Protobuf && v.Has(d)));
        foreach (MemberDraft draft in drafts.Where(d => !all && !d.IsPublic && !d.IsOfPartialType && counted.Any(v => v.Has(d) && !v.LetsPast(d))).ToArray())
        {
            context.Report(Descriptors.NotPartial, draft.Location, draft.FullName, draft.Symbol.ContainingType.Name);
            drafts.Remove(draft);
        }
        return drafts;
    }

    /// <summary>Only fields, as in tuples and vectors.</summary>
    public List<MemberDraft> ParseFields(INamedTypeSymbol type) =>
        [.. type.GetMembers().OfType<IFieldSymbol>()
            .Where(f => !f.IsStatic && f.DeclaredAccessibility == Accessibility.Public && (!type.IsTupleType || IsTupleField(f)))
            .Select(f => new MemberDraft(f, f.Type) { Setting = MemberSetting.Assign })];

    /// <summary>Whether a tuple has a field of its own for an element: neither for a name that C# gives one, nor for the eighth and those after it, which are
    /// in Rest.</summary>
    private static bool IsTupleField(IFieldSymbol field) =>
        field.Name == "Rest" || (field.Name.Length == 5 && field.Name.StartsWith("Item", StringComparison.Ordinal) && field.Name[4] is >= '1' and <= '7');

    /// <summary>Whether the type is its members alone, in fields that hold them as they are.</summary>
    public static bool IsPlain(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        int fields = type.GetMembers().OfType<IFieldSymbol>().Count(f => !f.IsStatic && !f.IsConst);
        return fields == members.Count && members.All(m => m.Symbol is IFieldSymbol || (m.Symbol is IPropertySymbol property && IsPlainAuto(property)))
            && type.GetMembers().OfType<IFieldSymbol>().All(f => !f.IsFixedSizeBuffer);
    }

    private static bool IsPlainAuto(IPropertySymbol property) =>
        property.ContainingType.GetMembers().OfType<IFieldSymbol>().Any(f => SymbolEqualityComparer.Default.Equals(StateAnalysis.Associated(f), property))
        && property.DeclaringSyntaxReferences.All(r => r.GetSyntax() switch
        {
            PropertyDeclarationSyntax { AccessorList: { } list, ExpressionBody: null, Initializer: null } =>
                list.Accessors.All(a => a.Body is null && a.ExpressionBody is null),
            ParameterSyntax => true,
            _ => false,
        });

    /// <summary>Whether <c>GetType</c> of the type is not that of every object.</summary>
    public static bool HidesGetType(INamedTypeSymbol type) => type.TypeKind == TypeKind.Interface
        ? type.AllInterfaces.Add(type).Any(i => i.GetMembers(nameof(GetType)).Length != 0)
        : BaseFirst(type).Any(t => t.GetMembers(nameof(GetType)).Length != 0);

    /// <summary>What has a name in a type and its base classes, those of bases first.</summary>
    public static IEnumerable<ISymbol> Named(INamedTypeSymbol type, string name) => BaseFirst(type).SelectMany(t => t.GetMembers(name));

    /// <summary>The type after its base classes.</summary>
    public static INamedTypeSymbol[] BaseFirst(INamedTypeSymbol type)
    {
        int count = 0;
        for (INamedTypeSymbol? one = type; HasOwn(one); one = one!.BaseType)
        {
            count++;
        }
        var chain = new INamedTypeSymbol[count];
        for (INamedTypeSymbol one = type; count != 0; one = one.BaseType!)
        {
            chain[--count] = one;
        }
        return chain;

        static bool HasOwn(INamedTypeSymbol? one) =>
            one is not null && one.SpecialType is not (SpecialType.System_Object or SpecialType.System_ValueType);
    }

    /// <summary>Source order within a file; a metadata type's own order.</summary>
    public static IEnumerable<ISymbol> InOrder(INamedTypeSymbol type)
    {
        ISymbol[] members = [.. type.GetMembers().Where(m => m is IFieldSymbol or IPropertySymbol)];
        bool oneFile = members.All(m => m.Locations.FirstOrDefault()?.SourceTree is { } tree && tree == members[0].Locations[0].SourceTree);
        return oneFile ? members.OrderBy(m => m.Locations[0].SourceSpan.Start) : members;
    }

    /// <summary>The type of a field or property.</summary>
    public static ITypeSymbol TypeOf(ISymbol member) => member is IFieldSymbol field ? field.Type : ((IPropertySymbol)member).Type;

    public static bool IsPartial(INamedTypeSymbol type) =>
        type.DeclaringSyntaxReferences.Any(r => r.GetSyntax() is TypeDeclarationSyntax declaration && declaration.Modifiers.Any(m => m.Text == "partial"));

    /// <param name="symbol">The field or property.</param>
    /// <param name="primary">The primary constructors, whose parameters may carry attributes, of its type and of those that derive from it, the type that is
    /// parsed last.</param>
    /// <param name="partial">Whether its type is <c>partial</c>.</param>
    /// <param name="nonPublic">Whether non-public ones count.</param>
    /// <param name="all">Whether they count without a mark.</param>
    private MemberDraft? Draft(ISymbol symbol, ReadOnlySpan<IMethodSymbol?> primary, bool partial, bool nonPublic, bool all)
    {
        if (symbol.IsStatic || symbol.IsImplicitlyDeclared && symbol is IFieldSymbol)
        {
            return null;
        }
        MemberDraft draft;
        switch (symbol)
        {
            case IFieldSymbol when all && Attributes.Find(symbol, Attributes.NonSerialized) is not null:
                return null;
            case IFieldSymbol { IsConst: false, CanBeReferencedByName: true } field when !IsOfEvent(field):
                draft = new MemberDraft(field, field.Type)
                {
                    Access = context.CanReach(field) ? MemberAccess.Direct : MemberAccess.Accessor,
                    Setting = field.IsReadOnly ? MemberSetting.Constructor : context.CanReach(field) ? MemberSetting.Assign : MemberSetting.Accessor,
                    IsRequired = field.IsRequired,
                };
                break;
            case IPropertySymbol { IsIndexer: false, ExplicitInterfaceImplementations.Length: 0 } property when Getter(property) is { } getter:
                IMethodSymbol? setter = Setter(property);
                draft = new MemberDraft(property, property.Type)
                {
                    Access = context.CanReach(getter) ? MemberAccess.Direct : MemberAccess.Accessor,
                    Setting = setter is null ? MemberSetting.Constructor : !context.CanReach(setter) ? MemberSetting.Accessor : setter.IsInitOnly
                        ? MemberSetting.Init : MemberSetting.Assign,
                    IsRequired = property.IsRequired,
                    // The nearest declaration that has both accessors: an override may have one of them.
                    Owner = setter is null ? getter.ContainingType
                        : Nearest(property, p => p is { GetMethod: not null, SetMethod: not null })?.ContainingType ?? setter.ContainingType,
                };
                break;
            default:
                return null;
        }
        if (context.Facts.IsMirrored(symbol))
        {
            // Its own assembly's codec has it as a member: that its type is partial was asked for there.
            partial = true;
            draft.Declaring = draft.Owner = context.Facts.Declaring(symbol);
            draft.IsPublic = context.Facts.Seen(symbol) is { } seen && MemberDraft.IsPublicSymbol(seen);
        }
        draft.Take(symbol);
        // The nearest word counts: a derived record can say another one of what its base has.
        bool isTaken = false;
        for (int level = primary.Length - 1; level >= 0; level--)
        {
            if (ParameterOf(symbol, draft.Declaring, primary[level]) is IParameterSymbol parameter)
            {
                if (isTaken)
                {
                    draft.Inherit(parameter);
                }
                else
                {
                    draft.Take(parameter);
                }
                isTaken = true;
            }
        }
        draft.Inherit();
        draft.IsOfPartialType = partial;
        if (draft.IsIgnored)
        {
            return draft;
        }
        if (!draft.IsPublic && !draft.IsMarked && !draft.IsField && !nonPublic && !ProtobufAttributes.Names(symbol))
        {
            return null;
        }
        // A field of a partial type that is marked is set in spite of readonly.
        if (draft.Setting == MemberSetting.Constructor && (draft.IsMarked || all) && symbol is IFieldSymbol && partial)
        {
            draft.Setting = MemberSetting.Accessor;
        }
        return draft;
    }

    /// <summary>Whether a property overrides another, over any number of levels.</summary>
    public static bool Overrides(ISymbol symbol, ISymbol other)
    {
        for (IPropertySymbol? one = (symbol as IPropertySymbol)?.OverriddenProperty; one is not null; one = one.OverriddenProperty)
        {
            if (SymbolEqualityComparer.Default.Equals(one, other))
            {
                return true;
            }
        }
        return false;
    }

    /// <summary>A member whose name means another one in a type further down, of whatever kind, is reached through the type that declares it, and no
    /// initializer can set it.</summary>
    private void Hide(MemberDraft draft, INamedTypeSymbol type)
    {
        INamedTypeSymbol owner = draft.Declaring;
        for (INamedTypeSymbol? one = type; one is not null && !SymbolEqualityComparer.Default.Equals(one, owner); one = one.BaseType)
        {
            // A private one of another assembly is in its mirror alone.
            if (one.GetMembers(draft.Name).Length != 0 || context.Facts.Mirror(one)?.Names.Contains(draft.Name) == true)
            {
                draft.Through = owner;
                draft.Setting = draft.Setting == MemberSetting.Init ? MemberSetting.Accessor : draft.Setting;
                return;
            }
        }
    }

    /// <summary>The parameter of the primary constructor of its own type that makes a member.</summary>
    public static IParameterSymbol? ParameterOf(ISymbol symbol) => ParameterOf(symbol, symbol.ContainingType, ConstructorParser.Primary(symbol.ContainingType));

    /// <summary>The parameter of a primary constructor that makes a member, or hands it to a base: of its name; except for case if no other member has that
    /// very name.</summary>
    /// <param name="symbol">The member.</param>
    /// <param name="declaring">The type that declares it, if it is mirrored in another assembly too.</param>
    /// <param name="primary">The constructor, of that type or of one that derives from it; null gives null.</param>
    private static IParameterSymbol? ParameterOf(ISymbol symbol, INamedTypeSymbol declaring, IMethodSymbol? primary)
    {
        if (primary is null || primary.Parameters.Length == 0)
        {
            return null;
        }
        bool isOwn = SymbolEqualityComparer.Default.Equals(primary.ContainingType, declaring);
        return (isOwn || !Has(primary.ContainingType, symbol.Name) ? primary.Parameters.FirstOrDefault(p => p.Name == symbol.Name) : null)
            ?? primary.Parameters.FirstOrDefault(p => string.Equals(p.Name, symbol.Name, StringComparison.OrdinalIgnoreCase)
            && !Has(declaring, p.Name) && (isOwn || (!Has(primary.ContainingType, symbol.Name) && !Has(primary.ContainingType, p.Name))));

        static bool Has(INamedTypeSymbol type, string name) => type.GetMembers(name).Any(m => m is IFieldSymbol or IPropertySymbol);
    }

    /// <summary>Whether a field holds what was added to an event; in other assemblies it is known by the event's name alone.</summary>
    private static bool IsOfEvent(IFieldSymbol field) =>
        field is { DeclaredAccessibility: Accessibility.Private, Type.TypeKind: TypeKind.Delegate }
            && field.ContainingType.GetMembers(field.Name).Any(m => m is IEventSymbol);

    /// <summary>The getter of the property, or of the one it overrides.</summary>
    public static IMethodSymbol? Getter(IPropertySymbol property) => Nearest(property, p => p.GetMethod is not null)?.GetMethod;

    /// <summary>The setter of the property, or of the one it overrides.</summary>
    public static IMethodSymbol? Setter(IPropertySymbol property) => Nearest(property, p => p.SetMethod is not null)?.SetMethod;

    /// <summary>The nearest of a property and those that it overrides; null if none is as asked for.</summary>
    public static IPropertySymbol? Nearest(IPropertySymbol property, Func<IPropertySymbol, bool> isAsked)
    {
        IPropertySymbol? one = property;
        while (one is not null && !isAsked(one))
        {
            one = one.OverriddenProperty;
        }
        return one;
    }
}
