// Owns: what an expression gives for one constant, as far as its form tells it. Knows no body.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>Numbers are decimal here, a character is text, and what is made anew each time is an object of its own.</summary>
internal static class ConstantProbe
{
    /// <summary>A clock, a random number, a new identity: never the value that was given.</summary>
    private static readonly object s_anew = new();

    /// <summary>The value of a type that nothing was given; nothing for types whose values have no constants.</summary>
    public static Optional<object?> Default(ITypeSymbol type) => type.SpecialType switch
    {
        SpecialType.System_Boolean => false,
        >= SpecialType.System_SByte and <= SpecialType.System_Double => 0m,
        SpecialType.System_String => type.NullableAnnotation == NullableAnnotation.NotAnnotated ? default : new Optional<object?>(null),
        _ when type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T => new Optional<object?>(null),
        _ when type.TypeKind == TypeKind.Enum || (type.Name == "Guid" && CSharpNames.Space(type) == "System") => 0m,
        _ => default,
    };

    /// <summary>Whether a node runs when a name has a constant; null if that cannot be told.</summary>
    public static bool? Runs(SyntaxNode node, string name, object? constant)
    {
        SyntaxNode from = node;
        for (SyntaxNode? one = node.Parent; one is not null and not AccessorDeclarationSyntax and not BaseMethodDeclarationSyntax; from = one, one = one.Parent)
        {
            bool? runs = true;
            switch (one)
            {
                case IfStatementSyntax choice when from != choice.Condition:
                    runs = Evaluate(choice.Condition, name, constant).Value is bool met ? met == (from == choice.Statement) : null;
                    break;
                case BlockSyntax block:
                    foreach (IfStatementSyntax before in block.Statements.TakeWhile(s => s != from).OfType<IfStatementSyntax>()
                        .Where(i => i.Statement.DescendantNodesAndSelf().Any(n => n is ReturnStatementSyntax or ThrowStatementSyntax)))
                    {
                        runs = Evaluate(before.Condition, name, constant).Value is bool left ? runs == true && !left : null;
                        if (runs is null)
                        {
                            return null;
                        }
                    }
                    break;
                case SwitchStatementSyntax or WhileStatementSyntax or ForStatementSyntax or ForEachStatementSyntax or DoStatementSyntax or CatchClauseSyntax:
                    return null;
            }
            if (runs != true)
            {
                return runs;
            }
        }
        return true;
    }

    /// <summary>What an expression gives when a name has a constant; nothing if that cannot be told.</summary>
    public static Optional<object?> Evaluate(ExpressionSyntax expression, string name, object? constant)
    {
        switch (expression)
        {
            case ParenthesizedExpressionSyntax inner:
                return Evaluate(inner.Expression, name, constant);
            case CastExpressionSyntax cast:
                return Evaluate(cast.Expression, name, constant);
            case PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven:
                return Evaluate(forgiven.Operand, name, constant);
            case IdentifierNameSyntax { Identifier.ValueText: var named } when named == name:
                return constant;
            case LiteralExpressionSyntax literal:
                return literal.Token.Value switch
                {
                    null when literal.RawKind == (int)SyntaxKind.NullLiteralExpression => new Optional<object?>(null),
                    null => default(Optional<object?>), // default alone may be of any type
                    char one => new Optional<object?>(one.ToString()),
                    string or bool => new Optional<object?>(literal.Token.Value),
                    var number => Number(number),
                };
            case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.UnaryMinusExpression } minus:
                return Evaluate(minus.Operand, name, constant).Value is decimal negative ? -negative : default(Optional<object?>);
            case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not:
                return Evaluate(not.Operand, name, constant).Value is bool no ? !no : default(Optional<object?>);
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Empty", Expression: var owner }:
                return owner.ToString() is "Guid" or "System.Guid" ? 0m : owner.ToString() is "string" or "String" ? "" : default(Optional<object?>);
            case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: var of }:
                return Evaluate(of, name, constant).Value is string text ? (decimal)text.Length : default(Optional<object?>);
            case MemberAccessExpressionSyntax made when ExpressionEffects.IsMadeAnew(made):
            case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } when ExpressionEffects.IsMadeAnew(called):
                return s_anew;
            case ConditionalExpressionSyntax choice:
                return Evaluate(choice.Condition, name, constant).Value is bool met ? Evaluate(met ? choice.WhenTrue : choice.WhenFalse, name, constant)
                    : default;
            case IsPatternExpressionSyntax test:
                return Evaluate(test.Expression, name, constant) is { HasValue: true, Value: var tested } && Matches(test.Pattern, tested) is { } matches
                    ? matches : default(Optional<object?>);
            case SwitchExpressionSyntax choice:
                return Switch(choice, name, constant);
            case BinaryExpressionSyntax binary:
                return Binary(binary, name, constant);
            case InvocationExpressionSyntax call:
                return Call(call, name, constant);
            default:
                return default;
        }
    }

    private static Optional<object?> Switch(SwitchExpressionSyntax choice, string name, object? constant)
    {
        if (Evaluate(choice.GoverningExpression, name, constant) is not { HasValue: true, Value: var given })
        {
            return default;
        }
        foreach (SwitchExpressionArmSyntax arm in choice.Arms)
        {
            if (arm.WhenClause is not null || Matches(arm.Pattern, given) is not { } matches)
            {
                return default;
            }
            if (matches)
            {
                return Evaluate(arm.Expression, name, constant);
            }
        }
        return default;
    }

    private static Optional<object?> Binary(BinaryExpressionSyntax binary, string name, object? constant)
    {
        Optional<object?> left = Evaluate(binary.Left, name, constant);
        if (!left.HasValue)
        {
            return default;
        }
        switch (binary.RawKind, left.Value)
        {
            case ((int)SyntaxKind.LogicalAndExpression, false):
                return false;
            case ((int)SyntaxKind.LogicalOrExpression, true):
                return true;
            case ((int)SyntaxKind.CoalesceExpression, not null):
                return left;
            case ((int)SyntaxKind.CoalesceExpression or (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression, _):
                return Evaluate(binary.Right, name, constant);
        }
        // Of the other side's type.
        Optional<object?> right = binary.Right.RawKind == (int)SyntaxKind.DefaultLiteralExpression && left.Value is decimal or null
            ? new Optional<object?>(left.Value is decimal ? 0m : null) : Evaluate(binary.Right, name, constant);
        if (!right.HasValue)
        {
            return default;
        }
        return binary.RawKind switch
        {
            (int)SyntaxKind.EqualsExpression => Equals(left.Value, right.Value),
            (int)SyntaxKind.NotEqualsExpression => !Equals(left.Value, right.Value),
            _ when left.Value is decimal one && right.Value is decimal other && Compare(binary.RawKind, one, other) is { } compared => compared,
            _ => default(Optional<object?>),
        };
    }

    private static bool? Compare(int kind, decimal one, decimal other) => kind switch
    {
        (int)SyntaxKind.LessThanExpression => one < other,
        (int)SyntaxKind.LessThanOrEqualExpression => one <= other,
        (int)SyntaxKind.GreaterThanExpression => one > other,
        (int)SyntaxKind.GreaterThanOrEqualExpression => one >= other,
        _ => null,
    };

    private static bool? Matches(PatternSyntax pattern, object? value)
    {
        switch (pattern)
        {
            case DiscardPatternSyntax or VarPatternSyntax:
                return true;
            case ParenthesizedPatternSyntax inner:
                return Matches(inner.Pattern, value);
            case ConstantPatternSyntax constant:
                return Evaluate(constant.Expression, "", null) is { HasValue: true, Value: var other } ? Equals(value, other) : null;
            case UnaryPatternSyntax not:
                return !Matches(not.Pattern, value);
            case RelationalPatternSyntax relation:
                return value is decimal one && Evaluate(relation.Expression, "", null).Value is decimal bound ? relation.OperatorToken.RawKind switch
                {
                    (int)SyntaxKind.LessThanToken => one < bound,
                    (int)SyntaxKind.LessThanEqualsToken => one <= bound,
                    (int)SyntaxKind.GreaterThanToken => one > bound,
                    _ => one >= bound,
                }
                : null;
            case BinaryPatternSyntax pair:
                bool isAnd = pair.OperatorToken.RawKind == (int)SyntaxKind.AndKeyword;
                return Matches(pair.Left, value) is not { } left ? null : left == isAnd ? Matches(pair.Right, value) : left;
            case RecursivePatternSyntax { Type: null, PropertyPatternClause.Subpatterns.Count: 0 }:
                return value is not null;
            default:
                return null;
        }
    }

    private static Optional<object?> Call(InvocationExpressionSyntax call, string name, object? constant)
    {
        Optional<object?>[] all = [.. call.ArgumentList.Arguments.Select(a => Evaluate(a.Expression, name, constant))];
        if (all.Any(a => !a.HasValue))
        {
            return default;
        }
        decimal[] numbers = [.. all.Select(a => a.Value).OfType<decimal>()];
        object? first = all.Length == 0 ? null : all[0].Value;
        string text = call.Expression.ToString();
        switch (text.Substring(text.LastIndexOf('.') + 1), all.Length)
        {
            case ("Max", 2) when numbers.Length == 2:
                return Math.Max(numbers[0], numbers[1]);
            case ("Min", 2) when numbers.Length == 2:
                return Math.Min(numbers[0], numbers[1]);
            case ("Clamp", 3) when numbers.Length == 3:
                return Math.Min(Math.Max(numbers[0], numbers[1]), numbers[2]);
            case ("Abs", 1) when numbers.Length == 1:
                return Math.Abs(numbers[0]);
            case ("IsNullOrEmpty", 1) when first is null or string:
                return string.IsNullOrEmpty((string?)first);
            case ("IsNullOrWhiteSpace", 1) when first is null or string:
                return string.IsNullOrWhiteSpace((string?)first);
            case ("Trim" or "TrimStart" or "TrimEnd" or "ToLowerInvariant" or "ToUpperInvariant" or "ToLower" or "ToUpper", 0)
                when call.Expression is MemberAccessExpressionSyntax { Expression: var of } && Evaluate(of, name, constant).Value is "":
                return "";
            default:
                return default;
        }
    }

    private static Optional<object?> Number(object? number)
    {
        try
        {
            return number is IConvertible ? Convert.ToDecimal(number, System.Globalization.CultureInfo.InvariantCulture) : default(Optional<object?>);
        }
        catch (OverflowException)
        {
            return default;
        }
    }
}
