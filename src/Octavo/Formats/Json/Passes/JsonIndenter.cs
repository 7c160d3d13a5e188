// Owns: the pass that puts each member and element into a line of its own. Knows no window.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;
using System.Text;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Json;

/// <summary>
/// A pass over well-formed JSON, window after window, in the form that System.Text.Json has: <c>"name": value</c>, brackets of what is empty together. 64 bytes
/// give one word of brackets, commas and colons outside
/// text; what is between is copied. White space outside text, which raw values may have, is dropped.
/// </summary>
internal sealed class JsonIndenter
{
    private const int Block = 64;

    /// <summary>Bytes whose marks are found before they are put.</summary>
    private const int Piece = 4 * 1024;

    /// <summary>Marks whose places are stored without a branch on their number.</summary>
    private const int AtOnce = 8;

    /// <summary>Levels whose line beginning is made beforehand.</summary>
    private const int FirstLevels = 16;

    private readonly int[] _places = new int[Piece + AtOnce];
    private readonly string _indent;
    private readonly string _newLine;
    private byte[] _line;      // a new line and the indentation of the deepest level so far, with slack after it
    private nint _length;      // of the line beginning at the level that is open
    private nint _longest;     // of the line beginnings that are made
    private ulong _inText;     // all bits if the last block ended inside text
    private ulong _escaped;    // 1 where it ended with a backslash that begins an escape

    /// <summary>Each mark at the place of its low nibble.</summary>
    private static Vector256<byte> MarkTable
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Vector256.Create(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte)':', (byte)'{', (byte)',', (byte)'}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte)':',
            (byte)'{', (byte)',', (byte)'}', 0, 0);
    }

    internal JsonIndenter(string indent, string newLine)
    {
        _indent = indent;
        _newLine = newLine;
        _line = [];
        _length = newLine.Length;
        Deepen(FirstLevels);
    }

    /// <summary>Indents one window.</summary>
    /// <param name="text">JSON, cut anywhere, with <see cref="OutputWindow.Slack"/> readable bytes after it.</param>
    /// <param name="to">Receives it.</param>
    internal void Pass(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        while (!text.IsEmpty)
        {
            ref byte from = ref MemoryMarshal.GetReference(text);
            int length = Math.Min(text.Length, Piece);
            int count = Find(ref from, length);
            int done = 0;
            nint copied = 0;
            while (true)
            {
                ref byte start = ref to.Start;
                ref byte free = ref Bytes.At(ref start, to.Length);
                done = Put(ref from, ref copied, done, count, ref free, ref Bytes.At(ref free, to.Room), out nint made);
                to.Length += (int)made;
                if (done == count)
                {
                    break;
                }
                to.MakeRoom((int)(_places[done] - copied + _length + _indent.Length + 2), Undoable(to));
            }
            PutRest(text[(int)copied..length], to);
            text = text[length..];
        }
    }

    /// <summary>Bytes at the end that stay when all is to be passed on: none if no bracket is open.</summary>
    internal int Kept(JsonPassBuffer to) => _length == _newLine.Length ? 0 : Undoable(to);

    /// <summary>Bytes at the end that stay: a line beginning, which a bracket that closes what is empty takes back, or else one byte, by which that is
    /// seen.</summary>
    private int Undoable(JsonPassBuffer to) => to.Length == 0 ? 0 : to.Made[^1] <= ' ' ? (int)Math.Min(_length, to.Length) : 1;

    /// <summary>Finds the places of all marks.</summary>
    /// <returns>How many.</returns>
    private int Find(ref byte text, int length)
    {
        ref int first = ref MemoryMarshal.GetArrayDataReference(_places);
        return (int)(Unsafe.ByteOffset(ref first, ref Find(ref text, length, ref first, ref _inText, ref _escaped)) / sizeof(int));
    }

    /// <summary>Stores the places of all marks; static, so everything in the loop has a register.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref int Find(ref byte text, int length, ref int place, ref ulong inText, ref ulong escaped)
    {
        for (int block = 0; block < length; block += Block)
        {
            ulong marks = Marks(ref Bytes.At(ref text, block), length - block, ref inText, ref escaped);
            ref int next = ref Unsafe.Add(ref place, BitOperations.PopCount(marks));
            while (true)
            {
                // Eight at a time: a branch on their number would be missed. What is too many is overwritten by the next block.
                marks = PutFour(ref Unsafe.Add(ref place, 4), block, PutFour(ref place, block, marks));
                if (marks == 0)
                {
                    break;
                }
                place = ref Unsafe.Add(ref place, AtOnce);
            }
            place = ref next;
        }
        return ref place;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong PutFour(ref int place, int block, ulong marks)
    {
        place = block + BitOperations.TrailingZeroCount(marks);
        marks &= marks - 1;
        Unsafe.Add(ref place, 1) = block + BitOperations.TrailingZeroCount(marks);
        marks &= marks - 1;
        Unsafe.Add(ref place, 2) = block + BitOperations.TrailingZeroCount(marks);
        marks &= marks - 1;
        Unsafe.Add(ref place, 3) = block + BitOperations.TrailingZeroCount(marks);
        return marks & (marks - 1);
    }

    /// <summary>Copies what is between marks, and puts the marks with their white space, as long as there is room.</summary>
    /// <param name="from">The text.</param>
    /// <param name="copied">The first byte that is not copied yet.</param>
    /// <param name="next">The first mark.</param>
    /// <param name="count">After the last mark.</param>
    /// <param name="to">Receives it.</param>
    /// <param name="end">Where the room ends.</param>
    /// <param name="made">Bytes made.</param>
    /// <returns>The mark for which there is no room, or <paramref name="count"/>.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int Put(ref byte from, ref nint copied, int next, int count, ref byte to, ref byte end, out nint made)
    {
        ref int first = ref MemoryMarshal.GetArrayDataReference(_places);
        ref int place = ref Unsafe.Add(ref first, next);
        ref int last = ref Unsafe.Add(ref first, count);
        ref byte line = ref MemoryMarshal.GetArrayDataReference(_line);
        ref byte begin = ref to;
        nint indent = _indent.Length;
        nint beginning = _length;
        nint start = copied;
        for (; Unsafe.IsAddressLessThan(ref place, ref last); place = ref Unsafe.Add(ref place, 1))
        {
            nint run = place - start;
            if (Unsafe.ByteOffset(ref to, ref end) < run + beginning + indent + 2)
            {
                break;
            }
            Copy(ref Bytes.At(ref from, start), ref to, run);
            to = ref Bytes.At(ref to, run);
            start = place;
            uint mark = Bytes.At(ref from, start++);
            if (mark == ':')
            {
                Bytes.Put(ref to, (ushort)0x203A);
                to = ref Bytes.At(ref to, 2);
            }
            else if (mark == ',')
            {
                to = (byte)mark;
                CopyLine(ref line, ref Bytes.At(ref to, 1), beginning);
                to = ref Bytes.At(ref to, beginning + 1);
            }
            else if ((mark | 0x20) == '}')
            {
                if (run == 0 && Bytes.At(ref to, -1) <= ' ')
                {
                    to = ref Bytes.At(ref to, -beginning); // nothing follows what was opened
                    beginning -= indent;
                }
                else
                {
                    beginning -= indent;
                    CopyLine(ref line, ref to, beginning);
                    to = ref Bytes.At(ref to, beginning);
                }
                to = (byte)mark;
                to = ref Bytes.At(ref to, 1);
            }
            else if (mark > ' ')
            {
                beginning += indent;
                if (beginning > _longest)
                {
                    Deepen(beginning / indent * 2);
                    line = ref MemoryMarshal.GetArrayDataReference(_line);
                }
                to = (byte)mark;
                CopyLine(ref line, ref Bytes.At(ref to, 1), beginning);
                to = ref Bytes.At(ref to, beginning + 1);
            }
        }
        copied = start;
        made = Unsafe.ByteOffset(ref begin, ref to);
        _length = beginning;
        return (int)(Unsafe.ByteOffset(ref first, ref place) / sizeof(int));
    }

    private void PutRest(ReadOnlySpan<byte> rest, JsonPassBuffer to)
    {
        if (rest.IsEmpty)
        {
            return;
        }
        if (to.Room < rest.Length)
        {
            to.MakeRoom(rest.Length, 0);
        }
        rest.CopyTo(to.Free);
        to.Length += rest.Length;
    }

    /// <summary>Copies whole vectors: both sides have slack.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Copy(ref byte from, ref byte to, nint length)
    {
        Vector256.LoadUnsafe(ref from).StoreUnsafe(ref to);
        for (nint at = 32; at < length; at += 32)
        {
            Vector256.LoadUnsafe(ref from, (nuint)at).StoreUnsafe(ref to, (nuint)at);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void CopyLine(ref byte line, ref byte to, nint length)
    {
        Vector128.LoadUnsafe(ref line).StoreUnsafe(ref to);
        for (nint at = 16; at < length; at += 16)
        {
            Vector128.LoadUnsafe(ref line, (nuint)at).StoreUnsafe(ref to, (nuint)at);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Deepen(nint levels)
    {
        byte[] line = new byte[_newLine.Length + (levels * _indent.Length) + JsonPassBuffer.Slack];
        int at = Encoding.ASCII.GetBytes(_newLine, line);
        for (nint level = 0; level < levels; level++)
        {
            at += Encoding.ASCII.GetBytes(_indent, line.AsSpan(at));
        }
        _line = line;
        _longest = at;
    }

    /// <summary>The brackets, commas, colons and white bytes of a block that are outside text, a bit each.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Marks(ref byte at, nint length, ref ulong inText, ref ulong escaped)
    {
        Vector256<byte> low = Vector256.LoadUnsafe(ref at);
        Vector256<byte> high = Vector256.LoadUnsafe(ref at, 32);
        ulong quotes = Word(Vector256.Equals(low, Vector256.Create((byte)'"')), Vector256.Equals(high, Vector256.Create((byte)'"')));
        ulong slashes = Word(Vector256.Equals(low, Vector256.Create((byte)'\\')), Vector256.Equals(high, Vector256.Create((byte)'\\')));
        ulong marks = Word(Mark(low), Mark(high));
        if (length < Block)
        {
            ulong there = (1UL << (int)length) - 1;
            quotes &= there;
            slashes &= there;
            marks &= there;
        }
        if ((slashes | escaped) != 0)
        {
            quotes &= ~Escaped(slashes, (int)Math.Min(length, Block), ref escaped);
        }
        ulong text = Parity(quotes) ^ inText;
        inText = (ulong)((long)text >> 63);
        return marks & ~text;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Mark(Vector256<byte> text)
    {
        // The brackets differ from the braces in one bit. A shuffle gives each mark at the place of its low nibble.
        Vector256<byte> brackets = text | Vector256.Create((byte)0x20);
        Vector256<byte> white = Vector256.Equals(Vector256.Min(text, Vector256.Create((byte)' ')), text);
        return Avx2.IsSupported ? Vector256.Equals(Avx2.Shuffle(MarkTable, text), brackets) | white
            : Vector256.Equals(brackets, Vector256.Create((byte)'{')) | Vector256.Equals(brackets, Vector256.Create((byte)'}'))
            | Vector256.Equals(text, Vector256.Create((byte)',')) | Vector256.Equals(text, Vector256.Create((byte)':')) | white;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Word(Vector256<byte> low, Vector256<byte> high) => low.ExtractMostSignificantBits() | ((ulong)high.ExtractMostSignificantBits() << 32);

    /// <summary>Each bit: whether the bits up to it are odd in number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Parity(ulong bits)
    {
        if (Pclmulqdq.IsSupported)
        {
            return Pclmulqdq.CarrylessMultiply(Vector128.CreateScalar(bits), Vector128<ulong>.AllBitsSet, 0).ToScalar();
        }
        bits ^= bits << 1;
        bits ^= bits << 2;
        bits ^= bits << 4;
        bits ^= bits << 8;
        bits ^= bits << 16;
        return bits ^ (bits << 32);
    }

    /// <summary>The bytes that a backslash escapes: those after an odd number of them.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ulong Escaped(ulong slashes, int length, ref ulong first)
    {
        ulong escaped = first;
        for (ulong left = slashes & ~escaped; left != 0;)
        {
            // The first that is not escaped itself escapes the next byte.
            int at = BitOperations.TrailingZeroCount(left);
            left &= left - 1;
            if (at == Block - 1)
            {
                first = 1;
                return escaped;
            }
            ulong next = 1UL << (at + 1);
            escaped |= next;
            left &= ~next;
        }
        first = length < Block ? (escaped >> length) & 1 : 0;
        return escaped;
    }
}
