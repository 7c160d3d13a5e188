// Owns: the place of a damaged number in a long array, which walks reach by the loops that read arrays. Knows the heads of MessagePack and CBOR.
using System.Numerics;

namespace Octavo.Tests.Errors;

public sealed class NumbersLocatorTests
{
    private const int Count = 1_000;

    public static TheoryData<string> Formats => ["MessagePack", "CBOR"];

    /// <summary>Of another kind, out of range, and cut: each at every place, in arrays whose numbers have one, three, five or all of these lengths.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void TheNumberIsNamed(string format)
    {
        foreach (int[] lengths in (int[][])[[1], [3], [5], [1, 3, 5], [5, 1, 1, 1, 3]])
        {
            for (int at = 0; at < Count; at += at < 200 ? 1 : 37)
            {
                byte[][] items = [.. Enumerable.Range(0, Count).Select(i => Number(format, lengths[i % lengths.Length]))];
                int start = 3 + items.Take(at).Sum(item => item.Length);
                Refused(format, items, at, format == "CBOR" ? [0x61, 0x78] : [0xA1, 0x78], start);
                Refused(format, items, at, format == "CBOR" ? [0x1B, 0, 0, 0, 1, 0, 0, 0, 0] : [0xCF, 0, 0, 0, 1, 0, 0, 0, 0], start);
                byte[] cut = [.. Head(format), .. items.Take(at).SelectMany(item => item), .. Number(format, 5)[..^1]];
                OctavoException refusal = Assert.Throws<OctavoException>(() => Read(format, cut));
                Assert.True(refusal.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, refusal.Message);
                Assert.Equal(refusal.Code == OctavoErrorCode.EndOfData ? (start, $"[{at}]") : (0, ""), (refusal.Offset, refusal.Path));
            }
        }
    }

    /// <summary>Binary's elements of one size, which walks pass at once: the fault is after them, or in one of them.</summary>
    [Fact]
    public void ElementsOfOneSizeInBinaryAreCounted()
    {
        (Vector3, int)[] pairs = [.. Enumerable.Range(0, Count).Select(i => (new Vector3(i), i))];
        foreach (int at in (int[])[0, 1, 2, 63, 64, 500, Count - 2, Count - 1])
        {
            byte[] flags = OctavoBinary.Serialize(new bool[Count]);
            flags[flags.Length - Count + at] = 2;
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<bool[]>(flags));
            Assert.Equal((OctavoErrorCode.InvalidValue, flags.Length - Count + at, $"[{at}]"), (refused.Code, refused.Offset, refused.Path));

            byte[] dates = OctavoBinary.Serialize(new DateTime[Count]);
            dates.AsSpan(dates.Length - ((Count - at) * 8), 8).Fill(0x3F);
            refused = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<DateTime[]>(dates));
            Assert.Equal((OctavoErrorCode.InvalidValue, dates.Length - ((Count - at) * 8), $"[{at}]"), (refused.Code, refused.Offset, refused.Path));

            byte[] cut = OctavoBinary.Serialize(new List<(Vector3[], bool)> { (new Vector3[at], true), (new Vector3[Count], true) })[..^1];
            refused = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<(Vector3[], bool)>>(cut));
            Assert.Equal((OctavoErrorCode.EndOfData, cut.Length, "[1].Item2"), (refused.Code, refused.Offset, refused.Path));
        }
        byte[] last = OctavoBinary.Serialize(new List<((Vector3, int)[], bool)> { (pairs, true) });
        last[^1] = 7;
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<List<((Vector3, int)[], bool)>>(last));
        Assert.Equal((OctavoErrorCode.InvalidValue, last.Length - 1, "[0].Item2"), (found.Code, found.Offset, found.Path));
    }

    private static void Refused(string format, byte[][] items, int at, byte[] damaged, int start)
    {
        byte[] data = [.. Head(format), .. items.Take(at).SelectMany(item => item), .. damaged, .. items.Skip(at + 1).SelectMany(item => item)];
        OctavoException refusal = Assert.Throws<OctavoException>(() => Read(format, data));
        Assert.Equal((start, $"[{at}]"), (refusal.Offset, refusal.Path));
    }

    private static int[]? Read(string format, byte[] data) => format == "CBOR" ? OctavoCbor.Deserialize<int[]>(data) : OctavoMsgPack.Deserialize<int[]>(data);

    private static byte[] Head(string format) => [(byte)(format == "CBOR" ? 0x99 : 0xDC), Count >> 8, Count & 0xFF];

    private static byte[] Number(string format, int length) => (format, length) switch
    {
        (_, 1) => [7],
        ("CBOR", 3) => [0x19, 0x12, 0x34],
        ("CBOR", _) => [0x1A, 0x12, 0x34, 0x56, 0x78],
        (_, 3) => [0xCD, 0x12, 0x34],
        _ => [0xCE, 0x12, 0x34, 0x56, 0x78],
    };
}
