// Owns: what is said where an assembly gives another one's type a layout, and an assembly that it references gives it a different one. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Emission;
using Octavo.Generator.Parsing;

namespace Octavo.Generator;

internal static class RivalLayouts
{
    /// <summary>Reports each type of the table whose layout differs, at the attribute that asks for it. Values would swap where the codecs of both assemblies
    /// meet in one process.</summary>
    public static void Report(SourceProductionContext output, AssemblyTable table, Compilation compilation)
    {
        if (table.Rows.All(r => r.LayoutHash == 0))
        {
            return;
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.GenerateCodecFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }] && CompilationFacts.Of(compilation).Layout(type) is { } other
                && CSharpNames.Text(type) is var text
                && table.Rows.Any(r => r.Type == text && r.LayoutHash != 0 && r.LayoutHash != other.Hash))
            {
                output.ReportDiagnostic(Diagnostic.Create(Descriptors.CodecsDiffer, StateSource.PlaceOf(attribute) ?? Location.None, compilation.AssemblyName,
                    type.ToDisplayString(), $"'{compilation.AssemblyName}' and '{other.Assembly.Name}'"));
            }
        }
    }
}
