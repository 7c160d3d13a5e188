// Owns: what the compiler refuses to name because it is obsolete: code for it has to be obsolete itself. Knows no emitter.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Compiling;

internal static class ObsoleteParser
{
    /// <summary>Whether a symbol has <c>[Obsolete("…", true)]</c>.</summary>
    public static bool IsRefused(ISymbol? symbol) => Attributes.Find(symbol, Attributes.Obsolete)?.ConstructorArguments is [_, { Value: true }, ..];

    /// <summary>Whether the text of a type names one that is refused: itself, a type around it, an argument.</summary>
    public static bool Names(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol array => Names(array.ElementType),
        INamedTypeSymbol named => IsRefused(named.OriginalDefinition) || Names(named.ContainingType) || named.TypeArguments.Any(Names),
        _ => false,
    };

    /// <summary>Whether the code of a type's codec names something that is refused.</summary>
    public static bool Touches(INamedTypeSymbol type, IEnumerable<MemberDraft> members, IMethodSymbol constructor) =>
        MemberParser.BaseFirst(type).Any(t => Names(t) || t.GetMembers().OfType<IMethodSymbol>().Any(m => m.MethodKind == MethodKind.Ordinary && IsRefused(m)))
        || IsRefused(constructor) || constructor.Parameters.Any(p => Names(p.Type))
        || members.Any(Touches);

    private static bool Touches(MemberDraft member)
    {
        for (ISymbol? one = member.Symbol; one is not null; one = (one as IPropertySymbol)?.OverriddenProperty)
        {
            if (IsRefused(one) || (one is IPropertySymbol property && (IsRefused(property.GetMethod) || IsRefused(property.SetMethod))))
            {
                return true;
            }
        }
        return Names(member.Type);
    }
}
