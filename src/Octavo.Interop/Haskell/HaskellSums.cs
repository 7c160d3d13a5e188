// Owns: the index of a constructor, as derived instances write it. Source: the generic instances of binary and cereal, which take the smallest word for the
// number of constructors.
using System.Buffers.Binary;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Haskell;

internal static class HaskellSums
{
    /// <summary>Bytes of an index: none for one constructor, 1 for up to 256, 2 for up to 65,536, 4 beyond.</summary>
    internal static int Width(int constructors) => constructors <= 1 ? 0 : constructors <= 256 ? 1 : constructors <= 65_536 ? 2 : 4;

    internal static void Put(ref ByteOutput output, int width, uint index)
    {
        switch (width)
        {
            case 1:
                output.Put((byte)index);
                break;
            case 2:
                BinaryPrimitives.WriteUInt16BigEndian(output.Take(sizeof(ushort)), (ushort)index);
                break;
            case 4:
                BinaryPrimitives.WriteUInt32BigEndian(output.Take(sizeof(uint)), index);
                break;
        }
    }

    /// <summary>Takes an index.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnknownUnionCase"/> if there are not as many constructors.</exception>
    internal static int Take(ref ByteInput input, int constructors)
    {
        uint index = Width(constructors) switch
        {
            0 => 0,
            1 => input.Take(),
            2 => BinaryPrimitives.ReadUInt16BigEndian(input.Take(sizeof(ushort))),
            _ => BinaryPrimitives.ReadUInt32BigEndian(input.Take(sizeof(uint))),
        };
        return HaskellConstructors.Index(index, constructors);
    }
}
