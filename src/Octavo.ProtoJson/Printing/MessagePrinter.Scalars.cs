// Owns: scalars from the wire to JSON. https://protobuf.dev/programming-guides/json/, "Representation of each type".
using System.Buffers.Text;
using System.Globalization;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Printing;

internal ref partial struct MessagePrinter
{
    // 20 digits and a sign.
    private const int LongestInteger = 21;

    /// <summary>Writes a scalar.</summary>
    /// <param name="field">Its field.</param>
    /// <param name="start">Where its content begins.</param>
    /// <param name="length">The content's bytes.</param>
    private void Scalar(FieldType field, int start, int length)
    {
        At = start;
        if (field.Kind == FieldKind.String)
        {
            _json.WriteUtf8(_data.Slice(start, length));
        }
        else if (field.Kind == FieldKind.Bytes)
        {
            _json.WriteBytes(_data.Slice(start, length));
        }
        else
        {
            Number(field, Bits(field, start));
        }
    }

    /// <summary>A number's bits as they are on the wire.</summary>
    private readonly ulong Bits(FieldType field, int start)
    {
        var reader = new WireReader(_data, start);
        return field.Wire switch
        {
            ProtobufWireType.Fixed64 => reader.Fixed64(),
            ProtobufWireType.Fixed32 => reader.Fixed32(),
            _ => reader.Varint(),
        };
    }

    private void Number(FieldType field, ulong bits)
    {
        switch (field.Kind)
        {
            case FieldKind.Double:
                Float(BitConverter.UInt64BitsToDouble(bits), isSingle: false);
                break;
            case FieldKind.Float:
                Float(BitConverter.UInt32BitsToSingle((uint)bits), isSingle: true);
                break;
            case FieldKind.Int64 or FieldKind.SFixed64:
                Quoted((long)bits);
                break;
            case FieldKind.SInt64:
                Quoted(ZigZag(bits));
                break;
            case FieldKind.UInt64 or FieldKind.Fixed64:
                Span<byte> text = stackalloc byte[LongestInteger];
                Utf8Formatter.TryFormat(bits, text, out int written);
                _json.WriteUtf8(text[..written]);
                break;
            case FieldKind.Int32 or FieldKind.SFixed32:
                _json.WriteInt32((int)bits);
                break;
            case FieldKind.SInt32:
                _json.WriteInt32((int)ZigZag((uint)bits));
                break;
            case FieldKind.UInt32 or FieldKind.Fixed32:
                _json.WriteUInt32((uint)bits);
                break;
            case FieldKind.Bool:
                _json.WriteBool(bits != 0);
                break;
            default:
                Enum(field.Enum!, (int)bits);
                break;
        }
    }

    private void Float(double value, bool isSingle)
    {
        if (!double.IsFinite(value))
        {
            _json.WriteUtf8(double.IsNaN(value) ? "NaN"u8 : value > 0 ? "Infinity"u8 : "-Infinity"u8);
        }
        else if (isSingle)
        {
            _json.WriteSingle((float)value);
        }
        else
        {
            _json.WriteDouble(value);
        }
    }

    private void Quoted(long value)
    {
        Span<byte> text = stackalloc byte[LongestInteger];
        Utf8Formatter.TryFormat(value, text, out int written);
        _json.WriteUtf8(text[..written]);
    }

    private void Enum(EnumType type, int number)
    {
        if (type.IsNullValue)
        {
            _json.WriteNull();
        }
        else if (!_options.EnumsAsNumbers && type.Find(number) is { } value)
        {
            _json.WriteUtf8(value.Utf8);
        }
        else
        {
            _json.WriteInt32(number);
        }
    }

    /// <summary>Writes the default of a scalar.</summary>
    private void Zero(FieldType field)
    {
        if (field.Kind is FieldKind.String or FieldKind.Bytes)
        {
            _json.WriteUtf8(default);
        }
        else
        {
            Number(field, field.Enum is { } type ? (ulong)(long)type.First : 0);
        }
    }

    /// <summary>Writes a map's key, which is text whatever it is, as a name.</summary>
    private void Key(FieldType field, ReadOnlySpan<byte> text, ulong bits)
    {
        if (field.Kind == FieldKind.String)
        {
            _json.WriteName(text);
            return;
        }
        if (field.Kind == FieldKind.Bool)
        {
            _json.WriteName(bits != 0 ? "true"u8 : "false"u8);
            return;
        }
        Int128 value = field.Kind switch
        {
            FieldKind.Int32 or FieldKind.SFixed32 => (int)bits,
            FieldKind.SInt32 => (int)ZigZag((uint)bits),
            FieldKind.SInt64 => ZigZag(bits),
            FieldKind.Int64 or FieldKind.SFixed64 => (long)bits,
            FieldKind.UInt32 or FieldKind.Fixed32 => (uint)bits,
            _ => bits,
        };
        Span<byte> digits = stackalloc byte[LongestInteger];
        value.TryFormat(digits, out int written, default, CultureInfo.InvariantCulture);
        _json.WriteName(digits[..written]);
    }

    /// <summary>Without the bits of a varint that its field's type does not have: what is the same value is the same number.</summary>
    private static ulong Narrowed(FieldType field, ulong bits) => field.Kind switch
    {
        FieldKind.Bool => bits == 0 ? 0ul : 1,
        FieldKind.Int32 or FieldKind.UInt32 or FieldKind.SInt32 or FieldKind.Enum => (uint)bits,
        _ => bits,
    };

    private static long ZigZag(ulong bits) => (long)(bits >> 1) ^ -(long)(bits & 1);
}
