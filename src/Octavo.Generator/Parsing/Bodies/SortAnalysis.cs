// Owns: bodies that sort or reverse a list, or remove its elements, when it is set: what others add later has another place. Knows no format.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Bodies;

internal static class SortAnalysis
{
    /// <summary>Whether a member shows a list to which anyone can add in any order.</summary>
    public static bool IsOpenList(ISymbol member) =>
        MemberParser.TypeOf(member) is INamedTypeSymbol { Name: not ("Queue" or "Stack") and var list } && WriteAnalysis.Lists.Contains(list);

    /// <summary>Where a body sorts a list that it is given or makes of that, or takes elements out; null where it does not, or where nobody can add to the
    /// list later.</summary>
    /// <param name="body">The body.</param>
    /// <param name="member">The member that shows the list.</param>
    /// <param name="names">The names of what is given, and of what keeps it.</param>
    public static SyntaxNode? Sorts(SyntaxNode body, ISymbol member, params string[] names)
    {
        if (!IsOpenList(member))
        {
            return null;
        }
        HashSet<string> made = BodyNames.Made(body, [member.Name, .. names]);
        return body.DescendantNodesAndSelf().OfType<InvocationExpressionSyntax>().FirstOrDefault(call => call.Parent is ExpressionStatementSyntax
            && ExpressionEffects.Method(call) is "RemoveAll" or "Reverse" or "Sort"
            && WriteAnalysis.Written(call).Any(of => ExpressionEffects.KeptIn(of) is { } name && made.Contains(name)));
    }
}
