// Owns: the fix that leaves a member out.
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[CodecIgnore]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddIgnoreFix)), Shared]
public sealed class AddIgnoreFix : DeclarationFix
{
    /// <inheritdoc/>
    protected override string Title => "Leave the member out with [CodecIgnore]";

    private protected override string Fix => FixHintKeys.AddIgnore;

    private protected override void Edit(DocumentEditor editor, SyntaxNode declaration, Diagnostic diagnostic, int target)
    {
        SyntaxNode attribute = LibraryNames.Attribute(editor.Generator, "CodecIgnore");
        editor.ReplaceNode(declaration, (now, generator) => Attributed.With(generator, now, attribute));
    }
}
