// Owns: how hard the compressor tries.
namespace Octavo;

/// <summary>How hard the compressor tries; every reader reads every level at the same speed.</summary>
public enum MsgPackLz4Level
{
    /// <summary>LZ4's fast compressor, what MessagePack-CSharp writes.</summary>
    Fast = 0,

    /// <summary>LZ4's high compressor at its level 9: smaller, and several times slower to write.</summary>
    High = 1,
}
