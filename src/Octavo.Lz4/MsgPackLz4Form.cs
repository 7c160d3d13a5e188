// Owns: the forms of compressed MessagePack.
namespace Octavo;

/// <summary>The form of compressed MessagePack inside MessagePack, as in MessagePack-CSharp.</summary>
public enum MsgPackLz4Form
{
    /// <summary>An array whose first element is an extension of type 98 with the lengths of the blocks before compression, and whose others are the blocks,
    /// each a byte string. Each block is compressed separately, so no buffer is larger than the bound of a block.</summary>
    BlockArray = 0,

    /// <summary>An extension of type 99: the length before compression, and one block. Somewhat smaller, and one buffer for all of it.</summary>
    Block = 1,
}
