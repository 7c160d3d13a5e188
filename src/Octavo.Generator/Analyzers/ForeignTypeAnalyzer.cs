// Owns: the reports of types that are another serializer's and have no codec yet.
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Types;

namespace Octavo.Generator.Analyzers;

/// <summary>Reports types with <c>[MessagePackObject]</c>, <c>[MemoryPackable]</c> or <c>[NinoType]</c> that could have a codec.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ForeignTypeAnalyzer : DiagnosticAnalyzer
{
    private static readonly string[] s_marks = ["MessagePack.MessagePackObjectAttribute", "MemoryPack.MemoryPackableAttribute", "Nino.Core.NinoTypeAttribute"];

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.ForeignType];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(Attributes.GenerateCodec) is not null)
            {
                start.RegisterSymbolAction(Analyze, SymbolKind.NamedType);
            }
        });
    }

    private static void Analyze(SymbolAnalysisContext context)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (type.GetAttributes().FirstOrDefault(a => s_marks.Any(mark => Attributes.Is(a, mark))) is not AttributeData mark
            || CompilationFacts.Of(context.Compilation).HasCodec(type))
        {
            return;
        }
        // Parsed as if it had the attribute: what would be of no kind that has a codec is not asked to have one.
        var parse = new ParseContext(context.Compilation);
        new TypeParser(parse).Parse(type, new TypeRequest(0, 0, type.Locations[0]));
        DiagnosticInfo[] found = [.. parse.ToParsed().Diagnostics];
        if (found.Any(d => d.Id == Descriptors.UnsupportedKind.Id || d.Id == Descriptors.Inaccessible.Id))
        {
            return;
        }
        ImmutableDictionary<string, string?> properties = ImmutableDictionary<string, string?>.Empty
            .Add(FixHintKeys.Fix, FixHintKeys.AddCodec).Add(FixHintKeys.Targets, type.GetDocumentationCommentId());
        if (found.Any(d => d.Id == Descriptors.NotPartial.Id))
        {
            properties = properties.Add(FixHintKeys.WithPartial, "");
        }
        context.ReportDiagnostic(
            Diagnostic.Create(Descriptors.ForeignType, type.Locations[0], properties, type.ToDisplayString(), Attributes.Short(mark)));
    }
}
