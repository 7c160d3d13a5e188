// Owns: the report of an assembly that gives another one's type a layout, where a referenced assembly gives it a different one. Knows no member.
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Bodies;
using Octavo.Model.Planning;

namespace Octavo.Generator.Parsing.Compiling;

internal static class ConflictingLayouts
{
    /// <summary>Reports a type whose layout differs, at the attribute that asks for it. Values would swap if the codecs of both assemblies meet in one
    /// process.</summary>
    /// <param name="output">What takes the report.</param>
    /// <param name="row">The type's row, with the hash of its layout.</param>
    /// <param name="compilation">The assembly.</param>
    public static void Report(SourceProductionContext output, AssemblyTableRow row, Compilation compilation)
    {
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.GenerateCodecFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }] && CSharpNames.Text(type) == row.Type
                && CompilationFacts.Of(compilation).Layout(type) is { } other && row.LayoutHash != other.Hash)
            {
                output.ReportDiagnostic(Diagnostic.Create(Descriptors.CodecsDiffer, StateAnalysis.PlaceOf(attribute) ?? Location.None, compilation.AssemblyName,
                    type.ToDisplayString(), $"'{compilation.AssemblyName}' and '{other.Assembly.Name}'"));
            }
        }
    }
}
