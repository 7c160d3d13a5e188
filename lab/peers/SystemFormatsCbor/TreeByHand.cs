// Owns: document 003's tree over System.Formats.Cbor, written by hand.
// Must not know: how it is measured.
using System.Formats.Cbor;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>An array of the case's number and an array of members.</summary>
internal static class TreeByHand
{
    internal static void Write(CborWriter writer, BinTree tree)
    {
        writer.WriteStartArray(2);
        if (tree is Leaf leaf)
        {
            writer.WriteInt32(0);
            writer.WriteStartArray(1);
            writer.WriteInt64(leaf.Value);
        }
        else
        {
            var node = (Tree)tree;
            writer.WriteInt32(1);
            writer.WriteStartArray(2);
            Write(writer, node.Left);
            Write(writer, node.Right);
        }

        writer.WriteEndArray();
        writer.WriteEndArray();
    }

    internal static BinTree Read(CborReader reader)
    {
        reader.ReadStartArray();
        int number = reader.ReadInt32();
        reader.ReadStartArray();
        BinTree tree = number == 0 ? new Leaf { Value = reader.ReadInt64() } : new Tree { Left = Read(reader), Right = Read(reader) };
        reader.ReadEndArray();
        reader.ReadEndArray();
        return tree;
    }
}
