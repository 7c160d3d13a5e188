// Owns: how a type becomes another and comes back, as C# text.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Members;
using Octavo.Generator.Parsing.Types;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing.Values;

/// <summary>Two conversions.</summary>
/// <param name="From">C# text of the surrogate, with <c>$</c> for the object.</param>
/// <param name="To">C# text of the object, with <c>$</c> for the surrogate.</param>
/// <param name="Accessors">What they reach past visibility.</param>
internal sealed record Conversions(string From, string To, AccessorModel[] Accessors)
{
    /// <summary>A static method of a type that takes and returns exactly what is asked for; null if there is none.</summary>
    public static string? Method(ParseContext context, ITypeSymbol type, ITypeSymbol from, ITypeSymbol to, string method) =>
        type.GetMembers(method).OfType<IMethodSymbol>()
            .Any(m => m is { IsStatic: true, IsGenericMethod: false, Parameters: [{ } parameter] }
            && Overloads.TakesValue(parameter) && context.CanReach(m) && !ObsoleteParser.IsRefused(m)
            && SymbolEqualityComparer.Default.Equals(parameter.Type, from) && SymbolEqualityComparer.Default.Equals(m.ReturnType, to)
            && !Overloads.IsOutdone(context, m, type.GetMembers(method)))
            ? CSharpNames.Text(type) + "." + method + "($)" : null;

    /// <summary>A conversion operator of either type; null if there is none. C# would take one by way of a third type as well, and cast what it gives: a number
    /// that is too large would become another one.</summary>
    public static string? Operator(ParseContext context, ITypeSymbol from, ITypeSymbol to) =>
        context.Compilation.ClassifyConversion(from, to) is { IsUserDefined: true } && Operators(from).Concat(Operators(to)).Any(o =>
            o.Parameters is [{ Type: var taken }] && IsKept(context, from, taken) && IsKept(context, o.ReturnType, to))
            ? "(" + CSharpNames.Text(to) + ")($)" : null;

    private static IEnumerable<IMethodSymbol> Operators(ITypeSymbol type) => type is not INamedTypeSymbol named ? []
        : MemberParser.BaseFirst(named).Append(named).SelectMany(t => t.GetMembers()).OfType<IMethodSymbol>()
            .Where(m => m.Name is "op_Implicit" or "op_Explicit");

    private static bool IsKept(ParseContext context, ITypeSymbol from, ITypeSymbol to) => SymbolEqualityComparer.Default.Equals(from, to)
        || context.Compilation.ClassifyConversion(from, to) is { IsImplicit: true, IsUserDefined: false };
}
