// Owns: what an assembly leaves of its types for codecs of other assemblies, whose compilers do not see what is not public. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Generator.Parsing.Types;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Compiling;

internal sealed class MirrorParser(ParseContext context)
{
    /// <summary>A type parameter in emitted text, T1: it gets another name if a member has that one. Members are written with @, other types are
    /// qualified.</summary>
    private static readonly Regex s_parameter = new(@"(?<![@\w.:])T(\d+)\b");

    /// <summary>Leaves the mirrors of a type and of its bases in this assembly.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members, of whatever format.</param>
    public void Parse(INamedTypeSymbol type, IReadOnlyList<MemberDraft> members)
    {
        foreach (INamedTypeSymbol owner in MemberParser.BaseFirst(type).Select(o => o.OriginalDefinition).Where(MayServe))
        {
            if (Mirror(owner, [.. members.Select(m => m.Symbol.OriginalDefinition)]) is MirrorModel mirror)
            {
                context.Add(mirror);
            }
        }
    }

    /// <summary>Whether other assemblies can derive from a type of this one, or close it: all of them, or those that <c>[InternalsVisibleTo]</c>
    /// names.</summary>
    private bool MayServe(INamedTypeSymbol owner) =>
        context.Declares(owner) && (IsVisible(owner) || (context.Facts.IsFriend(owner) && IsVisible(owner, toFriends: true)))
            && (GenericParser.IsGeneric(owner) || owner is { IsSealed: false, IsValueType: false });

    private MirrorModel? Mirror(INamedTypeSymbol owner, ISymbol[] members)
    {
        bool isFriend = !IsVisible(owner);
        ISymbol[] declared = [.. MemberParser.InOrder(owner).Where(s => IsSeen(s) || IsMember(s))];
        ISymbol[] hidden = [.. declared.Where(s => IsMember(s) && IsHidden(s))];
        IMethodSymbol[] callbacks =
            [.. owner.GetMembers().OfType<IMethodSymbol>()
                .Where(m => m.MethodKind == MethodKind.Ordinary && !IsSeen(m) && CallbackParser.IsMarked(m))];
        IMethodSymbol[] constructors = GenericParser.IsGeneric(owner)
            ? [.. owner.InstanceConstructors.Where(
                c => !c.IsImplicitlyDeclared && !IsSeen(c) && !ConstructorParser.IsCopy(c) && c.Parameters.All(p => IsVisible(p.Type, isFriend)))] : [];
        // In metadata all fields come before all properties.
        bool keepsOrder = declared.SkipWhile(s => s is IFieldSymbol).All(s => s is IPropertySymbol);
        ISymbol[] known = [.. declared.Where(IsMember)];
        var told = new MirrorValues(context);
        EquatableList<string> values = told.Initial(owner, known).ToEquatable();
        EquatableList<string> comparers = told.Comparers(owner, known).ToEquatable();
        if (hidden.Length + callbacks.Length + constructors.Length + values.Count + comparers.Count == 0 && keepsOrder)
        {
            return null;
        }
        OwnerModel model = OwnerParser.Parse(owner);
        int arity = model.Parameters.Length == 0 ? 0 : model.Parameters.Count(c => c == ',') + 1;
        string around = Free(CSharpNames.Flat(owner) + (arity == 0 ? "" : arity.ToString(System.Globalization.CultureInfo.InvariantCulture)) + "Mirror");
        string inner = Free(Types.Mirror.Constructors);
        Func<string, string> free = owner.GetMembers().Any(m => s_parameter.IsMatch(m.Name)) ? line => s_parameter.Replace(line, "TArgument$1") : line => line;
        return new MirrorModel(CSharpNames.Unbound(owner), CSharpNames.CodecNamespace(owner), around, free(model.Parameters), free(model.Constraints), arity,
            string.Join(",", declared.Select(s => s.Name)),
                hidden.Where(s => IsVisible(MemberParser.TypeOf(s), isFriend)).SelectMany(Member).Concat(callbacks.SelectMany(Callback)).Select(free)
                    .ToEquatable(),
                constructors.Where(c => c.Parameters.All(Overloads.TakesValue)).SelectMany(c => Constructor(c, inner)).Select(free)
                    .ToEquatable())
        { ConstructorsClass = inner, IsPublic = !isFriend, Values = values, Comparers = comparers };

        // A class can have no member of its own name, nor two of one name.
        string Free(string name)
        {
            while (owner.GetMembers().Any(m => m.Name == name))
            {
                name += "_";
            }
            return name;
        }

        bool IsMember(ISymbol symbol) =>
            members.Contains(symbol, SymbolEqualityComparer.Default)
                || (!symbol.IsStatic && (Attributes.Find(symbol, Attributes.CodecExtensionData) is not null || JsonExtensionParser.Is(symbol)));
    }

    /// <summary>Whether compilers of other assemblies see an instance member: protected ones too.</summary>
    private static bool IsSeen(ISymbol symbol) =>
        !symbol.IsStatic && !symbol.IsImplicitlyDeclared
            && symbol.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected or Accessibility.ProtectedOrInternal;

    /// <summary>Whether a member or one of its accessors is not public, so a codec reaches it past its visibility.</summary>
    private static bool IsHidden(ISymbol symbol) => symbol.DeclaredAccessibility != Accessibility.Public
        || (symbol is IPropertySymbol property
        && (property.GetMethod is { DeclaredAccessibility: not Accessibility.Public }
        || property.SetMethod is { DeclaredAccessibility: not Accessibility.Public }));

    /// <summary>Whether a type, its arguments and those around it can be named by everybody, or by friends.</summary>
    private static bool IsVisible(ITypeSymbol type, bool toFriends = false) => type switch
    {
        ITypeParameterSymbol or IDynamicTypeSymbol => true,
        IArrayTypeSymbol array => IsVisible(array.ElementType, toFriends),
        INamedTypeSymbol named =>
            (named.DeclaredAccessibility == Accessibility.Public
                || (toFriends && named.DeclaredAccessibility is Accessibility.Internal or Accessibility.ProtectedOrInternal))
                && !ObsoleteParser.Names(named) && named.TypeArguments.All(a => IsVisible(a, toFriends))
                && (named.ContainingType is null || IsVisible(named.ContainingType, toFriends)),
        _ => false,
    };

    private IEnumerable<string> Member(ISymbol symbol)
    {
        ITypeSymbol type = MemberParser.TypeOf(symbol);
        string text = CSharpNames.Annotated(type) + " " + Verbatim(symbol);
        yield return "#nullable " + (type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.None } ? "disable" : "enable");
        foreach (string attribute in AttributesOf(symbol))
        {
            yield return attribute;
        }
        yield return symbol is IPropertySymbol property
            ? "public " + text + " { get;" + (property.SetMethod is not { } setter ? "" : setter.IsInitOnly ? " init;" : " set;") + " }"
            : "public " + (symbol is IFieldSymbol { IsReadOnly: true } ? "readonly " : "") + text + ";";
    }

    private IEnumerable<string> Callback(IMethodSymbol method) =>
        AttributesOf(method).Append(
            (method.IsStatic ? "public static void " : "public abstract void ") + Verbatim(method) + Parameters(method) + (method.IsStatic ? " { }" : ";"));

    /// <summary>A constructor; public if this assembly may call it without a mark.</summary>
    private IEnumerable<string> Constructor(IMethodSymbol constructor, string name) =>
        AttributesOf(constructor)
            .Append((context.CanReach(constructor) ? "public" : "protected") + " " + name + Parameters(constructor) + " { }");

    /// <summary>A declared name, which no step that follows takes for a type's.</summary>
    private static string Verbatim(ISymbol symbol) => "@" + symbol.Name;

    private static string Parameters(IMethodSymbol method) => "(" + string.Join(", ", method.Parameters.Select(p =>
        (p.RefKind == RefKind.RefReadOnlyParameter ? "ref readonly " : p.RefKind == RefKind.In ? "in " : p.IsParams ? "params " : "")
            + CSharpNames.Annotated(p.Type) + " " + Verbatim(p) + (p.HasExplicitDefaultValue ? " = " + CSharpNames.Default(p) : ""))) + ")";

    /// <summary>The attributes that serializers read; not those for the compiler or for analyzers.</summary>
    private IEnumerable<string> AttributesOf(ISymbol symbol) => symbol.GetAttributes()
        .Where(
            a => a.AttributeClass is { TypeKind: TypeKind.Class } attribute && context.CanReach(attribute) && !IsForCompiler(CSharpNames.FullName(attribute))
                && a.ConstructorArguments.Concat(a.NamedArguments.Select(n => n.Value)).All(IsKnown))
        .Select(
            a => (Name: CSharpNames.Text(a.AttributeClass!),
                Arguments: string.Join(", ",
                a.ConstructorArguments.Select(Argument).Concat(a.NamedArguments.Select(n => CSharpNames.Identifier(n.Key) + " = " + Argument(n.Value))))))
        .Select(a => "[" + a.Name + (a.Arguments.Length == 0 ? "" : "(" + a.Arguments + ")") + "]");

    private static bool IsForCompiler(string name) =>
        name is not (Attributes.MaybeNull or Attributes.AllowNull)
            && (name is "System.ObsoleteAttribute" || name.StartsWith("System.Diagnostics.", StringComparison.Ordinal)
            || name.StartsWith("System.Runtime.CompilerServices.", StringComparison.Ordinal)
            || name.StartsWith("System.Runtime.InteropServices.", StringComparison.Ordinal)
            || name.StartsWith("System.ComponentModel.", StringComparison.Ordinal));

    private bool IsKnown(TypedConstant constant) => constant switch
    {
        { Kind: TypedConstantKind.Error } => false,
        { IsNull: true } => true,
        { Kind: TypedConstantKind.Array } => constant.Values.All(IsKnown),
        { Value: INamedTypeSymbol type } => context.CanReach(type),
        { Kind: TypedConstantKind.Enum, Type: { } type } => context.CanReach(type),
        _ => true,
    };

    private static string Argument(TypedConstant constant) => constant switch
    {
        { IsNull: true } => "null",
        { Kind: TypedConstantKind.Array } => "new " + CSharpNames.Text(constant.Type!) + " { " + string.Join(", ", constant.Values.Select(Argument)) + " }",
        { Kind: TypedConstantKind.Type, Value: INamedTypeSymbol { IsUnboundGenericType: true } open } =>
            "typeof(" + CSharpNames.Unbound(open.OriginalDefinition) + ")",
        { Kind: TypedConstantKind.Type } => "typeof(" + CSharpNames.Text((ITypeSymbol)constant.Value!) + ")",
        { Value: string text } => CSharpNames.Literal(text),
        _ => "(" + CSharpNames.Text(constant.Type!) + ")(" + CSharpNames.Literal(constant.Value!) + ")",
    };
}
