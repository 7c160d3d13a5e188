// Owns: tokens as text for people: a line a value, indented by depth. Knows no bytes and no type.
using System.Text;

namespace Octavo.Internal;

/// <summary>Prints tokens.</summary>
internal static class TokenText
{
    internal static string Of(IReadOnlyList<Token> tokens)
    {
        var text = new StringBuilder();
        var open = new Stack<(TokenKind Kind, int Values)>();
        foreach (Token token in tokens)
        {
            if (token.Kind == TokenKind.End)
            {
                open.TryPop(out _);
                continue;
            }
            if (token.Kind == TokenKind.Key)
            {
                Indent(text, open.Count).Append(token.Value).Append(": ");
                continue;
            }
            if (open.TryPop(out (TokenKind Kind, int Values) around))
            {
                open.Push((around.Kind, around.Values + 1));
            }
            bool isEntrysValue = around.Kind == TokenKind.Map && around.Values % 2 == 1;
            bool followsKey = around.Kind is TokenKind.Object or TokenKind.Struct;
            (followsKey || isEntrysValue ? text : Indent(text, open.Count)).Append(token);
            text.Append(around.Kind == TokenKind.Map && !isEntrysValue ? " => " : "\n");
            if (token.Kind is TokenKind.Object or TokenKind.Struct or TokenKind.Array or TokenKind.Map)
            {
                open.Push((token.Kind, 0));
            }
        }
        return text.ToString();
    }

    private static StringBuilder Indent(StringBuilder text, int depth) => text.Append(' ', 2 * depth);
}
