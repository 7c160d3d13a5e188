// Owns: JSON as events. Knows no other format.
using Octavo.Json;
using Octavo.Transcode.Events;

namespace Octavo.Transcode.Json;

internal ref struct JsonEventReader : IEventReader<JsonEventReader>
{
    private OctavoJsonReader _reader;

    public static string Name => "JSON";

    public readonly long Offset => _reader.Offset;

    public bool IsAtEnd => _reader.IsAtEnd;

    public static JsonEventReader Open(ReadOnlySpan<byte> data, bool isFirst, OctavoOptions options)
    {
        var json = (OctavoJsonOptions)options;
        // A mark at a chunk's beginning is one only where the data begins.
        return new JsonEventReader
        {
            _reader =
            new OctavoJsonReader(data, isFirst || !json.AllowByteOrderMark ? json : json with { AllowByteOrderMark = false })
        };
    }

    public void Read(scoped in Frame frame, out DataEvent next)
    {
        if (frame.AtKey)
        {
            int ignored = 0;
            next = _reader.NextKey(ref ignored, frame.Index == 0, out ReadOnlySpan<byte> name, out _) ? DataEvent.Of(DataEventKind.Text, name)
                : DataEvent.Of(DataEventKind.End);
            return;
        }
        if (frame is { IsRoot: false, IsMap: false, Announced: false } && !_reader.NextItem())
        {
            next = DataEvent.Of(DataEventKind.End);
            return;
        }
        ReadValue(out next);
    }

    private void ReadValue(out DataEvent next)
    {
        switch (_reader.PeekKind())
        {
            case JsonKind.Null when _reader.TryReadNull():
                next = DataEvent.Of(DataEventKind.Null);
                break;
            case JsonKind.Bool:
                next = DataEvent.Of(_reader.ReadBool() ? DataEventKind.True : DataEventKind.False);
                break;
            case JsonKind.String:
                next = DataEvent.Of(DataEventKind.Text, _reader.ReadUtf8());
                break;
            case JsonKind.Array:
                _reader.ReadArrayStart();
                bool any = _reader.NextItem();
                next = new DataEvent { Kind = DataEventKind.Array, Count = any ? DataEvent.Uncounted : 0, Announced = any };
                break;
            case JsonKind.Object:
                _reader.ReadMapStart();
                next = new DataEvent { Kind = DataEventKind.Map, Count = DataEvent.Uncounted };
                break;
            default:
                ReadNumber(out next);
                break;
        }
    }

    private void ReadNumber(out DataEvent next)
    {
        ReadOnlySpan<byte> text = _reader.ReadNumberText(out bool isWhole);
        next = text[^1] switch
        {
            (byte)'N' => new DataEvent { Kind = DataEventKind.Double, Real = double.NaN },
            (byte)'y' => new DataEvent { Kind = DataEventKind.Double, Real = text[0] == '-' ? double.NegativeInfinity : double.PositiveInfinity },
            _ => new DataEvent { Kind = DataEventKind.Number, Bytes = text, IsWhole = isWhole },
        };
    }
}
