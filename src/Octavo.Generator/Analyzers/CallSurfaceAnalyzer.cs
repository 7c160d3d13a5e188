// Owns: the reports of interfaces, controllers and hubs that a framework calls and that no [assembly: GenerateCodecsForCalls] names, if their methods have
// types without a codec.
using System.Collections.Immutable;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;

namespace Octavo.Generator.Analyzers;

/// <summary>Reports where <c>[assembly: GenerateCodecsForCalls]</c> would make codecs that calls of a framework need.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class CallSurfaceAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.CallsWithoutCodecs];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            if (start.Compilation.GetTypeByMetadataName(Attributes.GenerateCodecsForCalls) is null)
            {
                return;
            }
            var places = new FrameworkCallSites(start.Compilation);
            var lacks = new MissingCallCodecs(start.Compilation);
            start.RegisterOperationAction(operation => AnalyzeCall(operation, places, lacks), OperationKind.Invocation);
            if (places.HasDeclarations)
            {
                start.RegisterSymbolAction(symbol => AnalyzeType(symbol, places, lacks), SymbolKind.NamedType);
            }
        });
    }

    private static void AnalyzeCall(OperationAnalysisContext context, FrameworkCallSites places, MissingCallCodecs lacks)
    {
        var call = (IInvocationOperation)context.Operation;
        if (places.OfCall(call) is { } called && lacks.First(called) is { } lack)
        {
            context.ReportDiagnostic(Report(Place(call.Syntax), called, lack));
        }
    }

    private static void AnalyzeType(SymbolAnalysisContext context, FrameworkCallSites places, MissingCallCodecs lacks)
    {
        var type = (INamedTypeSymbol)context.Symbol;
        if (places.OfDeclaration(type) is { } called && lacks.First(called) is { } lack)
        {
            context.ReportDiagnostic(Report(type.Locations[0], called, lack));
        }
    }

    private static Diagnostic Report(Location location, INamedTypeSymbol called, ITypeSymbol lack)
    {
        ImmutableDictionary<string, string?> properties = ImmutableDictionary<string, string?>.Empty
            .Add(FixHintKeys.Fix, FixHintKeys.AskForCalls).Add(FixHintKeys.Targets, CSharpNames.Text(called));
        return Diagnostic.Create(Descriptors.CallsWithoutCodecs, location, properties, called.ToDisplayString(), lack.ToDisplayString());
    }

    /// <summary>The name of the method with its type argument, without the lines of a chain of calls before it.</summary>
    private static Location Place(SyntaxNode call) => call is InvocationExpressionSyntax { Expression: var method }
        && method.DescendantNodesAndSelf().OfType<SimpleNameSyntax>().LastOrDefault(name => name.Parent == method || name == method) is { } last
            ? last.GetLocation() : call.GetLocation();
}
