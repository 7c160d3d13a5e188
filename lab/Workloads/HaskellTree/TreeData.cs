// Owns: the tree of document 003, made from a seed.
// Must not know: libraries. Same seed, same values in every load context.
namespace Octavo.Lab.Workloads;

/// <summary>A perfect binary tree, the left subtree made before the right one.</summary>
public sealed class TreeData(int seed)
{
    /// <summary>The document's depth: 2^22 leaves.</summary>
    public const int FullDepth = 22;

    private readonly Random _random = new(seed);

    /// <summary>The depth whose number of leaves is nearest to a scale of the document's.</summary>
    public static int DepthAt(double scale) => Math.Clamp((int)Math.Round(FullDepth + Math.Log2(scale)), 1, FullDepth + 4);

    /// <summary>A tree of 2^<paramref name="depth"/> leaves, each uniform over all 64-bit integers.</summary>
    public BinTree Make(int depth) =>
        depth == 0 ? new Leaf { Value = Next() } : new Tree { Left = Make(depth - 1), Right = Make(depth - 1) };

    private long Next()
    {
        Span<byte> bytes = stackalloc byte[8];
        _random.NextBytes(bytes);
        return BitConverter.ToInt64(bytes);
    }
}
