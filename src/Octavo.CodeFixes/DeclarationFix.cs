// Owns: the fixes that change declarations, each on the targets that the analyzer named.
using System.Collections.Immutable;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Editing;
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>A fix on declarations.</summary>
public abstract class DeclarationFix : SolutionFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["OCT0072", "OCT0073"];

    /// <summary>Which of the analyzers' fixes it is.</summary>
    private protected abstract string Fix { get; }

    internal override bool Serves(Diagnostic diagnostic) => diagnostic.Properties.TryGetValue(FixHintKeys.Fix, out string? fix) && fix == Fix;

    private protected override async Task EditAsync(Edits edits, Document document, Diagnostic diagnostic, CancellationToken cancellation)
    {
        string[] targets = Lines(diagnostic, FixHintKeys.Targets);
        for (int i = 0; i < targets.Length; i++)
        {
            if (edits.IsFirst(targets[i]) && await edits.FindAsync(document, targets[i], cancellation).ConfigureAwait(false) is { } found)
            {
                if (WritesNames)
                {
                    edits.Names(found.Editor, found.Node);
                }
                Edit(found.Editor, found.Node, diagnostic, i);
            }
        }
    }

    /// <summary>Whether what it writes are names of Octavo's types.</summary>
    private protected virtual bool WritesNames => true;

    /// <summary>Changes one declaration.</summary>
    private protected abstract void Edit(DocumentEditor editor, SyntaxNode declaration, Diagnostic diagnostic, int target);

    private protected static string[] Lines(Diagnostic diagnostic, string key) => diagnostic.Properties[key]!.Split('\n');
}
