// Owns: scalars that are more than one number in NetSerializer's bytes. Source: netserializer 4.1.2, Primitives.cs, and the fields of Guid in .NET;
// netserializer2, Primitives.cs.
using System.Buffers.Binary;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Memory;

namespace Octavo.Interop.NetSerializer;

internal static class NetSerializerScalars
{
    private const int GuidSize = 16;

    /// <summary>What <see cref="DateTime.ToBinary"/> gives: of a local time the UTC time, and that it is local.</summary>
    internal static void PutDateTime(ref ByteOutput output, ulong bits) =>
        NetSerializerVarint.PutZigZag(ref output, new DateTime((long)(bits & TimeRange.TicksMask), Kind(bits)).ToBinary());

    internal static ulong TakeDateTime(ref ByteInput input)
    {
        long data = NetSerializerVarint.Decode(NetSerializerVarint.Take64(ref input));
        try
        {
            var time = DateTime.FromBinary(data);
            return (ulong)time.Ticks | ((ulong)(int)time.Kind << 62);
        }
        catch (ArgumentException)
        {
            Throw.NumberOutOfRange("DateTime");
            return 0;
        }
    }

    internal static void PutDecimal(ref ByteOutput output, decimal value, bool is2)
    {
        Span<int> words = stackalloc int[4];
        decimal.GetBits(value, words);
        if (is2)
        {
            foreach (int word in words)
            {
                NetSerializerVarint.PutZigZag(ref output, word);
            }
            return;
        }
        NetSerializerVarint.Put(ref output, (uint)words[0] | ((ulong)(uint)words[1] << 32));
        NetSerializerVarint.Put(ref output, (uint)words[2]);
        NetSerializerVarint.Put(ref output, (((uint)words[3] >> 15) & 0x1FE) | ((uint)words[3] >> 31));
    }

    internal static decimal TakeDecimal(ref ByteInput input, bool is2)
    {
        Span<int> words = stackalloc int[4];
        if (is2)
        {
            for (int i = 0; i < words.Length; i++)
            {
                words[i] = (int)NetSerializerVarint.Decode(NetSerializerVarint.Take32(ref input));
            }
        }
        else
        {
            ulong low = NetSerializerVarint.Take64(ref input);
            words[0] = (int)low;
            words[1] = (int)(low >> 32);
            words[2] = (int)NetSerializerVarint.Take32(ref input);
            uint scale = NetSerializerVarint.Take32(ref input);
            words[3] = scale > 0x1FF ? -1 : (int)(((scale & ~1u) << 15) | (scale << 31));
        }
        const int Known = unchecked((int)0x80FF0000);
        if ((words[3] & ~Known) != 0 || ((words[3] >> 16) & 0xFF) > 28)
        {
            Throw.NumberOutOfRange("decimal");
        }
        return new decimal(words);
    }

    /// <summary>In version 4 its fields by name: an int, two shorts, eight bytes. In NetSerializer2 its bytes after their count + 1.</summary>
    internal static void PutGuid(ref ByteOutput output, Guid value, bool is2)
    {
        Span<byte> bytes = stackalloc byte[GuidSize];
        value.TryWriteBytes(bytes);
        if (is2)
        {
            output.Put(GuidSize + 1);
            output.Put(bytes);
            return;
        }
        NetSerializerVarint.PutZigZag(ref output, BinaryPrimitives.ReadInt32LittleEndian(bytes));
        NetSerializerVarint.PutZigZag(ref output, BinaryPrimitives.ReadInt16LittleEndian(bytes[4..]));
        NetSerializerVarint.PutZigZag(ref output, BinaryPrimitives.ReadInt16LittleEndian(bytes[6..]));
        output.Put(bytes[8..]);
    }

    internal static Guid TakeGuid(ref ByteInput input, bool is2)
    {
        if (is2)
        {
            if (input.Take() != GuidSize + 1)
            {
                Throw.InvalidData("a Guid whose length is not 16.");
            }
            return new Guid(input.Take(GuidSize));
        }
        int a = (int)NetSerializerVarint.Decode(NetSerializerVarint.Take32(ref input));
        short b = TakeInt16(ref input);
        short c = TakeInt16(ref input);
        ReadOnlySpan<byte> rest = input.Take(sizeof(long));
        return new Guid(a, b, c, rest[0], rest[1], rest[2], rest[3], rest[4], rest[5], rest[6], rest[7]);
    }

    internal static short TakeInt16(ref ByteInput input)
    {
        long value = NetSerializerVarint.Decode(NetSerializerVarint.Take32(ref input));
        if (value != (short)value)
        {
            Throw.NumberOutOfRange("a short");
        }
        return (short)value;
    }

    internal static ushort TakeUInt16(ref ByteInput input)
    {
        uint value = NetSerializerVarint.Take32(ref input);
        if (value > ushort.MaxValue)
        {
            Throw.NumberOutOfRange("a ushort");
        }
        return (ushort)value;
    }

    /// <summary>Binary's kind of a local time that an hour of the clocks' change makes ambiguous is 3.</summary>
    private static DateTimeKind Kind(ulong bits) => (DateTimeKind)Math.Min(bits >> 62, (ulong)DateTimeKind.Local);
}
