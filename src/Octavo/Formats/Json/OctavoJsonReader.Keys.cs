// Owns: the keys of objects on JSON's reading side: the guess of the next one, and the reading of any.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>The longest literal that <see cref="TryKey"/> looks at; longer ones go through <see cref="NextKey"/>.</summary>
    private const int LongestGuess = 62;

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
            if (IsKey(ref at, literal))
            {
                _window.Advance(literal.Length - 1);
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
                    return false;
                }
                _indent = white;
            }
            else
            {
                white = _indent;
            }
        }
        if (IsKey(ref Bytes.At(ref at, 1 + white), literal))
        {
            _window.Advance(white + literal.Length);
            return true;
        }
        return false;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public bool NextKey(scoped ref int remaining, bool first, out ReadOnlySpan<byte> key, out long number)
    {
        number = -1;
        key = default;
        ref byte at = ref Odd(ref Token());
        if (at == '}')
        {
            _window.Advance(1);
            return false;
        }
        if (!first)
        {
            if (at != ',')
            {
                Broken("a comma or the end of the object");
            }
            _window.Advance(1);
            at = ref Odd(ref Token());
            if (at == '}' && _options.AllowTrailingCommas)
            {
                _window.Advance(1);
                return false;
            }
        }
        if (at != '"')
        {
            Broken("a key");
        }
        key = ReadKey();
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsKey(ref byte at, scoped ReadOnlySpan<byte> literal) =>
        MemoryMarshal.CreateReadOnlySpan(ref at, literal.Length - 1).SequenceEqual(literal[1..]);

    /// <summary>Reads a key with its colon, at its quote.</summary>
    /// <returns>The name, unescaped, valid until the next read.</returns>
    private ReadOnlySpan<byte> ReadKey()
    {
        ReadOnlySpan<byte> key = TakeName();
        if (_window.Available != 0 && _window.Here == ':')
        {
            _window.Advance(1); // the window has not moved, so the key is still where it was
            return key;
        }
        key = key.ToArray();
        TakeColon();
        return key;
    }
}
