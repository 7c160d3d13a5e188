// Owns: the tree of document 003, as its hand-written instances have it: the leaf first.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec, CodecUnion(0, typeof(BinLeaf)), CodecUnion(1, typeof(BinBranch))]
public abstract record BinTree
{
    /// <summary>A tree of a depth.</summary>
    public static BinTree Of(int depth, Func<long> next) => depth == 0 ? new BinLeaf(next()) : new BinBranch(Of(depth - 1, next), Of(depth - 1, next));
}

[GenerateCodec]
public sealed record BinLeaf(long Value) : BinTree;

[GenerateCodec]
public sealed record BinBranch(BinTree Left, BinTree Right) : BinTree;
