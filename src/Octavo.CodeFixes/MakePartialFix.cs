// Owns: the fix that makes types partial, which lets their codecs reach members that are not public.
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>partial</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MakePartialFix)), Shared]
public sealed class MakePartialFix : DeclarationFix
{
    /// <inheritdoc/>
    protected override string Title => "Make the type partial";

    private protected override string Fix => FixHintKeys.MakePartial;

    private protected override bool WritesNames => false;

    /// <summary>A type as partial, which is the last of its modifiers.</summary>
    internal static TypeDeclarationSyntax Partial(TypeDeclarationSyntax type)
    {
        if (type.Modifiers.Any(SyntaxKind.PartialKeyword))
        {
            return type;
        }
        SyntaxToken partial = SyntaxFactory.Token(SyntaxKind.PartialKeyword).WithTrailingTrivia(SyntaxFactory.Space);
        return type.Modifiers.Count != 0
            ? type.WithModifiers(type.Modifiers.Add(partial))
            : type.WithKeyword(type.Keyword.WithLeadingTrivia()).WithModifiers(SyntaxFactory.TokenList(partial.WithLeadingTrivia(type.Keyword.LeadingTrivia)));
    }

    private protected override void Edit(DocumentEditor editor, SyntaxNode declaration, Diagnostic diagnostic, int target) =>
        editor.ReplaceNode(declaration, (now, _) => Partial((TypeDeclarationSyntax)now));
}
