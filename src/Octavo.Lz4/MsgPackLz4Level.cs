// Owns: how hard the compressor tries.
namespace Octavo;

/// <summary>The level of the compressor. Readers read every level at the same speed.</summary>
public enum MsgPackLz4Level
{
    /// <summary>The fast compressor of LZ4, as in MessagePack-CSharp.</summary>
    Fast = 0,

    /// <summary>The high compressor of LZ4 at level 9: smaller, and several times slower to write.</summary>
    High = 1,
}
