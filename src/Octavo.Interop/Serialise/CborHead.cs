// Owns: the heads of CBOR items as cborg writes and reads them: RFC 8949, section 3. Shortest when they are written; any length is read.
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Serialise;

internal static class CborHead
{
    internal const int Unsigned = 0;
    internal const int Negative = 1;
    internal const int Bytes = 2;
    internal const int Text = 3;
    internal const int Array = 4;
    internal const int Map = 5;
    internal const int Tag = 6;

    internal const byte False = 0xF4;
    internal const byte True = 0xF5;
    internal const byte Half = 0xF9;
    internal const byte Single = 0xFA;
    internal const byte Double = 0xFB;
    internal const byte Break = 0xFF;

    /// <summary>The head of what ends with a break: its major type's byte and this.</summary>
    internal const byte Indefinite = 0x1F;

    /// <summary>Puts a head in its shortest form.</summary>
    internal static void Put(ref ByteOutput output, int major, ulong argument)
    {
        byte type = (byte)(major << 5);
        if (argument < 24)
        {
            output.Put((byte)(type | (byte)argument));
        }
        else if (argument <= byte.MaxValue)
        {
            Span<byte> to = output.Take(2);
            to[0] = (byte)(type | 24);
            to[1] = (byte)argument;
        }
        else if (argument <= ushort.MaxValue)
        {
            Span<byte> to = output.Take(3);
            to[0] = (byte)(type | 25);
            BinaryPrimitives.WriteUInt16BigEndian(to[1..], (ushort)argument);
        }
        else if (argument <= uint.MaxValue)
        {
            Span<byte> to = output.Take(5);
            to[0] = (byte)(type | 26);
            BinaryPrimitives.WriteUInt32BigEndian(to[1..], (uint)argument);
        }
        else
        {
            Span<byte> to = output.Take(9);
            to[0] = (byte)(type | 27);
            BinaryPrimitives.WriteUInt64BigEndian(to[1..], argument);
        }
    }

    /// <summary>Puts a signed integer.</summary>
    internal static void Put(ref ByteOutput output, long value) => Put(ref output, value < 0 ? Negative : Unsigned, (ulong)(value ^ (value >> 63)));

    /// <summary>Takes a head of any definite length.</summary>
    /// <exception cref="OctavoException">An indefinite length, or additional information that RFC 8949 keeps.</exception>
    internal static int Take(ref ByteInput input, out ulong argument)
    {
        byte first = input.Take();
        int info = first & 0x1F;
        if (info < 24)
        {
            argument = (ulong)info;
        }
        else
        {
            switch (info)
            {
                case 24:
                    argument = input.Take();
                    break;
                case 25:
                    argument = BinaryPrimitives.ReadUInt16BigEndian(input.Take(sizeof(ushort)));
                    break;
                case 26:
                    argument = BinaryPrimitives.ReadUInt32BigEndian(input.Take(sizeof(uint)));
                    break;
                case 27:
                    argument = BinaryPrimitives.ReadUInt64BigEndian(input.Take(sizeof(ulong)));
                    break;
                default:
                    Throw.InvalidData(info == Indefinite ? "an item of indefinite length, but serialise reads only definite ones."
                        : $"the head {first:X2}, which RFC 8949 reserves.");
                    argument = 0;
                    break;
            }
        }
        return first >> 5;
    }

    /// <summary>Takes a head of a major type.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.TypeMismatch"/> if another one is there.</exception>
    internal static ulong Take(ref ByteInput input, int major, string what)
    {
        if (input.Peek() >> 5 != major)
        {
            Throw.TypeMismatch(what, Name(input.Peek()));
        }
        Take(ref input, out ulong argument);
        return argument;
    }

    /// <summary>What a head begins, for errors.</summary>
    internal static string Name(byte head) => (head >> 5) switch
    {
        Unsigned => "an unsigned integer",
        Negative => "a negative integer",
        Bytes => "a byte string",
        Text => "text",
        Array => "an array",
        Map => "a map",
        Tag => "a tag",
        _ => head switch { False or True => "a bool", Half or Single or Double => "a float", Break => "a break", _ => $"the simple value {head:X2}" },
    };
}
