// Owns: lines of C# with their indentation.
using System;
using System.Text;

namespace Octavo.Proto.CSharp;

internal sealed class CodeText
{
    private const int Step = 4;

    /// <summary>What ends a line of C#: .proto text and descriptor sets may have each of them inside a comment or a name.</summary>
    private static readonly char[] s_ends = ['\r', '\n', '\u0085', '\u2028', '\u2029'];

    private readonly StringBuilder _text = new();
    private int _depth;

    /// <summary>Adds one line. All that is printed goes through here, so no text of a file can end a comment or a literal by ending its line.</summary>
    public void Line(string line = "") => _text.Append(' ', line.Length == 0 ? 0 : _depth * Step)
        .Append(line.IndexOfAny(s_ends) < 0 ? line : string.Join(" ", line.Split(s_ends))).Append('\n');

    public void Open(string head)
    {
        Line(head);
        Line("{");
        _depth++;
    }

    public void Close()
    {
        _depth--;
        Line("}");
    }

    /// <summary>Comments as documentation.</summary>
    public void Summary(string comment)
    {
        if (comment.Length == 0)
        {
            return;
        }
        Line("/// <summary>");
        foreach (string line in comment.Replace("\r\n", "\n").Split(s_ends))
        {
            Line(("/// " + line.Replace("&", "&amp;").Replace("<", "&lt;").Replace(">", "&gt;")).TrimEnd());
        }
        Line("/// </summary>");
    }

    /// <summary>The attribute of what is obsolete.</summary>
    public void Obsolete(bool isObsolete)
    {
        if (isObsolete)
        {
            Line("[global::System.Obsolete]");
        }
    }

    public override string ToString() => _text.ToString();
}
