// Owns: Kryo's strings. Source: Kryo 5.6.2, Output.writeString and Input.readString: ASCII that ends with bit 7, or a count of UTF-16 units and each unit in
// UTF-8's form of one to three bytes.
using System.Buffers;
using System.Text;
using Octavo.Internal;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Kryo;

internal static class KryoText
{
    /// <summary>The byte of null: the flag, and no count.</summary>
    internal const byte Null = 0x80;

    private const byte Last = 0x80;
    private const int LongestMarked = 32;

    internal static void Put(ref ByteOutput output, BinaryText text)
    {
        int units = text.Units;
        bool isAscii = text.IsAscii;
        if (isAscii && units is > 1 and <= LongestMarked)
        {
            PutAscii(ref output, text.Latin1);
            return;
        }
        KryoVarint.PutFlag(ref output, true, (uint)units + 1);
        if (isAscii)
        {
            output.Put(text.Latin1);
            return;
        }
        for (int i = 0; i < units; i++)
        {
            PutUnit(ref output, text[i]);
        }
    }

    /// <summary>The name of a class: ASCII of any length in the marked form.</summary>
    internal static void PutName(ref ByteOutput output, string name)
    {
        if (Ascii.IsValid(name) && name.Length > 1)
        {
            PutAscii(ref output, Encoding.ASCII.GetBytes(name));
        }
        else
        {
            Put(ref output, new BinaryText(name.AsSpan()));
        }
    }

    /// <summary>Takes text that is not null and puts it as Binary's.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidText"/>; <see cref="OctavoErrorCode.NullNotAllowed"/> for a null if its place has
    /// none.</exception>
    internal static void Take(ref ByteInput input, ref ByteOutput output)
    {
        if (input.Peek() < Last)
        {
            TakeAscii(ref input, ref output);
            return;
        }
        uint count = KryoVarint.TakeFlag(ref input, out _);
        if (count == 0)
        {
            Throw.NullNotAllowed("text");
        }
        int units = input.CheckCount(count - 1, 1);
        ReadOnlySpan<byte> ahead = input.Data.Slice(input.Position, Math.Min(units, input.Available));
        if (ahead.Length == units && Ascii.IsValid(ahead))
        {
            input.Position += units;
            BinaryForm.PutUtf8(ref output, ahead);
            return;
        }
        char[] chars = ArrayPool<char>.Shared.Rent(units);
        try
        {
            for (int i = 0; i < units; i++)
            {
                chars[i] = TakeUnit(ref input);
            }
            BinaryForm.PutText(ref output, chars.AsSpan(0, units));
        }
        finally
        {
            ArrayPool<char>.Shared.Return(chars);
        }
    }

    /// <summary>Takes the name of a class.</summary>
    internal static string TakeName(ref ByteInput input)
    {
        var made = default(ByteOutput);
        try
        {
            Take(ref input, ref made);
            var name = new ByteInput(made.Written);
            return BinaryForm.TakeText(ref name).ToString();
        }
        finally
        {
            made.Return();
        }
    }

    private static void PutAscii(ref ByteOutput output, ReadOnlySpan<byte> text)
    {
        output.Put(text);
        output.From(output.Length - 1)[0] |= Last;
    }

    private static void TakeAscii(ref ByteInput input, ref ByteOutput output)
    {
        int length = input.Data[input.Position..].IndexOfAnyInRange(Last, byte.MaxValue) + 1;
        if (length == 0)
        {
            Throw.EndOfData();
        }
        ReadOnlySpan<byte> marked = input.Take(length);
        byte[] text = ArrayPool<byte>.Shared.Rent(length);
        marked.CopyTo(text);
        text[length - 1] &= 0x7F;
        BinaryForm.PutUtf8(ref output, text.AsSpan(0, length));
        ArrayPool<byte>.Shared.Return(text);
    }

    private static void PutUnit(ref ByteOutput output, char unit)
    {
        if (unit < 0x80)
        {
            output.Put((byte)unit);
            return;
        }
        if (unit < 0x800)
        {
            output.Put((byte)(0xC0 | (unit >> 6)));
        }
        else
        {
            output.Put((byte)(0xE0 | (unit >> 12)));
            output.Put((byte)(0x80 | ((unit >> 6) & 0x3F)));
        }
        output.Put((byte)(0x80 | (unit & 0x3F)));
    }

    private static char TakeUnit(ref ByteInput input)
    {
        uint first = input.Take();
        if (first < 0x80)
        {
            return (char)first;
        }
        int more = first switch
        {
            >= 0xC2 and < 0xE0 => 1,
            >= 0xE0 and < 0xF0 => 2,
            _ => 0,
        };
        uint unit = first & (more == 1 ? 0x1Fu : 0x0Fu);
        bool isSound = more != 0;
        for (int i = 0; i < more; i++)
        {
            byte next = input.Take();
            isSound &= (next & 0xC0) == 0x80;
            unit = (unit << 6) | (next & 0x3Fu);
        }
        if (!isSound || (more == 2 && unit < 0x800))
        {
            Throw.InvalidText("bytes that are not a unit of a Java string.");
        }
        return (char)unit;
    }
}
