// Owns: lines that are printed piece by piece, so that no line is made a string of its own first. Knows no model.
using System.Runtime.CompilerServices;

namespace Octavo.Generator.Emission;

internal sealed partial class CodeWriter
{
    private bool _isBegun; // whether the line has its indentation

    /// <summary>A line of an interpolated string.</summary>
    public CodeWriter Line([InterpolatedStringHandlerArgument("")] Printed line) => line.End();

    /// <summary>The lines of a template that is an interpolated string.</summary>
    public CodeWriter Lines([InterpolatedStringHandlerArgument("")] Printed template) => template.End();

    /// <summary>Prints the pieces of an interpolated string as they come. None of them prints by the same writer.</summary>
    [InterpolatedStringHandler]
    internal readonly struct Printed
    {
        private readonly CodeWriter _to;

        public Printed(int literalLength, int formattedCount, CodeWriter to)
        {
            _ = literalLength + formattedCount;
            _to = to;
        }

        public void AppendLiteral(string text) => _to.Print(text);

        public void AppendFormatted(string? text) => _to.Print(text ?? "");

        public void AppendFormatted<T>(T value) => _to.Print(value?.ToString() ?? "");

        public void AppendFormatted<T>(T value, string format)
            where T : System.IFormattable => _to.Print(value.ToString(format, null));

        public CodeWriter End() => _to.EndLine();
    }

    private void Print(string text)
    {
        int start = 0;
        while (true)
        {
            int next = text.IndexOf('\n', start);
            int end = next < 0 ? text.Length : next;
            int length = (next >= 0 && end > start && text[end - 1] == '\r' ? end - 1 : end) - start;
            if (length != 0)
            {
                if (!_isBegun)
                {
                    _text.Append(' ', 4 * Level);
                    _isBegun = true;
                }
                _text.Append(text, start, length);
            }
            if (next < 0)
            {
                return;
            }
            EndLine();
            start = next + 1;
        }
    }

    private CodeWriter EndLine()
    {
        _isBegun = false;
        _text.Append('\n');
        _lines++;
        return this;
    }
}
