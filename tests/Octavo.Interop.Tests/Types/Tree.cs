// Owns: the tree of document 003, as Haskell declares it for its derived instances.
namespace Octavo.Interop.Tests.Types;

/// <summary><c>data Tree = Tree Tree Tree | Leaf Int</c>.</summary>
[GenerateCodec, CodecUnion(0, typeof(Branch)), CodecUnion(1, typeof(Leaf))]
public abstract record Tree
{
    /// <summary>A tree of a depth whose leaves are numbered.</summary>
    public static Tree Of(int depth, Func<long> next) => depth == 0 ? new Leaf(next()) : new Branch(Of(depth - 1, next), Of(depth - 1, next));
}

[GenerateCodec]
public sealed record Branch(Tree Left, Tree Right) : Tree;

[GenerateCodec]
public sealed record Leaf(long Value) : Tree;
