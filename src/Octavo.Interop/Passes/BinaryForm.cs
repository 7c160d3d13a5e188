// Owns: Binary's heads, text and bytes as passes put and take them. Specification: docs/formats/binary.md. Knows no layout.
using System.Buffers;
using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Unicode;
using Octavo.Binary;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Interop.Passes;

internal static class BinaryForm
{
    /// <summary>The byte of a null, of any type.</summary>
    internal const byte Null = OctavoBinaryWriter.NullText;

    /// <summary>The byte of a reference to an object that came before; its number follows.</summary>
    internal const byte Reference = OctavoBinaryWriter.Reference;

    /// <summary>The byte of an object whose members follow after the outermost one.</summary>
    internal const byte Waits = OctavoBinaryWriter.Waits;

    /// <summary>The byte of an object whose members have tags.</summary>
    internal const byte Tolerant = OctavoBinaryWriter.Tolerant;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutVarint(ref ByteOutput output, uint value)
    {
        if (value < 0x80)
        {
            output.Put((byte)value);
            return;
        }
        Span<byte> bytes = stackalloc byte[BinaryVarint.Max];
        output.Put(bytes[..PutVarint(bytes, value)]);
    }

    /// <summary>Puts a varint into five bytes of room.</summary>
    /// <returns>Its length.</returns>
    internal static int PutVarint(Span<byte> to, uint value) => (int)BinaryVarint.Put(ref MemoryMarshal.GetReference(to[..BinaryVarint.Max]), value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint TakeVarint(ref ByteInput input)
    {
        uint value = input.Take();
        return value < 0x80 ? value : TakeLongVarint(ref input, value);
    }

    /// <summary>The head of a class whose members all follow.</summary>
    internal static void PutClass(ref ByteOutput output, int members)
    {
        if (members < OctavoBinaryWriter.LargestCountByte)
        {
            output.Put((byte)(members + 1));
            return;
        }
        output.Put(OctavoBinaryWriter.CountFollows);
        PutVarint(ref output, (uint)members);
    }

    /// <summary>The number of members after a class's head, which is not null, a reference or a Tolerant object.</summary>
    internal static uint TakeClass(ref ByteInput input)
    {
        byte head = input.Take();
        return head <= OctavoBinaryWriter.LargestCountByte ? head - 1u : head == OctavoBinaryWriter.CountFollows ? TakeVarint(ref input)
            : throw new OctavoException($"a class with the head {head:X2}, which Binary does not write here.");
    }

    /// <summary>Puts text that is UTF-8 in the other layout.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/> if it is not well-formed.</exception>
    internal static void PutUtf8(ref ByteOutput output, scoped ReadOnlySpan<byte> utf8)
    {
        if (Ascii.IsValid(utf8))
        {
            PutLatin1Head(ref output, utf8.Length);
            output.Put(utf8);
            return;
        }
        char[] units = ArrayPool<char>.Shared.Rent(utf8.Length);
        if (Utf8.ToUtf16(utf8, units, out _, out int written, replaceInvalidSequences: false) != OperationStatus.Done)
        {
            ArrayPool<char>.Shared.Return(units);
            Throw.InvalidText("the text is not well-formed UTF-8.");
        }
        PutText(ref output, units.AsSpan(0, written));
        ArrayPool<char>.Shared.Return(units);
    }

    /// <summary>Puts text of UTF-16 units; lone surrogates are kept.</summary>
    internal static void PutText(ref ByteOutput output, scoped ReadOnlySpan<char> text)
    {
        if (text.ContainsAnyExceptInRange('\0', '\u00FF'))
        {
            output.Put(1);
            PutVarint(ref output, (uint)text.Length);
            output.Put(MemoryMarshal.AsBytes(text));
            return;
        }
        PutLatin1Head(ref output, text.Length);
        Encoding.Latin1.GetBytes(text, output.Take(text.Length));
    }

    /// <summary>Puts bytes.</summary>
    internal static void PutBytes(ref ByteOutput output, scoped ReadOnlySpan<byte> bytes)
    {
        PutVarint(ref output, (uint)bytes.Length + 1);
        output.Put(bytes);
    }

    /// <summary>Puts an integer of any size: the fewest bytes of two's complement that hold it.</summary>
    internal static void PutInteger(ref ByteOutput output, BigInteger value)
    {
        int length = value.GetByteCount();
        PutVarint(ref output, (uint)length + 1);
        value.TryWriteBytes(output.Take(length), out _);
    }

    /// <summary>Takes text that is not null.</summary>
    internal static BinaryText TakeText(ref ByteInput input)
    {
        uint head = TakeVarint(ref input);
        return head == 1
            ? new BinaryText(MemoryMarshal.Cast<byte, char>(input.Take(checked((int)(TakeVarint(ref input) * 2)))))
            : new BinaryText(input.Take(checked((int)(head - 2))));
    }

    /// <summary>Takes bytes that are not null.</summary>
    internal static ReadOnlySpan<byte> TakeBytes(ref ByteInput input) => input.Take(checked((int)(TakeVarint(ref input) - 1)));

    /// <summary>Takes an integer of any size.</summary>
    internal static BigInteger TakeInteger(ref ByteInput input) => new(TakeBytes(ref input));

    /// <summary>Takes an enum's value.</summary>
    /// <param name="input">The data.</param>
    /// <param name="word">Its base type.</param>
    /// <returns>The value; of a <c>ulong</c> its bits.</returns>
    internal static long TakeEnum(ref ByteInput input, ShapeWord word) => word switch
    {
        ShapeWord.Int8 => (sbyte)input.Take(),
        ShapeWord.UInt8 => input.Take(),
        ShapeWord.Int16 => BinaryPrimitives.ReadInt16LittleEndian(input.Take(2)),
        ShapeWord.UInt16 => BinaryPrimitives.ReadUInt16LittleEndian(input.Take(2)),
        ShapeWord.Int32 => BinaryPrimitives.ReadInt32LittleEndian(input.Take(4)),
        ShapeWord.UInt32 => BinaryPrimitives.ReadUInt32LittleEndian(input.Take(4)),
        _ => BinaryPrimitives.ReadInt64LittleEndian(input.Take(8)),
    };

    /// <summary>Puts an enum's value.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/> if its base type does not hold it.</exception>
    internal static void PutEnum(ref ByteOutput output, ShapeWord word, long value)
    {
        bool fits = word switch
        {
            ShapeWord.Int8 => value == (sbyte)value,
            ShapeWord.UInt8 => value == (byte)value,
            ShapeWord.Int16 => value == (short)value,
            ShapeWord.UInt16 => value == (ushort)value,
            ShapeWord.Int32 => value == (int)value,
            ShapeWord.UInt32 => value == (uint)value,
            _ => true,
        };
        if (!fits)
        {
            Throw.NumberOutOfRange("the enum");
        }
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value);
        output.Put(bytes[..ShapeWords.Size(word)]);
    }

    private static void PutLatin1Head(ref ByteOutput output, int length) => PutVarint(ref output, (uint)length + 2);

    private static uint TakeLongVarint(ref ByteInput input, uint first)
    {
        ulong sum = first & 0x7F;
        for (int shift = 7; shift < 35; shift += 7)
        {
            byte group = input.Take();
            sum |= (ulong)(group & 0x7Fu) << shift;
            if (group < 0x80)
            {
                return (uint)sum;
            }
        }
        throw new OctavoException("a varint of more than 32 bits.");
    }
}
