// Owns: the skipping of JSON values as most are: ASCII without escapes, short numbers, little white space. What is otherwise is left for the step that knows
// the whole grammar.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>Bytes of a number that is skipped here.</summary>
    private const int MostPlain = 64;

    /// <summary>Skips values, with the cursor in a local, up to the end of the value that was begun, to the last bytes of the window or to what is odd. Nothing
    /// is refused here.</summary>
    /// <param name="open">Brackets that are open.</param>
    /// <param name="after">Whether the position is after a value, else at one.</param>
    private void SkipPlain(scoped ref JsonNesting open, scoped ref bool after)
    {
        ref byte start = ref Token();
        nint available = _window.Available;
        nint last = _options.AllowTrailingCommas ? -1 : available - Look;
        nint used = 0;
        while (used <= last && !(after && open.Depth == 0))
        {
            nint end = after ? SkipPlainSeparator(ref start, used, available, ref open, ref after)
                : SkipPlainValue(ref start, used, available, ref open, ref after);
            if (end == 0)
            {
                break;
            }
            used = end;
        }
        _window.Advance(used);
    }

    /// <summary>Skips a scalar, an empty array or object, or what begins one that is not empty.</summary>
    /// <returns>What comes after it; 0, and nothing changed, if it is odd.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipPlainValue(ref byte start, nint at, nint available, scoped ref JsonNesting open, scoped ref bool after)
    {
        byte first = Bytes.At(ref start, at);
        if (first is not ((byte)'{' or (byte)'['))
        {
            nint end = first == '"' ? SkipPlainText(ref start, at, available) : SkipPlainScalar(ref start, at);
            after = end != 0;
            return end;
        }
        if (!open.MayOpen)
        {
            return 0;
        }
        at++;
        at += SkipBlank(ref Bytes.At(ref start, at));
        byte next = Bytes.At(ref start, at);
        if (next == first + 2) // ASCII has the closing brackets two after the opening ones
        {
            after = true;
            return at + 1;
        }
        if (next <= ' ' || next == '/')
        {
            return 0; // a closing bracket may follow
        }
        bool isObject = first == '{';
        at = isObject ? SkipPlainKey(ref start, at, available) : at;
        if (at != 0)
        {
            open.Open(isObject);
        }
        return at;
    }

    /// <summary>Skips what follows a value, and the key of the next one.</summary>
    /// <returns>What comes after it; 0, and nothing changed, if it is odd.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipPlainSeparator(ref byte start, nint at, nint available, scoped ref JsonNesting open, scoped ref bool after)
    {
        bool inObject = open.InObject;
        at += SkipBlank(ref Bytes.At(ref start, at));
        byte mark = Bytes.At(ref start, at++);
        if (mark == (inObject ? '}' : ']'))
        {
            open.Close();
            return at;
        }
        if (mark != ',')
        {
            return 0;
        }
        at += SkipBlank(ref Bytes.At(ref start, at));
        at = inObject ? SkipPlainKey(ref start, at, available) : at;
        after = at == 0;
        return at;
    }

    /// <summary>White bytes, 32 at most.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipBlank(ref byte at) => at > ' ' ? 0 : White(ref at);

    /// <summary>Skips a key, its colon, and the blanks around it.</summary>
    /// <returns>Where its value is; 0 if the key is odd, or too near to the end.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint SkipPlainKey(ref byte start, nint at, nint available)
    {
        nint end = Bytes.At(ref start, at) == '"' ? SkipPlainText(ref start, at, available) : 0;
        if (end == 0 || end > available - Look)
        {
            return 0;
        }
        end += SkipBlank(ref Bytes.At(ref start, end));
        if (Bytes.At(ref start, end) != ':')
        {
            return 0;
        }
        end++;
        return end + SkipBlank(ref Bytes.At(ref start, end));
    }

    /// <summary>Skips ASCII text without escapes.</summary>
    /// <returns>What comes after its quote; 0 if it is other text, or does not end in the window.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint SkipPlainText(ref byte start, nint at, nint available)
    {
        if (++at > available - Vector256<byte>.Count)
        {
            return 0;
        }
        uint special = RequiredEscapes.Special(Vector256.LoadUnsafe(ref start, (nuint)at)).ExtractMostSignificantBits();
        at = special != 0 ? at + BitOperations.TrailingZeroCount(special) : JsonText.FindSpecial(ref start, at + 32, available);
        return at < available && Bytes.At(ref start, at) == '"' ? at + 1 : 0;
    }

    /// <summary>Skips true, false, null, and numbers without an exponent.</summary>
    /// <param name="start">As many bytes as <see cref="Look"/> says are readable after <paramref name="at"/>.</param>
    /// <param name="at">Where it begins.</param>
    /// <returns>What comes after it; 0 if it is something else.</returns>
    private static nint SkipPlainScalar(ref byte start, nint at)
    {
        ref byte first = ref Bytes.At(ref start, at);
        nint used = first == '-' ? 1 : 0;
        if (!DecimalDigits.IsDigit(Bytes.At(ref first, used)))
        {
            uint word = Bytes.Get<uint>(ref first);
            return word is True or Null ? at + 4 : word == Fals && Bytes.At(ref first, 4) == 'e' ? at + 5 : 0;
        }
        used = Bytes.At(ref first, used) == '0' ? used + 1 : SkipDigits(ref first, used);
        if (Bytes.At(ref first, used) == '.')
        {
            nint fraction = used + 1;
            used = SkipDigits(ref first, fraction);
            if (used == fraction)
            {
                return 0;
            }
        }
        return used < MostPlain && !IsNumeric(Bytes.At(ref first, used)) ? at + used : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint SkipDigits(ref byte at, nint used)
    {
        while (used < MostPlain && DecimalDigits.IsDigit(Bytes.At(ref at, used)))
        {
            used++;
        }
        return used;
    }

    /// <summary>Whether a number may go on with a byte: a digit after a leading zero, an exponent.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsNumeric(byte at) => DecimalDigits.IsDigit(at) || (at | 0x20) == 'e' || at == '.';
}
