// Owns: the fix that asks, for the assembly, for the codecs of types of other assemblies and of closed generic types.
using System.Collections.Immutable;
using System.Composition;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Editing;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Adds <c>[assembly: GenerateCodecFor(typeof(X))]</c> to the file if the codec is missed.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AskForCodecFix)), Shared]
public sealed class AskForCodecFix : SolutionFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["OCT0073"];

    /// <inheritdoc/>
    protected override string Title => "Add [assembly: GenerateCodecFor]";

    internal override bool Serves(Diagnostic diagnostic) => diagnostic.Properties.TryGetValue(RemedyKeys.Fix, out string? fix) && fix == RemedyKeys.AskForCodec;

    private protected override async Task EditAsync(Edits edits, Document document, Diagnostic diagnostic, CancellationToken cancellation)
    {
        DocumentEditor editor = await edits.OfAsync(document, cancellation).ConfigureAwait(false);
        edits.Names(editor, editor.OriginalRoot.FindNode(diagnostic.Location.SourceSpan));
        foreach (string type in diagnostic.Properties[RemedyKeys.Targets]!.Split('\n').Where(edits.IsFirst))
        {
            TypeSyntax named = SyntaxFactory.ParseTypeName(type).WithAdditionalAnnotations(Simplifier.Annotation);
            SyntaxNode attribute =
                LibraryNames.Attribute(editor.Generator, "GenerateCodecFor", editor.Generator.AttributeArgument(SyntaxFactory.TypeOfExpression(named)));
            editor.ReplaceNode(editor.OriginalRoot, (now, _) => With((CompilationUnitSyntax)now, (AttributeListSyntax)attribute));
        }
    }

    private static CompilationUnitSyntax With(CompilationUnitSyntax file, AttributeListSyntax attribute) => file.AddAttributeLists(attribute
        .WithTarget(SyntaxFactory.AttributeTargetSpecifier(SyntaxFactory.Token(SyntaxKind.AssemblyKeyword))).WithAdditionalAnnotations(Formatter.Annotation));
}
