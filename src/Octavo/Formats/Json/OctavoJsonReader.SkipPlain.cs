// Owns: the passing over of JSON values as most are: ASCII without escapes, short numbers, little white space. What is otherwise is left for the step that knows the whole grammar.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoJsonReader
{
    /// <summary>Bytes of a number that is passed over here.</summary>
    private const int MostPlain = 64;

    /// <summary>Passes over values, with the cursor in a local, up to the end of the value that was begun, to the last bytes of the window or to what is odd. Nothing is refused here.</summary>
    /// <param name="open">Brackets that are open.</param>
    /// <param name="behind">Whether the position is behind a value, else at one.</param>
    private void SkipPlain(scoped ref JsonNesting open, scoped ref bool behind)
    {
        ref byte start = ref Token();
        nint available = _window.Available;
        nint last = _options.AllowTrailingCommas ? -1 : available - Look;
        nint used = 0;
        nint passed = 0; // up to here all is known to be plain
        while (used <= last)
        {
            if (!behind)
            {
                byte at = Bytes.At(ref start, used);
                if (at is (byte)'{' or (byte)'[')
                {
                    if (!open.MayOpen)
                    {
                        break;
                    }
                    used++;
                    used += PassBlank(ref Bytes.At(ref start, used));
                    byte next = Bytes.At(ref start, used);
                    if (next == at + 2) // ASCII has the closing brackets two behind the opening ones
                    {
                        used++;
                        behind = true;
                    }
                    else if (next <= ' ' || next == '/')
                    {
                        break; // a closing bracket may follow
                    }
                    else if (at == '{')
                    {
                        used = PassKey(ref start, used, available);
                        if (used == 0)
                        {
                            break;
                        }
                        open.Open(true);
                    }
                    else
                    {
                        open.Open(false);
                    }
                    passed = used;
                    continue;
                }
                nint length = at == '"' ? PassText(ref start, used, available) - used : PassScalar(ref Bytes.At(ref start, used));
                if (length <= 0)
                {
                    break;
                }
                used += length;
                passed = used;
                behind = true;
            }
            else
            {
                if (open.Depth == 0)
                {
                    break;
                }
                bool inObject = open.InObject;
                used += PassBlank(ref Bytes.At(ref start, used));
                byte at = Bytes.At(ref start, used++);
                if (at == ',')
                {
                    used += PassBlank(ref Bytes.At(ref start, used));
                    if (inObject && (used = PassKey(ref start, used, available)) == 0)
                    {
                        break;
                    }
                    behind = false;
                }
                else if (at == (inObject ? '}' : ']'))
                {
                    open.Close();
                }
                else
                {
                    break;
                }
                passed = used;
            }
        }
        _window.Advance(passed);
    }

    /// <summary>White bytes, 32 at most.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint PassBlank(ref byte at) => at > ' ' ? 0 : White(ref at);

    /// <summary>Passes over a key, its colon, and the blanks around it.</summary>
    /// <returns>Where its value is; 0 where the key is odd, or too near to the end.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private nint PassKey(ref byte start, nint at, nint available)
    {
        nint end = Bytes.At(ref start, at) == '"' ? PassText(ref start, at, available) : 0;
        if (end == 0 || end > available - Look)
        {
            return 0;
        }
        end += PassBlank(ref Bytes.At(ref start, end));
        if (Bytes.At(ref start, end) != ':')
        {
            return 0;
        }
        end++;
        return end + PassBlank(ref Bytes.At(ref start, end));
    }

    /// <summary>Passes over ASCII text without escapes.</summary>
    /// <returns>What is behind its quote; 0 where it is other text, or does not end in the window.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PassText(ref byte start, nint at, nint available)
    {
        if (++at > available - Vector256<byte>.Count)
        {
            return 0;
        }
        uint special = RequiredEscapes.Special(Vector256.LoadUnsafe(ref start, (nuint)at)).ExtractMostSignificantBits();
        at = special != 0 ? at + BitOperations.TrailingZeroCount(special) : JsonText.FindSpecial(ref start, at + 32, available);
        return at < available && Bytes.At(ref start, at) == '"' ? at + 1 : 0;
    }

    /// <summary>Passes over true, false, null, and numbers without an exponent.</summary>
    /// <param name="at">As many readable bytes as <see cref="Look"/> says.</param>
    /// <returns>Bytes; 0 where it is something else.</returns>
    private static nint PassScalar(ref byte at)
    {
        nint used = at == '-' ? 1 : 0;
        if (!IsDigit(Bytes.At(ref at, used)))
        {
            uint word = Bytes.Get<uint>(ref at);
            return word is True or Null ? 4 : word == Fals && Bytes.At(ref at, 4) == 'e' ? 5 : 0;
        }
        if (Bytes.At(ref at, used) == '0')
        {
            used++;
        }
        else
        {
            used = PassDigits(ref at, used);
        }
        if (Bytes.At(ref at, used) == '.')
        {
            nint fraction = used + 1;
            used = PassDigits(ref at, fraction);
            if (used == fraction)
            {
                return 0;
            }
        }
        return used < MostPlain && !IsNumeric(Bytes.At(ref at, used)) ? used : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PassDigits(ref byte at, nint used)
    {
        while (used < MostPlain && IsDigit(Bytes.At(ref at, used)))
        {
            used++;
        }
        return used;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsDigit(byte at) => (uint)(at - '0') <= 9;

    /// <summary>Whether a number may go on with a byte: a digit behind a leading zero, an exponent.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsNumeric(byte at) => IsDigit(at) || (at | 0x20) == 'e' || at == '.';
}
