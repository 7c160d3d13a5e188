// Owns: whether a call by name in emitted code means the method or constructor that was chosen, or another one that C# prefers. Knows no member.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Parsing.Types;

/// <summary>
/// Emitted arguments have exactly the types of the chosen parameters, so C# takes the chosen method by itself, but for three cases: another one has a higher
/// <c>[OverloadResolutionPriority]</c>, takes by value what the chosen one takes by <c>in</c>, or has the same types only because a type argument is one of
/// them. No cast distinguishes these; an accessor does, because it goes by the signature.
/// </summary>
internal static class Overloads
{
    private const string Priority = "System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute";

    /// <summary>Whether C# may take another method than the one that is meant.</summary>
    /// <param name="context">What emitted code can reach.</param>
    /// <param name="meant">The method or constructor.</param>
    /// <param name="all">Those of its name in its type.</param>
    public static bool IsOutdone(ParseContext context, IMethodSymbol meant, IEnumerable<ISymbol> all) => all.OfType<IMethodSymbol>()
        .Any(other => !SymbolEqualityComparer.Default.Equals(other, meant) && Takes(context, other, meant) && context.CanReach(other));

    /// <summary>Whether a parameter takes a value: by value, or by a reference through which it is only read.</summary>
    public static bool TakesValue(IParameterSymbol parameter) => parameter.RefKind == RefKind.None || IsIn(parameter);

    /// <summary>Whether it is an <c>in</c> or a <c>ref readonly</c> parameter.</summary>
    public static bool IsIn(IParameterSymbol parameter) => parameter.RefKind is RefKind.In or RefKind.RefReadOnlyParameter;

    /// <summary>Whether a constructor may take this many arguments, one by one or as <c>params</c>.</summary>
    public static bool MayTake(IMethodSymbol method, int count) =>
        method.Parameters.Length >= count || method.Parameters[method.Parameters.Length - 1].IsParams;

    private static bool Takes(ParseContext context, IMethodSymbol other, IMethodSymbol meant)
    {
        int count = meant.Parameters.Length;
        if ((other.Parameters.Length == 0 && count != 0) || !MayTake(other, count)
            || other.Parameters.Skip(count).Any(p => !p.HasExplicitDefaultValue && !p.IsParams))
        {
            return false;
        }
        int priority = PriorityOf(other).CompareTo(PriorityOf(meant));
        // C# looks at overrides only if nothing else of their type takes the arguments.
        if (priority > 0 || (meant.OverriddenMethod is not null && other.OverriddenMethod is null))
        {
            return meant.Parameters.All(p => Types(other, p.Ordinal).Any(t => Converts(context, p.Type, t)));
        }
        return priority == 0 && other.Parameters.Length >= count
            && meant.Parameters.All(p => other.Parameters[p.Ordinal] is var taken && TakesValue(taken)
                && SymbolEqualityComparer.Default.Equals(taken.Type, p.Type))
            && (meant.Parameters.Any(IsIn)
            || (other.Parameters.Length == count && !meant.OriginalDefinition.Parameters.All(p =>
                SymbolEqualityComparer.Default.Equals(other.OriginalDefinition.Parameters[p.Ordinal].Type, p.Type))));
    }

    /// <summary>What a parameter of a place can take: itself, or one of what <c>params</c> gathers.</summary>
    private static IEnumerable<ITypeSymbol> Types(IMethodSymbol method, int place)
    {
        int last = method.Parameters.Length - 1;
        if (place <= last)
        {
            yield return method.Parameters[place].Type;
        }
        if (place >= last && method.Parameters[last] is { IsParams: true, Type: var gathered }
            && (gathered is IArrayTypeSymbol array ? array.ElementType : (gathered as INamedTypeSymbol)?.TypeArguments.FirstOrDefault()) is { } element)
        {
            yield return element;
        }
    }

    private static bool Converts(ParseContext context, ITypeSymbol from, ITypeSymbol to) => context.Compilation.ClassifyConversion(from, to).IsImplicit;

    private static int PriorityOf(IMethodSymbol method) =>
        Attributes.Find(method, Priority)?.ConstructorArguments is [{ Value: int priority }] ? priority : 0;
}
