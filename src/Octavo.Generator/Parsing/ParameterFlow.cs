// Owns: what the text of a type says of the way from a constructor's parameter to a member and back: whether reading gives the member the value that was
// written. Knows no format.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Parsing;

/// <summary>
/// Expressions are judged by their form alone. A call such as <c>x.Trim()</c> may leave its own result as it is, which no form shows, so nothing is said of
/// it; an operator such as <c>x + 1</c> does not.
/// </summary>
internal static class ParameterFlow
{
    /// <summary>Constructors that call one another are followed so far.</summary>
    private const int Longest = 8;

    /// <summary>What an expression makes of a value.</summary>
    private enum Effect
    {
        /// <summary>It is not known.</summary>
        Unknown,

        /// <summary>It gives the value itself, or throws.</summary>
        Same,

        /// <summary>It gives another value each time.</summary>
        Other,
    }

    /// <summary>Whether a constructor keeps a parameter as it is, and the property that the parameter is taken from gives something else.</summary>
    /// <param name="property">The property.</param>
    /// <param name="state">What keeps it: a field, or the property whose field it is.</param>
    /// <param name="parameter">The constructor's parameter.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    public static bool GivesOther(IPropertySymbol property, ISymbol state, IParameterSymbol parameter, Compilation compilation)
    {
        string name = SymbolEqualityComparer.Default.Equals(property, state) ? "field" : StateParser.NameOf(state);
        ExpressionSyntax[] given = Given(property);
        return given.Any(g => !IsSame(g, name) || Narrows(g, property.Type, parameter.Type)) && given.Any(g => IsMentioned(g, name))
            && Into(parameter, property, state, compilation, Longest).Effect == Effect.Same;
    }

    /// <summary>Whether an expression casts a number to a type that holds fewer.</summary>
    private static bool Narrows(ExpressionSyntax given, ITypeSymbol type, ITypeSymbol kept) =>
        !SymbolEqualityComparer.Default.Equals(type, kept) && kept is not INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T }
            && type.IsValueType && given.DescendantNodesAndSelf().Any(n => n is CastExpressionSyntax { Type: PredefinedTypeSyntax });

    /// <summary>Where a member is given another value than the one that was written of it, and the text of that value; null where nothing shows that it
    /// is.</summary>
    /// <param name="member">The member.</param>
    /// <param name="parameter">The constructor's parameter that takes the member; null where a setter does.</param>
    /// <param name="within">The type whose text is looked at; null for the text of its bases too.</param>
    /// <param name="compilation">The compilation, which is asked where one constructor calls another.</param>
    public static (Location Place, string Text)? Changed(ISymbol member, IParameterSymbol? parameter, INamedTypeSymbol? within, Compilation compilation) =>
        Changed(member, parameter, compilation) is { } place
            && within?.DeclaringSyntaxReferences.Any(r => r.SyntaxTree == place.SyntaxTree && r.Span.Contains(place.Span)) != false
            ? (place.GetLocation(), place.ToString()) : null;

    private static SyntaxNode? Changed(ISymbol member, IParameterSymbol? parameter, Compilation compilation)
    {
        ExpressionSyntax[] given = member is IPropertySymbol property ? Given(property) : [];
        if (parameter is null)
        {
            return given.Length == 1 ? BySetter((IPropertySymbol)member, given[0]) : null;
        }
        // What the getter gives: a field or another property of the type, or the member's own field.
        ISymbol? state = given.Length == 0 ? member : given.Length == 1 ? Named(given[0], member) : null;
        return state is not null && Into(parameter, member, state, compilation, Longest) is (Effect.Other, { } place) ? place : null;
    }

    /// <summary>What the getter of a property can give; nothing where the compiler makes it.</summary>
    private static ExpressionSyntax[] Given(IPropertySymbol property)
    {
        foreach (PropertyDeclarationSyntax declaration in Declarations(property))
        {
            if (declaration.ExpressionBody is { } arrow)
            {
                return [arrow.Expression];
            }
            AccessorDeclarationSyntax? getter = Accessor(declaration, SyntaxKind.GetAccessorDeclaration);
            if (getter?.ExpressionBody is { } body)
            {
                return [body.Expression];
            }
            if (getter?.Body is { } block)
            {
                return [.. Own(block).OfType<ReturnStatementSyntax>().Select(r => r.Expression).OfType<ExpressionSyntax>()];
            }
        }
        return [];
    }

    private static IEnumerable<PropertyDeclarationSyntax> Declarations(IPropertySymbol property) =>
        BodyReads.Of(property).OfType<PropertyDeclarationSyntax>();

    private static AccessorDeclarationSyntax? Accessor(PropertyDeclarationSyntax declaration, SyntaxKind kind) =>
        declaration.AccessorList?.Accessors.FirstOrDefault(a => a.IsKind(kind));

    /// <summary>The nodes of a body that are not in functions within it.</summary>
    private static IEnumerable<SyntaxNode> Own(SyntaxNode body) =>
        body.DescendantNodes(n => n is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax));

    /// <summary>The field or property of the member's type, or of a base, that an expression gives as it is; null for anything else.</summary>
    private static ISymbol? Named(ExpressionSyntax given, ISymbol member)
    {
        ExpressionSyntax bare = Bare(given);
        if (bare is FieldExpressionSyntax)
        {
            return member;
        }
        string? name = NameOf(bare);
        for (INamedTypeSymbol? type = name is null ? null : member.ContainingType; type is not null; type = type.BaseType)
        {
            // A parameter of a primary constructor is kept in a field that has its name between brackets.
            ISymbol? found = type.GetMembers(name!)
                .FirstOrDefault(m => m is IFieldSymbol or IPropertySymbol && !SymbolEqualityComparer.Default.Equals(m, member))
                ?? type.GetMembers("<" + name + ">P").FirstOrDefault();
            if (found is not null)
            {
                return found;
            }
        }
        return null;
    }

    /// <summary>Where a setter and a getter make another value of what is set: one of them is an operator, and the other one hands the value on.</summary>
    private static SyntaxNode? BySetter(IPropertySymbol property, ExpressionSyntax given)
    {
        foreach (PropertyDeclarationSyntax declaration in Declarations(property))
        {
            AccessorDeclarationSyntax? setter =
                Accessor(declaration, SyntaxKind.SetAccessorDeclaration) ?? Accessor(declaration, SyntaxKind.InitAccessorDeclaration);
            ExpressionSyntax? only = setter?.ExpressionBody?.Expression
                ?? (setter?.Body is { Statements: { Count: 1 } one } && one[0] is ExpressionStatementSyntax statement ? statement.Expression : null);
            if (only is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment && KeptIn(assignment.Left) is { } kept)
            {
                Effect set = Judge(assignment.Right, "value", []);
                Effect got = Judge(given, kept, []);
                return (set, got) is (Effect.Same, Effect.Other) or (Effect.Other, Effect.Same) ? set == Effect.Other ? assignment : given : null;
            }
        }
        return null;
    }

    private static string? KeptIn(ExpressionSyntax left) => left is FieldExpressionSyntax ? "field" : NameOf(left);

    /// <summary>What comes into a field or property of a constructor's parameter, and where it becomes another value.</summary>
    private static (Effect Effect, SyntaxNode? Place) Into(IParameterSymbol parameter, ISymbol member, ISymbol state, Compilation compilation, int depth)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol constructor || depth == 0)
        {
            return default;
        }
        if (StateSource.IsHidden(constructor.ContainingType))
        {
            // Another assembly's property that the compiler makes, and its parameter of the same name, are taken to be what they seem.
            return (state is IPropertySymbol property && FillParser.IsAuto(property)
                && string.Equals(property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) ? Effect.Same : Effect.Unknown, null);
        }
        string[] others = [.. constructor.Parameters.Where(p => p.Ordinal != parameter.Ordinal).Select(p => p.Name)];
        foreach (SyntaxNode node in BodyReads.Of(constructor))
        {
            ArgumentListSyntax? passed = null;
            if (node is ConstructorDeclarationSyntax declaration)
            {
                passed = declaration.Initializer?.ArgumentList;
                if (((SyntaxNode?)declaration.Body ?? declaration.ExpressionBody) is { } body)
                {
                    (int writes, ExpressionSyntax? value) = Written(body, constructor, member, state);
                    if (writes != 0)
                    {
                        return value is null ? default : (Judge(value, parameter.Name, others), value);
                    }
                }
            }
            else if (node is TypeDeclarationSyntax type)
            {
                if (state.Name == "<" + parameter.Name + ">P" && IsOf(state, constructor.ContainingType))
                {
                    return (Effect.Same, null);
                }
                if (IsOf(state, constructor.ContainingType) && OfPrimary(state) is { } place)
                {
                    return place is ParameterSyntax ? (state.Name == parameter.Name ? Effect.Same : Effect.Unknown, null)
                        : (Judge((ExpressionSyntax)place, parameter.Name, others), place);
                }
                passed = type.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList;
            }
            if (passed is not null && compilation.ContainsSyntaxTree(passed.SyntaxTree)
                && compilation.GetSemanticModel(passed.SyntaxTree).GetSymbolInfo(passed.Parent!).Symbol is IMethodSymbol called)
            {
                return Passed(parameter, called, passed, others, member, state, compilation, depth - 1);
            }
        }
        return default;
    }

    /// <summary>What comes into a field or property by the constructor that another calls.</summary>
    private static (Effect Effect, SyntaxNode? Place) Passed(IParameterSymbol parameter, IMethodSymbol called, ArgumentListSyntax passed, string[] others,
        ISymbol member, ISymbol state, Compilation compilation, int depth)
    {
        ArgumentSyntax[] mine = [.. passed.Arguments.Where(a => IsMentioned(a.Expression, parameter.Name))];
        if (mine.Length == 1 && Taken(called, passed, mine[0]) is { } next)
        {
            (Effect Effect, SyntaxNode? Place) inner = Into(next, member, state, compilation, depth);
            return inner.Effect == Effect.Same ? (Judge(mine[0].Expression, parameter.Name, others), mine[0].Expression) : inner;
        }
        ArgumentSyntax? other = mine.Length != 0 ? null : passed.Arguments.FirstOrDefault(a => Judge(a.Expression, parameter.Name, others) == Effect.Other
            && Taken(called, passed, a) is { } taken && Into(taken, member, state, compilation, depth).Effect == Effect.Same);
        return other is null ? default : (Effect.Other, other.Expression);
    }

    /// <summary>Whether a type declares a member, whatever their arguments.</summary>
    private static bool IsOf(ISymbol member, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(member.ContainingType.OriginalDefinition, type.OriginalDefinition);

    /// <summary>What a primary constructor gives a field or property: an initializer, or the parameter that declares it; null for nothing.</summary>
    private static SyntaxNode? OfPrimary(ISymbol state) => state.DeclaringSyntaxReferences.Select(r => r.GetSyntax()).Select(n => n switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax field => field.Initializer?.Value,
        ParameterSyntax => n,
        _ => null,
    }).FirstOrDefault(n => n is not null);

    /// <summary>The parameter that takes an argument.</summary>
    private static IParameterSymbol? Taken(IMethodSymbol called, ArgumentListSyntax passed, ArgumentSyntax argument)
    {
        int index = passed.Arguments.IndexOf(argument);
        return argument.NameColon is { Name.Identifier.ValueText: var name } ? called.Parameters.FirstOrDefault(p => p.Name == name)
            : index < called.Parameters.Length ? called.Parameters[index] : null;
    }

    /// <summary>How often a constructor's body writes a field or property, and the value if it does so once and in any case.</summary>
    private static (int Writes, ExpressionSyntax? Value) Written(SyntaxNode body, IMethodSymbol constructor, ISymbol member, ISymbol state)
    {
        // A property whose setter hands the value on to the field is assigned in its place.
        string[] names = member is IPropertySymbol { SetMethod: not null } && !SymbolEqualityComparer.Default.Equals(member, state) ? [state.Name, member.Name]
            : [state.Name];
        int writes = 0;
        ExpressionSyntax? found = null;
        foreach (SyntaxNode node in Own(body))
        {
            ExpressionSyntax? value = node is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set ? set.Right : null;
            switch (node)
            {
                case AssignmentExpressionSyntax { Left: TupleExpressionSyntax left } assignment:
                    for (int i = 0; i < left.Arguments.Count; i++)
                    {
                        if (IsMember(left.Arguments[i].Expression))
                        {
                            Write(node, assignment.Right is TupleExpressionSyntax right ? right.Arguments[i].Expression : null);
                        }
                    }
                    break;
                case AssignmentExpressionSyntax assignment when IsMember(assignment.Left):
                    Write(node, value);
                    break;
                case ArgumentSyntax { RefKindKeyword.RawKind: not 0 } argument when IsMember(argument.Expression):
                case PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression } after when IsMember(after.Operand):
                case PrefixUnaryExpressionSyntax { OperatorToken.RawKind: (int)SyntaxKind.PlusPlusToken or (int)SyntaxKind.MinusMinusToken } before
                    when IsMember(before.Operand):
                    Write(node, null);
                    break;
            }
        }
        return (writes, found);

        void Write(SyntaxNode at, ExpressionSyntax? value)
        {
            writes++;
            found = writes == 1 && IsAlways(at, body) ? value : null;
        }

        bool IsMember(ExpressionSyntax left) => NameOf(left) is { } name && Array.IndexOf(names, name) >= 0
            && (left is MemberAccessExpressionSyntax || constructor.Parameters.All(p => p.Name != name));
    }

    /// <summary>Whether a node of a body runs whenever the body does, unless something throws.</summary>
    private static bool IsAlways(SyntaxNode node, SyntaxNode body)
    {
        for (SyntaxNode? one = node.Parent; one is not null && one != body; one = one.Parent)
        {
            if (one is not (BlockSyntax or ExpressionStatementSyntax or AssignmentExpressionSyntax or ParenthesizedExpressionSyntax or LockStatementSyntax
                or UsingStatementSyntax or CheckedStatementSyntax or TryStatementSyntax))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>What an expression makes of what has a name.</summary>
    /// <param name="expression">The expression.</param>
    /// <param name="name">The name; <c>field</c> for the field of a property.</param>
    /// <param name="others">Names of other values: one of these alone is another value.</param>
    private static Effect Judge(ExpressionSyntax expression, string name, string[] others)
    {
        ExpressionSyntax bare = Bare(expression);
        if (KeptIn(bare) is { } found)
        {
            return found == name ? Effect.Same : bare is IdentifierNameSyntax && Array.IndexOf(others, found) >= 0 ? Effect.Other : Effect.Unknown;
        }
        return bare switch
        {
            AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } set => Judge(set.Right, name, others),
            BinaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.SubtractExpression or (int)SyntaxKind.MultiplyExpression
                or (int)SyntaxKind.DivideExpression or (int)SyntaxKind.LeftShiftExpression or (int)SyntaxKind.RightShiftExpression
                or (int)SyntaxKind.UnsignedRightShiftExpression or (int)SyntaxKind.ExclusiveOrExpression
            } binary =>
                    (IsSame(binary.Left, name) && !IsMentioned(binary.Right, name)) || (IsSame(binary.Right, name) && !IsMentioned(binary.Left, name))
                    ? Effect.Other : Effect.Unknown,
            PrefixUnaryExpressionSyntax
            {
                RawKind: (int)SyntaxKind.UnaryMinusExpression or (int)SyntaxKind.BitwiseNotExpression
                or (int)SyntaxKind.LogicalNotExpression
            } unary => IsSame(unary.Operand, name) ? Effect.Other : Effect.Unknown,
            InterpolatedStringExpressionSyntax { Contents: { Count: > 1 } parts }
                when parts.Count(p => p is InterpolationSyntax hole && IsMentioned(hole, name)) == 1
                && parts.Any(p => p is InterpolationSyntax hole && IsSame(hole.Expression, name)) => Effect.Other,
            _ => Effect.Unknown,
        };
    }

    private static bool IsSame(ExpressionSyntax expression, string name) => Judge(expression, name, []) == Effect.Same;

    private static bool IsMentioned(SyntaxNode node, string name) => node.DescendantTokens()
        .Any(t => t.ValueText == name && t.RawKind is (int)SyntaxKind.IdentifierToken or (int)SyntaxKind.FieldKeyword);

    /// <summary>An expression without what does not change its value: brackets, a cast, a test whose other way throws, a copy of a collection.</summary>
    private static ExpressionSyntax Bare(ExpressionSyntax expression)
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
                } when owner.ToString().EndsWith("Volatile", StringComparison.Ordinal):
                    expression = arguments[0].Expression;
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
    private static string? NameOf(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax { Identifier.ValueText: var name } => name,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or BaseExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        _ => null,
    };
}
