// Owns: the answer of the generator's class of this name for types from reflection, which have no source text.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class SemanticModels
{
    public static SemanticModel ModelOf(this Compilation compilation, SyntaxNode node) => compilation.GetSemanticModel(node.SyntaxTree);
}
