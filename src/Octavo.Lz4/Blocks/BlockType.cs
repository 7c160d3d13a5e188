// Owns: the types of extensions that compressed data has.
namespace Octavo.Lz4.Blocks;

/// <summary>Extension types of MessagePack-CSharp.</summary>
internal static class BlockType
{
    /// <summary>The first element of an array of blocks: their lengths before compression.</summary>
    internal const sbyte Lengths = 98;

    /// <summary>One block, after its length before compression.</summary>
    internal const sbyte Block = 99;
}
