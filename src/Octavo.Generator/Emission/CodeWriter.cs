// Owns: lines and indentation of an emitted file. Knows no model.
using System.Text;

namespace Octavo.Generator.Emission;

internal sealed class CodeWriter
{
    private readonly StringBuilder _text = new();
    private int _level;

    public CodeWriter Line(string text = "")
    {
        if (text.Length != 0)
        {
            _text.Append(' ', 4 * _level).Append(text);
        }
        _text.Append('\n');
        return this;
    }

    /// <summary>A line where a condition holds.</summary>
    public CodeWriter LineIf(bool condition, string text) => condition ? Line(text) : this;

    /// <summary>Several lines.</summary>
    public CodeWriter Lines(string text)
    {
        foreach (string line in text.Split('\n'))
        {
            Line(line);
        }
        return this;
    }

    /// <summary>A label, a level further out.</summary>
    public CodeWriter Label(string name)
    {
        _text.Append(' ', 4 * (_level - 1)).Append(name).Append(":\n");
        return this;
    }

    public CodeWriter Open(string? header = null)
    {
        if (header is not null)
        {
            Line(header);
        }
        Line("{");
        _level++;
        return this;
    }

    public CodeWriter Close(string after = "")
    {
        _level--;
        return Line("}" + after);
    }

    /// <summary>A condition and one statement.</summary>
    public CodeWriter If(string condition, string statement) => Open("if (" + condition + ")").Line(statement).Close();

    public override string ToString() => _text.ToString();
}
