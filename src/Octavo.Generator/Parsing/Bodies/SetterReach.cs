// Owns: the names that a setter can get to, so that pairs of members that have nothing to do with each other need no closer look. Knows no member.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>
/// Of n properties over fields, <see cref="StateAnalysis.DependsOn"/> looks at n² pairs. Without this, a class of 160 of them took 22 s.
/// </summary>
internal static class SetterReach
{
    private static readonly ConditionalWeakTable<INamedTypeSymbol, BodyReads.Kept<IPropertySymbol, HashSet<string>?>> s_names = new();

    private static readonly BodyReads.Kept<IPropertySymbol, IFieldSymbol[]> s_fields = new(FieldsOf);

    /// <summary>Whether a setter, or what it calls, may write or read another member or what that one is made of.</summary>
    /// <param name="property">The property that has the setter.</param>
    /// <param name="other">The other member.</param>
    /// <param name="type">The type whose methods the setter calls.</param>
    /// <param name="compilation">The compilation.</param>
    public static bool MayTouch(IPropertySymbol property, ISymbol other, INamedTypeSymbol type, Compilation compilation) =>
        s_names.GetValue(type, t => new(one => Names(one, t, compilation))).Of(property) is not { } names || names.Contains(other.Name)
            || ComparerAnalysis.Fields(other).Any(f => names.Contains(f.Name))
            || Fields(property).Any(f => f.Name == other.Name || (other is IPropertySymbol one && StateAnalysis.Mentions(one, f.Name)));

    /// <summary>The fields of a type and its bases that a property's code names.</summary>
    public static IFieldSymbol[] Fields(IPropertySymbol property) => s_fields.Of(property);

    private static IFieldSymbol[] FieldsOf(IPropertySymbol property) => [.. MemberParser.BaseFirst(property.ContainingType)
        .SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>()
        .Where(f => f is { IsStatic: false, IsImplicitlyDeclared: false } && StateAnalysis.Mentions(property, f.Name)
            && (f.DeclaredAccessibility != Accessibility.Private || SymbolEqualityComparer.Default.Equals(f.ContainingType, property.ContainingType)))];

    /// <summary>The names in a setter, in methods of the object and computed properties that those name, and in handlers of events that it raises; null if it
    /// gives the object itself away.</summary>
    private static HashSet<string>? Names(IPropertySymbol property, INamedTypeSymbol type, Compilation compilation)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        var bodies = new Queue<SyntaxNode>(SetterAnalysis.Setter(property) is { } setter ? [setter] : []);
        var seen = new HashSet<SyntaxNode>(bodies);
        while (bodies.Count != 0)
        {
            SyntaxNode body = bodies.Dequeue();
            if (HandlerAnalysis.Handed(body, type, compilation).Any())
            {
                return null;
            }
            IEnumerable<SyntaxNode> named = BodyNames.In(body).Where(names.Add).ToArray()
                .SelectMany(name => MemberParser.Named(type, name))
                .Where(m => m is IMethodSymbol or IPropertySymbol { SetMethod: null }).SelectMany(BodyReads.Of);
            foreach (SyntaxNode next in named.Concat(HandlerAnalysis.Raised(body, type)).Where(seen.Add))
            {
                bodies.Enqueue(next);
            }
        }
        return names;
    }
}
