// Owns: the compilation as it is with the non-public members of referenced assemblies, which the compiler leaves out otherwise. Knows no type.
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Compiling;

internal static class WholeCompilation
{
    private static readonly ConditionalWeakTable<Compilation, Compilation> s_known = new();

    /// <summary>The same compilation with all members. Its symbols are others than those of the compilation: nothing of one may meet the other.</summary>
    public static Compilation Of(Compilation compilation) =>
        s_known.GetValue(compilation, static c => c.WithOptions(c.Options.WithMetadataImportOptions(MetadataImportOptions.All)));

    /// <summary>An attribute of the assembly as the whole compilation has it.</summary>
    public static AttributeData? Find(Compilation whole, AttributeData attribute) => attribute.ApplicationSyntaxReference is not { } place ? null
        : whole.Assembly.GetAttributes()
        .FirstOrDefault(a => a.ApplicationSyntaxReference is { } other && other.SyntaxTree == place.SyntaxTree && other.Span == place.Span);

    /// <summary>The one of a type and its bases that is known from a reference assembly, which has no private members: they would be left out unseen. Null if
    /// there is none.</summary>
    public static INamedTypeSymbol? Reduced(INamedTypeSymbol type) =>
        MemberParser.BaseFirst(type)
            .FirstOrDefault(t =>
                !t.Locations.Any(l => l.IsInSource)
                    && Attributes.Find(t.ContainingAssembly, "System.Runtime.CompilerServices.ReferenceAssemblyAttribute") is not null);
}
