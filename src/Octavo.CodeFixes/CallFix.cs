// Owns: the fix that turns a call of MessagePack-CSharp or MemoryPack into the call of Octavo that the analyzer found.
using System.Collections.Generic;
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
using Octavo.Generator.Analyzers;

namespace Octavo.CodeFixes;

/// <summary>Rewrites calls of other serializers.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CallFix)), Shared]
public sealed class CallFix : SolutionFix
{
    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["OCT0070", "OCT0071"];

    /// <inheritdoc/>
    protected override string Title => "Call Octavo";

    internal override bool Serves(Diagnostic diagnostic) => diagnostic.Properties.ContainsKey(FixHintKeys.Arguments);

    private protected override async Task EditAsync(Edits edits, Document document, Diagnostic diagnostic, CancellationToken cancellation)
    {
        DocumentEditor editor = await edits.OfAsync(document, cancellation).ConfigureAwait(false);
        if (editor.OriginalRoot.FindNode(diagnostic.Location.SourceSpan, getInnermostNodeForTie: true)
            .FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } call)
        {
            return;
        }
        ExpressionSyntax facade = LibraryNames.Expression(diagnostic.Properties[FixHintKeys.Facade]!);
        edits.Names(editor, call);
        string method = diagnostic.Properties[FixHintKeys.Method]!;
        string[] arguments = diagnostic.Properties[FixHintKeys.Arguments]!.Split(' ');
        // What is inside may have been rewritten before: the node as it is now, not as it was.
        editor.ReplaceNode(call, (now, _) => Rewritten((InvocationExpressionSyntax)now, facade, method, arguments));
    }

    private static InvocationExpressionSyntax Rewritten(InvocationExpressionSyntax call, ExpressionSyntax facade, string method, string[] arguments)
    {
        SyntaxToken identifier = SyntaxFactory.Identifier(method);
        SimpleNameSyntax name = Name(call.Expression) is GenericNameSyntax generic
            ? SyntaxFactory.GenericName(identifier, SyntaxFactory.TypeArgumentList(SyntaxFactory.SingletonSeparatedList(generic.TypeArgumentList.Arguments[0])))
            : SyntaxFactory.IdentifierName(identifier);
        return call
            .WithExpression(SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, facade, name).WithTriviaFrom(call.Expression))
            .WithArgumentList(call.ArgumentList.WithArguments(Ordered(call.ArgumentList.Arguments, arguments)));
    }

    private static SeparatedSyntaxList<ArgumentSyntax> Ordered(SeparatedSyntaxList<ArgumentSyntax> given, string[] arguments)
    {
        int[] places =
            [.. arguments.Select(a => int.Parse(a.TrimEnd(FixHintKeys.AsSpan, FixHintKeys.AsToken), System.Globalization.CultureInfo.InvariantCulture))];
        IEnumerable<ArgumentSyntax> written = arguments.Select((a, i) => Written(given[places[i]], a[a.Length - 1]));
        // Where nothing changes places, lines stay as they are broken.
        return places.Select((place, i) => place == i).All(same => same)
            ? SyntaxFactory.SeparatedList(written, given.GetSeparators().Take(places.Length - 1))
            : SyntaxFactory.SeparatedList(written.Select(a => a.WithoutTrivia()),
                Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), places.Length - 1));
    }

    private static ArgumentSyntax Written(ArgumentSyntax argument, char change)
    {
        if (argument.RefKindKeyword.IsKind(SyntaxKind.InKeyword))
        {
            argument = SyntaxFactory.Argument(argument.Expression).WithTriviaFrom(argument);
        }
        return change switch
        {
            FixHintKeys.AsToken => SyntaxFactory.Argument(argument.Expression.WithoutTrivia())
                .WithNameColon(
                    SyntaxFactory.NameColon(SyntaxFactory.IdentifierName("cancellationToken"),
                        SyntaxFactory.Token(SyntaxKind.ColonToken).WithTrailingTrivia(SyntaxFactory.Space))).WithTriviaFrom(argument),
            FixHintKeys.AsSpan =>
                argument.WithExpression(
                    SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, Primary(argument.Expression),
                        SyntaxFactory.IdentifierName("Span"))),
            _ => argument,
        };
    }

    /// <summary>An expression before a dot.</summary>
    private static ExpressionSyntax Primary(ExpressionSyntax expression) =>
        expression is SimpleNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax or ElementAccessExpressionSyntax
            or ParenthesizedExpressionSyntax
        ? expression
        : SyntaxFactory.ParenthesizedExpression(expression);

    private static SimpleNameSyntax Name(ExpressionSyntax called) => called is MemberAccessExpressionSyntax member ? member.Name : (SimpleNameSyntax)called;
}
