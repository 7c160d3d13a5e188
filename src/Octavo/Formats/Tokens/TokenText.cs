// Owns: tokens as text for people: a line per value, indented by depth. Knows no bytes and no type.
using System.Text;

namespace Octavo.Tokens;

/// <summary>Prints tokens.</summary>
internal static class TokenText
{
    internal static string Of(IReadOnlyList<OctavoToken> tokens)
    {
        var text = new StringBuilder();
        string type = ""; // before its value, in the same line
        var open = new Stack<(OctavoTokenKind Kind, int Values)>();
        foreach (OctavoToken token in tokens)
        {
            if (token.Kind == OctavoTokenKind.End)
            {
                open.TryPop(out _);
                continue;
            }
            if (token.Kind == OctavoTokenKind.Key)
            {
                Indent(text, open.Count).Append(token.Value).Append(": ");
                continue;
            }
            if (token.Kind == OctavoTokenKind.Typed)
            {
                type += $"{token} ";
                continue;
            }
            if (open.TryPop(out (OctavoTokenKind Kind, int Values) around))
            {
                open.Push((around.Kind, around.Values + 1));
            }
            bool isEntrysValue = around.Kind == OctavoTokenKind.Map && around.Values % 2 == 1;
            bool followsKey = around.Kind is OctavoTokenKind.Object or OctavoTokenKind.Struct;
            (followsKey || isEntrysValue ? text : Indent(text, open.Count)).Append(type).Append(token);
            type = "";
            text.Append(around.Kind == OctavoTokenKind.Map && !isEntrysValue ? " => " : "\n");
            if (token.Kind is OctavoTokenKind.Object or OctavoTokenKind.Struct or OctavoTokenKind.Array or OctavoTokenKind.Map)
            {
                open.Push((token.Kind, 0));
            }
        }
        return text.ToString();
    }

    private static StringBuilder Indent(StringBuilder text, int depth) => text.Append(' ', 2 * depth);
}
