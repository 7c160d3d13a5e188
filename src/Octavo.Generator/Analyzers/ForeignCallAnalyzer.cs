// Owns: the reports of calls of other serializers that a call of Octavo replaces.
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using Octavo.Generator.Diagnostics;

namespace Octavo.Generator.Analyzers;

/// <summary>Reports calls of MessagePack-CSharp's and MemoryPack's serializers, for editors to offer their counterparts.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ForeignCallAnalyzer : DiagnosticAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = [Descriptors.MessagePackCall, Descriptors.MemoryPackCall];

    /// <inheritdoc/>
    public override void Initialize(AnalysisContext context)
    {
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.EnableConcurrentExecution();
        context.RegisterCompilationStartAction(static start =>
        {
            INamedTypeSymbol? messagePack = start.Compilation.GetTypeByMetadataName(ForeignCall.MessagePack);
            INamedTypeSymbol? memoryPack = start.Compilation.GetTypeByMetadataName(ForeignCall.MemoryPack);
            if ((messagePack ?? memoryPack) is not null && start.Compilation.GetTypeByMetadataName("Octavo.OctavoBinary") is not null)
            {
                start.RegisterOperationAction(c => Analyze(c, messagePack, memoryPack), OperationKind.Invocation);
            }
        });
    }

    private static void Analyze(OperationAnalysisContext context, INamedTypeSymbol? messagePack, INamedTypeSymbol? memoryPack)
    {
        var call = (IInvocationOperation)context.Operation;
        INamedTypeSymbol called = call.TargetMethod.ContainingType;
        bool isMessagePack = SymbolEqualityComparer.Default.Equals(called, messagePack);
        if (!isMessagePack && !SymbolEqualityComparer.Default.Equals(called, memoryPack))
        {
            return;
        }
        if (ForeignCall.Of(call, context.Compilation) is ForeignCall found)
        {
            ImmutableDictionary<string, string?> properties = ImmutableDictionary<string, string?>.Empty
                .Add(FixHintKeys.Facade, found.Facade).Add(FixHintKeys.Method, found.Method).Add(FixHintKeys.Arguments, found.Arguments);
            context.ReportDiagnostic(
                Diagnostic.Create(isMessagePack ? Descriptors.MessagePackCall : Descriptors.MemoryPackCall, call.Syntax.GetLocation(), properties,
                called.Name + "." + call.TargetMethod.Name, found.Facade + "." + found.Method));
        }
    }
}
