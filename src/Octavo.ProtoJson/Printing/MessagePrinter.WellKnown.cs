// Owns: the messages of google.protobuf that have a JSON of their own, from the wire to JSON. https://protobuf.dev/programming-guides/json/, "Well-known
// types".
using System.Text;
using Octavo.ProtoJson.Texts;
using Octavo.ProtoJson.Types;

namespace Octavo.ProtoJson.Printing;

internal ref partial struct MessagePrinter
{
    private void WellKnown(ProtoMessageType type, ReadOnlySpan<byte> data, long origin)
    {
        long begin = origin;
        int first = Index(type, data, origin);
        int end = _entries.Used;
        At = begin;
        switch (type.WellKnown)
        {
            case WellKnownKind.Any:
                Any(data, origin, first, end);
                break;
            case WellKnownKind.Timestamp:
                Time(data, first, end, isTimestamp: true);
                break;
            case WellKnownKind.Duration:
                Time(data, first, end, isTimestamp: false);
                break;
            case WellKnownKind.FieldMask:
                Mask(data, origin, first, end);
                break;
            case WellKnownKind.Struct:
                Struct(type, data, origin, first, end);
                break;
            case WellKnownKind.ListValue:
                List(data, origin, first, end);
                break;
            case WellKnownKind.Value:
                Value(data, origin, first, end);
                break;
            default:
                Wrapper(type, data, origin, first, end);
                break;
        }
        _entries.Used = first;
    }

    /// <summary>The members of what it holds beside its type's URL; what has a JSON of its own as one member, <c>value</c>.</summary>
    private void Any(ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        ReadOnlySpan<byte> url = Last(data, first, end, 1, out _);
        ReadOnlySpan<byte> content = Last(data, first, end, 2, out int start);
        if (url.IsEmpty)
        {
            if (!content.IsEmpty)
            {
                throw new OctavoException(OctavoErrorCode.MissingMember, "an Any with a value but no type URL.");
            }
            _json.WriteObjectStart();
            _json.WriteObjectEnd();
            return;
        }
        ProtoMessageType type = AnyType.Of(url, _types);
        _json.WriteObjectStart();
        _json.WriteName("@type"u8);
        _json.WriteUtf8(url);
        if (type.WellKnown == WellKnownKind.None)
        {
            Fields(type, content, origin + start);
        }
        else
        {
            _json.WriteName("value"u8);
            Message(type, content, origin + start);
        }
        _json.WriteObjectEnd();
    }

    private void Time(ReadOnlySpan<byte> data, int first, int end, bool isTimestamp)
    {
        long seconds = (long)LastNumber(data, first, end, 1);
        int nanos = (int)LastNumber(data, first, end, 2);
        Span<byte> text = stackalloc byte[TimeTexts.Longest];
        int length = isTimestamp ? TimeTexts.PutTimestamp(text, seconds, nanos) : TimeTexts.PutDuration(text, seconds, nanos);
        _json.WriteUtf8(text[..length]);
    }

    private void Mask(ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        var text = new StringBuilder();
        for (int i = first; i < end; i++)
        {
            FieldEntry path = _entries[i];
            At = origin + path.Start;
            if (i != first)
            {
                text.Append(',');
            }
            MaskText.AppendPath(text, data.Slice(path.Start, path.Length));
        }
        _json.WriteText(text.ToString());
    }

    private void Struct(ProtoMessageType type, ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        if (first == end)
        {
            _json.WriteObjectStart();
            _json.WriteObjectEnd();
            return;
        }
        Map(type.Find(1)!, data, origin, first, end);
    }

    private void List(ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        _json.WriteArrayStart();
        for (int i = first; i < end; i++)
        {
            FieldEntry entry = _entries[i];
            _json.WriteItem();
            Message(entry.Field!.Message!, data.Slice(entry.Start, entry.Length), origin + entry.Start);
        }
        _json.WriteArrayEnd();
    }

    private void Value(ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        if (first == end)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "a google.protobuf.Value without a value, which JSON cannot express.");
        }
        FieldType field = _entries[first].Field!;
        if (field.Kind == FieldKind.Double && !double.IsFinite(BitConverter.UInt64BitsToDouble(Bits(field, data, _entries[end - 1].Start))))
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "a google.protobuf.Value of NaN or an infinity, which are not JSON numbers.");
        }
        Single(field, data, origin, first, end);
    }

    private void Wrapper(ProtoMessageType type, ReadOnlySpan<byte> data, long origin, int first, int end)
    {
        if (first < end)
        {
            Single(_entries[first].Field!, data, origin, first, end);
        }
        else
        {
            Zero(type.Find(1)!);
        }
    }

    /// <summary>The last value of a field of text or bytes; empty for none.</summary>
    private readonly ReadOnlySpan<byte> Last(ReadOnlySpan<byte> data, int first, int end, int number, out int start)
    {
        start = 0;
        for (int i = end - 1; i >= first; i--)
        {
            FieldEntry entry = _entries[i];
            if (entry.Field!.Number == number)
            {
                start = entry.Start;
                return data.Slice(entry.Start, entry.Length);
            }
        }
        return default;
    }

    /// <summary>The last value of a field of numbers; 0 for none.</summary>
    private readonly ulong LastNumber(ReadOnlySpan<byte> data, int first, int end, int number)
    {
        for (int i = end - 1; i >= first; i--)
        {
            FieldEntry entry = _entries[i];
            if (entry.Field!.Number == number)
            {
                return Bits(entry.Field, data, entry.Start);
            }
        }
        return 0;
    }
}
