// Owns: document 003's tree copied into Binary's layout and back by recursion, as one would write it for this type alone. Knows nothing of ours but the layout.
using System.Buffers.Binary;

namespace Octavo.Bench.Copies;

/// <summary>A union's varint, a class byte, the members. Checked as spans are, and no further: no depth, no name of what is wrong.</summary>
internal sealed class TreeCopy
{
    private const byte NodeCase = 1;
    private const byte LeafCase = 2;
    private const byte NodeHead = 3;
    private const byte LeafHead = 2;
    private const int LeafLength = 2 + sizeof(long);

    private byte[] _buffer = new byte[1 << 16];
    private int _length;

    /// <summary>The tree's bytes in an array of their own; the buffer before is kept.</summary>
    internal byte[] ToArray(IntTree tree)
    {
        _length = 0;
        Write(tree);
        return _buffer.AsSpan(0, _length).ToArray();
    }

    /// <summary>The tree of such bytes.</summary>
    internal static IntTree Read(ReadOnlySpan<byte> data)
    {
        int at = 0;
        IntTree tree = Read(data, ref at);
        return at == data.Length ? tree : throw new FormatException("More than one tree.");
    }

    private void Write(IntTree tree)
    {
        if (_buffer.Length - _length < LeafLength)
        {
            Array.Resize(ref _buffer, 2 * _buffer.Length);
        }
        Span<byte> to = _buffer.AsSpan(_length);
        if (tree is IntLeaf leaf)
        {
            to[0] = LeafCase;
            to[1] = LeafHead;
            BinaryPrimitives.WriteInt64LittleEndian(to[2..], leaf.Value);
            _length += LeafLength;
            return;
        }
        var node = (IntNode)tree;
        to[0] = NodeCase;
        to[1] = NodeHead;
        _length += 2;
        Write(node.Left);
        Write(node.Right);
    }

    private static IntTree Read(ReadOnlySpan<byte> data, ref int at)
    {
        ReadOnlySpan<byte> from = data[at..];
        switch (from[0], from[1])
        {
            case (LeafCase, LeafHead):
                at += LeafLength;
                return new IntLeaf { Value = BinaryPrimitives.ReadInt64LittleEndian(from[2..]) };
            case (NodeCase, NodeHead):
                at += 2;
                return new IntNode { Left = Read(data, ref at), Right = Read(data, ref at) };
            default:
                throw new FormatException("Neither a leaf nor a node.");
        }
    }
}
