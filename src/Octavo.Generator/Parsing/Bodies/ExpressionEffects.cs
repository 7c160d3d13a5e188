// Owns: what an expression makes of a value, told by its form: the value itself, another one, or what no form shows; and which one is another each time.
// Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>What an expression makes of a value.</summary>
internal enum Effect
{
    /// <summary>It is not known.</summary>
    Unknown,

    /// <summary>It gives the value itself, or throws.</summary>
    Same,

    /// <summary>It gives another value each time.</summary>
    Other,

    /// <summary>Nothing of the value comes where it is looked for.</summary>
    Nothing,
}

/// <summary>
/// Expressions are judged by their form alone. A call such as <c>x.Trim()</c> may leave its own result as it is, which no form shows, so nothing is said about
/// it; an operator such as <c>x + 1</c> does not. Each expression is judged once, whatever names variables have: two judgements of an operand would double the
/// time with each operator.
/// </summary>
internal static class ExpressionEffects
{
    /// <summary>How methods begin that make another value of their own result as well: what is encoded twice is not what is encoded once.</summary>
    private static readonly string[] s_changing = ["AddDays", "AddHours", "AddMilliseconds", "AddMinutes", "AddMonths", "AddSeconds", "AddTicks", "AddYears",
        "ComputeHash", "Encode", "Encrypt", "Escape", "Hash", "HtmlEncode", "Insert", "Negate", "Protect", "ToBase64", "UrlEncode"];

    /// <summary>Members of the platform that give something else each time.</summary>
    private static readonly HashSet<string> s_anew = new(StringComparer.Ordinal)
    {
        "CreateVersion7", "GetTimestamp", "GetUtcNow", "NewGuid", "NewUlid", "Next", "NextBytes", "NextDouble", "NextInt64", "Now", "TickCount", "TickCount64",
        "Today", "UtcNow",
    };

    /// <summary>What an expression makes of what has a name; <c>field</c> for the field of a property.</summary>
    public static Effect Judge(ExpressionSyntax expression, string name) => Judge(expression, new ValueNames(name));

    /// <summary>What an expression makes of a value.</summary>
    /// <param name="expression">The expression.</param>
    /// <param name="names">What has the value, and what has something of it.</param>
    public static Effect Judge(ExpressionSyntax expression, ValueNames names)
    {
        ExpressionSyntax bare = Bare(expression);
        if (KeptIn(bare) is { } found)
        {
            return names.Of(found) ?? (bare is IdentifierNameSyntax && names.Others.Contains(found) ? Effect.Other : Effect.Unknown);
        }
        return bare switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => Judge(set.Right, names),
            BinaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.SubtractExpression or (int)SyntaxKind.MultiplyExpression
                or (int)SyntaxKind.DivideExpression or (int)SyntaxKind.LeftShiftExpression or (int)SyntaxKind.RightShiftExpression
                or (int)SyntaxKind.UnsignedRightShiftExpression or (int)SyntaxKind.ExclusiveOrExpression
            } binary => Operate(binary, names),
            PrefixUnaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.UnaryMinusExpression or (int)SyntaxKind.BitwiseNotExpression
                or (int)SyntaxKind.LogicalNotExpression
            } unary => IsOperand(unary.Operand, names) ? Effect.Other : Effect.Unknown,
            ConditionalExpressionSyntax choice => Choose(choice, names),
            SwitchExpressionSyntax choice => Choose(choice, names),
            // A method that is called on a value if there is one.
            ConditionalAccessExpressionSyntax { Expression: var on, WhenNotNull: var part } when names.IsIn(on)
                && part.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Any(c => IsChange(c, names, isOnValue: true)) => Effect.Other,
            // The elements, each of which is made another one.
            QueryExpressionSyntax { FromClause: { Expression: var all, Identifier.ValueText: var each }, Body: var query } when names.IsIn(all)
                && query.Clauses.All(c => c is WhereClauseSyntax or OrderByClauseSyntax)
                && query.SelectOrGroup is SelectClauseSyntax { Expression: var selected } && Judge(selected, each) == Effect.Other => Effect.Other,
            InterpolatedStringExpressionSyntax { Contents: { Count: > 1 } parts }
                when parts.Count(p => p is InterpolationSyntax hole && names.IsIn(hole)) == 1
                && parts.Any(p => p is InterpolationSyntax hole && Judge(hole.Expression, names) == Effect.Same) => Effect.Other,
            // A stack is copied from the top, so a copy is turned round.
            ObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } items, Type: var type }
                when SimpleName(type) == "Stack" && Judge(items[0].Expression, names) == Effect.Same => Effect.Other,
            // A copy of a list with more elements.
            ObjectCreationExpressionSyntax
            {
                ArgumentList.Arguments: { Count: 1 } from, Initializer.RawKind: (int)SyntaxKind.CollectionInitializerExpression, Type: var list
            } when WriteAnalysis.Lists.Contains(SimpleName(list)) && Judge(from[0].Expression, names) == Effect.Same => Effect.Other,
            // A list of elements that were made others.
            ObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } from, Initializer: null, Type: var list }
                when WriteAnalysis.Lists.Contains(SimpleName(list)) && from[0].Expression is InvocationExpressionSyntax or QueryExpressionSyntax =>
                Judge(from[0].Expression, names) == Effect.Other ? Effect.Other : Effect.Unknown,
            InvocationExpressionSyntax call when call.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().Any(c => IsChange(c, names)) =>
                Effect.Other,
            // The elements with others beside them, or without the first ones.
            CollectionExpressionSyntax { Elements: { Count: > 1 } parts }
                when parts.OfType<SpreadElementSyntax>().Any(all => Judge(all.Expression, names) == Effect.Same) => Effect.Other,
            ElementAccessExpressionSyntax { ArgumentList.Arguments: [{ Expression: RangeExpressionSyntax { LeftOperand: { } from } }], Expression: var whole }
                when from.ToString() != "0" && Judge(whole, names) == Effect.Same => Effect.Other,
            WithExpressionSyntax { Expression: var copied, Initializer.Expressions: var parts } when Judge(copied, names) == Effect.Same
                && parts.Any(p => p is AssignmentExpressionSyntax { Right: BinaryExpressionSyntax made } && IsArithmetic(made) && names.IsIn(made)) =>
                Effect.Other,
            _ => Effect.Unknown,
        };
    }

    /// <summary>Whether a call makes another value of its own result as well, told by the name of the method and by what it is given.</summary>
    private static bool IsChange(InvocationExpressionSyntax call, ValueNames names, bool isOnValue = false)
    {
        if (Method(call) is not { } method || !(isOnValue || names.IsIn(call)))
        {
            return false;
        }
        isOnValue |= call.Expression is MemberAccessExpressionSyntax on && names.IsIn(on.Expression);
        SeparatedSyntaxList<ArgumentSyntax> arguments = call.ArgumentList.Arguments;
        return method switch
        {
            "Append" or "Prepend" or "Reverse" or "SkipLast" => isOnValue,
            "Concat" => isOnValue || arguments.Count > 1 || (call.Expression is MemberAccessExpressionSyntax { Expression: not PredefinedTypeSyntax } first
                && first.Expression.ToString() is not ("String" or "Enumerable")),
            "Skip" or "Substring" => isOnValue && arguments.Count == 1 && arguments[0].ToString() != "0",
            // What is escaped twice is not what is escaped once.
            "Replace" => isOnValue && Literal(arguments, 0) is { Length: not 0 } from && Literal(arguments, 1) is { } to && to.Contains(from),
            "ConvertAll" or "Select" => arguments.Count != 0
                && arguments[arguments.Count - 1].Expression is SimpleLambdaExpressionSyntax { ExpressionBody: { } made } each
                && Judge(made, each.Parameter.Identifier.ValueText) == Effect.Other,
            _ => s_changing.Any(change => method.StartsWith(change, StringComparison.Ordinal)),
        };
    }

    /// <summary>Whether an operator is one of the four of arithmetic.</summary>
    public static bool IsArithmetic(BinaryExpressionSyntax made) => made.RawKind is (int)SyntaxKind.AddExpression or (int)SyntaxKind.SubtractExpression
        or (int)SyntaxKind.MultiplyExpression or (int)SyntaxKind.DivideExpression;

    private static string? Literal(SeparatedSyntaxList<ArgumentSyntax> arguments, int at) =>
        at < arguments.Count && arguments[at].Expression is LiteralExpressionSyntax literal ? literal.Token.ValueText : null;

    private static Effect Choose(ConditionalExpressionSyntax choice, ValueNames names)
    {
        bool isByValue = names.IsIn(choice.Condition);
        bool? isThere = isByValue ? NullTests.IsThere(choice.Condition, names) : null;
        ValueNames inner = isThere is null ? names.Alone : names.With(NullTests.Variables(choice.Condition, names));
        ExpressionSyntax[] arms = [choice.WhenTrue, choice.WhenFalse];
        return Choose(isByValue, arms, [.. arms.Select(a => Judge(a, inner))], isThere is { } first ? first ? 0 : 1 : -1);
    }

    private static Effect Choose(SwitchExpressionSyntax choice, ValueNames names)
    {
        bool isByValue = names.IsIn(choice.GoverningExpression) || choice.Arms.Any(a => a.WhenClause is { } clause && names.IsIn(clause));
        ExpressionSyntax[] arms = [.. choice.Arms.Select(a => a.Expression)];
        bool isOfValue = isByValue && Judge(choice.GoverningExpression, names) == Effect.Same;
        Effect[] effects = [.. choice.Arms.Select(a => Judge(a.Expression,
            isOfValue && NullTests.Variable(a.Pattern) is { } variable ? names.With([variable]) : names.Alone))];
        // One arm for what is there, and others for null.
        int[] there = isOfValue ? [.. Enumerable.Range(0, arms.Length).Where(i => NullTests.IsThere(choice.Arms[i].Pattern) != false)] : [];
        return Choose(isByValue, arms, effects,
            there is [var one] && choice.Arms[one] is { WhenClause: null, Pattern: var pattern } && NullTests.IsThere(pattern) == true ? one : -1);
    }

    /// <summary>What one of several expressions makes of a value. A choice by the value is taken to make it valid; one by something else changes what is chosen
    /// each time, and so does what is chosen for each value but null.</summary>
    /// <param name="isByValue">Whether the value decides.</param>
    /// <param name="arms">The expressions.</param>
    /// <param name="effects">What each makes of the value.</param>
    /// <param name="there">Which one is chosen for each value that is there; −1 if that is not what decides.</param>
    private static Effect Choose(bool isByValue, ExpressionSyntax[] arms, Effect[] effects, int there)
    {
        Effect[] all = [.. effects.Where((_, i) => arms[i] is not ThrowExpressionSyntax).Distinct()];
        return all.Length == 1 ? all[0] : (!isByValue && all.Contains(Effect.Other)) || (there >= 0 && effects[there] == Effect.Other) ? Effect.Other
            : Effect.Unknown;
    }

    /// <summary>The name of a method that is called.</summary>
    public static string? Method(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        MemberBindingExpressionSyntax access => access.Name.Identifier.ValueText,
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        _ => null,
    };

    /// <summary>The name of a type in the text, without its namespace and arguments.</summary>
    public static string? SimpleName(TypeSyntax type) =>
        (type is QualifiedNameSyntax qualified ? qualified.Right : type as SimpleNameSyntax)?.Identifier.ValueText;

    /// <summary>What an operator makes of a value: of the value and another one, of the value and itself, of the result of such an operator.</summary>
    private static Effect Operate(BinaryExpressionSyntax binary, ValueNames names)
    {
        bool left = names.IsIn(binary.Left);
        bool right = names.IsIn(binary.Right);
        if (left && right)
        {
            return binary.RawKind is (int)SyntaxKind.AddExpression or (int)SyntaxKind.MultiplyExpression && Judge(binary.Left, names) == Effect.Same
                && Judge(binary.Right, names) == Effect.Same ? Effect.Other : Effect.Unknown;
        }
        ExpressionSyntax operand = left ? binary.Left : binary.Right;
        return IsOperand(operand, names) && !Undoes(binary, left ? binary.Right : binary.Left, names.Unfolded(Bare(operand))) ? Effect.Other : Effect.Unknown;
    }

    /// <summary>Whether an expression is the value, or what an operator made of it.</summary>
    private static bool IsOperand(ExpressionSyntax expression, ValueNames names) =>
        // What stands in for null does not change what is there.
        Bare(expression) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } either && !names.IsIn(either.Right)
            ? IsOperand(either.Left, names)
            : Judge(expression, names) switch
            {
                Effect.Same => true,
                Effect.Other => names.Unfolded(Bare(expression)) is BinaryExpressionSyntax,
                _ => false,
            };

    /// <summary>Whether an operator has the same other operand as the one within it: <c>x / 10 * 10</c> leaves its own results as they are.</summary>
    private static bool Undoes(BinaryExpressionSyntax outer, ExpressionSyntax other, ExpressionSyntax operand) => operand is BinaryExpressionSyntax inner
        && outer.RawKind != inner.RawKind && (inner.Right.ToString() == other.ToString() || inner.Left.ToString() == other.ToString());

    public static bool IsSame(ExpressionSyntax expression, string name) => Judge(expression, name) == Effect.Same;

    /// <summary>Whether an expression has something that is another each time: a clock, a random number, a new identity.</summary>
    public static bool IsMadeAnew(SyntaxNode expression) =>
        expression.DescendantNodesAndSelf().OfType<MemberAccessExpressionSyntax>().Any(a => s_anew.Contains(a.Name.Identifier.ValueText));

    /// <summary>Whether a node has a name, <c>field</c> among them.</summary>
    public static bool IsMentioned(SyntaxNode node, string name) => node.DescendantTokens()
        .Any(t => t.ValueText == name && t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword);

    /// <summary>The name of what is assigned: a field or variable, or <c>field</c>.</summary>
    public static string? KeptIn(ExpressionSyntax left) => left is FieldExpressionSyntax ? "field" : NameOf(left);

    /// <summary>Whether an expression is <c>null</c>, <c>default</c> or <c>default(T)</c>.</summary>
    public static bool IsNothing(ExpressionSyntax value) => value is DefaultExpressionSyntax
        || value.RawKind is (int)SyntaxKind.NullLiteralExpression or (int)SyntaxKind.DefaultLiteralExpression;

    /// <summary>An expression without what does not change its value: brackets, a cast, a test whose other way throws, a copy of a collection.</summary>
    public static ExpressionSyntax Bare(ExpressionSyntax expression)
    {
        while (true)
        {
            switch (expression)
            {
                case ParenthesizedExpressionSyntax brackets:
                    expression = brackets.Expression;
                    break;
                case CheckedExpressionSyntax arithmetic:
                    expression = arithmetic.Expression;
                    break;
                case CastExpressionSyntax cast:
                    expression = cast.Expression;
                    break;
                case RefExpressionSyntax reference:
                    expression = reference.Expression;
                    break;
                case PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } forgiven:
                    expression = forgiven.Operand;
                    break;
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression, Right: ThrowExpressionSyntax } tested:
                    expression = tested.Left;
                    break;
                // What is made when it is first asked for is there from then on.
                case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression } lazy:
                    expression = lazy.Left;
                    break;
                case ConditionalExpressionSyntax { WhenTrue: ThrowExpressionSyntax } choice:
                    expression = choice.WhenFalse;
                    break;
                case ConditionalExpressionSyntax { WhenFalse: ThrowExpressionSyntax } choice:
                    expression = choice.WhenTrue;
                    break;
                case MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Value", Expression: IdentifierNameSyntax nullable }:
                    expression = nullable;
                    break;
                case InvocationExpressionSyntax
                {
                    ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax
                    {
                        Name.Identifier.ValueText:
                    "ToArray" or "ToList" or "AsReadOnly" or "ToImmutableArray" or "ToImmutableList"
                    } copy
                }:
                    expression = copy.Expression;
                    break;
                case InvocationExpressionSyntax
                {
                    ArgumentList.Arguments: { Count: 1 } arguments, Expression: MemberAccessExpressionSyntax
                    { Expression: var owner, Name.Identifier.ValueText: "Read" }
                } when owner.ToString().EndsWith("Volatile", StringComparison.Ordinal) || owner.ToString().EndsWith("Interlocked", StringComparison.Ordinal):
                    expression = arguments[0].Expression;
                    break;
                case InvocationExpressionSyntax
                {
                    ArgumentList.Arguments: { Count: 1 } view, Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsReadOnly" }
                }:
                    expression = view[0].Expression;
                    break;
                case ObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } view, Type: var type, Initializer: null }
                    when SimpleName(type) is "ReadOnlyCollection" or "ReadOnlyDictionary" or "ReadOnlySet":
                    expression = view[0].Expression;
                    break;
                case CollectionExpressionSyntax { Elements: { Count: 1 } elements } when elements[0] is SpreadElementSyntax all:
                    expression = all.Expression;
                    break;
                default:
                    return expression;
            }
        }
    }

    /// <summary>The name that an expression is, of the object itself; null for any other.</summary>
    public static string? NameOf(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax { Identifier.ValueText: var name } => name,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or BaseExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        _ => null,
    };
}
