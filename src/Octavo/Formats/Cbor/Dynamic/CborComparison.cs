// Owns: what values without a type CBOR has in addition to those of every format, for comparing. Knows no window.
using System.Numerics;
using Octavo.Codecs.Dynamic;
using Octavo.Internal;

namespace Octavo.Cbor;

internal sealed class CborComparison : DynamicComparison
{
    private protected override int ItemsIn(object value) => value switch { CborMap map => 2 * map.Count, CborTagged => 1, _ => -1 };

    private protected override object? ItemAt(object container, int index) =>
        container is CborTagged tagged ? tagged.Value : ((CborMap)container).EntryAt(index >> 1) is var entry && (index & 1) == 0 ? entry.Key : entry.Value;

    private protected override int? HashAt(object container, int index) =>
        (index & 1) == 0 && container is CborMap map ? map.KeyHashAt(index >> 1) : null;

    private protected override bool SameHead(object x, object y) => (x as CborTagged)?.Tag == (y as CborTagged)?.Tag;

    private protected override void AddHead(ref KeyHash hash, object container)
    {
        if (container is CborTagged tagged)
        {
            hash.Add32(TagKind);
            hash.Add64((long)tagged.Tag);
            return;
        }
        hash.Add32(MapKind);
        hash.Add32(((CborMap)container).Count);
    }

    private protected override bool SameOther(object? x, object? y)
    {
        if (x is CborSimple one && y is CborSimple other)
        {
            return one == other;
        }
        if (CborDynamic.TryGetFloat(x, out double a))
        {
            return CborDynamic.TryGetFloat(y, out double b) && BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b);
        }
        return SameInteger(x, y);
    }

    private protected override void AddOther(ref KeyHash hash, object value)
    {
        if (value is CborSimple)
        {
            hash.Add32(OtherKind);
            hash.Add(value);
        }
        else if (CborDynamic.TryGetFloat(value, out double real))
        {
            hash.Add32(FloatKind);
            hash.Add64(BitConverter.DoubleToInt64Bits(real));
        }
        else if (DynamicInteger.TryGet(value, out long integer, out bool isLarge))
        {
            AddInteger(ref hash, integer, isLarge);
        }
        else if (CborDynamic.TryGetInteger(value, out BigInteger big))
        {
            // Of a number that a long or ulong holds the same as above.
            if (big >= long.MinValue && big <= ulong.MaxValue)
            {
                AddInteger(ref hash, big.Sign < 0 ? (long)big : (long)(ulong)big, big > long.MaxValue);
            }
            else
            {
                hash.Add32(IntegerKind);
                hash.AddBytes(big.ToByteArray());
            }
        }
    }

    private static bool SameInteger(object? x, object? y)
    {
        if (DynamicInteger.TryGet(x, out long a, out bool aLarge) && DynamicInteger.TryGet(y, out long b, out bool bLarge))
        {
            return a == b && aLarge == bLarge;
        }
        return CborDynamic.TryGetInteger(x, out BigInteger one) && CborDynamic.TryGetInteger(y, out BigInteger two) && one == two;
    }
}
