// Owns: CBOR of any kind as objects, by the hand-written reader and writer. Knows no codec.
using System.Buffers;
using System.Globalization;
using System.Text;
using Octavo.Cbor;

namespace Octavo.Conformance.Cbor;

/// <summary>A value: Int128 for integers, double, string, byte[], bool, null, object?[], <see cref="Map"/>, <see cref="Tagged"/>,
/// <see cref="Simple"/>.</summary>
internal static class CborTree
{
    internal sealed record Map((object? Key, object? Value)[] Entries);

    internal sealed record Tagged(ulong Tag, object? Value);

    internal sealed record Simple(byte Value);

    /// <summary>One value and nothing after it.</summary>
    internal static object? Read(ReadOnlySpan<byte> data)
    {
        var reader = new OctavoCborReader(data);
        object? value = Read(ref reader);
        return reader.IsAtEnd ? value : throw new OctavoException(OctavoErrorCode.TrailingData, "bytes follow.");
    }

    internal static object? Read(in ReadOnlySequence<byte> data)
    {
        var reader = new OctavoCborReader(in data);
        object? value = Read(ref reader);
        return reader.IsAtEnd ? value : throw new OctavoException(OctavoErrorCode.TrailingData, "bytes follow.");
    }

    internal static byte[] Write(object? value)
    {
        var bytes = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoCborWriter(bytes))
        {
            Write(ref System.Runtime.CompilerServices.Unsafe.AsRef(in writer), value);
        }
        return bytes.WrittenSpan.ToArray();
    }

    /// <summary>Diagnostic notation, as the examples of RFC 8949 have it. Strings in chunks are one string here.</summary>
    internal static string Text(object? value)
    {
        var text = new StringBuilder();
        Print(text, value);
        return text.ToString();
    }

    private static object? Read(ref OctavoCborReader reader)
    {
        switch (reader.PeekKind())
        {
            case CborKind.Integer:
                return reader.ReadInt128();
            case CborKind.Float:
                return reader.ReadDouble();
            case CborKind.Bool:
                return reader.ReadBool();
            case CborKind.Text:
                return reader.ReadText();
            case CborKind.Bytes:
                return reader.ReadBytes();
            case CborKind.Null:
                reader.TryReadNull();
                return null;
            case CborKind.Undefined or CborKind.Simple:
                return new Simple(reader.ReadSimple());
            case CborKind.Tag:
                ulong tag = reader.ReadTag();
                return new Tagged(tag, Read(ref reader));
            case CborKind.Array:
                object?[] items = new object?[reader.ReadArrayStart()];
                for (int i = 0; i < items.Length; i++)
                {
                    items[i] = Read(ref reader);
                }
                return items;
            case CborKind.Map:
                var entries = new (object? Key, object? Value)[reader.ReadMapStart()];
                for (int i = 0; i < entries.Length; i++)
                {
                    entries[i] = (Read(ref reader), Read(ref reader));
                }
                return new Map(entries);
            default:
                reader.Skip(); // refused: nothing begins so
                throw new InvalidOperationException("what begins no value was passed over.");
        }
    }

    private static void Write(ref OctavoCborWriter writer, object? value)
    {
        switch (value)
        {
            case null:
                writer.WriteNull();
                break;
            case Int128 number:
                writer.WriteInt128(number);
                break;
            case double number:
                writer.WriteDouble(number);
                break;
            case bool bit:
                writer.WriteBool(bit);
                break;
            case string text:
                writer.WriteText(text);
                break;
            case byte[] bytes:
                writer.WriteBytes(bytes);
                break;
            case Simple simple:
                writer.WriteSimple(simple.Value);
                break;
            case Tagged tagged:
                writer.WriteTag(tagged.Tag);
                Write(ref writer, tagged.Value);
                break;
            case object?[] items:
                writer.WriteArrayStart(items.Length);
                foreach (object? item in items)
                {
                    Write(ref writer, item);
                }
                break;
            case Map map:
                writer.WriteMapStart(map.Entries.Length);
                foreach ((object? key, object? of) in map.Entries)
                {
                    Write(ref writer, key);
                    Write(ref writer, of);
                }
                break;
            default:
                throw new NotSupportedException(value.GetType().ToString());
        }
    }

    private static void Print(StringBuilder text, object? value)
    {
        switch (value)
        {
            case Tagged { Tag: 2 or 3, Value: byte[] magnitude } big:
                var number = new System.Numerics.BigInteger(magnitude, isUnsigned: true, isBigEndian: true);
                text.Append(CultureInfo.InvariantCulture, $"{(big.Tag == 2 ? number : -1 - number)}");
                break;
            case Tagged tagged:
                text.Append(CultureInfo.InvariantCulture, $"{tagged.Tag}(");
                Print(text, tagged.Value);
                text.Append(')');
                break;
            case null:
                text.Append("null");
                break;
            case bool bit:
                text.Append(bit ? "true" : "false");
                break;
            case Simple { Value: 23 }:
                text.Append("undefined");
                break;
            case Simple simple:
                text.Append(CultureInfo.InvariantCulture, $"simple({simple.Value})");
                break;
            case double real:
                text.Append(double.IsFinite(real) ? Number(real) : double.IsNaN(real) ? "NaN" : real > 0 ? "Infinity" : "-Infinity");
                break;
            case string chars:
                text.Append('"').Append(chars.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal)).Append('"');
                break;
            case byte[] bytes:
                text.Append("h'").Append(Convert.ToHexString(bytes).ToLowerInvariant()).Append('\'');
                break;
            case object?[] items:
                text.Append('[');
                for (int i = 0; i < items.Length; i++)
                {
                    text.Append(i == 0 ? "" : ", ");
                    Print(text, items[i]);
                }
                text.Append(']');
                break;
            case Map map:
                text.Append('{');
                for (int i = 0; i < map.Entries.Length; i++)
                {
                    text.Append(i == 0 ? "" : ", ");
                    Print(text, map.Entries[i].Key);
                    text.Append(": ");
                    Print(text, map.Entries[i].Value);
                }
                text.Append('}');
                break;
            default:
                text.Append(CultureInfo.InvariantCulture, $"{value}");
                break;
        }
    }

    private static string Number(double real)
    {
        if (Math.Abs(real) is >= 1e-6 and < 1e-4)
        {
            return ((decimal)real).ToString(CultureInfo.InvariantCulture);
        }
        string digits = real.ToString("R", CultureInfo.InvariantCulture).Replace("E", "e", StringComparison.Ordinal)
            .Replace("e-0", "e-", StringComparison.Ordinal);
        return digits.Contains('.', StringComparison.Ordinal) ? digits : digits.Contains('e', StringComparison.Ordinal)
            ? digits.Replace("e", ".0e", StringComparison.Ordinal) : digits + ".0";
    }
}
