// Owns: whether a constructor makes a field again, of what members carry: such a field has no state of its own. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class DerivedAnalysis
{
    /// <summary>Classes of the platform that have no part to change.</summary>
    private static readonly string[] s_fixed = ["Regex", "Uri", "Version", "CultureInfo", "Encoding"];

    /// <summary>How names of types begin that hold what their arguments are, for good.</summary>
    private static readonly string[] s_prefixes = ["Frozen", "Immutable", "Nullable"];

    /// <summary>Whether the constructor that the codec calls gives a private field what it makes of parameters alone, where members keep these parameters as
    /// they are and nothing changes them or the field: <c>_upper = name.ToUpper()</c>. A codec that calls the constructor makes the field again.</summary>
    /// <param name="symbol">The field.</param>
    /// <param name="taken">The members that the constructor takes, and by which parameter.</param>
    /// <param name="constructor">The constructor; null where there is none.</param>
    /// <param name="compilation">The compilation.</param>
    public static bool IsMadeAgain(ISymbol symbol, IReadOnlyCollection<(ISymbol Member, IParameterSymbol Parameter)> taken, IMethodSymbol? constructor,
        Compilation compilation)
    {
        if (symbol is not IFieldSymbol { DeclaredAccessibility: Accessibility.Private } field || taken.Count == 0 || constructor is null
            || !SymbolEqualityComparer.Default.Equals(constructor.ContainingType, field.ContainingType) || !IsFixed(field.Type)
            || BodyReads.Of(constructor).ToArray() is not [{ } body] || !compilation.ContainsSyntaxTree(body.SyntaxTree)
            || !field.ContainingType.InstanceConstructors.All(c => SymbolEqualityComparer.Default.Equals(c, constructor) || HandsOn(c))
            || Stored(field, body) is not { } made || ExpressionEffects.IsMadeAnew(made) || !(field.IsReadOnly || IsSetOnce(field, body)))
        {
            return false;
        }
        // A copy with other values of a record's members keeps the field as it was, and so do initializers of objects.
        HashSet<string> kept = [.. taken.Where(t => IsKept(t.Member, t.Parameter.Name, body)).Select(t => t.Parameter.Name)];
        bool isOfParameters = false;
        foreach (SimpleNameSyntax name in made.DescendantNodesAndSelf().OfType<SimpleNameSyntax>()
            .Where(n => n.Parent is not MemberAccessExpressionSyntax access || access.Name != n))
        {
            ISymbol? meant = compilation.ModelOf(name).GetSymbolInfo(name).Symbol;
            if (meant is IParameterSymbol { ContainingSymbol: var of } && SymbolEqualityComparer.Default.Equals(of, constructor))
            {
                isOfParameters = true;
                if (!kept.Contains(meant.Name))
                {
                    return false;
                }
            }
            // Other names are of types, of members after "?.", of what a lambda takes.
            else if (meant is not (ITypeSymbol or INamespaceSymbol or IFieldSymbol { IsConst: true } or IParameterSymbol)
                && name.Parent is not MemberBindingExpressionSyntax)
            {
                return false;
            }
        }
        return isOfParameters;
    }

    /// <summary>Whether no code of the class but its constructor writes a private field, which another object of the class could do too.</summary>
    private static bool IsSetOnce(IFieldSymbol field, SyntaxNode constructor) => !BodyReads.Of(field.ContainingType)
        .SelectMany(declared => declared.DescendantNodes()).Where(node => constructor is TypeDeclarationSyntax || !constructor.Contains(node))
        .Any(node => FieldChanges.Changed(node, field.Name) is not null
            || (node is RefExpressionSyntax && ExpressionEffects.IsMentioned(node, field.Name)));

    private static bool HandsOn(IMethodSymbol constructor) => BodyReads.Of(constructor).Any(declared =>
        declared is ConstructorDeclarationSyntax { Initializer.ThisOrBaseKeyword.RawKind: (int)SyntaxKind.ThisKeyword });

    /// <summary>What the constructor alone stores in a field or property, in each case: by its one statement or the initializer of a class with parameters.
    /// Null where that is not so.</summary>
    private static ExpressionSyntax? Stored(ISymbol member, SyntaxNode body)
    {
        ExpressionSyntax? initial = ComparerParser.Initializer(member);
        if (body is TypeDeclarationSyntax)
        {
            return initial;
        }
        AssignmentExpressionSyntax[] stores = [.. body.DescendantNodes().OfType<AssignmentExpressionSyntax>()
            .Where(set => WriteAnalysis.Written(set).Any(to => ExpressionEffects.NameOf(to) == member.Name))];
        return initial is null && stores is [{ RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: not TupleExpressionSyntax } only]
            && (only.Parent is ArrowExpressionClauseSyntax || (only.Parent is ExpressionStatementSyntax { Parent: BlockSyntax block } && block.Parent == body))
                ? only.Right : null;
    }

    /// <summary>Whether a member has what a parameter is given, for as long as the object lives.</summary>
    private static bool IsKept(ISymbol member, string parameter, SyntaxNode body) =>
        (member is IFieldSymbol { IsReadOnly: true } || (member is IPropertySymbol { SetMethod: null } property && FillParser.IsAuto(property)))
            && IsFixed(MemberParser.TypeOf(member))
            && Stored(member, body) is IdentifierNameSyntax { Identifier.ValueText: var stored } && stored == parameter
            && !body.DescendantNodes().Any(node => WriteAnalysis.Written(node)
                .Any(to => to is IdentifierNameSyntax { Identifier.ValueText: var name } && name == parameter));

    /// <summary>Whether a value of a type cannot change where it is kept, nor what it holds.</summary>
    private static bool IsFixed(ITypeSymbol type) =>
        type.SpecialType is (>= SpecialType.System_Boolean and <= SpecialType.System_UIntPtr) or SpecialType.System_DateTime
        || type.TypeKind == TypeKind.Enum || s_fixed.Contains(type.Name)
        || (type is INamedTypeSymbol named && named.TypeArguments.All(IsFixed)
        && (type is { IsValueType: true, IsReadOnly: true } || s_prefixes.Any(p => type.Name.StartsWith(p, StringComparison.Ordinal))));
}
