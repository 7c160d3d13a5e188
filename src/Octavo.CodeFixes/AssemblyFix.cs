// Owns: the fixes that add attributes of the assembly, each with a type, to the file of the diagnostic. Knows no attribute.
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>A fix that adds an attribute of the assembly.</summary>
public abstract class AssemblyFix : SolutionFix
{
    /// <summary>The attribute's name.</summary>
    private protected abstract string Attribute { get; }

    /// <summary>Which of the analyzers' fixes it is.</summary>
    private protected abstract string Fix { get; }

    internal override bool Serves(Diagnostic diagnostic) => diagnostic.Properties.TryGetValue(FixHintKeys.Fix, out string? fix) && fix == Fix;

    private protected override async Task EditAsync(Edits edits, Document document, Diagnostic diagnostic, CancellationToken cancellation)
    {
        DocumentEditor editor = await edits.OfAsync(document, cancellation).ConfigureAwait(false);
        edits.Names(editor, editor.OriginalRoot.FindNode(diagnostic.Location.SourceSpan));
        foreach (string type in diagnostic.Properties[FixHintKeys.Targets]!.Split('\n').Where(edits.IsFirst))
        {
            TypeSyntax named = SyntaxFactory.ParseTypeName(type).WithAdditionalAnnotations(Simplifier.Annotation);
            SyntaxNode attribute =
                LibraryNames.Attribute(editor.Generator, Attribute, editor.Generator.AttributeArgument(SyntaxFactory.TypeOfExpression(named)));
            editor.ReplaceNode(editor.OriginalRoot, (now, _) => With((CompilationUnitSyntax)now, (AttributeListSyntax)attribute));
        }
    }

    private static CompilationUnitSyntax With(CompilationUnitSyntax file, AttributeListSyntax attribute) => file.AddAttributeLists(attribute
        .WithTarget(SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.AssemblyKeyword))).WithAdditionalAnnotations(Formatter.Annotation));
}
