// Owns: types that are their single value in data: where the value is, and what makes the object of it. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Foreign;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Values;

internal sealed class FormParser(ParseContext context)
{
    private const string Culture = "global::System.Globalization.CultureInfo.InvariantCulture";

    private static readonly string[] s_makers = ["From", "Create"];

    private readonly List<AccessorModel> _accessors = [];

    /// <summary>What a constructor makes of the value before it keeps it, as C# text; null if nothing shows that it does.</summary>
    private string? _changed;

    /// <summary>The conversions between a type and its value; null and the reason if there are none.</summary>
    /// <param name="type">The type.</param>
    /// <param name="value">The type of its value.</param>
    /// <param name="reason">What is missing.</param>
    public Conversions? Parse(INamedTypeSymbol type, ITypeSymbol value, out string? reason)
    {
        if ((context.Facts.Convert(type) ?? OtherGenerators.Convert(type)) is { } known)
        {
            reason = null;
            return known;
        }
        if (type.IsAbstract || type.IsStatic || type.TypeKind is not (TypeKind.Class or TypeKind.Struct))
        {
            reason = "it is not a class or struct that can have objects";
            return null;
        }
        if (value is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T })
        {
            reason = $"a null would mean that there is no '{type.Name}'; name the type without '?', or name a codec with [CodecConverter]";
            return null;
        }
        ISymbol? member = Member(type, value, out reason);
        string[] others = member is null ? [] : Others(type, member);
        if (others.Length != 0)
        {
            reason = $"it has state besides '{StateParser.NameOf(member!)}', which would be lost: {string.Join(", ", others)}";
            member = null;
        }
        string? make = Maker(type, value, member);
        if (member is not null && make is not null)
        {
            return new Conversions(Get(type, member), make, [.. _accessors]);
        }
        bool isText = value.SpecialType == SpecialType.System_String;
        string? get = Conversions.Operator(context, type, value);
        IEnumerable<IMethodSymbol> getters = type.GetMembers().OfType<IMethodSymbol>()
            .Where(m => m.Name is "op_Implicit" or "op_Explicit" && SymbolEqualityComparer.Default.Equals(m.ReturnType, value));
        if (get is null && isText && Format(type) is { } format)
        {
            (get, make) = (format, Parser(type) ?? make);
            getters = type.GetMembers("ToString").OfType<IMethodSymbol>();
        }
        if (get is not null && others.Length != 0 && getters.Any(g => GetterFlow.LeavesOut(g, type, StateParser.All(type))))
        {
            return null; // for the reason above: it gives the one member and nothing of the others
        }
        if (get is null && member is null)
        {
            reason ??= $"it has no field or property of type '{value.ToDisplayString()}', and nothing converts it to that";
            return null;
        }
        make ??= isText ? Parser(type) : null;
        if (make is null)
        {
            reason = _changed is not null ? $"its constructor keeps '{_changed}' instead of the value, and nothing else makes it of that: "
                + (isText ? "TryParse or Parse" : "a static From or Create, or an operator")
                : $"it has no constructor with one parameter of type '{value.ToDisplayString()}', and nothing makes it of that: "
                + (isText ? "TryParse or Parse" : "a static From or Create, or an operator");
            return null;
        }
        if (get is not null && member is null && Lost(type, value, getters) is { Length: not 0 } lost)
        {
            reason = $"it has state of which the value has nothing, and which would be lost: {string.Join(", ", lost)}";
            return null;
        }
        reason = null;
        return new Conversions(get ?? Get(type, member!), make, [.. _accessors]);
    }

    /// <summary>The value that a type could be written as, by a constructor with one parameter; null if there is none.</summary>
    public ITypeSymbol? Offer(INamedTypeSymbol type) =>
        OtherGenerators.SingleValue(type) is { } other ? OtherGenerators.ValueOf(other)
            : type.InstanceConstructors.Where(c => c.Parameters.Length == 1).Select(c => c.Parameters[0].Type)
        .FirstOrDefault(t => !SymbolEqualityComparer.Default.Equals(t, type) && new FormParser(context).Parse(type, t, out _) is not null);

    /// <summary>
    /// The member that holds the value: the one field or auto-property of that type. If the fields are another assembly's, the one public property, or the one
    /// named Value among several.
    /// </summary>
    private static ISymbol? Member(INamedTypeSymbol type, ITypeSymbol value, out string? several)
    {
        several = null;
        ISymbol[] state = [.. StateParser.All(type).Where(s => Is(s, value))];
        if (StateAnalysis.IsHidden(type) && state.Length == 0)
        {
            IPropertySymbol[] seen =
                [.. type.GetMembers().OfType<IPropertySymbol>()
                    .Where(p => p is { IsStatic: false, IsIndexer: false, GetMethod.DeclaredAccessibility: Accessibility.Public } && Is(p, value))];
            state = seen.Length > 1 && seen.FirstOrDefault(p => p.Name == "Value") is { } named ? [named] : [.. seen];
        }
        if (state.Length > 1)
        {
            several = $"it has several members of type '{value.ToDisplayString()}': {string.Join(", ", state.Select(s => "'" + StateParser.NameOf(s) + "'"))}";
        }
        return state.Length == 1 ? state[0] : null;
    }

    private static bool Is(ISymbol member, ITypeSymbol value) => SymbolEqualityComparer.Default.Equals(MemberParser.TypeOf(member), value);

    private static string[] Others(INamedTypeSymbol type, ISymbol member) =>
        [.. StateParser.All(type).Concat(StateParser.OfOtherAssemblies(type)).Where(s => !SymbolEqualityComparer.Default.Equals(s, member))
            .Select(s => "'" + StateParser.NameOf(s) + "'").Distinct()];

    /// <summary>The state that no value has, where no member holds the value: what gives it looks at other state alone, and nothing that makes an object of it
    /// gives this anything.</summary>
    private string[] Lost(INamedTypeSymbol type, ITypeSymbol value, IEnumerable<IMethodSymbol> getters)
    {
        ISymbol[] state = [.. StateParser.All(type)];
        ISymbol[] lost = getters.Select(g => GetterFlow.LeftOut(g.OriginalDefinition, type, state).ToArray())
            .FirstOrDefault(left => left.Length != 0 && left.Length < state.Length) ?? [];
        IMethodSymbol[] makers = lost.Length == 0 ? [] : [.. type.GetMembers().OfType<IMethodSymbol>()
            .Where(m => m.Parameters.Length != 0 && SymbolEqualityComparer.Default.Equals(m.Parameters[0].Type, value)
            && (m.MethodKind == MethodKind.Constructor ? m.Parameters.Length == 1
            : m.IsStatic && SymbolEqualityComparer.Default.Equals(m.Parameters[m.Parameters.Length - 1] is { RefKind: RefKind.Out } made ? made.Type
            : m.ReturnType, type)))];
        return makers.Length == 0 ? [] : [.. lost.Where(s => !makers.Any(m => CollectionAnalysis.IsBuilt(type, s, m))
            && !StateAnalysis.IsCache(s, state.Except(lost, SymbolEqualityComparer.Default), context.Compilation))
            .Select(s => "'" + StateParser.NameOf(s) + "'")];
    }

    /// <summary>What makes an object of a value that is all its state.</summary>
    private string? Maker(INamedTypeSymbol type, ITypeSymbol value, ISymbol? member) =>
        Constructor(type, value, member) ?? s_makers.Select(m => Conversions.Method(context, type, value, type, m)).FirstOrDefault(m => m is not null)
            ?? Conversions.Operator(context, value, type);

    /// <summary>A constructor with one parameter of the value's type, which it keeps; one that is not visible by an accessor.</summary>
    private string? Constructor(INamedTypeSymbol type, ITypeSymbol value, ISymbol? member)
    {
        if (type.InstanceConstructors.FirstOrDefault(
            c => c is { Parameters: [{ } parameter] } && Overloads.TakesValue(parameter)
                && SymbolEqualityComparer.Default.Equals(parameter.Type, value)) is not { } constructor)
        {
            return null;
        }
        IParameterSymbol own = constructor.OriginalDefinition.Parameters[0];
        if (member is not null && MemberFlow.Changed(member.OriginalDefinition, own, member.ContainingType, null, context.Compilation, isForm: true)
            is { Text: var text })
        {
            _changed = text;
            return null;
        }
        if (context.CanReach(constructor) && !HasRequired(type) && !ObsoleteParser.IsRefused(constructor)
            && !Overloads.IsOutdone(context, constructor, type.InstanceConstructors))
        {
            return "new " + CSharpNames.Text(type) + "($)";
        }
        OwnerModel owner = OwnerParser.Parse(type);
        _accessors.Add(AccessorModel.Constructor(owner, (Overloads.IsIn(own) ? "in " : "") + CSharpNames.Text(own.Type) + " value"));
        return owner.Prefix + "Make($)";
    }

    internal static bool HasRequired(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).Any(m => m is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true });

    /// <summary>The text that gets the value: by the member, by the one property that gives it as it is, or by an accessor.</summary>
    private string Get(INamedTypeSymbol type, ISymbol member)
    {
        IPropertySymbol[] shown = member is IPropertySymbol own ? [own]
            : [.. type.GetMembers().OfType<IPropertySymbol>()
            .Where(
                p => p is { IsStatic: false, IsIndexer: false } && Is(p, MemberParser.TypeOf(member))
                    && GetterFlow.GivesAsIs(p, StateParser.NameOf(member)))];
        if (shown is [{ GetMethod: { } getter } property] && context.CanReach(getter))
        {
            return "$." + CSharpNames.Identifier(property.Name);
        }
        if (member is IFieldSymbol { CanBeReferencedByName: true } && context.CanReach(member))
        {
            return "$." + CSharpNames.Identifier(member.Name);
        }
        INamedTypeSymbol declaring = member.ContainingType;
        OwnerModel owner = OwnerParser.Parse(declaring);
        string of = type.IsValueType ? "(ref Unsafe.AsRef(in $))" : "($)";
        string text = CSharpNames.Text(MemberParser.TypeOf(member.OriginalDefinition));
        if (member is IFieldSymbol)
        {
            string name = StateParser.NameOf(member);
            _accessors.Add(AccessorModel.Field(owner, type.IsValueType, text, member.Name, name));
            return owner.Prefix + "Field_" + name + of;
        }
        _accessors.Add(AccessorModel.Getter(owner, type.IsValueType, text, member.Name));
        return owner.Prefix + "Get_" + member.Name + of;
    }

    /// <summary>Text in the invariant culture; null if the type has no ToString of its own: that of a record lists its members.</summary>
    private string? Format(INamedTypeSymbol type)
    {
        IMethodSymbol[] methods =
            [.. MemberParser.Named(type, "ToString").OfType<IMethodSymbol>()
                .Where(m => !m.IsStatic && !m.IsImplicitlyDeclared && Attributes.Find(m, Attributes.CompilerGenerated) is null && context.CanReach(m))];
        return methods.Any(m => m.Parameters is [{ Type.SpecialType: SpecialType.System_String }, { } provider] && IsProvider(provider))
            ? "$.ToString(null, " + Culture + ")"
            : methods.Any(m => m.Parameters is [{ } provider] && IsProvider(provider)) ? "$.ToString(" + Culture + ")"
            : methods.Any(m => m.Parameters.Length == 0) ? "$.ToString()"
            : null;
    }

    /// <summary>What reads a text: TryParse before Parse, in the invariant culture if it can be said.</summary>
    private string? Parser(INamedTypeSymbol type)
    {
        string name = CSharpNames.Text(type);
        IMethodSymbol[] tries =
            [.. Statics(type, "TryParse")
                .Where(
                    m => m.ReturnType.SpecialType == SpecialType.System_Boolean && m.Parameters[m.Parameters.Length - 1] is { RefKind: RefKind.Out } made
                        && SymbolEqualityComparer.Default.Equals(made.Type, type))];
        IMethodSymbol[] parses = [.. Statics(type, "Parse").Where(m => SymbolEqualityComparer.Default.Equals(m.ReturnType, type))];
        string otherwise = ", out " + name + " made) ? made : throw Throw.NotParsed(typeof(" + name + ")))";
        return tries.Any(m => m.Parameters is [_, { } provider, _] && IsProvider(provider)) ? "(" + name + ".TryParse($, " + Culture + otherwise
            : tries.Any(m => m.Parameters.Length == 2) ? "(" + name + ".TryParse($" + otherwise
            : parses.Any(m => m.Parameters is [_, { } provider] && IsProvider(provider)) ? name + ".Parse($, " + Culture + ")"
            : parses.Any(m => m.Parameters.Length == 1) ? name + ".Parse($)"
            : null;
    }

    private IEnumerable<IMethodSymbol> Statics(INamedTypeSymbol type, string name) =>
        type.GetMembers(name).OfType<IMethodSymbol>()
            .Where(
                m => m is { IsStatic: true, IsGenericMethod: false, Parameters: [{ RefKind: RefKind.None, Type.SpecialType: SpecialType.System_String }, ..] }
                    && context.CanReach(m));

    private static bool IsProvider(IParameterSymbol parameter) => parameter.Type is { Name: "IFormatProvider", ContainingNamespace.Name: "System" };
}
