// Owns: the messages of google.protobuf that have a JSON of their own, from the wire to JSON. https://protobuf.dev/programming-guides/json/, "Well-known
// types".
using System.Text;
using Octavo.ProtoJson.Texts;
using Octavo.ProtoJson.Types;

namespace Octavo.ProtoJson.Printing;

internal ref partial struct MessagePrinter
{
    private void WellKnown(ProtoMessageType type, int at, int next)
    {
        long begin = at < next ? _entries[at].Start : At;
        int first = Index(type, at, next);
        int end = _entries.Used;
        At = begin;
        switch (type.WellKnown)
        {
            case WellKnownKind.Any:
                Any(first, end);
                break;
            case WellKnownKind.Timestamp:
                Time(first, end, isTimestamp: true);
                break;
            case WellKnownKind.Duration:
                Time(first, end, isTimestamp: false);
                break;
            case WellKnownKind.FieldMask:
                Mask(first, end);
                break;
            case WellKnownKind.Struct:
                Struct(type, first, end);
                break;
            case WellKnownKind.ListValue:
                List(first, end);
                break;
            case WellKnownKind.Value:
                Value(first, end);
                break;
            default:
                Wrapper(type, first, end);
                break;
        }
        _entries.Used = first;
    }

    /// <summary>The members of what it holds beside its type's URL; what has a JSON of its own as one member, <c>value</c>.</summary>
    private void Any(int first, int end)
    {
        int at = Last(first, end, 1);
        ReadOnlySpan<byte> url = at < 0 ? default : _data.Slice(_entries[at].Start, _entries[at].Length);
        int content = Last(first, end, 2);
        if (url.IsEmpty)
        {
            if (content >= 0 && _entries[content].Length != 0)
            {
                throw new OctavoException(OctavoErrorCode.MissingMember, "an Any with a value but no type URL.");
            }
            _json.WriteObjectStart();
            _json.WriteObjectEnd();
            return;
        }
        ProtoMessageType type = AnyType.Of(url, _types);
        int after = content < 0 ? content : content + 1;
        _json.WriteObjectStart();
        _json.WriteName("@type"u8);
        _json.WriteUtf8(url);
        if (type.WellKnown == WellKnownKind.None)
        {
            Fields(type, content, after);
        }
        else
        {
            _json.WriteName("value"u8);
            Message(type, content, after);
        }
        _json.WriteObjectEnd();
    }

    private void Time(int first, int end, bool isTimestamp)
    {
        long seconds = (long)LastNumber(first, end, 1);
        int nanos = (int)LastNumber(first, end, 2);
        Span<byte> text = stackalloc byte[TimeTexts.Longest];
        int length = isTimestamp ? TimeTexts.PutTimestamp(text, seconds, nanos) : TimeTexts.PutDuration(text, seconds, nanos);
        _json.WriteUtf8(text[..length]);
    }

    private void Mask(int first, int end)
    {
        var text = new StringBuilder();
        for (int i = first; i < end; i++)
        {
            FieldEntry path = _entries[i];
            At = path.Start;
            if (i != first)
            {
                text.Append(',');
            }
            MaskText.AppendPath(text, _data.Slice(path.Start, path.Length));
        }
        _json.WriteText(text.ToString());
    }

    private void Struct(ProtoMessageType type, int first, int end)
    {
        if (first == end)
        {
            _json.WriteObjectStart();
            _json.WriteObjectEnd();
            return;
        }
        Map(type.Find(1)!, first, end);
    }

    private void List(int first, int end)
    {
        _json.WriteArrayStart();
        for (int i = first; i < end; i++)
        {
            _json.WriteItem();
            Message(_entries[i].Field!.Message!, i, i + 1);
        }
        _json.WriteArrayEnd();
    }

    private void Value(int first, int end)
    {
        if (first == end)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "a google.protobuf.Value without a value, which JSON cannot express.");
        }
        FieldType field = _entries[first].Field!;
        if (field.Kind == FieldKind.Double && !double.IsFinite(BitConverter.UInt64BitsToDouble(Bits(field, _entries[end - 1].Start))))
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue, "a google.protobuf.Value of NaN or an infinity, which are not JSON numbers.");
        }
        Single(field, first, end);
    }

    private void Wrapper(ProtoMessageType type, int first, int end)
    {
        if (first < end)
        {
            Single(_entries[first].Field!, first, end);
        }
        else
        {
            Zero(type.Find(1)!);
        }
    }

    /// <summary>The index of the last value of a field; −1 for none.</summary>
    private readonly int Last(int first, int end, int number)
    {
        int at = end - 1;
        while (at >= first && _entries[at].Field!.Number != number)
        {
            at--;
        }
        return at >= first ? at : -1;
    }

    /// <summary>The last value of a field of numbers; 0 for none.</summary>
    private readonly ulong LastNumber(int first, int end, int number) =>
        Last(first, end, number) is >= 0 and int at ? Bits(_entries[at].Field!, _entries[at].Start) : 0;
}
