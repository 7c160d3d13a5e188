// Owns: what the text of a user's collection says of its fields: whether adding elements gives them what they hold. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

internal static class CollectionSource
{
    private static readonly HashSet<string> s_adding =
        new(StringComparer.Ordinal) { "Add", "Insert", "InsertItem", "SetItem", "AddItem", "Enqueue", "Push", "AddLast", "TryAdd", "set_Item" };

    /// <summary>Whether a collection's <c>Add</c> does nothing but throw.</summary>
    public static bool RefusesToAdd(INamedTypeSymbol type) => type.AllInterfaces
        .Where(i => i is { Name: "ICollection", Arity: 1 } or { Name: "IDictionary", Arity: 2 } && CSharpNames.Space(i) == "System.Collections.Generic")
        .SelectMany(i => i.GetMembers("Add")).Select(type.FindImplementationForInterfaceMember).OfType<IMethodSymbol>().SelectMany(BodyReads.Of)
        .OfType<MethodDeclarationSyntax>().Any(m => m is { ExpressionBody.Expression: ThrowExpressionSyntax } or { Body.Statements: [ThrowStatementSyntax] });

    /// <summary>Whether adding elements, or making the collection of all of them, writes a field: it holds elements, or counts them. What only decides how
    /// elements are added is state of its own, and so is a comparer.</summary>
    /// <param name="type">The collection.</param>
    /// <param name="field">A field of it or of a base, not public.</param>
    /// <param name="builder">The method that makes one of all its elements; null where elements are added.</param>
    public static bool IsOfElements(INamedTypeSymbol type, IFieldSymbol field, IMethodSymbol? builder)
    {
        string name = StateParser.NameOf(field);
        if (IsComparer(field.Type))
        {
            return false;
        }
        // The parameter of a primary constructor, which a builder calls, or what it initializes.
        if (builder is not null && (field.Name != name
            || (ConstructorParser.Primary(type) is { } primary && BodyReads.Of(field).OfType<VariableDeclaratorSyntax>()
            .Any(v => v.Initializer is { } initial && primary.Parameters.Any(p => ParameterFlow.IsMentioned(initial, p.Name))))))
        {
            return true;
        }
        IMethodSymbol[] methods = [.. MemberParser.BaseFirst(type).SelectMany(t => t.GetMembers()).OfType<IMethodSymbol>()];
        IEnumerable<SyntaxNode> bodies = methods.Where(m => !m.IsStatic && s_adding.Contains(m.Name.Substring(m.Name.LastIndexOf('.') + 1)))
            .Concat(builder is null ? [] : methods.Where(m => m.MethodKind == MethodKind.Constructor).Append(builder)).SelectMany(BodyReads.Of);
        return SetterSource.Reached(bodies, type).Any(body => Writes(body, name));
    }

    /// <summary>Methods that only look: what a collection asks before it adds is state of its own.</summary>
    private static readonly HashSet<string> s_asking = new(StringComparer.Ordinal)
    {
        "All", "Any", "BinarySearch", "CompareTo", "Contains", "ContainsKey", "ContainsValue", "Equals", "Exists", "Find", "FindIndex", "IndexOf",
        "LastIndexOf", "Peek", "TryGetValue", "TryPeek",
    };

    private static bool Writes(SyntaxNode body, string field) => body.DescendantNodesAndSelf().Any(node => node switch
    {
        AssignmentExpressionSyntax set => ParameterFlow.IsMentioned(set.Left, field),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } =>
            !s_asking.Contains(access.Name.Identifier.ValueText) && Root(access.Expression) == field,
        InvocationExpressionSyntax { Parent: ConditionalAccessExpressionSyntax access } => Root(access.Expression) == field,
        ArgumentSyntax { RefKindKeyword.RawKind: not 0 } given => Root(given.Expression) == field,
        PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after => Root(after.Operand) == field,
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression } before =>
            Root(before.Operand) == field,
        _ => false,
    });

    /// <summary>The name at the start of an expression, of the object itself.</summary>
    private static string? Root(ExpressionSyntax expression)
    {
        while (ParameterFlow.NameOf(expression) is null)
        {
            switch (expression)
            {
                case MemberAccessExpressionSyntax access:
                    expression = access.Expression;
                    break;
                case ElementAccessExpressionSyntax element:
                    expression = element.Expression;
                    break;
                case PostfixUnaryExpressionSyntax forgiven:
                    expression = forgiven.Operand;
                    break;
                case ParenthesizedExpressionSyntax inner:
                    expression = inner.Expression;
                    break;
                case CastExpressionSyntax cast:
                    expression = cast.Expression;
                    break;
                default:
                    return null;
            }
        }
        return ParameterFlow.NameOf(expression);
    }

    private static bool IsComparer(ITypeSymbol type) => type.Name is "IComparer" or "IEqualityComparer" or "StringComparer" or "Comparer" or "EqualityComparer"
        || type.AllInterfaces.Any(i => i.Name is "IComparer" or "IEqualityComparer");
}
