// Owns: the examples of a page as the source files of a new console project: each pasted after those before it. Knows no page.
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.Generator.Tests.Pages;

internal static class PageSource
{
    /// <summary>What a console project has by itself: <c>ImplicitUsings</c> of Microsoft.NET.Sdk.</summary>
    private static readonly string[] s_implicit =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading", "System.Threading.Tasks"];

    /// <summary>Whether an example can be in one file: no statement after a type.</summary>
    internal static bool IsInOrder(string example)
    {
        MemberDeclarationSyntax[] members = [.. Parse(example).Members];
        return !members.SkipWhile(member => member is GlobalStatementSyntax).OfType<GlobalStatementSyntax>().Any();
    }

    /// <summary>Whether any example has statements, so the project is a program.</summary>
    internal static bool IsProgram(IEnumerable<string> examples) => examples.Any(example => Parse(example).Members.OfType<GlobalStatementSyntax>().Any());

    /// <summary>The usings of an example, which those after it see although it is not compiled itself.</summary>
    internal static string Usings(string example) => string.Concat(Parse(example).Usings.Select(one => one.ToFullString()));

    /// <summary>
    /// The files of a project with these examples. Usings of one are seen by those after it, as in a file that grows; if examples name their namespace each is
    /// a file, and sees its own. Statements see the variables before them and may have the same names for their own.
    /// </summary>
    internal static IEnumerable<string> Files(IReadOnlyList<string> examples)
    {
        CompilationUnitSyntax[] units = [.. examples.Select(Parse)];
        bool areFiles = units.Any(unit => unit.Members.OfType<FileScopedNamespaceDeclarationSyntax>().Any());
        IEnumerable<string> usings = areFiles ? [] : units.SelectMany(unit => unit.Usings).Select(one => one.WithoutTrivia().NormalizeWhitespace().ToString());
        yield return string.Join("\n", s_implicit.Select(name => $"using {name};").Concat(usings).Distinct().Select(one => "global " + one));
        foreach (CompilationUnitSyntax unit in units)
        {
            string declarations = unit.WithUsings(areFiles ? unit.Usings : [])
                .WithMembers([.. unit.Members.Where(member => member is not GlobalStatementSyntax)]).ToFullString();
            if (!string.IsNullOrWhiteSpace(declarations))
            {
                yield return declarations;
            }
        }
        GlobalStatementSyntax[][] statements =
            [.. units.Select(unit => unit.Members.OfType<GlobalStatementSyntax>().ToArray()).Where(some => some.Length != 0)];
        if (statements.Length != 0)
        {
            yield return Nested(statements, 0, Waits(statements)).ToString();
        }
    }

    /// <summary>The statements of one example, and within reach of their variables those of the next: a local function, whose own names may be the
    /// same.</summary>
    private static StringBuilder Nested(GlobalStatementSyntax[][] statements, int at, bool[] waits)
    {
        var text = new StringBuilder();
        foreach (GlobalStatementSyntax statement in statements[at])
        {
            text.Append(statement.ToFullString());
        }
        text.Append('\n');
        if (at + 1 == statements.Length)
        {
            return text;
        }
        text.Append(waits[at + 1] ? $"await Example{at + 1}();\nasync Task Example{at + 1}()\n" : $"Example{at + 1}();\nvoid Example{at + 1}()\n");
        return text.Append("{\n").Append(Nested(statements, at + 1, waits)).Append("}\n");
    }

    /// <summary>Whether an example, or one after it, awaits.</summary>
    private static bool[] Waits(GlobalStatementSyntax[][] statements)
    {
        bool[] waits = new bool[statements.Length];
        bool later = false;
        for (int i = statements.Length - 1; i >= 0; i--)
        {
            later |= statements[i]
                .Any(statement =>
                    statement.Statement is not LocalFunctionStatementSyntax
                        && statement.DescendantTokens().Any(token => token.IsKind(SyntaxKind.AwaitKeyword)));
            waits[i] = later;
        }
        return waits;
    }

    private static CompilationUnitSyntax Parse(string example) => SyntaxFactory.ParseCompilationUnit(example, options: Harness.Options());
}
