// Owns: scalars from JSON to the wire. https://protobuf.dev/programming-guides/json/, "Representation of each type".
using System.Buffers;
using System.Buffers.Text;
using System.Globalization;
using Octavo.Internal;
using Octavo.Json;
using Octavo.ProtoJson.Texts;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Parsing;

internal ref partial struct MessageParser
{
    private const uint PlainNaN32 = 0x7FC0_0000;
    private const ulong PlainNaN64 = 0x7FF8_0000_0000_0000;

    private static ReadOnlySpan<byte> Alphabet => "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"u8;

    /// <summary>Reads a scalar and writes it with its tag.</summary>
    private void Scalar(FieldType field, bool omitsZero)
    {
        if (field.Kind == FieldKind.String)
        {
            ReadOnlySpan<byte> text = Text("text");
            if (!omitsZero || !text.IsEmpty)
            {
                _out.WriteTag(field.Number, ProtobufWireType.LengthDelimited);
                _out.WriteBytes(text);
            }
        }
        else if (field.Kind == FieldKind.Bytes)
        {
            Base64Bytes(field, omitsZero);
        }
        else if (TryBits(field, out ulong bits) && (!omitsZero || bits != 0))
        {
            _out.WriteTag(field.Number, field.Wire);
            Bits(field, bits);
        }
    }

    /// <summary>Reads a string.</summary>
    private ReadOnlySpan<byte> Text(string what)
    {
        if (Peek() is var kind && kind != JsonKind.String)
        {
            throw Mismatch(kind, $"{what}, which is a string in JSON");
        }
        return _json.ReadUtf8();
    }

    /// <summary>Both alphabets of RFC 4648, with or without the signs at the end.</summary>
    private void Base64Bytes(FieldType field, bool omitsZero)
    {
        ReadOnlySpan<byte> text = Text("bytes");
        byte[] buffer = ArrayPool<byte>.Shared.Rent(text.Length + 4);
        int length = 0;
        foreach (byte one in text.TrimEnd((byte)'='))
        {
            buffer[length++] = one switch { (byte)'-' => (byte)'+', (byte)'_' => (byte)'/', _ => one };
        }
        int padding = text.Length - length;
        int missing = -length & 3;
        // Base64 of the library skips white space, which is none here.
        bool isRefused = padding > 2 || (padding != 0 && padding != missing) || missing == 3 || buffer.AsSpan(0, length).ContainsAny(" \t\r\n"u8);
        buffer.AsSpan(length, missing).Fill((byte)'=');
        if (missing is 1 or 2 && !isRefused)
        {
            // Bits of the last sign that belong to no byte: any are read, and the library's Base64 wants zeros.
            int last = Alphabet.IndexOf(buffer[length - 1]);
            buffer[length - 1] = last < 0 ? buffer[length - 1] : Alphabet[last & (missing == 1 ? 0x3C : 0x30)];
        }
        if (isRefused || Base64.DecodeFromUtf8InPlace(buffer.AsSpan(0, length + missing), out int written) != OperationStatus.Done)
        {
            ArrayPool<byte>.Shared.Return(buffer);
            throw new OctavoException(OctavoErrorCode.InvalidValue, "the text is not Base64.");
        }
        if (!omitsZero || written != 0)
        {
            _out.WriteTag(field.Number, ProtobufWireType.LengthDelimited);
            _out.WriteBytes(buffer.AsSpan(0, written));
        }
        ArrayPool<byte>.Shared.Return(buffer);
    }

    /// <summary>Reads a number, a truth value or an enum as the bits that it has on the wire.</summary>
    /// <returns>False for the name of an enum that is not known and ignored.</returns>
    private bool TryBits(FieldType field, out ulong bits)
    {
        if (field.Enum is { } type)
        {
            return TryEnum(type, out bits);
        }
        JsonKind kind = Peek();
        if (field.Kind == FieldKind.Bool)
        {
            bits = kind == JsonKind.Bool ? (_json.ReadBool() ? 1ul : 0) : throw Mismatch(kind, "true or false");
            return true;
        }
        if (kind is not (JsonKind.Number or JsonKind.String))
        {
            throw Mismatch(kind, "a number");
        }
        ReadOnlySpan<byte> text = kind == JsonKind.Number ? _json.ReadNumberText(out _) : _json.ReadUtf8();
        bits = field.Kind is FieldKind.Double or FieldKind.Float ? FloatBits(text, field.Kind == FieldKind.Float, kind == JsonKind.String)
            : IntegerBits(text, field.Kind);
        return true;
    }

    private bool TryEnum(EnumType type, out ulong bits)
    {
        JsonKind kind = Peek();
        bits = 0;
        switch (kind)
        {
            case JsonKind.Null when type.IsNullValue:
                _json.TryReadNull();
                return true;
            case JsonKind.Number:
                bits = IntegerBits(_json.ReadNumberText(out _), FieldKind.Enum);
                if (!type.IsClosed || type.Find((int)bits) is not null)
                {
                    return true;
                }
                return _options.IgnoreUnknown ? false
                    : throw new OctavoException(OctavoErrorCode.InvalidValue, $"the number {(int)bits}, which the closed enum {type.FullName} does not have.");
            case JsonKind.String:
                ReadOnlySpan<byte> name = _json.ReadUtf8();
                if (type.Find(name) is { } value)
                {
                    bits = (ulong)value.Number;
                    return true;
                }
                return _options.IgnoreUnknown ? false
                    : throw new OctavoException(OctavoErrorCode.InvalidValue,
                        $"the name '{Throw.Shown(name)}', which the enum {type.FullName} does not have.");
            default:
                throw Mismatch(kind, $"the name or the number of a value of {type.FullName}");
        }
    }

    private static ulong FloatBits(ReadOnlySpan<byte> text, bool isSingle, bool isText)
    {
        double value;
        if (isText && Special(text) is { } special)
        {
            value = special;
        }
        else
        {
            if (!NumberTexts.IsNumber(text, out _, out _))
            {
                throw new OctavoException(OctavoErrorCode.TypeMismatch, $"the text '{Throw.Shown(text)}' is not a number.");
            }
            value = isSingle ? float.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture)
                : double.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
            if (!double.IsFinite(value))
            {
                throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"the number is beyond the range of {(isSingle ? "float" : "double")}.");
            }
        }
        if (double.IsNaN(value))
        {
            // The platform's has a sign, other libraries' has none.
            return isSingle ? PlainNaN32 : PlainNaN64;
        }
        return isSingle ? BitConverter.SingleToUInt32Bits((float)value) : BitConverter.DoubleToUInt64Bits(value);
    }

    private static double? Special(ReadOnlySpan<byte> text) =>
        text.SequenceEqual("NaN"u8) ? double.NaN : text.SequenceEqual("Infinity"u8) ? double.PositiveInfinity : text.SequenceEqual("-Infinity"u8)
            ? double.NegativeInfinity : null;

    private static ulong IntegerBits(ReadOnlySpan<byte> text, FieldKind kind)
    {
        OctavoErrorCode refusal = NumberTexts.Integer(text, out bool isNegative, out ulong magnitude);
        if (refusal == OctavoErrorCode.TypeMismatch)
        {
            throw new OctavoException(refusal, $"the text '{Throw.Shown(text)}' is not a number.");
        }
        (ulong most, ulong least) = kind switch
        {
            FieldKind.UInt64 or FieldKind.Fixed64 => (ulong.MaxValue, 0ul),
            FieldKind.UInt32 or FieldKind.Fixed32 => (uint.MaxValue, 0ul),
            FieldKind.Int64 or FieldKind.SFixed64 or FieldKind.SInt64 => ((ulong)long.MaxValue, 1ul << 63),
            _ => ((ulong)int.MaxValue, 1ul << 31),
        };
        if (refusal != OctavoErrorCode.None || magnitude > (isNegative ? least : most))
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange,
                $"the number is not in the range of {kind switch { FieldKind.Enum => "an enum", _ => kind.ToString().ToLowerInvariant() }}, or has a fraction.");
        }
        long value = unchecked(isNegative ? -(long)magnitude : (long)magnitude);
        return kind switch
        {
            FieldKind.SInt32 => (uint)((value << 1) ^ (value >> 31)),
            FieldKind.SInt64 => (ulong)((value << 1) ^ (value >> 63)),
            FieldKind.Fixed32 or FieldKind.SFixed32 => (uint)value,
            _ => (ulong)value,
        };
    }

    /// <summary>A map's key that is not text, from the name that it is in JSON.</summary>
    private static ulong KeyBits(FieldType key, ReadOnlySpan<byte> name)
    {
        if (key.Kind != FieldKind.Bool)
        {
            return IntegerBits(name, key.Kind);
        }
        return name.SequenceEqual("true"u8) ? 1ul : name.SequenceEqual("false"u8) ? 0ul
            : throw new OctavoException(OctavoErrorCode.TypeMismatch, $"the key '{Throw.Shown(name)}' is neither true nor false.");
    }

    private void Bits(FieldType field, ulong bits)
    {
        switch (field.Wire)
        {
            case ProtobufWireType.Fixed64:
                _out.WriteFixed64(bits);
                break;
            case ProtobufWireType.Fixed32:
                _out.WriteFixed32((uint)bits);
                break;
            default:
                _out.WriteUInt64(bits);
                break;
        }
    }
}
