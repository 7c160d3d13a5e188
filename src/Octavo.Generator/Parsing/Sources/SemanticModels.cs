// Owns: the way from a piece of source text to what it means, also of a project that is referenced as a compilation. Knows no type.
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Sources;

internal static class SemanticModels
{
    /// <summary>The model of the compilation that a node is in. An editor references other projects as compilations, whose types have their text.</summary>
    public static SemanticModel ModelOf(this Compilation compilation, SyntaxNode node) =>
        (compilation.ContainsSyntaxTree(node.SyntaxTree) ? compilation
            : compilation.References.OfType<CompilationReference>().Select(r => r.Compilation).FirstOrDefault(c => c.ContainsSyntaxTree(node.SyntaxTree))
            ?? compilation).GetSemanticModel(node.SyntaxTree);
}
