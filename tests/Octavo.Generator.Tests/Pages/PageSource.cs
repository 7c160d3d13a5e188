// Owns: an example of a page as source files: declarations as they are, statements in a method, methods in a class. Knows no page.
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Tests.Pages;

internal static class PageSource
{
    /// <summary>The files of an example.</summary>
    /// <param name="example">What the page shows.</param>
    /// <param name="number">The example's, for the name of its class.</param>
    /// <param name="variables">Static fields that its statements may use.</param>
    internal static IEnumerable<string> Files(string example, int number, string variables)
    {
        CompilationUnitSyntax unit = SyntaxFactory.ParseCompilationUnit(example, options: Harness.Options());
        GlobalStatementSyntax[] statements = [.. unit.Members.OfType<GlobalStatementSyntax>()];
        if (statements.Length == 0)
        {
            yield return example;
            yield break;
        }
        yield return unit.WithMembers([.. unit.Members.Where(member => member is not GlobalStatementSyntax)]).ToFullString();
        var body = new StringBuilder();
        var methods = new StringBuilder();
        foreach (GlobalStatementSyntax statement in statements)
        {
            (statement.Statement is LocalFunctionStatementSyntax { Modifiers.Count: > 0 } ? methods : body).Append(statement.ToFullString());
        }
        bool waits = statements.Any(statement => statement.Statement is not LocalFunctionStatementSyntax && statement.DescendantTokens().Any(token => token.IsKind(SyntaxKind.AwaitKeyword)));
        yield return $$"""
            internal static class Example{{number}}
            {
                {{variables}}
                internal static {{(waits ? "async System.Threading.Tasks.Task" : "void")}} Run()
                {
            {{body}}
                }
            {{methods}}
            }
            """;
    }
}
