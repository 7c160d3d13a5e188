// Owns: the syntax that the parser looks at where a symbol has some. Reflection has none, but what it tells in another way: a record's own constructor,
// accessors without a body.
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Microsoft.CodeAnalysis
{
    internal sealed class SyntaxTree;

    internal abstract class SyntaxNode
    {
        public int RawKind => 0;

        public SyntaxTree SyntaxTree { get; } = new();
    }

    internal sealed class SyntaxReference(SyntaxNode node)
    {
        public SyntaxTree SyntaxTree => node.SyntaxTree;

        public Text.TextSpan Span => default;

        public SyntaxNode GetSyntax() => node;
    }

    internal readonly record struct SyntaxToken(string Text)
    {
        public string ValueText => Text;
    }

    internal readonly record struct Optional<T>(bool HasValue, T Value);

    internal readonly record struct SymbolInfo(ISymbol? Symbol);

    internal readonly record struct TypeInfo(ITypeSymbol? Type);

    internal sealed class SemanticModel
    {
        public Optional<object?> GetConstantValue(SyntaxNode node) =>
            node is LiteralExpressionSyntax literal ? new Optional<object?>(true, literal.Value) : default;

        public SymbolInfo GetSymbolInfo(SyntaxNode node) => node is ComparerExpressionSyntax one ? new SymbolInfo(one.Symbol) : default;

        public TypeInfo GetTypeInfo(SyntaxNode node) => node is ComparerExpressionSyntax one ? new TypeInfo(one.Type) : default;
    }
}

namespace Microsoft.CodeAnalysis.Text
{
    internal readonly record struct TextSpan(int Start, int End);
}

namespace Microsoft.CodeAnalysis.CSharp
{
    internal enum SyntaxKind
    {
        None,
        Keyword,
        DefaultLiteralExpression,
        SuppressNullableWarningExpression,
    }

    internal static class SyntaxExtensions
    {
        public static bool IsKind(this SyntaxNode? node, SyntaxKind kind) => node?.RawKind == (int)kind;
    }
}

namespace Microsoft.CodeAnalysis.CSharp.Syntax
{
    internal abstract class ExpressionSyntax : SyntaxNode;

    internal sealed class CollectionExpressionSyntax : ExpressionSyntax
    {
        public IReadOnlyList<SyntaxNode> Elements { get; init; } = [];
    }

    internal class BaseObjectCreationExpressionSyntax : ExpressionSyntax
    {
        public ArgumentListSyntax? ArgumentList { get; init; }

        public InitializerExpressionSyntax? Initializer { get; init; }
    }

    /// <summary>A comparer that a collection was found to have.</summary>
    internal sealed class ComparerExpressionSyntax : BaseObjectCreationExpressionSyntax
    {
        public required ITypeSymbol Type { get; init; }

        /// <summary>The static member that gives it, or the constructor that makes one like it; null if neither is known.</summary>
        public required ISymbol? Symbol { get; init; }
    }

    internal sealed class InitializerExpressionSyntax : ExpressionSyntax
    {
        public IReadOnlyList<ExpressionSyntax> Expressions { get; init; } = [];
    }

    internal sealed class ArgumentListSyntax : SyntaxNode
    {
        public IReadOnlyList<ArgumentSyntax> Arguments { get; init; } = [];
    }

    internal sealed class ArgumentSyntax : SyntaxNode
    {
        public required ExpressionSyntax Expression { get; init; }
    }

    internal sealed class InvocationExpressionSyntax : ExpressionSyntax
    {
        public required ArgumentListSyntax ArgumentList { get; init; }

        public required ExpressionSyntax Expression { get; init; }
    }

    internal sealed class MemberAccessExpressionSyntax : ExpressionSyntax
    {
        public required SimpleNameSyntax Name { get; init; }

        public required ExpressionSyntax Expression { get; init; }
    }

    internal sealed class SimpleNameSyntax : ExpressionSyntax
    {
        public SyntaxToken Identifier => default;
    }

    internal sealed class LiteralExpressionSyntax : ExpressionSyntax
    {
        public object? Value { get; init; }

        public SyntaxToken Token => new(Value as string ?? "0");
    }

    internal sealed class PostfixUnaryExpressionSyntax : ExpressionSyntax
    {
        public required ExpressionSyntax Operand { get; init; }
    }

    internal sealed class CastExpressionSyntax : ExpressionSyntax
    {
        public required ExpressionSyntax Expression { get; init; }
    }

    internal sealed class DefaultExpressionSyntax : ExpressionSyntax;

    internal sealed class EqualsValueClauseSyntax : SyntaxNode
    {
        public required ExpressionSyntax Value { get; init; }
    }

    /// <param name="initializer">What it begins with, asked for only if that matters.</param>
    internal sealed class VariableDeclaratorSyntax(Func<ExpressionSyntax?> initializer) : SyntaxNode
    {
        public EqualsValueClauseSyntax? Initializer => initializer() is { } value ? new EqualsValueClauseSyntax { Value = value } : null;
    }

    internal sealed class ParameterSyntax : SyntaxNode;

    internal sealed class ParameterListSyntax : SyntaxNode;

    internal sealed class AccessorDeclarationSyntax : SyntaxNode
    {
        public SyntaxNode? Body => null;

        public SyntaxNode? ExpressionBody => null;
    }

    internal sealed class AccessorListSyntax : SyntaxNode
    {
        public IReadOnlyList<AccessorDeclarationSyntax> Accessors => [];
    }

    /// <summary>An automatic property.</summary>
    /// <param name="initializer">What it begins with, asked for only if that matters.</param>
    internal sealed class PropertyDeclarationSyntax(Func<ExpressionSyntax?> initializer) : SyntaxNode
    {
        public AccessorListSyntax? AccessorList { get; } = new();

        public SyntaxNode? ExpressionBody => null;

        public EqualsValueClauseSyntax? Initializer => initializer() is { } value ? new EqualsValueClauseSyntax { Value = value } : null;
    }

    internal class TypeDeclarationSyntax : SyntaxNode
    {
        public ParameterListSyntax? ParameterList { get; init; }

        public IReadOnlyList<SyntaxToken> Modifiers { get; init; } = [];
    }

    internal sealed class RecordDeclarationSyntax : TypeDeclarationSyntax;
}
