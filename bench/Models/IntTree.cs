// Owns: document 003's tree with numbered members: integers of the whole 64-bit range at the leaves.
// Must not know: formats, harness.
namespace Octavo.Bench.Models;

/// <summary>A leaf or a node.</summary>
[GenerateCodec, CodecUnion(0, typeof(IntNode)), CodecUnion(1, typeof(IntLeaf))]
public abstract class IntTree
{
    /// <summary>A perfect tree of 2^<paramref name="depth"/> leaves.</summary>
    internal static IntTree Make(Random random, int depth)
    {
        if (depth != 0)
        {
            return new IntNode { Left = Make(random, depth - 1), Right = Make(random, depth - 1) };
        }
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        random.NextBytes(bytes);
        return new IntLeaf { Value = BitConverter.ToInt64(bytes) };
    }
}

/// <summary>A leaf.</summary>
[GenerateCodec]
public sealed class IntLeaf : IntTree
{
    [CodecMember(1)] public long Value { get; set; }
}

/// <summary>A node: two subtrees.</summary>
[GenerateCodec]
public sealed class IntNode : IntTree
{
    [CodecMember(1)] public required IntTree Left { get; set; }

    [CodecMember(2)] public required IntTree Right { get; set; }
}
