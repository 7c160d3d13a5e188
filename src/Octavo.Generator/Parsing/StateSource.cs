// Owns: what the text of a type says of its state: which fields accessors name, which hold an object that is made in place. Knows no member.
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

internal static class StateSource
{
    /// <summary>Notes that the bodies of a type and of its bases say what state they have: which parameters of a constructor they keep, what accessors
    /// name.</summary>
    public static void Note(INamedTypeSymbol type)
    {
        foreach (INamedTypeSymbol one in MemberParser.BaseFirst(type))
        {
            BodyReads.Note(one);
        }
    }

    /// <summary>Whether the private fields of a type cannot be seen: the compiler leaves out those of other assemblies.</summary>
    public static bool IsHidden(INamedTypeSymbol type) => !type.Locations.Any(l => l.IsInSource);

    /// <summary>Where an attribute is; null if it is another assembly's.</summary>
    public static Location? PlaceOf(AttributeData? attribute) =>
        attribute?.ApplicationSyntaxReference is { } place ? Location.Create(place.SyntaxTree, place.Span) : null;

    /// <summary>Whether attributes say of a field or property that it may be null in one direction. In other assemblies those of a property are on what its
    /// accessors return and take.</summary>
    public static bool MayBeNull(ISymbol member) => Says(member.GetAttributes())
        || (member is IPropertySymbol property
        && ((property.GetMethod is { } getter && Says(getter.GetReturnTypeAttributes()))
        || (property.SetMethod is { Parameters: { Length: > 0 } taken } && Says(taken[taken.Length - 1].GetAttributes()))));

    private static bool Says(ImmutableArray<AttributeData> attributes) =>
        attributes.Any(a => Attributes.Is(a, Attributes.MaybeNull) || Attributes.Is(a, Attributes.AllowNull));

    /// <summary>The property that a field is behind, or its event: of a partial property the part that declares it, which is the member.</summary>
    public static ISymbol? Associated(IFieldSymbol field) =>
        field.AssociatedSymbol is IPropertySymbol { PartialDefinitionPart: { } declared } ? declared : field.AssociatedSymbol;

    /// <summary>Whether a field's initializer makes its object.</summary>
    public static bool IsMadeInPlace(IFieldSymbol field) =>
        field.DeclaringSyntaxReferences.Select(r => r.GetSyntax()).OfType<VariableDeclaratorSyntax>()
            .Any(v => v.Initializer?.Value is BaseObjectCreationExpressionSyntax);

    /// <summary>Whether nothing gives a field or property a value that is set when an object is made alone: no initializer but null, and no constructor that is
    /// called.</summary>
    /// <param name="member">The field or property.</param>
    /// <param name="constructor">The constructor that the codec calls; null where that is not known.</param>
    public static bool StaysNull(ISymbol member, IMethodSymbol? constructor)
    {
        SyntaxNode[] declared = [.. member.DeclaringSyntaxReferences.Select(r => r.GetSyntax())];
        if (declared is not [VariableDeclaratorSyntax or PropertyDeclarationSyntax { ExpressionBody: null }]
            || member is IPropertySymbol { IsPartialDefinition: true })
        {
            return false;
        }
        ExpressionSyntax? initializer =
            (declared[0] is VariableDeclaratorSyntax field ? field.Initializer : ((PropertyDeclarationSyntax)declared[0]).Initializer)?.Value;
        while (initializer is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven)
        {
            initializer = forgiven.Operand;
        }
        if (initializer is not (null or DefaultExpressionSyntax or LiteralExpressionSyntax
            {
                RawKind: (int)SyntaxKind.NullLiteralExpression
            or (int)SyntaxKind.DefaultLiteralExpression
            })
            || (declared[0] is PropertyDeclarationSyntax { AccessorList: { } accessors }
            && accessors.Accessors.Any(a => a.Body is not null || a.ExpressionBody is not null)))
        {
            return false;
        }
        ConstructorDeclarationSyntax? called =
            constructor is not null && SymbolEqualityComparer.Default.Equals(constructor.ContainingType, member.ContainingType)
            ? BodyReads.Of(constructor).OfType<ConstructorDeclarationSyntax>().FirstOrDefault() : null;
        ConstructorDeclarationSyntax[] all = called is not null and not { Initializer.ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword } ? [called]
            : [.. member.ContainingType.InstanceConstructors.SelectMany(BodyReads.Of).OfType<ConstructorDeclarationSyntax>()];
        return !all.Any(c => c.DescendantTokens().Any(t => t.ValueText == member.Name));
    }

    /// <summary>Whether the code of a property's accessors has a word: the name of the field that it stands for, or <c>base</c>.</summary>
    public static bool Mentions(IPropertySymbol property, string word) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>().Any(declaration =>
            new SyntaxNode?[] { declaration.ExpressionBody,
                declaration.AccessorList }.Any(body => body?.DescendantTokens().Any(t => t.ValueText == word) == true));

    /// <summary>Whether the code of a property's accessors uses a field.</summary>
    public static bool Uses(IPropertySymbol property, IFieldSymbol field) => Mentions(property, field.Name);

    /// <summary>Whether a property gives something else if its field is null, and a method or property says whether it is.</summary>
    public static bool FallsBack(IPropertySymbol property, ISymbol asked, IFieldSymbol field) => Mentions(property, "??")
        && BodyReads.Of(asked).Select(declared => declared.DescendantTokens().Select(t => t.ValueText).ToArray())
            .Any(words => words.Contains(field.Name) && words.Contains("null"));
}
