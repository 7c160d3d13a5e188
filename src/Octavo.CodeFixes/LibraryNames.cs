// Owns: how fixes write the names of Octavo's types: in full, for the editor to shorten, which it can if the file has the using.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;

namespace Octavo.CodeFixes;

internal static class LibraryNames
{
    /// <summary>The name of a type of Octavo's, before a dot.</summary>
    public static ExpressionSyntax Expression(string type) =>
        SyntaxFactory.ParseExpression("global::Octavo." + type).WithAdditionalAnnotations(Simplifier.Annotation);

    /// <summary>An attribute of Octavo's.</summary>
    public static SyntaxNode Attribute(SyntaxGenerator generator, string attribute, params SyntaxNode[] arguments)
    {
        NameSyntax name = SyntaxFactory.ParseName("global::Octavo." + attribute).WithAdditionalAnnotations(Simplifier.Annotation);
        return generator.Attribute(name, arguments.Length == 0 ? null : arguments).WithAdditionalAnnotations(Formatter.Annotation);
    }
}
