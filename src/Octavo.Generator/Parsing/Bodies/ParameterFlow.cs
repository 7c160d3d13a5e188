// Owns: the way of a constructor's parameter to a field or property, and which parameter takes an argument. Knows no getter and no format.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class ParameterFlow
{
    /// <summary>Constructors that call one another are followed so far.</summary>
    private const int Longest = 8;

    /// <summary>What comes into a field or property of a constructor's parameter, where it becomes another value, and whether some values do not come
    /// there.</summary>
    public static (Effect Effect, SyntaxNode? Place, bool IsPartial) Into(IParameterSymbol parameter, ISymbol member, ISymbol state,
        INamedTypeSymbol type, Compilation compilation, int depth = Longest)
    {
        if (parameter.ContainingSymbol is not IMethodSymbol constructor || depth == 0)
        {
            return default;
        }
        if (StateAnalysis.IsHidden(constructor.ContainingType))
        {
            // Another assembly's property that the compiler makes, and its parameter of the same name, are taken to be what they seem.
            return (state is IPropertySymbol property && FillParser.IsAuto(property)
                && string.Equals(property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) ? Effect.Same : Effect.Unknown, null, false);
        }
        string[] others = [.. constructor.Parameters.Where(p => p.Ordinal != parameter.Ordinal).Select(p => p.Name)];
        SyntaxNode? unused = null;
        foreach (SyntaxNode node in BodyReads.Of(constructor))
        {
            ArgumentListSyntax? passed = null;
            if (node is ConstructorDeclarationSyntax declaration)
            {
                passed = declaration.Initializer?.ArgumentList;
                if (((SyntaxNode?)declaration.Body ?? declaration.ExpressionBody) is { } body)
                {
                    BodyFlow flow = BodyFlow.Of(body, new ValueNames(parameter.Name, others), Places(member, state),
                        BodyCalls.Owner(type, constructor.ContainingType),
                        constructor.Parameters.Select(p => p.Name), StartsEmpty(state, constructor), compilation);
                    if (flow.IsFilled(body, state.Name, out string filled)
                        && AddAnalysis.Changes(body, parameter.Name, constructor.ContainingType, filled, isOpen: false) is { } added)
                    {
                        return (Effect.Other, added, false);
                    }
                    if (flow.Writes != 0)
                    {
                        return (flow.Effect, flow.Place ?? flow.Stored, flow.IsPartial);
                    }
                    if (state is IFieldSymbol field && IsOf(state, constructor.ContainingType)
                        && (SetterAnalysis.Gives(body, parameter.Name, state.Name)
                        || AddAnalysis.Gives(body, parameter.Name, constructor.ContainingType, state.Name)))
                    {
                        // A collection is given it by its methods, or by those of the object.
                        return Added(parameter, body, field, constructor) is { } changed ? (Effect.Other, changed, false) : (Effect.Unknown, null, false);
                    }
                    unused = flow.IsUnsure || declaration.Initializer is not null ? null
                        : declaration.ParameterList.Parameters.ElementAtOrDefault(parameter.Ordinal);
                }
            }
            else if (node is TypeDeclarationSyntax primary)
            {
                if (state.Name == "<" + parameter.Name + ">P" && IsOf(state, constructor.ContainingType))
                {
                    return (Effect.Same, null, false);
                }
                if (IsOf(state, constructor.ContainingType) && OfPrimary(state) is { } place)
                {
                    return place is ParameterSyntax ? (state.Name == parameter.Name ? Effect.Same : Effect.Unknown, null, false)
                        : (BodyFlow.Judge((ExpressionSyntax)place, new ValueNames(parameter.Name, others), constructor.ContainingType, compilation), place,
                            false);
                }
                passed = primary.BaseList?.Types.OfType<PrimaryConstructorBaseTypeSyntax>().FirstOrDefault()?.ArgumentList;
                unused = passed is null ? primary.ParameterList?.Parameters.ElementAtOrDefault(parameter.Ordinal) : null;
            }
            if (passed is not null && compilation.ContainsSyntaxTree(passed.SyntaxTree)
                && compilation.ModelOf(passed).GetSymbolInfo(passed.Parent!).Symbol is IMethodSymbol called)
            {
                return Passed(parameter, called, passed, others, member, state, type, compilation, depth - 1);
            }
        }
        // A parameter that has the name of a member, and does not come into it.
        return unused is not null && IsOf(state, constructor.ContainingType) && state is IFieldSymbol or IPropertySymbol { IsPartialDefinition: false }
            && StateParser.HasField(state) ? (Effect.Nothing, unused, false) : default;
    }

    /// <summary>What comes into a field or property by the constructor that another calls.</summary>
    private static (Effect Effect, SyntaxNode? Place, bool IsPartial) Passed(IParameterSymbol parameter, IMethodSymbol called, ArgumentListSyntax passed,
        string[] others, ISymbol member, ISymbol state, INamedTypeSymbol type, Compilation compilation, int depth)
    {
        ArgumentSyntax[] mine = [.. passed.Arguments.Where(a => ExpressionEffects.IsMentioned(a.Expression, parameter.Name))];
        var names = new ValueNames(parameter.Name, others);
        if (mine.Length == 1 && Taken(called, passed, mine[0]) is { } next)
        {
            (Effect Effect, SyntaxNode? Place, bool IsPartial) inner = Into(next, member, state, type, compilation, depth);
            return inner.Effect switch
            {
                Effect.Same => (ExpressionEffects.Judge(mine[0].Expression, names), mine[0].Expression, inner.IsPartial),
                Effect.Nothing => default,
                _ => inner,
            };
        }
        ArgumentSyntax? other = mine.Length != 0 ? null : passed.Arguments.FirstOrDefault(a => ExpressionEffects.Judge(a.Expression, names) == Effect.Other
            && Taken(called, passed, a) is { } taken && Into(taken, member, state, type, compilation, depth).Effect == Effect.Same);
        return other is null ? default : (Effect.Other, other.Expression, false);
    }

    /// <summary>Where a collection that is given a parameter's elements has others too, or does not get some.</summary>
    private static SyntaxNode? Added(IParameterSymbol parameter, SyntaxNode body, IFieldSymbol field, IMethodSymbol constructor) =>
        AddAnalysis.Changes(body, parameter.Name, constructor.ContainingType, field.Name, FieldChanges.IsChangedByMethods(field.ContainingType, field.Name))
            ?? AddAnalysis.Beside(body, parameter.Name, field);

    /// <summary>The names of what is assigned for a field or property: a property whose setter hands the value on to it too.</summary>
    private static string[] Places(ISymbol member, ISymbol state) =>
        member is IPropertySymbol { SetMethod: not null } && !SymbolEqualityComparer.Default.Equals(member, state) ? [state.Name, member.Name] : [state.Name];

    /// <summary>Whether a field or property has nothing before the body of a constructor runs.</summary>
    private static bool StartsEmpty(ISymbol state, IMethodSymbol constructor) => IsOf(state, constructor.ContainingType)
        && ComparerParser.Initializer(state) is null;

    /// <summary>Whether a type declares a member, whatever their arguments.</summary>
    public static bool IsOf(ISymbol member, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(member.ContainingType.OriginalDefinition, type.OriginalDefinition);

    /// <summary>What a primary constructor gives a field or property: an initializer, or the parameter that declares it; null for nothing.</summary>
    private static SyntaxNode? OfPrimary(ISymbol state) => BodyReads.Of(state).Select(n => n switch
    {
        PropertyDeclarationSyntax property => property.Initializer?.Value,
        VariableDeclaratorSyntax field => field.Initializer?.Value,
        ParameterSyntax => n,
        _ => null,
    }).FirstOrDefault(n => n is not null);

    /// <summary>The parameter that takes an argument.</summary>
    public static IParameterSymbol? Taken(IMethodSymbol called, ArgumentListSyntax passed, ArgumentSyntax argument)
    {
        int index = passed.Arguments.IndexOf(argument);
        return argument.NameColon is { Name.Identifier.ValueText: var name } ? called.Parameters.FirstOrDefault(p => p.Name == name)
            : index < called.Parameters.Length ? called.Parameters[index] : null;
    }
}
