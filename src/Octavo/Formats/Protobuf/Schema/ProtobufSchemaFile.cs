// Owns: one .proto file while it is made: names that are taken, what is declared, imports. Knows no Shape.
using System.Text;

namespace Octavo.Protobuf.Schema;

/// <summary>A file.</summary>
/// <param name="name">The name by which others import it.</param>
/// <param name="package">Its package; empty for none.</param>
internal sealed class ProtobufSchemaFile(string name, string package)
{
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);
    private readonly Dictionary<string, ProtobufSchemaNode> _nodes = new(StringComparer.Ordinal);
    private readonly List<ProtobufSchemaNode> _top = [];

    internal string Name => name;

    internal string Package => package;

    /// <summary>The C# namespace of its types, if that is not what <c>csharp_namespace</c> would be without being said; empty for what is.</summary>
    internal string Namespace { get; set; } = "";

    /// <summary>Scalars, and the messages and imports that some of them need.</summary>
    internal ProtobufSchemaTypes Types { get; } = new(package);

    /// <summary>Whether there is text that is checked.</summary>
    internal bool HasCheckedText { get; set; }

    /// <summary>Whether there is text that is not checked.</summary>
    internal bool HasTrustedText { get; set; }

    /// <summary>Whether it is of edition 2023; else it is proto3.</summary>
    internal bool IsEdition { get; init; }

    /// <summary>Whether it is one of Protobuf's own files, which every compiler has.</summary>
    internal bool IsGoogle => package == "google.protobuf" && name.StartsWith("google/protobuf/", StringComparison.Ordinal);

    /// <summary>Whether no text is checked, and the file says so once.</summary>
    internal bool TrustsAll { get; init; }

    /// <summary>A name that nothing else in the file has; with the names around it.</summary>
    internal string Take(string wanted) => ProtobufSchemaTypes.Unique(_taken, wanted);

    /// <summary>Declares a message or an enum.</summary>
    /// <param name="full">A name that was taken.</param>
    /// <param name="isEnum">Which of both.</param>
    /// <param name="lines">What comes between its braces.</param>
    internal void Declare(string full, bool isEnum, IEnumerable<string> lines)
    {
        ProtobufSchemaNode node = Node(full);
        node.IsDeclared = true;
        node.IsEnum = isEnum;
        node.Lines.AddRange(lines);
        if (!full.Contains('.', StringComparison.Ordinal))
        {
            _top.Add(node);
        }
    }

    internal string Text()
    {
        var text = new StringBuilder(IsEdition ? "edition = \"2023\";\n" : "syntax = \"proto3\";\n");
        ProtobufSchemaNode[] named =
            [.. _nodes.Where(node => !node.Key.Contains('.', StringComparison.Ordinal) && !node.Value.IsDeclared).Select(node => node.Value)];
        if (_top.Count + named.Length != 0 && package.Length != 0)
        {
            text.Append("\npackage ").Append(package).Append(";\n");
        }
        if (Namespace.Length != 0)
        {
            text.Append("\noption csharp_namespace = \"").Append(Namespace).Append("\";\n");
        }
        if (TrustsAll)
        {
            text.Append("\noption features.utf8_validation = NONE;\n");
        }
        foreach (string import in Types.Imports)
        {
            text.Append("\nimport \"").Append(import).Append("\";\n");
        }
        foreach (ProtobufSchemaNode node in named.Concat(_top.OrderBy(one => one.IsEnum)))
        {
            node.Print(text.Append('\n'), 0);
        }
        foreach (string message in Types.Messages)
        {
            text.Append('\n').Append(message);
        }
        return text.ToString();
    }

    private ProtobufSchemaNode Node(string full)
    {
        if (!_nodes.TryGetValue(full, out ProtobufSchemaNode? node))
        {
            int dot = full.LastIndexOf('.');
            _nodes.Add(full, node = new ProtobufSchemaNode(full[(dot + 1)..]));
            if (dot >= 0)
            {
                Node(full[..dot]).Nested.Add(node);
            }
        }
        return node;
    }
}
