// Owns: lines and indentation of an emitted file. Of the model it knows formats alone.
using System;
using System.Collections.Generic;
using System.Text;
using Octavo.Model.Types;

namespace Octavo.Generator.Emission;

internal sealed partial class CodeWriter
{
    /// <summary>A condition and its only statement share a line up to this width.</summary>
    private const int Width = 160;

    private static readonly string[] s_conditions = ["if (", "else"];

    private static readonly string[] s_compound = ["if (", "else", "for (", "foreach (", "while (", "switch (", "case ", "default:", "{", "}", "//", "///"];

    private readonly StringBuilder _text = StringBuilderPool.Take();
    private readonly Stack<Block> _blocks = new();
    private int _lines;

    /// <summary>The formats whose data the code has that follows.</summary>
    public FormatSet Served { get; set; } = FormatSet.All;

    private int Level => _blocks.Count;

    public CodeWriter Line(string text = "")
    {
        if (text.Length != 0)
        {
            _text.Append(' ', 4 * Level).Append(text);
        }
        return EndLine();
    }

    /// <summary>A line where a condition holds.</summary>
    public CodeWriter LineIf(bool condition, string text) => condition ? Line(text) : this;

    /// <summary>The lines of a template, which are printed as they look: each after the writer's indentation, with its own in addition. Braces are text; a
    /// block that other code fills begins with <see cref="Open"/>. An empty line has no indentation.</summary>
    public CodeWriter Lines(string template)
    {
        Print(template);
        return EndLine();
    }

    /// <summary>A label, a level further out.</summary>
    public CodeWriter Label(string name)
    {
        _text.Append(' ', 4 * (Level - 1)).Append(name).Append(":\n");
        _lines++;
        return this;
    }

    public CodeWriter Open(string? header = null)
    {
        int start = _text.Length;
        if (header is not null)
        {
            Line(header);
        }
        Line("{");
        _blocks.Push(new Block(header ?? "", start, _text.Length, _lines));
        return this;
    }

    /// <summary>Begins a section of a switch that declares nothing, so it needs no braces.</summary>
    public CodeWriter OpenSection(string header)
    {
        Line(header);
        _blocks.Push(new Block("", _text.Length, _text.Length, _lines) { IsSection = true });
        return this;
    }

    public CodeWriter Close(string after = "")
    {
        Block block = _blocks.Pop();
        if (block.IsSection)
        {
            return this;
        }
        if (after.Length == 0 && _lines == block.Lines + 1 && Array.Exists(s_conditions, word => block.Header.StartsWith(word, StringComparison.Ordinal)))
        {
            string statement = _text.ToString(block.Body, _text.Length - block.Body).Trim();
            // A condition in a condition keeps its braces: an else that follows would be the inner one's.
            if (statement.EndsWith(";", StringComparison.Ordinal) && !Array.Exists(s_compound, word => statement.StartsWith(word, StringComparison.Ordinal))
                && (4 * Level) + block.Header.Length + 1 + statement.Length <= Width)
            {
                _text.Length = block.Start;
                _lines -= 3;
                return Line($"{block.Header} {statement}");
            }
        }
        return Line("}" + after);
    }

    /// <summary>A condition and one statement.</summary>
    public CodeWriter If(string condition, string statement) => Open($"if ({condition})").Line(statement).Close();

    /// <summary>The text, with which the writer is finished.</summary>
    public string Finish() => StringBuilderPool.Return(_text);

    private readonly record struct Block(string Header, int Start, int Body, int Lines)
    {
        public bool IsSection { get; init; }
    }
}
