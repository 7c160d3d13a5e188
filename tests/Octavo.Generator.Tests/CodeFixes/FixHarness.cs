// Owns: applying of code fixes to sources, in memory. Knows no test.
using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Octavo.CodeFixes;
using Octavo.Generator.Analyzers;

namespace Octavo.Generator.Tests.CodeFixes;

internal static class FixHarness
{
    /// <summary>What analyzers report of some sources, in order of place.</summary>
    public static Task<Diagnostic[]> Reports(params string[] sources) => Reports([], sources);

    /// <inheritdoc cref="Reports(string[])"/>
    public static async Task<Diagnostic[]> Reports(IEnumerable<MetadataReference> more, params string[] sources)
    {
        using var workspace = new AdhocWorkspace();
        return await Reports(Solution(workspace, sources, more));
    }

    /// <summary>The sources after a fix of all that it serves, as <c>Fix all in solution</c> does it.</summary>
    public static Task<string[]> All<TFix>(params string[] sources) where TFix : SolutionFix, new() => All<TFix>([], sources);

    /// <inheritdoc cref="All{TFix}(string[])"/>
    public static async Task<string[]> All<TFix>(IEnumerable<MetadataReference> more, params string[] sources) where TFix : SolutionFix, new()
    {
        using var workspace = new AdhocWorkspace();
        Solution solution = Solution(workspace, sources, more);
        var fix = new TFix();
        Diagnostic[] found = [.. (await Reports(solution)).Where(d => fix.FixableDiagnosticIds.Contains(d.Id))];
        Document first = solution.Projects.Single().Documents.First();
        var context = new FixAllContext(first, fix, FixAllScope.Solution, Title(fix), fix.FixableDiagnosticIds, new Found(found), CancellationToken.None);
        CodeAction? action = await fix.GetFixAllProvider()!.GetFixAsync(context);
        return action is null ? sources : await Applied(action);
    }

    /// <summary>The sources after a fix of the first diagnostic that it serves; null if it serves none.</summary>
    public static async Task<string[]?> One<TFix>(params string[] sources) where TFix : SolutionFix, new()
    {
        using var workspace = new AdhocWorkspace();
        Solution solution = Solution(workspace, sources, []);
        var fix = new TFix();
        foreach (Diagnostic diagnostic in (await Reports(solution)).Where(d => fix.FixableDiagnosticIds.Contains(d.Id)))
        {
            CodeAction? offered = null;
            await fix.RegisterCodeFixesAsync(
                new CodeFixContext(solution.GetDocument(diagnostic.Location.SourceTree)!, diagnostic, (action, _) => offered = action, CancellationToken.None));
            if (offered is not null)
            {
                return await Applied(offered);
            }
        }
        return null;
    }

    private static string Title(SolutionFix fix) =>
        (string)typeof(SolutionFix).GetProperty("Title", BindingFlags.Instance | BindingFlags.NonPublic)!.GetValue(fix)!;

    private static Solution Solution(AdhocWorkspace workspace, string[] sources, IEnumerable<MetadataReference> more)
    {
        CSharpCompilation model = Harness.Compilation("");
        Project project = workspace.AddProject("Acme", LanguageNames.CSharp)
            .WithMetadataReferences(model.References.Concat(more).Distinct())
            .WithCompilationOptions(model.Options).WithParseOptions(Harness.Options());
        for (int i = 0; i < sources.Length; i++)
        {
            project = project.AddDocument($"Source{i}.cs", sources[i], filePath: $"Source{i}.cs").Project;
        }
        return project.Solution;
    }

    private static async Task<Diagnostic[]> Reports(Solution solution)
    {
        Compilation compilation = (await solution.Projects.Single().GetCompilationAsync())!;
        ImmutableArray<DiagnosticAnalyzer> analyzers = [new ForeignCallAnalyzer(), new ForeignTypeAnalyzer(), new FixHintAnalyzer(), new CallSurfaceAnalyzer(),
            new UnusedColumnAnalyzer()];
        var options =
            new CompilationWithAnalyzersOptions(new AnalyzerOptions([]), (fault, _, _) => throw new InvalidOperationException(fault.ToString()),
                concurrentAnalysis: false, logAnalyzerExecutionTime: false);
        ImmutableArray<Diagnostic> found = await compilation.WithAnalyzers(analyzers, options).GetAnalyzerDiagnosticsAsync();
        return [.. found.OrderBy(d => d.Location.SourceTree?.FilePath, StringComparer.Ordinal).ThenBy(d => d.Location.SourceSpan.Start)];
    }

    private static async Task<string[]> Applied(CodeAction action)
    {
        ImmutableArray<CodeActionOperation> operations = await action.GetOperationsAsync(CancellationToken.None);
        Solution changed = Assert.IsType<ApplyChangesOperation>(Assert.Single(operations)).ChangedSolution;
        var sources = new List<string>();
        foreach (Document document in changed.Projects.Single().Documents)
        {
            sources.Add((await document.GetTextAsync()).ToString());
        }
        return [.. sources];
    }

    /// <summary>What was found, as a host hands it to a fix of all.</summary>
    private sealed class Found(Diagnostic[] found) : FixAllContext.DiagnosticProvider
    {
        public override async Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken cancellationToken)
        {
            SyntaxTree? tree = await document.GetSyntaxTreeAsync(cancellationToken);
            return found.Where(d => d.Location.SourceTree == tree);
        }

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>([]);

        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken cancellationToken) =>
            Task.FromResult<IEnumerable<Diagnostic>>(found);
    }
}
