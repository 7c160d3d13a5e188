// Owns: lines of C# with their indentation.
using System;
using System.Text;

namespace Octavo.Proto.CSharp;

internal sealed class CodeText
{
    private const int Step = 4;

    private readonly StringBuilder _text = new();
    private int _depth;

    public void Line(string line = "") => _text.Append(' ', line.Length == 0 ? 0 : _depth * Step).Append(line).Append('\n');

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
        foreach (string line in comment.Split('\n'))
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
