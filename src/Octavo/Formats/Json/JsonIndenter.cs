// Owns: the pass that puts each member and element into a line of its own. Knows no window.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Octavo.Internal;

/// <summary>
/// A pass over well-formed JSON, window after window, in the form that System.Text.Json has: <c>"name": value</c>, brackets of what is empty together. 64 bytes give one word of brackets, commas and colons outside
/// text; what is between is copied. White space outside text, which raw values may have, is dropped.
/// </summary>
internal sealed class JsonIndenter
{
    private const int Block = 64;

    /// <summary>Levels whose line beginning is made beforehand.</summary>
    private const int FirstLevels = 16;

    private readonly string _indent;
    private readonly string _newLine;
    private byte[] _line;      // a new line and the indentation of the deepest level so far, with slack behind it
    private int _levels;
    private int _depth;
    private ulong _inText;     // all bits where the last block ended inside text
    private ulong _escaped;    // 1 where it ended with a backslash that begins an escape
    private int _opened;       // bytes made behind an opening bracket that nothing follows yet: taken back where it is closed

    internal JsonIndenter(string indent, string newLine)
    {
        _indent = indent;
        _newLine = newLine;
        _line = [];
        Deepen(FirstLevels);
    }

    /// <summary>Indents one window.</summary>
    /// <param name="text">JSON, cut anywhere, with <see cref="JsonPassBuffer.Slack"/> readable bytes behind it.</param>
    /// <param name="to">Receives it.</param>
    internal void Pass(ReadOnlySpan<byte> text, JsonPassBuffer to)
    {
        ref byte from = ref MemoryMarshal.GetReference(text);
        ref byte made = ref MemoryMarshal.GetArrayDataReference(to.Bytes);
        nint length = to.Length;
        nint room = length + to.Room;
        nint start = 0;
        for (nint block = 0; block < text.Length; block += Block)
        {
            for (ulong marks = Marks(ref Bytes.At(ref from, block), text.Length - block); marks != 0; marks &= marks - 1)
            {
                nint at = block + BitOperations.TrailingZeroCount(marks);
                nint run = at - start;
                nint line = LineLength(_depth + 1);
                if (room - length < run + line + 1)
                {
                    to.Length = (int)length;
                    MakeRoom(to, (int)(run + line + 1));
                    made = ref MemoryMarshal.GetArrayDataReference(to.Bytes);
                    length = to.Length;
                    room = length + to.Room;
                }
                Copy(ref Bytes.At(ref from, start), ref Bytes.At(ref made, length), run);
                length += run;
                start = at + 1;
                byte mark = Bytes.At(ref from, at);
                if (mark == ',')
                {
                    _opened = 0;
                    Bytes.At(ref made, length) = mark;
                    length += 1 + PutLine(ref Bytes.At(ref made, length + 1));
                }
                else if (mark == ':')
                {
                    _opened = 0;
                    Bytes.Put(ref Bytes.At(ref made, length), (ushort)0x203A);
                    length += 2;
                }
                else if (mark is (byte)'{' or (byte)'[')
                {
                    Bytes.At(ref made, length) = mark;
                    Enter();
                    _opened = (int)PutLine(ref Bytes.At(ref made, length + 1));
                    length += 1 + _opened;
                }
                else if (mark is (byte)'}' or (byte)']')
                {
                    _depth--;
                    length = run == 0 && _opened != 0 ? length - _opened : length + PutLine(ref Bytes.At(ref made, length));
                    _opened = 0;
                    Bytes.At(ref made, length++) = mark;
                }
                else if (run != 0)
                {
                    _opened = 0;
                }
            }
        }
        nint rest = text.Length - start;
        if (rest != 0)
        {
            _opened = 0;
            if (room - length < rest)
            {
                to.Length = (int)length;
                to.MakeRoom((int)rest, 0);
                made = ref MemoryMarshal.GetArrayDataReference(to.Bytes);
                length = to.Length;
            }
            Copy(ref Bytes.At(ref from, start), ref Bytes.At(ref made, length), rest);
            length += rest;
        }
        to.Length = (int)length;
    }

    /// <summary>Copies whole vectors: both sides have slack.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Copy(ref byte from, ref byte to, nint length)
    {
        nint at = 0;
        do
        {
            Vector256.LoadUnsafe(ref from, (nuint)at).StoreUnsafe(ref to, (nuint)at);
            at += Vector256<byte>.Count;
        }
        while (at < length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void MakeRoom(JsonPassBuffer to, int needed) => to.MakeRoom(needed, _opened);

    private nint LineLength(int depth) => _newLine.Length + (depth * (nint)_indent.Length);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint PutLine(ref byte at)
    {
        nint length = LineLength(_depth);
        Copy(ref MemoryMarshal.GetArrayDataReference(_line), ref at, length);
        return length;
    }

    private void Enter()
    {
        if (++_depth == _levels)
        {
            Deepen(2 * _levels);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Deepen(int levels)
    {
        byte[] line = new byte[LineLength(levels) + JsonPassBuffer.Slack];
        int at = _newLine.Length;
        System.Text.Encoding.ASCII.GetBytes(_newLine, line);
        for (int level = 0; level < levels; level++)
        {
            at += System.Text.Encoding.ASCII.GetBytes(_indent, line.AsSpan(at));
        }
        _line = line;
        _levels = levels;
    }

    /// <summary>The brackets, commas, colons and white bytes of a block that stand outside text, a bit each.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ulong Marks(ref byte at, nint length)
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
        if ((slashes | _escaped) != 0)
        {
            quotes &= ~Escaped(slashes, (int)Math.Min(length, Block));
        }
        ulong inText = Parity(quotes) ^ _inText;
        _inText = (ulong)((long)inText >> 63);
        return marks & ~inText;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector256<byte> Mark(Vector256<byte> text)
    {
        // The brackets differ from the braces in one bit.
        Vector256<byte> brackets = text | Vector256.Create((byte)0x20);
        return Vector256.Equals(brackets, Vector256.Create((byte)'{')) | Vector256.Equals(brackets, Vector256.Create((byte)'}'))
            | Vector256.Equals(text, Vector256.Create((byte)',')) | Vector256.Equals(text, Vector256.Create((byte)':')) | Vector256.LessThan(text, Vector256.Create((byte)0x21));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Word(Vector256<byte> low, Vector256<byte> high) => low.ExtractMostSignificantBits() | ((ulong)high.ExtractMostSignificantBits() << 32);

    /// <summary>Each bit: whether the bits up to it are odd in number.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Parity(ulong bits)
    {
        bits ^= bits << 1;
        bits ^= bits << 2;
        bits ^= bits << 4;
        bits ^= bits << 8;
        bits ^= bits << 16;
        return bits ^ (bits << 32);
    }

    /// <summary>The bytes that a backslash escapes: those behind an odd number of them.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private ulong Escaped(ulong slashes, int length)
    {
        ulong escaped = _escaped;
        for (ulong left = slashes & ~escaped; left != 0;)
        {
            // The first that is not escaped itself escapes the next byte.
            int at = BitOperations.TrailingZeroCount(left);
            left &= left - 1;
            if (at == Block - 1)
            {
                _escaped = 1;
                return escaped;
            }
            ulong next = 1UL << (at + 1);
            escaped |= next;
            left &= ~next;
        }
        _escaped = length < Block ? (escaped >> length) & 1 : 0;
        return escaped;
    }
}
