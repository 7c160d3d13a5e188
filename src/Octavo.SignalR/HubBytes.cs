// Owns: the heads of MessagePack that hub messages are made of. Specification: "Formats" of MessagePack. Knows no message.
using System.Buffers;
using System.Buffers.Binary;

namespace Octavo.SignalR;

internal static class HubBytes
{
    private const byte FixMap = 0x80;
    private const byte FixArray = 0x90;
    private const byte Nil = 0xC0;
    private const byte False = 0xC2;
    private const byte True = 0xC3;
    private const byte UInt8 = 0xCC;
    private const byte Int64 = 0xD3;
    private const byte Array16 = 0xDC;
    private const byte Map16 = 0xDE;

    internal static void PutArray(IBufferWriter<byte> destination, int count) => PutHead(destination, count, FixArray, Array16);

    internal static void PutMap(IBufferWriter<byte> destination, int count) => PutHead(destination, count, FixMap, Map16);

    internal static void PutNil(IBufferWriter<byte> destination) => Put(destination, Nil);

    internal static void PutBool(IBufferWriter<byte> destination, bool value) => Put(destination, value ? True : False);

    /// <summary>A message's type or a kind of result: a small number.</summary>
    internal static void PutSmall(IBufferWriter<byte> destination, int value) => Put(destination, (byte)value);

    /// <summary>What is at the beginning of the data: the count of an array.</summary>
    internal static int TakeArray(ref ReadOnlySequence<byte> source) => TakeHead(ref source, FixArray, Array16, "an array");

    /// <summary>The count of a map; nil is an empty one.</summary>
    internal static int TakeMap(ref ReadOnlySequence<byte> source) => TryTakeNil(ref source) ? 0 : TakeHead(ref source, FixMap, Map16, "a map");

    internal static bool TryTakeNil(ref ReadOnlySequence<byte> source)
    {
        if (First(source) != Nil)
        {
            return false;
        }
        source = source.Slice(1);
        return true;
    }

    internal static bool TakeBool(ref ReadOnlySequence<byte> source)
    {
        byte found = First(source);
        source = source.Slice(1);
        return found is False or True ? found == True : throw new InvalidDataException($"Expected a bool, found 0x{found:X2}.");
    }

    /// <summary>An integer of any width.</summary>
    internal static long TakeInteger(ref ReadOnlySequence<byte> source)
    {
        byte code = First(source);
        if (code is < FixMap or >= 0xE0)
        {
            source = source.Slice(1);
            return (sbyte)code;
        }
        if (code is < UInt8 or > Int64)
        {
            throw new InvalidDataException($"Expected an integer, found 0x{code:X2}.");
        }
        int width = 1 << ((code - UInt8) & 3);
        Span<byte> bytes = stackalloc byte[8];
        bytes.Clear();
        Copy(source.Slice(1), bytes[^width..]);
        source = source.Slice(1 + width);
        ulong value = BinaryPrimitives.ReadUInt64BigEndian(bytes);
        int shift = 64 - (8 * width);
        return code >= UInt8 + 4 ? (long)(value << shift) >> shift
            : value <= long.MaxValue ? (long)value
            : throw new InvalidDataException($"Expected an integer of at most 63 bits, found {value}.");
    }

    private static int TakeHead(ref ReadOnlySequence<byte> source, byte fix, byte wide, string what)
    {
        byte code = First(source);
        if ((code & 0xF0) == fix)
        {
            source = source.Slice(1);
            return code & 0x0F;
        }
        if (code != wide && code != wide + 1)
        {
            throw new InvalidDataException($"Expected {what}, found 0x{code:X2}.");
        }
        int width = code == wide ? 2 : 4;
        Span<byte> bytes = stackalloc byte[4];
        bytes.Clear();
        Copy(source.Slice(1), bytes[^width..]);
        source = source.Slice(1 + width);
        uint count = BinaryPrimitives.ReadUInt32BigEndian(bytes);
        // Each element takes a byte at least.
        return count <= source.Length ? (int)count : throw new InvalidDataException($"{count} elements are more than the message can hold.");
    }

    private static void PutHead(IBufferWriter<byte> destination, int count, byte fix, byte wide)
    {
        Span<byte> room = destination.GetSpan(5);
        if (count < 16)
        {
            room[0] = (byte)(fix | count);
            destination.Advance(1);
        }
        else if (count <= ushort.MaxValue)
        {
            room[0] = wide;
            BinaryPrimitives.WriteUInt16BigEndian(room[1..], (ushort)count);
            destination.Advance(3);
        }
        else
        {
            room[0] = (byte)(wide + 1);
            BinaryPrimitives.WriteInt32BigEndian(room[1..], count);
            destination.Advance(5);
        }
    }

    private static void Put(IBufferWriter<byte> destination, byte value)
    {
        destination.GetSpan(1)[0] = value;
        destination.Advance(1);
    }

    private static byte First(in ReadOnlySequence<byte> source) =>
        source.FirstSpan.Length != 0 ? source.FirstSpan[0] : source.Length != 0 ? source.Slice(source.GetPosition(0), 1).ToArray()[0]
            : throw new InvalidDataException("The message ends early.");

    private static void Copy(in ReadOnlySequence<byte> source, Span<byte> destination)
    {
        if (source.Length < destination.Length)
        {
            throw new InvalidDataException("The message ends early.");
        }
        source.Slice(0, destination.Length).CopyTo(destination);
    }
}
