// Owns: a declaration with one more attribute, after those it has.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;

namespace Octavo.CodeFixes;

internal static class Attributed
{
    public static SyntaxNode With(SyntaxGenerator generator, SyntaxNode declaration, SyntaxNode attribute)
    {
        // The empty line and the comments before a declaration stay before it, where the generator would put some after the attribute.
        SyntaxTriviaList before = declaration.GetLeadingTrivia();
        return generator.AddAttributes(declaration.WithLeadingTrivia(), attribute).WithLeadingTrivia(before).WithAdditionalAnnotations(Formatter.Annotation);
    }
}
