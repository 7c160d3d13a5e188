// Owns: what values without a type MessagePack has in addition to those of every format, for comparing. Knows no window.
using Octavo.Codecs.Dynamic;
using Octavo.Internal;

namespace Octavo.MsgPack;

internal sealed class MsgPackComparison : DynamicComparison
{
    private protected override int ItemsIn(object value) => value is MsgPackMap map ? 2 * map.Count : -1;

    private protected override object? ItemAt(object container, int index) =>
        ((MsgPackMap)container).EntryAt(index >> 1) is var entry && (index & 1) == 0 ? entry.Key : entry.Value;

    private protected override int? HashAt(object container, int index) => (index & 1) == 0 ? ((MsgPackMap)container).KeyHashAt(index >> 1) : null;

    private protected override bool SameHead(object x, object y) => true;

    private protected override void AddHead(ref KeyHash hash, object container)
    {
        hash.Add32(MapKind);
        hash.Add32(((MsgPackMap)container).Count);
    }

    private protected override bool SameOther(object? x, object? y) => (x, y) switch
    {
        (float a, float b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b),
        (double a, double b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b),
        (MsgPackExtension a, MsgPackExtension b) => a.Equals(b),
        (MsgPackTimestamp a, MsgPackTimestamp b) => a == b,
        _ => DynamicInteger.TryGet(x, out long a, out bool aLarge) && DynamicInteger.TryGet(y, out long b, out bool bLarge) && a == b && aLarge == bLarge,
    };

    private protected override void AddOther(ref KeyHash hash, object value)
    {
        switch (value)
        {
            case MsgPackExtension or MsgPackTimestamp:
                hash.Add32(OtherKind);
                hash.Add(value);
                break;
            case float single:
                hash.Add32(SingleKind);
                hash.Add32(BitConverter.SingleToInt32Bits(single));
                break;
            case double number:
                hash.Add32(FloatKind);
                hash.Add64(BitConverter.DoubleToInt64Bits(number));
                break;
            default:
                _ = DynamicInteger.TryGet(value, out long integer, out bool isLarge);
                AddInteger(ref hash, integer, isLarge);
                break;
        }
    }
}
