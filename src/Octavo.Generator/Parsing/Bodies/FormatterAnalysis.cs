// Owns: the classes of a project that format a type for MessagePack-CSharp, which finds them without an attribute. Knows no codec.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Compiling;

namespace Octavo.Generator.Parsing.Bodies;

internal static class FormatterAnalysis
{
    private const string Formatter = "MessagePack.Formatters.IMessagePackFormatter`1";
    private const string Excluded = "MessagePack.ExcludeFormatterFromSourceGeneratedResolverAttribute";

    private static readonly ConditionalWeakTable<Compilation, Dictionary<ISymbol, INamedTypeSymbol>> s_formatters = new();

    /// <summary>The class that formats a type; null if none does.</summary>
    public static INamedTypeSymbol? Of(Compilation compilation, ITypeSymbol type) =>
        s_formatters.GetValue(compilation, Find).TryGetValue(type.OriginalDefinition, out INamedTypeSymbol? formatter) ? formatter : null;

    private static Dictionary<ISymbol, INamedTypeSymbol> Find(Compilation compilation)
    {
        var found = new Dictionary<ISymbol, INamedTypeSymbol>(SymbolEqualityComparer.Default);
        if (compilation.GetTypesByMetadataName(Formatter).FirstOrDefault() is not { } formatter)
        {
            return found;
        }
        foreach (INamedTypeSymbol type in CompilationFacts.Types(compilation.Assembly))
        {
            foreach (INamedTypeSymbol one in type.AllInterfaces.Where(i => SymbolEqualityComparer.Default.Equals(i.OriginalDefinition, formatter)))
            {
                if (one.TypeArguments[0].TypeKind != TypeKind.TypeParameter && type.TypeKind is TypeKind.Class or TypeKind.Struct && !type.IsAbstract
                    && Attributes.Find(type, Excluded) is null)
                {
                    found[one.TypeArguments[0].OriginalDefinition] = type;
                }
            }
        }
        return found;
    }
}
