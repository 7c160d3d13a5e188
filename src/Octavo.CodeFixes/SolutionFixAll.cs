// Owns: a fix on everything in a scope: the diagnostics are gathered and the fix is applied to them at once.
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Octavo.CodeFixes;

internal sealed class SolutionFixAll(SolutionFix fix) : FixAllProvider
{
    public override IEnumerable<FixAllScope> GetSupportedFixAllScopes() => [FixAllScope.Document, FixAllScope.Project, FixAllScope.Solution];

    public override async Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext)
    {
        IEnumerable<Document> documents = fixAllContext.Scope switch
        {
            FixAllScope.Document => fixAllContext.Document is { } document ? [document] : [],
            FixAllScope.Project => fixAllContext.Project.Documents,
            _ => fixAllContext.Solution.Projects.Where(project => project.Language == LanguageNames.CSharp).SelectMany(project => project.Documents),
        };
        var found = new List<(Document, Diagnostic)>();
        foreach (Document document in documents)
        {
            ImmutableArray<Diagnostic> diagnostics = await fixAllContext.GetDocumentDiagnosticsAsync(document).ConfigureAwait(false);
            found.AddRange(diagnostics.Where(fix.Serves).Select(diagnostic => (document, diagnostic)));
        }
        return found.Count == 0 ? null : fix.Action(fixAllContext.Solution, found);
    }
}
