// Owns: document 003's tree over System.Formats.Cbor, written by hand. Knows nothing of ours.
using System.Formats.Cbor;

namespace Octavo.Bench.Cbor;

/// <summary>The bytes that Octavo writes: an array of the case's number and an array of members.</summary>
internal static class TreeByHand
{
    internal static void Write(CborWriter writer, IntTree tree)
    {
        writer.WriteStartArray(2);
        if (tree is IntLeaf leaf)
        {
            writer.WriteInt32(1);
            writer.WriteStartArray(1);
            writer.WriteInt64(leaf.Value);
        }
        else
        {
            var node = (IntNode)tree;
            writer.WriteInt32(0);
            writer.WriteStartArray(2);
            Write(writer, node.Left);
            Write(writer, node.Right);
        }
        writer.WriteEndArray();
        writer.WriteEndArray();
    }

    internal static IntTree Read(CborReader reader)
    {
        reader.ReadStartArray();
        int number = reader.ReadInt32();
        reader.ReadStartArray();
        IntTree tree = number == 1 ? new IntLeaf { Value = reader.ReadInt64() } : new IntNode { Left = Read(reader), Right = Read(reader) };
        reader.ReadEndArray();
        reader.ReadEndArray();
        return tree;
    }
}
