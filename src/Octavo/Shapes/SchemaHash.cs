// Owns: the schema hash: the same from the generator and at run time. Specification: docs/formats/binary.md, "Schema hash". Knows no format.
using System.Buffers.Binary;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

namespace Octavo.Shapes;

/// <summary>The first 8 bytes of SHA-256 over the schema's text: what two programs must agree on to read one another's data.</summary>
internal static class SchemaHash
{
    /// <summary>The hash, its first byte lowest.</summary>
    /// <param name="root">The root's Shape.</param>
    /// <param name="names">Whether the format has names, so they are a part of the schema.</param>
    internal static ulong Of(TypeShape root, bool names = false)
    {
        Span<byte> hash = stackalloc byte[SHA256.HashSizeInBytes];
        SHA256.HashData(Encoding.UTF8.GetBytes(Text(root, names)), hash);
        return BinaryPrimitives.ReadUInt64LittleEndian(hash);
    }

    /// <summary>The text that is hashed: a line per type, in the order in which they are first mentioned, the root first. A type is named by its line, so
    /// cycles end.</summary>
    internal static string Text(TypeShape root, bool names = false)
    {
        var text = new StringBuilder();
        var lines = new Dictionary<(Type Type, bool IsBody), int> { [(root.Type, false)] = 0 };
        var queue = new Queue<(Type Type, TypeShape? Shape)>();
        queue.Enqueue((root.Type, root));
        while (queue.TryDequeue(out (Type Type, TypeShape? Shape) next))
        {
            Line(text, next.Type, next.Shape, names, lines, queue);
        }
        return text.ToString();
    }

    private static void Line(StringBuilder text, Type type, TypeShape? shape, bool names, Dictionary<(Type Type, bool IsBody), int> lines,
        Queue<(Type, TypeShape?)> queue)
    {
        if (shape is null)
        {
            text.Append("opaque ").Append(type).Append('\n');
            return;
        }
        string Numbered(ShapeType named)
        {
            int child = named.Child;
            Type childType = shape.ChildType(child) ?? throw new FormatException($"The Shape of {type} names child {child} and does not have it.");
            (Type Type, bool IsBody) key = (childType, shape.IsBody(child));
            if (!lines.TryGetValue(key, out int line))
            {
                lines.Add(key, line = lines.Count);
                queue.Enqueue((childType, shape.Child(child)));
            }
            return ShapeWords.Text(named.Word) + line;
        }

        if (shape.Bare is { } bare)
        {
            text.Append(bare.Text(Numbered, marks: false)).Append('\n');
            return;
        }
        text.Append(
            shape.Kind switch
            {
                ShapeKind.Class => shape.HasReferences ? "shared" : "class",
                ShapeKind.Struct => "struct",
                ShapeKind.Union => "union",
                ShapeKind.OpenUnion => "open",
                _ => "image"
            });
        if (shape.Layout == Layout.Tolerant)
        {
            text.Append(" tolerant");
        }
        foreach (ShapeMember member in shape.Members.Span)
        {
            text.Append(CultureInfo.InvariantCulture, $" {member.Number}:");
            if (names)
            {
                text.Append(Uri.EscapeDataString(member.Name)).Append(':');
            }
            text.Append(member.Type.Text(Numbered, marks: false));
        }
        text.Append('\n');
    }
}
