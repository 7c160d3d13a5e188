// Owns: lines of a .proto file with their indentation, and the blank lines between blocks.
using System.Text;

namespace Octavo.Proto.Printing;

internal sealed class ProtoText
{
    private const int Step = 2;

    private readonly StringBuilder _text = new();
    private int _depth;
    private bool _wantsBlank;
    private bool _isFresh = true; // nothing is in this block yet

    /// <summary>A line; further lines in it are indented alike.</summary>
    public void Line(string line)
    {
        if (_wantsBlank && !_isFresh)
        {
            _text.Append('\n');
        }
        _wantsBlank = false;
        _isFresh = false;
        foreach (string one in line.Split('\n'))
        {
            _text.Append(' ', one.Length == 0 ? 0 : _depth * Step).Append(one).Append('\n');
        }
    }

    /// <summary>Asks for a blank line before the next one, unless that is the first of its block.</summary>
    public void Separate() => _wantsBlank = true;

    public void Open(string head)
    {
        Line(head + " {");
        _depth++;
        _isFresh = true;
    }

    public void Close()
    {
        _depth--;
        _wantsBlank = false;
        if (_isFresh)
        {
            // Nothing came: the braces are together.
            _text.Length--;
            _text.Append("}\n");
            _isFresh = false;
            return;
        }
        Line("}");
    }

    /// <summary>Comments, a line each, without the characters that could command a terminal: a text may have any of them there.</summary>
    public void Comment(string? comment)
    {
        if (comment is null or "")
        {
            return;
        }
        foreach (string line in comment!.Split('\n'))
        {
            Line(("// " + Plain(line)).TrimEnd());
        }
    }

    private static string Plain(string line)
    {
        var plain = new StringBuilder(line);
        for (int i = 0; i < line.Length; i++)
        {
            if (char.IsControl(line[i]) && line[i] != '\t')
            {
                plain[i] = ' ';
            }
        }
        return plain.ToString();
    }

    public override string ToString() => _text.ToString();
}
