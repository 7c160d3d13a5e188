// Owns: the way from a piece of source text to what it means, also of a project that is referenced as a compilation. Knows no type.
using System.Collections.Concurrent;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

/// <summary>
/// Models, one a file for as long as its compilation lives: a model keeps what it bound, so a body that is asked about ten times is bound once. They are
/// without nullable analysis, which costs the flow analysis of the whole method around a node. With a new model for each question, the generator took 10 s for
/// a class with 60 collections and one long factory method.
/// </summary>
internal static class SemanticModels
{
    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<SyntaxTree, SemanticModel>> s_known = new();

    private static readonly ConditionalWeakTable<Compilation, ConcurrentDictionary<SyntaxTree, SemanticModel>> s_nullable = new();

    /// <summary>The model of the compilation that a node is in. An editor references other projects as compilations, whose types have their text.</summary>
    public static SemanticModel ModelOf(this Compilation compilation, SyntaxNode node) => Owner(compilation, node).ModelOf(node.SyntaxTree);

    /// <summary>The model of a file of this compilation.</summary>
    public static SemanticModel ModelOf(this Compilation compilation, SyntaxTree tree) => s_known.GetOrCreateValue(compilation).GetOrAdd(tree,
#pragma warning disable RSEXPERIMENTAL001 // since Roslyn 4.9, and in every compiler that loads this generator
        t => compilation.GetSemanticModel(t, SemanticModelOptions.DisableNullableAnalysis));
#pragma warning restore RSEXPERIMENTAL001

    /// <summary>The same with nullable analysis, for what asks whether an expression may be null.</summary>
    public static SemanticModel NullableModelOf(this Compilation compilation, SyntaxNode node)
    {
        Compilation owner = Owner(compilation, node);
        return s_nullable.GetOrCreateValue(owner).GetOrAdd(node.SyntaxTree, t => owner.GetSemanticModel(t));
    }

    private static Compilation Owner(Compilation compilation, SyntaxNode node) => compilation.ContainsSyntaxTree(node.SyntaxTree) ? compilation
        : compilation.References.OfType<CompilationReference>().Select(r => r.Compilation).FirstOrDefault(c => c.ContainsSyntaxTree(node.SyntaxTree))
            ?? compilation;
}
