// Owns: what data without a member give it, by its initializer or its constructor's parameter. Knows no format.
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

/// <summary>The values of one type's members that data lack.</summary>
internal sealed class MissingValues(ParseContext context, ConstructorParser.Choice choice)
{
    /// <summary>C# text of the value; null if it is null, the type's default, or nothing is said.</summary>
    public string? Of(MemberDraft member)
    {
        if (member.Parameter >= 0)
        {
            IParameterSymbol parameter = choice.Constructor.Parameters[member.Parameter];
            return parameter.HasExplicitDefaultValue && !IsDefault(parameter.ExplicitDefaultValue) ? choice.Defaults[member.Parameter] : null;
        }
        return Initializer(member) is ExpressionSyntax initializer
            && !(context.Compilation.GetSemanticModel(initializer.SyntaxTree).GetConstantValue(initializer) is { HasValue: true } constant
            && IsDefault(constant.Value)) ? initializer.ToString() : null;
    }

    /// <summary>Whether it is empty text, or a collection or object without content.</summary>
    public bool IsEmpty(MemberDraft member) => member.Parameter < 0 && Initializer(member) switch
    {
        CollectionExpressionSyntax { Elements.Count: 0 } => true,
        BaseObjectCreationExpressionSyntax { ArgumentList: null or { Arguments.Count: 0 }, Initializer: null or { Expressions.Count: 0 } } => true,
        InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax { Name.Identifier.Text: "Empty" } } => true,
        MemberAccessExpressionSyntax { Name.Identifier.Text: "Empty" } => true,
        LiteralExpressionSyntax { Token.ValueText: "" } => true,
        _ => false,
    };

    private static ExpressionSyntax? Initializer(MemberDraft member)
    {
        ExpressionSyntax? initializer = member.Symbol.DeclaringSyntaxReferences.Select(r => r.GetSyntax() switch
        {
            PropertyDeclarationSyntax property => property.Initializer?.Value,
            VariableDeclaratorSyntax field => field.Initializer?.Value,
            _ => null,
        }).FirstOrDefault(value => value is not null);
        while (initializer is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven)
        {
            initializer = forgiven.Operand;
        }
        return initializer is null or DefaultExpressionSyntax || initializer.IsKind(SyntaxKind.DefaultLiteralExpression) ? null : initializer;
    }

    private static bool IsDefault(object? value) => value switch
    {
        null or false or '\0' => true,
        string or true or char => false,
        float number => number == 0,
        double number => number == 0,
        decimal number => number == 0,
        System.IConvertible number => number.ToDecimal(System.Globalization.CultureInfo.InvariantCulture) == 0,
        _ => false,
    };
}
