// Owns: what all fixes have in common: one diagnostic, or all of a document, project or solution, are applied in one way. Knows no fix.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Octavo.CodeFixes;

/// <summary>A fix whose edits are made on the trees as they are, so any number of them can be made together.</summary>
public abstract class SolutionFix : CodeFixProvider
{
    /// <summary>What the editor shows; also tells fixes of several diagnostics that are one from those that are not.</summary>
    protected abstract string Title { get; }

    /// <inheritdoc/>
    public sealed override FixAllProvider GetFixAllProvider() => new SolutionFixAll(this);

    /// <inheritdoc/>
    public sealed override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        foreach (Diagnostic diagnostic in context.Diagnostics.Where(Serves))
        {
            context.RegisterCodeFix(Action(context.Document.Project.Solution, [(context.Document, diagnostic)]), diagnostic);
        }
        return Task.CompletedTask;
    }

    /// <summary>The action that ends some diagnostics.</summary>
    internal CodeAction Action(Solution solution, IReadOnlyList<(Document Document, Diagnostic Diagnostic)> found) =>
        CodeAction.Create(Title, cancellation => ApplyAsync(solution, found, cancellation), equivalenceKey: Title);

    /// <summary>Whether the fix serves a diagnostic that has one of its ids.</summary>
    internal abstract bool Serves(Diagnostic diagnostic);

    /// <summary>Makes the edits for one diagnostic.</summary>
    private protected abstract Task EditAsync(Edits edits, Document document, Diagnostic diagnostic, CancellationToken cancellation);

    private async Task<Solution> ApplyAsync(Solution solution, IReadOnlyList<(Document Document, Diagnostic Diagnostic)> found, CancellationToken cancellation)
    {
        var edits = new Edits(solution);
        foreach ((Document document, Diagnostic diagnostic) in found)
        {
            await EditAsync(edits, document, diagnostic, cancellation).ConfigureAwait(false);
        }
        return await edits.ChangedAsync(cancellation).ConfigureAwait(false);
    }
}
