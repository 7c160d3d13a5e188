// Owns: MemoryPack's varints: a small number as itself, or a code and the number of its width. Source: README, "Version Tolerant Object".
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.MemoryPack;

internal static class MemoryPackVarint
{
    /// <summary>Bytes of the longest that is written here.</summary>
    internal const int Max = 5;

    private const byte Largest = 127;
    private const byte CodeByte = 0x87;
    private const byte CodeUInt16 = 0x85;
    private const byte CodeInt16 = 0x84;
    private const byte CodeUInt32 = 0x83;
    private const byte CodeInt32 = 0x82;

    /// <summary>A length, which is an int there.</summary>
    /// <returns>Bytes that were put.</returns>
    internal static int PutLength(Span<byte> to, int value) => Put(to, (uint)value, CodeInt16, (uint)short.MaxValue, CodeInt32);

    /// <summary>The number of an object, which is a uint there.</summary>
    /// <returns>Bytes that were put.</returns>
    internal static int PutNumber(Span<byte> to, uint value) => Put(to, value, CodeUInt16, ushort.MaxValue, CodeUInt32);

    /// <summary>Takes a number that is not negative, in any code.</summary>
    /// <exception cref="OctavoException">A negative number, one of more than 31 bits, or no code.</exception>
    internal static int Take(ref ByteInput input)
    {
        byte first = input.Take();
        long value = first switch
        {
            <= Largest => first,
            CodeByte => input.Take(),
            CodeUInt16 => BinaryPrimitives.ReadUInt16LittleEndian(input.Take(sizeof(ushort))),
            CodeInt16 => BinaryPrimitives.ReadInt16LittleEndian(input.Take(sizeof(short))),
            CodeUInt32 => BinaryPrimitives.ReadUInt32LittleEndian(input.Take(sizeof(uint))),
            CodeInt32 => BinaryPrimitives.ReadInt32LittleEndian(input.Take(sizeof(int))),
            _ => -1,
        };
        if (value is < 0 or > int.MaxValue)
        {
            Throw.InvalidData("a length or object number that is negative or has more than 31 bits.");
        }
        return (int)value;
    }

    private static int Put(Span<byte> to, uint value, byte narrow, uint largest, byte wide)
    {
        if (value <= Largest)
        {
            to[0] = (byte)value;
            return 1;
        }
        if (value <= largest)
        {
            to[0] = narrow;
            BinaryPrimitives.WriteUInt16LittleEndian(to[1..], (ushort)value);
            return 3;
        }
        to[0] = wide;
        BinaryPrimitives.WriteUInt32LittleEndian(to[1..], value);
        return Max;
    }
}
