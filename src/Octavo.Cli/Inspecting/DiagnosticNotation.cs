// Owns: one value of CBOR in diagnostic notation, with encoding indicators if its form is not the preferred one. RFC 8949, sections 8 and 8.1.
using System.Buffers;
using System.Buffers.Binary;
using System.Globalization;
using System.Numerics;
using System.Text;
using Octavo.Cbor;
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inspecting;

/// <summary>The bytes are those of an event: well-formed, and nested no deeper than a decimal fraction is.</summary>
internal static class DiagnosticNotation
{
    /// <summary>Chunks of a string that are shown.</summary>
    private const int MostChunks = 8;

    /// <summary>Bytes of a whole number that is shown in decimal.</summary>
    private const int LongestNumber = 32;

    /// <summary>The value in one line.</summary>
    internal static string Of(ReadOnlySpan<byte> raw)
    {
        var text = new StringBuilder();
        Append(text, raw);
        return text.ToString();
    }

    /// <summary>The indicator of a head: nothing if it is the shortest, <c>_</c> and a digit if it is not, <c>_</c> for an indefinite length.</summary>
    internal static string Width(ReadOnlySpan<byte> raw)
    {
        int info = raw[0] & 31;
        Head(raw, out ulong argument);
        ulong least = info switch { 24 => 24, 25 => 0x100, 26 => 0x1_0000, 27 => 0x1_0000_0000, _ => 0 };
        return info == 31 ? "_" : argument >= least ? "" : string.Create(CultureInfo.InvariantCulture, $"_{info - 24}");
    }

    /// <returns>Bytes of the value.</returns>
    private static int Append(StringBuilder text, ReadOnlySpan<byte> raw)
    {
        int length = Head(raw, out ulong argument);
        switch (raw[0] >> 5)
        {
            case 0:
                text.Append(argument).Append(Width(raw));
                return length;
            case 1:
                text.Append(CultureInfo.InvariantCulture, $"{-1 - (BigInteger)argument}").Append(Width(raw));
                return length;
            case 2 or 3:
                return AppendString(text, raw);
            case 4:
                return AppendArray(text, raw);
            case 6:
                return AppendTagged(text, raw, argument, length);
            default:
                AppendSimple(text, raw, argument);
                return length;
        }
    }

    private static int AppendTagged(StringBuilder text, ReadOnlySpan<byte> raw, ulong tag, int length)
    {
        // A whole number in the form that is preferred for it, which 64 bits do not hold.
        if (tag is 2 or 3 && length == 1 && raw[1] >> 5 == 2 && raw[1] != 0x5F && Width(raw[1..]).Length == 0)
        {
            int head = Head(raw[1..], out ulong bytes);
            ReadOnlySpan<byte> magnitude = raw.Slice(1 + head, (int)bytes);
            if (magnitude.Length is > 8 and <= LongestNumber && magnitude[0] != 0)
            {
                var value = new BigInteger(magnitude, isUnsigned: true, isBigEndian: true);
                text.Append(CultureInfo.InvariantCulture, $"{(tag == 2 ? value : -1 - value)}");
                return 1 + head + magnitude.Length;
            }
        }
        text.Append(tag).Append(Width(raw)).Append('(');
        length += Append(text, raw[length..]);
        text.Append(')');
        return length;
    }

    private static int AppendArray(StringBuilder text, ReadOnlySpan<byte> raw)
    {
        int at = Head(raw, out ulong count);
        string width = Width(raw);
        text.Append('[').Append(width).Append(width.Length == 0 ? "" : " ");
        bool isIndefinite = (raw[0] & 31) == 31;
        for (ulong i = 0; isIndefinite ? raw[at] != 0xFF : i < count; i++)
        {
            text.Append(i == 0 ? "" : ", ");
            at += Append(text, raw[at..]);
        }
        text.Append(']');
        return isIndefinite ? at + 1 : at;
    }

    private static int AppendString(StringBuilder text, ReadOnlySpan<byte> raw)
    {
        int at = Head(raw, out ulong length);
        bool isText = raw[0] >> 5 == 3;
        if ((raw[0] & 31) != 31)
        {
            AppendPiece(text, raw.Slice(at, (int)length), isText);
            text.Append(Width(raw));
            AppendLength(text, (int)length, isText ? Encoding.UTF8.GetCharCount(raw.Slice(at, (int)length)) : 2 * (int)length);
            return at + (int)length;
        }
        if (raw[at] == 0xFF)
        {
            text.Append(isText ? "\"\"_" : "''_");
            return at + 1;
        }
        text.Append("(_ ");
        for (int chunk = 0; raw[at] != 0xFF; chunk++)
        {
            if (chunk >= MostChunks)
            {
                at += Head(raw[at..], out length) + (int)length;
                continue;
            }
            text.Append(chunk == 0 ? "" : ", ");
            at += AppendString(text, raw[at..]);
            if (chunk == MostChunks - 1 && raw[at] != 0xFF)
            {
                text.Append(", …");
            }
        }
        text.Append(')');
        return at + 1;
    }

    private static void AppendPiece(StringBuilder text, ReadOnlySpan<byte> bytes, bool isText)
    {
        if (isText)
        {
            InspectionLines.AppendQuoted(text, Encoding.UTF8.GetString(bytes));
        }
        else
        {
            text.Append("h'").Append(InspectionLines.HexOf(bytes).ToLowerInvariant()).Append('\'');
        }
    }

    /// <summary>How long a string is that is shown in part, as a comment.</summary>
    private static void AppendLength(StringBuilder text, int bytes, int shown)
    {
        if (shown > InspectionLines.LongestText)
        {
            text.Append(CultureInfo.InvariantCulture, $" / {bytes} bytes /");
        }
    }

    private static void AppendSimple(StringBuilder text, ReadOnlySpan<byte> raw, ulong argument)
    {
        switch (raw[0] & 31)
        {
            case 20:
                text.Append("false");
                break;
            case 21:
                text.Append("true");
                break;
            case 22:
                text.Append("null");
                break;
            case 23:
                text.Append("undefined");
                break;
            case 25:
                AppendFloat(text, raw, FloatBits.Widen((ushort)argument));
                break;
            case 26:
                AppendFloat(text, raw, FloatBits.Widen((uint)argument));
                break;
            case 27:
                AppendFloat(text, raw, BitConverter.UInt64BitsToDouble(argument));
                break;
            default:
                text.Append(CultureInfo.InvariantCulture, $"simple({argument})");
                break;
        }
    }

    private static void AppendFloat(StringBuilder text, ReadOnlySpan<byte> raw, double value)
    {
        text.Append(double.IsNaN(value) ? "NaN" : double.IsInfinity(value) ? value > 0 ? "Infinity" : "-Infinity" : Number(value));
        var preferred = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoCborWriter(preferred))
        {
            System.Runtime.CompilerServices.Unsafe.AsRef(in writer).WriteDouble(value);
        }
        if (preferred.WrittenCount != Head(raw, out _))
        {
            text.Append(CultureInfo.InvariantCulture, $"_{(raw[0] & 31) - 24}");
        }
        if (double.IsNaN(value) && !preferred.WrittenSpan.SequenceEqual<byte>([0xF9, 0x7E, 0x00]))
        {
            text.Append(" / ").Append(Convert.ToHexString(raw)).Append(" /"); // a payload has no notation
        }
    }

    /// <summary>As the examples of the specification have it: a point always, an exponent below 10^−6 and from 10^21 on.</summary>
    private static string Number(double value)
    {
        string digits = value.ToString("R", CultureInfo.InvariantCulture);
        int mark = digits.IndexOf('E', StringComparison.Ordinal);
        if (mark < 0)
        {
            return digits.Contains('.', StringComparison.Ordinal) ? digits : digits + ".0";
        }
        int exponent = int.Parse(digits.AsSpan(mark + 1), NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture);
        string sign = digits[0] == '-' ? "-" : "";
        string mantissa = digits[sign.Length..mark];
        string plain = mantissa.Replace(".", "", StringComparison.Ordinal);
        return exponent switch
        {
            < 0 and >= -6 => $"{sign}0.{new string('0', -exponent - 1)}{plain}",
            > 0 and < 21 => $"{sign}{plain.PadRight(exponent + 1, '0')}.0",
            _ => string.Create(CultureInfo.InvariantCulture, $"{sign}{(plain.Length == 1 ? mantissa + ".0" : mantissa)}e{(exponent > 0 ? "+" : "")}{exponent}"),
        };
    }

    /// <returns>Bytes of the head.</returns>
    private static int Head(ReadOnlySpan<byte> raw, out ulong argument)
    {
        int info = raw[0] & 31;
        argument = info switch
        {
            24 => raw[1],
            25 => BinaryPrimitives.ReadUInt16BigEndian(raw[1..]),
            26 => BinaryPrimitives.ReadUInt32BigEndian(raw[1..]),
            27 => BinaryPrimitives.ReadUInt64BigEndian(raw[1..]),
            _ => (ulong)info,
        };
        return info switch { 24 => 2, 25 => 3, 26 => 5, 27 => 9, _ => 1 };
    }
}
