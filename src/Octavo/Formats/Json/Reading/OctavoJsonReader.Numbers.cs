// Owns: numbers that the short way refuses: longer than a run, in quotes or special by option; and the errors for them. RFC 8259, section 6.
using System.ComponentModel;
using System.Globalization;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Text;

namespace Octavo.Json;

public ref partial struct OctavoJsonReader
{
    /// <summary>The exact parser of a type, for numbers of any length.</summary>
    private delegate NumberOutcome ParseFloat<T>(ReadOnlySpan<byte> text, out T value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void AllowNumbers(ref OctavoJsonReader reader, NumberForms forms) => reader._numbers = forms;

    /// <summary>An integer after a comment, or in quotes; else the error.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadOdd<T>(string type)
        where T : struct, IBinaryInteger<T>
    {
        bool quoted = BeginNumber();
        int length = FindNumber(out bool isInteger);
        if (length == 0)
        {
            Unexpected("a number");
        }
        if (!isInteger)
        {
            Throw.TypeMismatch("an integer", "a number with a fraction or an exponent");
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, length);
        if (!T.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out T value))
        {
            Throw.NumberOutOfRange(type);
        }
        EndNumber(length, quoted);
        return value;
    }

    /// <summary>A floating point number that is longer than a run, special, after a comment or in quotes; else the error.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private T ReadOddFloat<T>(string type, ParseFloat<T> parse)
        where T : struct, IFloatingPointIeee754<T>
    {
        bool quoted = BeginNumber(mayBeNamed: true);
        // A key's quotes are around its name: the first was taken as the key's.
        if ((quoted || _options.AllowSpecialFloats || (AllowsNames && IsName(ref Here()))) && TrySpecial(out T special, out int used))
        {
            EndNumber(used, quoted);
            return special;
        }
        int length = FindNumber(out _);
        if (length == 0)
        {
            Unexpected("a number");
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, length);
        if (parse(text, out T value) != NumberOutcome.Ok)
        {
            Throw.NumberOutOfRange(type);
        }
        EndNumber(length, quoted);
        return value;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private decimal ReadOddDecimal()
    {
        bool quoted = BeginNumber();
        int length = FindNumber(out _);
        if (length == 0)
        {
            Unexpected("a number");
        }
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, length);
        if (!decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out decimal value))
        {
            Throw.NumberOutOfRange("decimal");
        }
        EndNumber(length, quoted);
        return value;
    }

    /// <summary>Whether NaN and infinities may be text.</summary>
    private readonly bool AllowsNames => _options.AllowNamedFloats || (_numbers & NumberForms.NamedFloats) != 0;

    /// <summary>Goes to a number's first byte.</summary>
    /// <param name="mayBeNamed">Whether the type has NaN and infinities.</param>
    /// <returns>Whether it is in quotes.</returns>
    private bool BeginNumber(bool mayBeNamed = false)
    {
        ref byte at = ref Odd(ref Token());
        if (at != '"')
        {
            return false;
        }
        bool asText = _options.AllowNumbersInStrings || (_numbers & (NumberForms.ReadText | NumberForms.WriteText)) != 0;
        if (!asText && !(mayBeNamed && AllowsNames && IsName(ref Bytes.At(ref at, 1))))
        {
            return false;
        }
        _window.Advance(1);
        CheckQuoted("a number");
        return true;
    }

    /// <summary>Refuses what may come between tokens, and one more quote, where a number or a boolean begins in quotes.</summary>
    private void CheckQuoted(string what)
    {
        if (Here() is <= (byte)' ' or (byte)'/' or (byte)'"' && _window.Remaining != 0)
        {
            Throw.InvalidValue(what, "the quoted text does not begin with a number or a boolean");
        }
    }

    private void EndNumber(int length, bool quoted)
    {
        _window.Advance(length);
        if (!quoted)
        {
            return;
        }
        if (Here() != '"')
        {
            Throw.InvalidValue("a number", "the quoted text continues after the number");
        }
        _window.Advance(1);
    }

    private bool TrySpecial<T>(out T value, out int length)
        where T : struct, IFloatingPointIeee754<T>
    {
        length = NameLength(ref Here());
        value = length switch
        {
            3 => T.NaN,
            8 => T.PositiveInfinity,
            9 => T.NegativeInfinity,
            _ => T.Zero,
        };
        return length != 0;
    }

    /// <summary>Whether a name and nothing more comes before the quote.</summary>
    private static bool IsName(ref byte at) => NameLength(ref at) is var length and not 0 && Bytes.At(ref at, length) == '"';

    /// <summary>Bytes of the name of NaN or an infinity; 0 if there is none.</summary>
    /// <param name="at">At least 9 readable bytes.</param>
    private static int NameLength(ref byte at)
    {
        ReadOnlySpan<byte> text = MemoryMarshal.CreateReadOnlySpan(ref at, 9);
        return text.StartsWith("NaN"u8) ? 3 : text.StartsWith("Infinity"u8) ? 8 : text.SequenceEqual("-Infinity"u8) ? 9 : 0;
    }

    /// <summary>Measures the number at the position; the window grows until it is together.</summary>
    /// <param name="isInteger">Whether it has neither fraction nor exponent.</param>
    /// <returns>Its length in bytes, 0 if there is none.</returns>
    private int FindNumber(out bool isInteger)
    {
        while (true)
        {
            ReadOnlySpan<byte> rest = MemoryMarshal.CreateReadOnlySpan(ref _window.Here, _window.Available);
            int length = MeasureNumber(rest, out isInteger);
            if (length < rest.Length || !_window.TryExtend())
            {
                return length;
            }
        }
    }

    private static int MeasureNumber(ReadOnlySpan<byte> text, out bool isInteger)
    {
        isInteger = true;
        int at = text is [(byte)'-', ..] ? 1 : 0;
        int digits = CountDigits(text[at..]);
        if (digits == 0 || (digits > 1 && text[at] == '0'))
        {
            return 0;
        }
        at += digits;
        if (at < text.Length && text[at] == '.')
        {
            digits = CountDigits(text[(at + 1)..]);
            if (digits == 0)
            {
                return 0;
            }
            isInteger = false;
            at += 1 + digits;
        }
        if (at < text.Length && (text[at] | 0x20) == 'e')
        {
            int sign = at + 1 < text.Length && text[at + 1] is (byte)'+' or (byte)'-' ? 1 : 0;
            digits = CountDigits(text[(at + 1 + sign)..]);
            if (digits == 0)
            {
                return 0;
            }
            isInteger = false;
            at += 1 + sign + digits;
        }
        return at;
    }

    private static int CountDigits(ReadOnlySpan<byte> text)
    {
        int end = text.IndexOfAnyExceptInRange((byte)'0', (byte)'9');
        return end < 0 ? text.Length : end;
    }
}
