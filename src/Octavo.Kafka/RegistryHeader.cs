// Owns: the head that Confluent's serializers put before values: "Wire format" of the schema registry. Knows no value.
using System.Buffers.Binary;

namespace Octavo.Kafka;

internal static class RegistryHeader
{
    private const int Length = 1 + sizeof(int);

    internal static byte[] Put(byte[] value, int schema, bool isMessage)
    {
        byte[] bytes = new byte[value.Length + Length + (isMessage ? 1 : 0)];
        BinaryPrimitives.WriteInt32BigEndian(bytes.AsSpan(1), schema);
        value.CopyTo(bytes.AsSpan(bytes.Length - value.Length));
        return bytes;
    }

    /// <summary>The value after its head.</summary>
    /// <exception cref="OctavoException">The data has no head.</exception>
    internal static ReadOnlySpan<byte> Skip(ReadOnlySpan<byte> bytes, bool isMessage, string format)
    {
        if (bytes.Length < Length || bytes[0] != 0)
        {
            throw new OctavoException(OctavoErrorCode.InvalidData, "the schema registry header (byte 0, then the schema id) is missing before the value.",
                format, 0);
        }
        ReadOnlySpan<byte> rest = bytes[Length..];
        return isMessage ? rest[Indexes(rest, format)..] : rest;
    }

    /// <summary>The bytes of the indexes that select a message of a file: a count, and that many numbers; a count of 0 means the first message.</summary>
    private static int Indexes(ReadOnlySpan<byte> bytes, string format)
    {
        int at = 0;
        for (int left = Index(bytes, ref at, format); left > 0; left--)
        {
            Index(bytes, ref at, format);
        }
        return at;
    }

    /// <summary>A zigzag varint; no number is negative or has more than 31 bits.</summary>
    private static int Index(ReadOnlySpan<byte> bytes, ref int at, string format)
    {
        int start = at;
        ulong value = 0;
        for (int shift = 0; shift <= 28; shift += 7)
        {
            if (at == bytes.Length)
            {
                throw new OctavoException(OctavoErrorCode.EndOfData, "the data ends inside the indexes of a message.", format, Length + at);
            }
            byte next = bytes[at++];
            value |= (ulong)(next & 0x7F) << shift;
            if (next > 0x7F)
            {
                continue;
            }
            if ((value & 1) == 0 && value >> 1 <= int.MaxValue)
            {
                return (int)(value >> 1);
            }
            break;
        }
        throw new OctavoException(OctavoErrorCode.InvalidData, "an index of a message, or the number of them, is negative or has more than 31 bits.", format,
            Length + start);
    }
}
