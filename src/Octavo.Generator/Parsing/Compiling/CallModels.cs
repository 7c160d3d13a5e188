// Owns: the semantic models that calls are bound with. Knows no call.
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Compiling;

/// <summary>Models without nullable analysis. With it, the symbol of one call costs the flow analysis of the whole method around it.</summary>
internal static class CallModels
{
    private static readonly ConditionalWeakTable<SemanticModel, SemanticModel> s_known = new();

    /// <summary>The model of the same file in the same compilation.</summary>
    public static SemanticModel Of(SemanticModel model) => s_known.GetValue(model, static m =>
#pragma warning disable RSEXPERIMENTAL001 // since Roslyn 4.9, and in every compiler that loads this generator
        m.Compilation.GetSemanticModel(m.SyntaxTree, SemanticModelOptions.DisableNullableAnalysis));
#pragma warning restore RSEXPERIMENTAL001
}
