// Owns: objects, maps and arrays: beginnings, keys, separators, ends. Knows no scalar.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

internal ref partial struct JsonPrototypeReader
{
    /// <summary>The longest key that <see cref="TryKey"/> looks at; longer ones go through <see cref="NextKey"/>.</summary>
    private const int LongestGuess = 62;

    /// <summary>What the start of a sequence or map answers, so that the first step knows that it is the first.</summary>
    private const int Unread = int.MaxValue;

    private const uint Null = 0x6C6C_756E;

    public bool TryReadNull()
    {
        ref byte at = ref Token();
        if (at != 'n')
        {
            return false;
        }
        TakeNull(ref at);
        return true;
    }

    public bool ReadPresence() => !TryReadNull();

    public int ReadStart(Layout layout)
    {
        ref byte at = ref Token();
        if (at != '{')
        {
            TakeNull(ref at);
            return ObjectHead.Null;
        }
        _position++;
        if (Bytes.At(ref at, 1) != '"')
        {
            Token();
        }
        return ObjectHead.Uncounted;
    }

    public int ReadValueStart(Layout layout, int known)
    {
        int head = ReadStart(layout);
        if (head == ObjectHead.Null)
        {
            Fail();
        }
        return head;
    }

    /// <summary>Separator and key in one compare, also behind the indentation that the member before had.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool TryKey(scoped ReadOnlySpan<byte> literal, int number, Layout layout, bool first, scoped ref int remaining)
    {
        if (literal.Length > LongestGuess)
        {
            return false;
        }
        ref byte at = ref Here();
        if (first)
        {
            if (Same(ref at, literal[1..]))
            {
                _position += literal.Length - 1;
                return true;
            }
            return false;
        }
        if (at != ',')
        {
            return false;
        }
        nint white = 0;
        if (Bytes.At(ref at, 1) != '"')
        {
            // The same indentation as last time: a prediction that the processor can run ahead of, not a data dependency.
            white = CountWhite(ref Bytes.At(ref at, 1));
            if (white != _indent)
            {
                if (white == 32)
                {
                    return TryKeyBehindBlank(literal[1..]);
                }
                _indent = white;
            }
            else
            {
                white = _indent;
            }
        }
        if (Same(ref Bytes.At(ref at, 1 + white), literal[1..]))
        {
            _position += white + literal.Length;
            return true;
        }
        return false;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number)
    {
        number = -1;
        key = default;
        ref byte at = ref Token();
        if (_separated)
        {
            _separated = false;
        }
        else if (at == '}')
        {
            _position++;
            return false;
        }
        else if (!first)
        {
            TakeComma(ref at);
            at = ref Token();
        }
        if (at != '"')
        {
            Fail();
        }
        key = ReadKey();
        return true;
    }

    public int ReadArrayStart(int image)
    {
        ref byte at = ref Token();
        if (at != '[')
        {
            TakeNull(ref at);
            return -1;
        }
        _position++;
        return Unread;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool NextItem(scoped ref int remaining) => Next(ref remaining, (byte)']');

    public int ReadMapStart()
    {
        ref byte at = ref Token();
        if (at != '{')
        {
            TakeNull(ref at);
            return -1;
        }
        _position++;
        return Unread;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public bool NextEntry(scoped ref int remaining) => Next(ref remaining, (byte)'}');

    public void BeginKey(bool quoted)
    {
        ref byte at = ref Token();
        if (at != '"')
        {
            Fail();
        }
        if (quoted)
        {
            _position++;
        }
    }

    public void EndKey(bool quoted)
    {
        ref byte at = ref Here();
        if (quoted)
        {
            if (at != '"')
            {
                Fail();
            }
            _position++;
        }
        TakeColon();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool Same(ref byte at, scoped ReadOnlySpan<byte> key) => MemoryMarshal.CreateReadOnlySpan(ref at, key.Length).SequenceEqual(key);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool Next(scoped ref int remaining, byte end)
    {
        ref byte at = ref Token();
        if (at == end)
        {
            _position++;
            return false;
        }
        if (remaining == Unread)
        {
            remaining--;
            return true;
        }
        TakeComma(ref at);
        return true;
    }

    /// <summary>More than 31 white bytes: the separator is consumed, and the window may have moved, so that there is no way back.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryKeyBehindBlank(scoped ReadOnlySpan<byte> key)
    {
        _position++;
        if (Same(ref Blank(), key))
        {
            _position += key.Length;
            return true;
        }
        _separated = true;
        return false;
    }

    private ReadOnlySpan<byte> ReadKey()
    {
        nint start = _position + 1;
        nint end = ScanPlain(start);
        ReadOnlySpan<byte> key;
        if (Unsafe.Add(ref _start, end) == '"')
        {
            key = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, start), (int)(end - start));
            _position = end + 1;
        }
        else
        {
            key = Encoding.UTF8.GetBytes(ReadText()!); // escapes or non-ASCII: rare, decoded and validated in full
        }
        TakeColon(); // may move the window: a key in the input stays valid, and what lies in the tail does not move again
        return key;
    }

    private void TakeColon()
    {
        if (Token() != ':')
        {
            Fail();
        }
        _position++;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private void TakeComma(ref byte at)
    {
        if (at != ',')
        {
            Fail();
        }
        _position++;
    }

    private void TakeNull(ref byte at)
    {
        if (Bytes.Get<uint>(ref at) != Null)
        {
            Fail();
        }
        _position += 4;
    }
}
