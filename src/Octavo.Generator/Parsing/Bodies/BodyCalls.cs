// Owns: which of the object's own methods a body calls, and the bodies that it reaches by them. Knows no value.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Parsing.Bodies;

internal static class BodyCalls
{
    /// <summary>The nearest of a type and its bases that overrides something; null for none.</summary>
    private static readonly ConditionalWeakTable<INamedTypeSymbol, Tuple<INamedTypeSymbol?>> s_overriding = new();

    /// <summary>The type whose methods run if a body of a base calls one: the type of the object, down to the last class that overrides something. Most types
    /// override nothing of a base, and then what is known of the base is known of them.</summary>
    /// <param name="type">The type of the object.</param>
    /// <param name="declaring">The type that has the body.</param>
    public static INamedTypeSymbol Owner(INamedTypeSymbol type, INamedTypeSymbol declaring)
    {
        INamedTypeSymbol? last = s_overriding.GetValue(type, static t => Tuple.Create<INamedTypeSymbol?>(MemberParser.BaseFirst(t)
            .LastOrDefault(one => !ValueParser.IsPlatform(one) && one.GetMembers().Any(m => m.IsOverride)))).Item1;
        for (INamedTypeSymbol? one = last; one is not null; one = one.BaseType)
        {
            if (SymbolEqualityComparer.Default.Equals(one, declaring))
            {
                return last!;
            }
        }
        return declaring;
    }

    /// <summary>Bodies, and those of the object's own methods that are called in them, each method once.</summary>
    /// <param name="first">The bodies.</param>
    /// <param name="type">The type of the object.</param>
    /// <param name="isFollowed">Which calls are followed; null for all.</param>
    public static IEnumerable<SyntaxNode> Reached(IEnumerable<SyntaxNode> first, INamedTypeSymbol type,
        Func<InvocationExpressionSyntax, bool>? isFollowed = null)
    {
        var bodies = new List<SyntaxNode>(first);
        var called = new HashSet<string>(StringComparer.Ordinal);
        for (int i = 0; i < bodies.Count; i++)
        {
            yield return bodies[i];
            foreach (string name in bodies[i].DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>()
                .Where(call => isFollowed?.Invoke(call) != false).Select(Called).OfType<string>().Where(called.Add))
            {
                bodies.AddRange(MemberParser.Named(type, name).OfType<IMethodSymbol>().SelectMany(BodyReads.Of));
            }
        }
    }

    /// <summary>The name of a method of the object itself that is called; null for other calls.</summary>
    public static string? Called(InvocationExpressionSyntax call) => call.Expression switch
    {
        SimpleNameSyntax simple => simple.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or BaseExpressionSyntax, Name.Identifier.ValueText: var name } => name,
        _ => null,
    };
}
