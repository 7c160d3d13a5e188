// Owns: numbers of any size as text in the form of JSON, and back, as far as their digits may be calculated with. Knows no format.
using System.Globalization;
using System.Numerics;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Engine;

internal static class NumberText
{
    /// <summary>As <see cref="OctavoJson.ReadDynamic(ReadOnlySpan{byte}, OctavoJsonOptions)"/>: the time to convert digits grows faster than their
    /// number.</summary>
    private const int MaxDigits = 1000;

    /// <summary>More bytes than so many digits have.</summary>
    private const int MaxBytes = 416;

    /// <summary>Decimals that are written out.</summary>
    private const int MostDecimals = 40;

    /// <summary>The number of digits and a sign.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: more than 1,000 digits.</exception>
    internal static BigInteger Parse(ReadOnlySpan<byte> text)
    {
        if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long small))
        {
            return small;
        }
        return text.Length <= MaxDigits + 1
            ? BigInteger.Parse(System.Text.Encoding.ASCII.GetString(text), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture) : throw TooLong();
    }

    /// <summary>The number of text that is not a whole one.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: beyond a float of 64 bits.</exception>
    internal static double ToDouble(ReadOnlySpan<byte> text)
    {
        double real = double.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
        return double.IsFinite(real) ? real : throw OutOfRange("a number beyond a float of 64 bits.");
    }

    /// <summary>What a number of JSON is in 64 bits.</summary>
    /// <returns><see cref="DataEventKind.Integer"/>, <see cref="DataEventKind.LargeInteger"/>, <see cref="DataEventKind.Text"/> or
    /// <see cref="DataEventKind.Double"/>.</returns>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: nothing that the rule allows.</exception>
    internal static DataEventKind Resolve(scoped in DataEvent number, LargeIntegerRule large, out long whole, out double real)
    {
        (whole, real) = (0, 0);
        if (number.IsWhole)
        {
            if (long.TryParse(number.Bytes, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out whole))
            {
                return DataEventKind.Integer;
            }
            if (ulong.TryParse(number.Bytes, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out ulong bits))
            {
                whole = (long)bits;
                return DataEventKind.LargeInteger;
            }
            switch (large)
            {
                case LargeIntegerRule.Text:
                    return DataEventKind.Text;
                case LargeIntegerRule.Refuse:
                    throw OutOfRange("a whole number beyond 64 bits; set TranscodeOptions.LargeIntegers to convert it.");
            }
        }
        real = ToDouble(number.Bytes);
        return DataEventKind.Double;
    }

    /// <summary>Makes an event of a large whole number or a fraction one of text.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NumberOutOfRange"/>: more than 1,000 digits.</exception>
    internal static void Make(scoped ref DataEvent number)
    {
        if (number.Bytes.Length > MaxBytes)
        {
            throw TooLong();
        }
        var value = new BigInteger(number.Bytes, isUnsigned: true, isBigEndian: true);
        string text = (number.IsNegative ? -1 - value : value).ToString(CultureInfo.InvariantCulture);
        if (text.Length > MaxDigits + 1)
        {
            throw TooLong();
        }
        bool isWhole = number.Kind == DataEventKind.BigInteger || number.Integer == 0;
        number = new DataEvent
        {
            Kind = DataEventKind.Number,
            IsWhole = isWhole,
            Bytes = System.Text.Encoding.ASCII.GetBytes(isWhole ? text : Shift(text, number.Integer)),
            Raw = number.Raw,
            Offset = number.Offset,
        };
    }

    /// <summary>Digits times a power of ten that is not 0.</summary>
    private static string Shift(string digits, long exponent)
    {
        if (exponent is > 0 or < -MostDecimals)
        {
            return string.Create(CultureInfo.InvariantCulture, $"{digits}E{exponent}");
        }
        int sign = digits[0] == '-' ? 1 : 0;
        int decimals = (int)-exponent;
        string padded = digits[sign..].PadLeft(decimals + 1, '0');
        return $"{digits.AsSpan(0, sign)}{padded.AsSpan(0, padded.Length - decimals)}.{padded.AsSpan(padded.Length - decimals)}";
    }

    private static OctavoException TooLong() => OutOfRange($"a whole number of more than {MaxDigits} digits.");

    private static OctavoException OutOfRange(string reason) => new(OctavoErrorCode.NumberOutOfRange, reason, "", -1);
}
