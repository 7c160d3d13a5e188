// Owns: the using of Octavo's namespace: whether a place needs it, and where in a file it goes.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Octavo.CodeFixes;

internal static class LibraryUsing
{
    private const string Namespace = "Octavo";

    /// <summary>Whether Octavo's types have simple names at a place: by a using, of the file or of all files, or by the namespace it is in.</summary>
    public static bool IsThere(SemanticModel model, int position) =>
        model.LookupNamespacesAndTypes(position, name: "OctavoBinary")
            .Any(found => found.ContainingNamespace is { Name: Namespace, ContainingNamespace.IsGlobalNamespace: true });

    /// <summary>A file with the using: by its name among those it has, else below the comment that heads the file.</summary>
    public static CompilationUnitSyntax With(CompilationUnitSyntax file)
    {
        SyntaxTrivia line = file.DescendantTrivia().FirstOrDefault(trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia));
        line = line.IsKind(SyntaxKind.EndOfLineTrivia) ? line : SyntaxFactory.EndOfLine(Environment.NewLine);
        UsingDirectiveSyntax added = SyntaxFactory.UsingDirective(SyntaxFactory.ParseName(Namespace))
            .WithUsingKeyword(SyntaxFactory.Token(SyntaxKind.UsingKeyword).WithTrailingTrivia(SyntaxFactory.Space)).WithTrailingTrivia(line);
        if (file.Usings.Count == 0)
        {
            SyntaxToken first = file.GetFirstToken(includeZeroWidth: true);
            SyntaxTriviaList trivia = first.LeadingTrivia;
            int head = HeadLength(trivia);
            return file.ReplaceToken(first, first.WithLeadingTrivia(trivia.Skip(head)))
                .WithUsings(SyntaxFactory.SingletonList(added.WithLeadingTrivia(trivia.Take(head)).WithTrailingTrivia(line, line)));
        }
        int place = file.Usings.TakeWhile(ComesBefore).Count();
        if (place != 0)
        {
            return file.WithUsings(file.Usings.Insert(place, added));
        }
        UsingDirectiveSyntax next = file.Usings[0];
        return file.WithUsings(file.Usings.Replace(next, next.WithLeadingTrivia()).Insert(0, added.WithLeadingTrivia(next.GetLeadingTrivia())));
    }

    private static bool ComesBefore(UsingDirectiveSyntax other)
    {
        if (other.GlobalKeyword.IsKind(SyntaxKind.GlobalKeyword))
        {
            return true;
        }
        string name = other.Name?.ToString() ?? "";
        return other.Alias is null && other.StaticKeyword.IsKind(SyntaxKind.None)
            && (name == "System" || name.StartsWith("System.", StringComparison.Ordinal) || string.CompareOrdinal(name, Namespace) < 0);
    }

    /// <summary>How many leading trivia are the file's own comment: the part that ends with an empty line.</summary>
    private static int HeadLength(SyntaxTriviaList trivia)
    {
        for (int i = 1; i < trivia.Count; i++)
        {
            if (trivia[i].IsKind(SyntaxKind.EndOfLineTrivia) && trivia[i - 1].IsKind(SyntaxKind.EndOfLineTrivia))
            {
                return i + 1;
            }
        }
        return 0;
    }
}
