// Owns: the instance state of a type that no member carries, and that no attribute leaves out: it is reported, field by field. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Values;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Types;

internal sealed class StateParser(ParseContext context)
{
    /// <summary>What the report says about a computed member with a field, before the reason.</summary>
    public const string OnlyWritten = "written in formats by name, but not read in any: ";

    /// <summary>What the report says about a member, before the reason.</summary>
    public const string LeftOut = "left out of every format: ";

    /// <summary>The members of bases as their codecs have them: several fields ask for one base.</summary>
    private readonly Dictionary<INamedTypeSymbol, (List<MemberDraft> Members, IMethodSymbol? Constructor)> _bases = new(SymbolEqualityComparer.Default);

    private const string NotPublic = "it is not public";
    private const string NoSetter = "it has no setter, and no constructor parameter takes it";

    /// <summary>Reports the fields of the type, and of its bases in this compilation, that no member carries.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, of whatever format.</param>
    /// <param name="computed">Those that are written and not read.</param>
    /// <param name="optsIn">Whether a contract names the members, so it leaves out what it does not name; only state that a member overrides is
    /// reported.</param>
    /// <param name="constructor">The constructor that the codec calls.</param>
    public void Check(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members, IReadOnlyList<MemberDraft> computed, bool optsIn, IMethodSymbol constructor)
    {
        foreach (ISymbol symbol in State(type).Where(s => !IsCarried(s, members, constructor) && !IsLeftOutBelow(s, type)))
        {
            if (IsReportedByDefinition(symbol, type))
            {
                // The definition tells what it lacks itself, and not what is lacking here.
                if (!optsIn && !SymbolEqualityComparer.Default.Equals(symbol.ContainingType, type) && !IsOverridden(symbol, members) && CarriedByBase(symbol))
                {
                    ReportNotTaken(symbol, type);
                }
                continue;
            }
            if (optsIn || !IsChecked(symbol.ContainingType, type))
            {
                // What a contract's member changes, it names.
                bool isNamed = IsChecked(symbol.ContainingType, type) && members.Any(m => GivesOther(m, symbol, constructor));
                if (!isNamed && !IsOverridden(symbol, members))
                {
                    if (IsBeforeContract(symbol, type))
                    {
                        Report(symbol, $"the contract of '{type.ToDisplayString()}' does not name it, and its own class has none; put [DataContract] on it");
                    }
                    else if (!optsIn && CarriedByBase(symbol))
                    {
                        ReportNotTaken(symbol, type);
                    }
                    continue;
                }
            }
            Report(symbol, Reason(symbol, members, constructor),
                computed.Any(c => SymbolEqualityComparer.Default.Equals(c.Symbol, symbol)) ? OnlyWritten : LeftOut);
        }
        foreach (IPropertySymbol property in members.Select(m => m.Symbol).OfType<IPropertySymbol>().Where(p => IsChecked(p.ContainingType, type)))
        {
            if (Unset(property) is { } left)
            {
                context.Report(Descriptors.StateLeftOut, property.Locations.FirstOrDefault(), left.ContainingType.ToDisplayString() + "." + left.Name,
                    LeftOut + OverriddenBy(property));
            }
        }
        foreach (MemberDraft member in members.Where(m => !IsDefinitionReported(m.Symbol.ContainingType)))
        {
            CheckValue(type, member, constructor);
        }
        foreach ((ISymbol over, IFieldSymbol flag) in LayoutAnalysis.Flags(type).Where(f => !StateFields.IsLeftOut(f.Flag)))
        {
            context.Report(Descriptors.ReadAsOther, over.Locations.FirstOrDefault(), type.ToDisplayString() + "." + NameOf(over),
                $"'{NameOf(flag)}', which shares bytes with it,", "0 or 1");
        }
        foreach (MemberDraft member in members.Where(m => context.Declares(m.Symbol.ContainingType)))
        {
            CheckDerived(member);
        }
    }

    /// <summary>Whether an attribute leaves out what overrides a property and passes values on to it.</summary>
    private static bool IsLeftOutBelow(ISymbol symbol, INamedTypeSymbol type) => symbol is IPropertySymbol { IsSealed: false }
        && MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers(symbol.Name))
            .Any(o => MemberParser.Overrides(o, symbol) && !HasField(o) && StateFields.IsLeftOut(o));

    /// <summary>Whether a field is of a base class without a contract, below a class that has one: the platform's serializer refuses such a class.</summary>
    private static bool IsBeforeContract(ISymbol symbol, INamedTypeSymbol type) =>
        Attributes.Find(type, DataContractAttributes.Contract) is not null && !ValueParser.IsPlatform(symbol.ContainingType)
            && Attributes.Find(symbol.ContainingType, DataContractAttributes.Contract) is null
            && AttributeLibrary.All.All(l => l.TypeMark(symbol.ContainingType) is null);

    /// <summary>Reports a member whose type, or one in it, is written without a word of the class that an object is of: by a surrogate, as one value, as its
    /// elements. An object of a derived class is read as one of the base.</summary>
    private void CheckDerived(MemberDraft member)
    {
        foreach (INamedTypeSymbol held in Held(member.Type).Where(t => t is { TypeKind: TypeKind.Class, IsSealed: false } && !ValueParser.IsPlatform(t)))
        {
            // What nothing sets is what the class itself made.
            bool isOwn = member is { Setting: MemberSetting.Fill or MemberSetting.Constructor, Parameter: < 0 }
                && SymbolEqualityComparer.Default.Equals(held, member.Type);
            if (!isOwn && (new SurrogateParser(context).Named(held) is not null || (context.Facts.HasCodec(held) && CollectionParser.IsUsers(held)))
                && context.Facts.Derived(held) is { } derived)
            {
                context.Report(Descriptors.ReadAsOther, member.Location, member.FullName,
                    $"reading, which does not make a '{derived.ToDisplayString()}',", held.ToDisplayString());
            }
        }
    }

    /// <summary>A type, and those that it is made of: elements of arrays, arguments.</summary>
    private static IEnumerable<INamedTypeSymbol> Held(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Held(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.SelectMany(Held).Prepend(named),
        _ => [],
    };

    /// <summary>Reports a member that is read as another value than the one that was written; of a base with a codec of its own, what this type makes of
    /// it.</summary>
    private void CheckValue(INamedTypeSymbol type, MemberDraft member, IMethodSymbol? constructor)
    {
        INamedTypeSymbol? within = IsChecked(member.Symbol.ContainingType, type) ? null : type;
        // An override of the setter alone, or of a getter whose setter cannot be seen, is not the member.
        ISymbol symbol = member.Parameter < 0 && context.Facts.Seen(member.Symbol) is IPropertySymbol seen
            ? MemberParser.BaseFirst(type).SelectMany(o => o.GetMembers(seen.Name)).LastOrDefault(o => MemberParser.Overrides(o, seen)) ?? member.Symbol
            : member.Symbol;
        if (MemberFlow.Changed(symbol, Taken(member, constructor), type, within, context.Compilation) is ({ } place, { } text))
        {
            context.Report(Descriptors.ReadAsOther, place, symbol.ToDisplayString(), member.Parameter < 0 ? "its setter or getter" : "the constructor",
                text);
        }
    }

    /// <summary>The constructor's parameter that takes a member; null where none does.</summary>
    private static IParameterSymbol? Taken(MemberDraft member, IMethodSymbol? constructor) =>
        member.Parameter >= 0 && member.Parameter < constructor?.Parameters.Length ? constructor.Parameters[member.Parameter] : null;

    /// <summary>Reports the fields of a generic definition that other assemblies can close and do not see: they are told here, where there is a place for it,
    /// and of no closed type.</summary>
    /// <param name="definition">The definition, which asks for codecs of its closed types.</param>
    /// <param name="members">Its members, of whatever format.</param>
    /// <param name="constructor">The constructor that codecs call; null where there is none.</param>
    public void CheckDefinition(INamedTypeSymbol definition, IReadOnlyList<MemberDraft> members, IMethodSymbol? constructor)
    {
        if (CollectionParser.IsUsers(definition))
        {
            return; // CheckCollection has told
        }
        foreach (ISymbol symbol in State(definition).Where(s => !IsCarried(s, members, constructor) && IsReportedByDefinition(s, definition)
            && (SymbolEqualityComparer.Default.Equals(s.ContainingType, definition) || !IsDefinitionReported(s.ContainingType))))
        {
            Report(symbol, Reason(symbol, members, constructor));
        }
        foreach (MemberDraft member in members)
        {
            CheckValue(definition, member, constructor);
        }
    }

    /// <summary>Whether other assemblies can close a type, whatever its arguments.</summary>
    private static bool IsVisible(INamedTypeSymbol type) =>
        type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is null || IsVisible(type.ContainingType));

    /// <summary>Whether a definition tells of a field: its own, or for the definition of the type that of a base without a codec. Who closes it elsewhere does
    /// not see it, or not that it has a getter.</summary>
    private bool IsReportedByDefinition(ISymbol symbol, INamedTypeSymbol type) =>
        (symbol.DeclaredAccessibility != Accessibility.Public || symbol is IPropertySymbol { GetMethod.DeclaredAccessibility: not Accessibility.Public })
        && (IsDefinitionReported(symbol.ContainingType) || (IsDefinitionReported(type) && IsChecked(symbol.ContainingType, type)));

    /// <summary>Whether what is wrong with the members of a closed type is reported at its definition, which asks for codecs and can be closed
    /// elsewhere.</summary>
    private bool IsDefinitionReported(INamedTypeSymbol owner) =>
        GenericParser.IsGeneric(owner) && context.Declares(owner) && IsVisible(owner)
            && Attributes.Find(owner.OriginalDefinition, Attributes.GenerateCodec) is not null;

    /// <summary>The property of another assembly that one here overrides, where its field is left without a value; null if there is none. What that assembly
    /// overrides by code is taken to pass on to its base.</summary>
    private static IPropertySymbol? Unset(IPropertySymbol property)
    {
        bool handsOn = true;
        for (IPropertySymbol? one = property; one is not null; one = one.OverriddenProperty)
        {
            if (!StateAnalysis.IsHidden(one.ContainingType))
            {
                handsOn &= StateAnalysis.Mentions(one, "base");
            }
            else if (FillParser.IsAuto(one))
            {
                if (!handsOn && !StateFields.IsLeftOut(one))
                {
                    return one;
                }
                // Its own field has the value, and so the field of what it overrides has none.
                handsOn = false;
            }
        }
        return null;
    }

    private static string OverriddenBy(ISymbol overriding) => $"'{overriding.ToDisplayString()}' overrides it and has a field of its own";

    /// <summary>The auto-properties of classes of other assemblies among a type and its bases, whose fields are not imported.</summary>
    public static IEnumerable<IPropertySymbol> OfOtherAssemblies(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).Where(o => StateAnalysis.IsHidden(o) && !ValueParser.IsPlatform(o))
            .SelectMany(o => o.GetMembers()).OfType<IPropertySymbol>()
            .Where(p => p is { IsStatic: false, IsIndexer: false } && HasField(p));

    /// <summary>The fields of such classes that can be seen.</summary>
    private static IEnumerable<ISymbol> FieldsOfOtherAssemblies(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).Where(o => StateAnalysis.IsHidden(o) && !ValueParser.IsPlatform(o)).SelectMany(o => o.GetMembers())
            .OfType<IFieldSymbol>().Where(f => f.DeclaredAccessibility == Accessibility.Public && StateFields.IsState(f));

    /// <summary>Reports what a collection class has in addition to its elements: its properties and public fields, fields that adding elements does not write,
    /// and each field if the elements are in a base of another assembly.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="location">Where its codec is asked for.</param>
    public void CheckCollection(INamedTypeSymbol type, Location? location)
    {
        new OtherStateParser(context).Check(type, location);
        foreach (ISymbol state in OfOtherAssemblies(type).Concat(FieldsOfOtherAssemblies(type)).Where(p => !StateFields.IsLeftOut(p)))
        {
            context.Report(Descriptors.StateLeftOut, location, state.ToDisplayString(), LeftOut + AsElements(type));
        }
        if (CollectionAnalysis.Moves(type) is ({ } place, { } moved))
        {
            context.Report(Descriptors.ReadAsOther, place, type.ToDisplayString(), "adding its elements again", moved);
        }
        if (ComparerAnalysis.OfConstructors(context.Compilation, type) is { } comparer)
        {
            context.Report(Descriptors.ComparerLost, location, type.ToDisplayString(), $"with the comparer '{comparer}' by some constructors, which");
        }
        bool isDefinition = GenericParser.IsOpen(type);
        foreach (ISymbol symbol in BesidesElements(type).Where(s => !IsToldByBase(s)))
        {
            Report(symbol, AsElements(type));
        }

        // A base that is a collection too tells of its own; the codec of any other base is not asked here.
        bool IsToldByBase(ISymbol symbol) => CollectionParser.IsUsers(symbol.ContainingType)
            && (!IsChecked(symbol.ContainingType, type) || (!isDefinition && IsReportedByDefinition(symbol, type)));
    }

    private IEnumerable<ISymbol> BesidesElements(INamedTypeSymbol type)
    {
        bool hasElements = MemberParser.BaseFirst(type).All(t => t.Locations.Any(l => l.IsInSource)
            || t.AllInterfaces.All(i => CSharpNames.FullName(i) != "System.Collections.IEnumerable")) || CollectionAnalysis.HasHooks(type);
        ISymbol[] state = [.. State(type)];
        IMethodSymbol? builder = CollectionParser.IsFilled(type) ? null : CollectionBuilders.Find(type)?.Method;
        ISymbol[] elements = !hasElements ? [] : [.. state.Where(s => s is IFieldSymbol { DeclaredAccessibility: not Accessibility.Public }
            or IPropertySymbol { SetMethod.DeclaredAccessibility: not Accessibility.Public } && CollectionAnalysis.IsOfElements(type, s, builder))];
        return state.Where(s => !elements.Contains(s, SymbolEqualityComparer.Default) && !StateAnalysis.IsCache(s, elements, context.Compilation));
    }

    public static string AsElements(INamedTypeSymbol type) => "'" + type.ToDisplayString() + "' is written only as its elements";

    private static IEnumerable<ISymbol> State(INamedTypeSymbol type) => StateOf(MemberParser.BaseFirst(type).Where(o => o.Locations.Any(l => l.IsInSource)));

    private static IEnumerable<ISymbol> StateOf(IEnumerable<INamedTypeSymbol> owners) =>
        owners.SelectMany(o => o.GetMembers()).OfType<IFieldSymbol>().Where(StateFields.IsState).Select(f => StateAnalysis.Associated(f) ?? f)
            .Where(s => !StateFields.IsLeftOut(s));

    /// <summary>The instance state of a type and of its bases, of whatever assembly, that no attribute leaves out; an auto-property for its field.</summary>
    public static IEnumerable<ISymbol> All(INamedTypeSymbol type) => StateOf(MemberParser.BaseFirst(type));

    private void Report(ISymbol symbol, string why, string what = LeftOut) =>
        context.Report(Descriptors.StateLeftOut, symbol.Locations.FirstOrDefault(), symbol.ContainingType.ToDisplayString() + "." + NameOf(symbol), what + why);

    /// <summary>What a type without members would lose: its fields by name; null if it has none. Those of a type of another assembly cannot be seen.</summary>
    public static string? WhatIsLost(INamedTypeSymbol type)
    {
        string[] fields = [.. All(type).Select(s => "'" + NameOf(s) + "'")];
        return fields.Length != 0 ? string.Join(", ", fields) : StateAnalysis.IsHidden(type) ? "the fields that another assembly hides" : null;
    }

    /// <summary>Whether a member has a field: a computed property has none. In other assemblies its getter says that the compiler made it.</summary>
    public static bool HasField(ISymbol member) => member is IFieldSymbol || (member is IPropertySymbol property && FillParser.IsAuto(property));

    /// <summary>Whether the fields of a type are reported here: a base with a codec of its own is checked there.</summary>
    private bool IsChecked(INamedTypeSymbol owner, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(owner, type) || owner.IsAbstract || owner.IsGenericType || !context.Facts.HasCodec(owner);

    /// <summary>Whether the codec of the base that has a field carries it.</summary>
    private bool CarriedByBase(ISymbol symbol)
    {
        (List<MemberDraft> members, IMethodSymbol? constructor) = OfBase(symbol.ContainingType);
        return IsCarried(symbol, members, constructor);
    }

    /// <summary>Whether the codec of another assembly's base gives a constructor parameter what a member of it has.</summary>
    public bool IsTakenByBase(MemberDraft member) => StateAnalysis.IsHidden(member.Declaring)
        && (context.Facts.Foreign(member.Declaring) is not null || context.Facts.Definition(member.Declaring) is not null)
        && OfBase(member.Declaring).Members.Any(m => m.Parameter >= 0 && SymbolEqualityComparer.Default.Equals(m.Symbol, member.Symbol));

    /// <summary>The members of a base as its own codec has them, without those that nothing sets.</summary>
    private (List<MemberDraft> Members, IMethodSymbol? Constructor) OfBase(INamedTypeSymbol owner)
    {
        if (!_bases.TryGetValue(owner, out (List<MemberDraft> Members, IMethodSymbol? Constructor) found))
        {
            var aside = new ParseContext(context.Compilation);
            IMethodSymbol? primary = ConstructorParser.Primary(owner);
            List<MemberDraft> members = new MemberParser(aside).Parse(owner, out _);
            found = (members, new ConstructorParser(aside).Choose(owner, members, primary)?.Constructor);
            FillParser.RemoveUnset(members, context.Facts, found.Constructor);
            _bases.Add(owner, found);
        }
        return found;
    }

    private void ReportNotTaken(ISymbol symbol, INamedTypeSymbol type) => context.Report(Descriptors.StateLeftOut, type.Locations.FirstOrDefault(),
        symbol.ContainingType.ToDisplayString() + "." + NameOf(symbol), LeftOut + NotTaken(symbol.ContainingType, type));

    /// <summary>Why a type leaves out what the codec of its base has.</summary>
    public static string NotTaken(INamedTypeSymbol owner, INamedTypeSymbol type) =>
        $"the codec of '{owner.ToDisplayString()}' has it, but no setter and no parameter of the constructor of '{type.ToDisplayString()}' takes it here";

    private static bool IsOverridden(ISymbol symbol, IReadOnlyList<MemberDraft> members) => members.Any(m => MemberParser.Overrides(m.Symbol, symbol));

    private bool IsCarried(ISymbol symbol, IReadOnlyList<MemberDraft> members, IMethodSymbol? constructor) =>
        (members.Where(m => (SymbolEqualityComparer.Default.Equals(m.Symbol, symbol) ? !IsHeldBack(symbol)
            : HandsOn(m.Symbol, symbol) && Receives(m, symbol, constructor)) && !GivesOther(m, symbol, constructor))
            .ToArray() is { Length: not 0 } carriers && !ShowParts(carriers, symbol, constructor))
        || StateAnalysis.IsCache(symbol, members.Select(m => m.Symbol), context.Compilation)
        || DerivedAnalysis.IsMadeAgain(symbol, [.. members.Where(m => Taken(m, constructor) is not null).Select(m => (m.Symbol, Taken(m, constructor)!))],
            constructor, context.Compilation);

    /// <summary>Whether the field of a property does not come out by its getter.</summary>
    private static bool IsHeldBack(ISymbol symbol) => symbol is IPropertySymbol property && GetterFlow.IgnoresField(property);

    /// <summary>Whether all members that carry a field are properties that give parts of what it holds, and others of its parts are state too.</summary>
    private static bool ShowParts(MemberDraft[] members, ISymbol symbol, IMethodSymbol? constructor) => symbol is IFieldSymbol field
        && members.All(m => m.Symbol is IPropertySymbol) && StateAnalysis.ShowParts([.. members.Select(m => (IPropertySymbol)m.Symbol)], field, constructor);

    /// <summary>Whether reading a member gives a field of its class something of what was read.</summary>
    private static bool Receives(MemberDraft member, ISymbol symbol, IMethodSymbol? constructor) => symbol is not IFieldSymbol field
        || member is { Setting: MemberSetting.Fill or MemberSetting.Constructor, Parameter: < 0 }
        || StateAnalysis.Receives((IPropertySymbol)member.Symbol, field, Taken(member, constructor),
            constructor?.ContainingType ?? field.ContainingType);

    /// <summary>Whether the constructor keeps what it takes of a member in a field as it is, and the member gives something else of it.</summary>
    private bool GivesOther(MemberDraft member, ISymbol symbol, IMethodSymbol? constructor) => member.Symbol is IPropertySymbol property
        && (Taken(member, constructor) is { } parameter ? MemberFlow.GivesOther(property, symbol, parameter, context.Compilation)
        : symbol is IFieldSymbol field && GetterFlow.GivesLess(property, field));

    /// <summary>Whether a member is a property that stands for a field, or that overrides a property and hands its value on.</summary>
    public static bool HandsOn(ISymbol member, ISymbol symbol) => member is IPropertySymbol property
        && (symbol is IPropertySymbol ? ReachesBase(property, symbol) : ReachesField(property, symbol));

    /// <summary>Whether a property names a field of its class, or hands its value on to a property of a base that names one there.</summary>
    private static bool ReachesField(IPropertySymbol property, ISymbol field)
    {
        for (IPropertySymbol? one = property; one is not null; one = one.OverriddenProperty)
        {
            if (SymbolEqualityComparer.Default.Equals(one.ContainingType, field.ContainingType) ? StateAnalysis.Mentions(one, NameOf(field))
                : StateAnalysis.KeepsByHook(one, (IFieldSymbol)field))
            {
                return true;
            }
            if (one.OverriddenProperty is null || !StateAnalysis.Mentions(one, "base"))
            {
                return false;
            }
        }
        return false;
    }

    /// <summary>Whether a property overrides another, and it and those between hand their value on to it.</summary>
    private static bool ReachesBase(IPropertySymbol property, ISymbol other)
    {
        for (IPropertySymbol? one = property; one is not null; one = one.OverriddenProperty)
        {
            if (SymbolEqualityComparer.Default.Equals(one, other))
            {
                return !SymbolEqualityComparer.Default.Equals(property, other);
            }
            if (one.OverriddenProperty is null || !StateAnalysis.Mentions(one, "base"))
            {
                return false;
            }
        }
        return false;
    }

    /// <summary>The name for people: of a parameter that the compiler keeps in a field, the parameter's.</summary>
    public static string NameOf(ISymbol symbol) => IsCaptured(symbol) ? symbol.Name.Substring(1, symbol.Name.Length - 3) : symbol.Name;

    /// <summary>Whether a field holds a parameter of a primary constructor that methods use.</summary>
    private static bool IsCaptured(ISymbol symbol) =>
        symbol is IFieldSymbol && symbol.Name.Length > 3 && symbol.Name[0] == '<' && symbol.Name.EndsWith(">P", StringComparison.Ordinal);

    private string Reason(ISymbol symbol, IReadOnlyList<MemberDraft> members, IMethodSymbol? constructor) =>
        members.FirstOrDefault(m => MemberParser.Overrides(m.Symbol, symbol)) is { } overriding ? OverriddenBy(overriding.Symbol)
        : members.FirstOrDefault(m => GivesOther(m, symbol, constructor)) is { } other
        ? $"the {(other.Parameter < 0 ? "setter" : "constructor")} stores in it the value of '{other.FullName}', whose getter returns something "
            + "else; rename the property, or let it return the stored value"
        : IsHeldBack(symbol) ? "its getter does not return its field; name it there, 'field', or drop the setter"
        : IsCaptured(symbol) ? "it is a constructor parameter that methods use; keep it in a field or property"
        : symbol is IPropertySymbol { ExplicitInterfaceImplementations.Length: not 0 }
        ? "it implements an interface explicitly; keep its value in a field or property"
        : OtherGenerators.WhyUnseen(symbol) is { } unseen ? unseen
        : symbol.DeclaredAccessibility != Accessibility.Public ? NotPublic
        : symbol is IPropertySymbol { GetMethod.DeclaredAccessibility: not Accessibility.Public } ? "its getter is not public"
        : symbol is IPropertySymbol { SetMethod: null } or IFieldSymbol { IsReadOnly: true } ? NoSetter
        : "it is not a member in any format";
}
