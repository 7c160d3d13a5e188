// Owns: the edits of a solution while fixes make them: a declaration is found wherever it is, and nothing is added twice.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Editing;

namespace Octavo.CodeFixes;

internal sealed class Edits(Solution solution)
{
    private readonly SolutionEditor _editor = new(solution);
    private readonly HashSet<string> _done = new(StringComparer.Ordinal);
    private readonly HashSet<DocumentId> _withoutUsing = [];

    /// <summary>Whether something is done for the first time.</summary>
    public bool IsFirst(string what) => _done.Add(what);

    public async Task<DocumentEditor> OfAsync(Document document, CancellationToken cancellation) =>
        await _editor.GetDocumentEditorAsync(document.Id, cancellation).ConfigureAwait(false);

    /// <summary>The declaration that a documentation id names in a document's project, and the editor of where it is; null if it is gone.</summary>
    public async Task<(SyntaxNode Node, DocumentEditor Editor)?> FindAsync(Document document, string id, CancellationToken cancellation)
    {
        Compilation? compilation = await document.Project.GetCompilationAsync(cancellation).ConfigureAwait(false);
        if (compilation is null
            || DocumentationCommentId.GetFirstSymbolForDeclarationId(id, compilation) is not { DeclaringSyntaxReferences: [{ } reference, ..] }
            || solution.GetDocument(reference.SyntaxTree) is not Document declaring)
        {
            return null;
        }
        SyntaxNode node = await reference.GetSyntaxAsync(cancellation).ConfigureAwait(false);
        return (node is VariableDeclaratorSyntax ? node.Parent!.Parent! : node, await OfAsync(declaring, cancellation).ConfigureAwait(false));
    }

    /// <summary>Says that a place will name types of Octavo's.</summary>
    public void Names(DocumentEditor editor, SyntaxNode place)
    {
        if (!LibraryUsing.IsThere(editor.SemanticModel, place.SpanStart))
        {
            _withoutUsing.Add(editor.OriginalDocument.Id);
        }
    }

    /// <summary>The solution with all edits made.</summary>
    public async Task<Solution> ChangedAsync(CancellationToken cancellation)
    {
        Solution changed = _editor.GetChangedSolution();
        foreach (DocumentId id in _withoutUsing)
        {
            if (await changed.GetDocument(id)!.GetSyntaxRootAsync(cancellation).ConfigureAwait(false) is CompilationUnitSyntax file)
            {
                changed = changed.WithDocumentSyntaxRoot(id, LibraryUsing.With(file));
            }
        }
        return changed;
    }
}
