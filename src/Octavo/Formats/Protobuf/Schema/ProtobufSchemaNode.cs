// Owns: one message or enum of a .proto file while it is made. Knows no type.
using System.Text;

namespace Octavo.Protobuf.Schema;

/// <summary>A declaration with what is nested in it.</summary>
/// <param name="name">Its name, without what is around it.</param>
internal sealed class ProtobufSchemaNode(string name)
{
    private const int Step = 2;

    /// <summary>Whether it is declared, and not only named by what is nested in it.</summary>
    internal bool IsDeclared { get; set; }

    /// <summary>Whether it is an enum.</summary>
    internal bool IsEnum { get; set; }

    /// <summary>The lines between its braces.</summary>
    internal List<string> Lines { get; } = [];

    /// <summary>What is nested in it.</summary>
    internal List<ProtobufSchemaNode> Nested { get; } = [];

    internal void Print(StringBuilder text, int indent)
    {
        string head = $"{(IsEnum ? "enum" : "message")} {name} {{";
        if (Lines.Count == 0 && Nested.Count == 0)
        {
            text.Append(' ', indent).Append(head).Append("}\n");
            return;
        }
        text.Append(' ', indent).Append(head).Append('\n');
        foreach (string line in Lines)
        {
            text.Append(' ', indent + Step).Append(line).Append('\n');
        }
        bool isFirst = Lines.Count == 0;
        foreach (ProtobufSchemaNode nested in Nested.OrderBy(one => one.IsEnum))
        {
            text.Append(isFirst ? "" : "\n");
            nested.Print(text, indent + Step);
            isFirst = false;
        }
        text.Append(' ', indent).Append("}\n");
    }
}
