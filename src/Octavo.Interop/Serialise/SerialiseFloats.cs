// Owns: floats as in serialise: their own width when they are written, and any narrower one read.
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Serialise;

internal static class SerialiseFloats
{
    private const ushort NaN = 0x7E00;

    internal static void Put(ref ByteOutput output, double value)
    {
        if (double.IsNaN(value))
        {
            PutNaN(ref output);
            return;
        }
        Span<byte> to = output.Take(1 + sizeof(double));
        to[0] = CborHead.Double;
        BinaryPrimitives.WriteDoubleBigEndian(to[1..], value);
    }

    internal static void Put(ref ByteOutput output, float value)
    {
        if (float.IsNaN(value))
        {
            PutNaN(ref output);
            return;
        }
        Span<byte> to = output.Take(1 + sizeof(float));
        to[0] = CborHead.Single;
        BinaryPrimitives.WriteSingleBigEndian(to[1..], value);
    }

    internal static double TakeDouble(ref ByteInput input)
    {
        if (input.Peek() != CborHead.Double)
        {
            return TakeSingle(ref input);
        }
        input.Take();
        return BinaryPrimitives.ReadDoubleBigEndian(input.Take(sizeof(double)));
    }

    /// <summary>Takes a float of 16 or 32 bits.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> for others and for integers.</exception>
    internal static float TakeSingle(ref ByteInput input)
    {
        byte head = input.Take();
        switch (head)
        {
            case CborHead.Half:
                return (float)BinaryPrimitives.ReadHalfBigEndian(input.Take(sizeof(ushort)));
            case CborHead.Single:
                return BinaryPrimitives.ReadSingleBigEndian(input.Take(sizeof(float)));
            default:
                Throw.TypeMismatch("a float of its width or a narrower one", head == CborHead.Double ? "one of 64 bits" : CborHead.Name(head));
                return 0;
        }
    }

    private static void PutNaN(ref ByteOutput output)
    {
        Span<byte> to = output.Take(1 + sizeof(ushort));
        to[0] = CborHead.Half;
        BinaryPrimitives.WriteUInt16BigEndian(to[1..], NaN);
    }
}
