// Owns: the fix that puts [GenerateCodec] on types, and makes those partial that must be.
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[GenerateCodec]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddCodecFix)), Shared]
public sealed class AddCodecFix : DeclarationFix
{
    /// <inheritdoc/>
    protected override string Title => "Add [GenerateCodec]";

    private protected override string Fix => FixHintKeys.AddCodec;

    private protected override void Edit(DocumentEditor editor, SyntaxNode declaration, Diagnostic diagnostic, int target)
    {
        SyntaxNode attribute = LibraryNames.Attribute(editor.Generator, "GenerateCodec");
        bool withPartial = diagnostic.Properties.ContainsKey(FixHintKeys.WithPartial);
        editor.ReplaceNode(declaration,
            (now, generator) => Attributed.With(generator, withPartial ? MakePartialFix.Partial((TypeDeclarationSyntax)now) : now, attribute));
    }
}
