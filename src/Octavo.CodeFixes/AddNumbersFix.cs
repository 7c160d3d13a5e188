// Owns: the fix that numbers the members of a type that have no number.
using System.Composition;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[CodecMember(n)]</c>.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AddNumbersFix)), Shared]
public sealed class AddNumbersFix : DeclarationFix
{
    /// <inheritdoc/>
    protected override string Title => "Number all members";

    private protected override string Fix => FixHintKeys.AddNumbers;

    private protected override void Edit(DocumentEditor editor, SyntaxNode declaration, Diagnostic diagnostic, int target)
    {
        int number = int.Parse(Lines(diagnostic, FixHintKeys.Numbers)[target], CultureInfo.InvariantCulture);
        SyntaxNode attribute =
            LibraryNames.Attribute(editor.Generator, "CodecMember", editor.Generator.AttributeArgument(editor.Generator.LiteralExpression(number)));
        editor.ReplaceNode(declaration, (now, generator) => Attributed.With(generator, now, attribute));
    }
}
