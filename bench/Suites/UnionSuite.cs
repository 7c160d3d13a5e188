// Owns: the bars of unions: what it costs that an object's type is found on the way. Knows the facades alone.
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>Objects of eight classes in one array by their base, in random order, against the same objects in an array for each class.</summary>
internal static class UnionSuite
{
    private const int Length = 1000;

    /// <summary>Which class comes next cannot be predicted: a jump is missed at each object, in code that else is straight. Measured: 1.9 to 2.2.</summary>
    private const double WriteAtMost = 3;

    /// <summary>The same beside an allocation. Measured: 1.2 to 1.9.</summary>
    private const double ReadAtMost = 2.25;

    internal static IEnumerable<Bar> Create()
    {
        Figure[][] batches = BenchData.Many(16, new FigureData(5).Batch);
        Sorted[] sorted = [.. batches.Select(b => new Sorted(b))];
        byte[][] binary = [.. batches.Select(b => OctavoBinary.Serialize(b))];
        byte[][] compact = [.. batches.Select(b => OctavoCompact.Serialize(b))];
        byte[][] msgPack = [.. batches.Select(b => OctavoMsgPack.Serialize(b))];
        yield return Bar("Binary write", WriteAtMost, () => Each(batches, b => OctavoBinary.Serialize(b)), () => Each(sorted, s => s.Binary()), Verify);
        yield return Bar("Binary read", ReadAtMost, () => Each(binary, p => OctavoBinary.Deserialize<Figure[]>(p)), () => Each(sorted, s => s.FromBinary()),
            Verify);
        yield return Bar("Compact write", WriteAtMost, () => Each(batches, b => OctavoCompact.Serialize(b)), () => Each(sorted, s => s.Compact()), Verify);
        yield return Bar("Compact read", ReadAtMost, () => Each(compact, p => OctavoCompact.Deserialize<Figure[]>(p)), () => Each(sorted, s => s.FromCompact()),
            Verify);
        yield return Bar("MessagePack write", WriteAtMost, () => Each(batches, b => OctavoMsgPack.Serialize(b)), () => Each(sorted, s => s.MsgPack()), Verify);
        yield return Bar("MessagePack read", ReadAtMost, () => Each(msgPack, p => OctavoMsgPack.Deserialize<Figure[]>(p)),
            () => Each(sorted, s => s.FromMsgPack()), Verify);

        void Verify()
        {
            for (int i = 0; i < batches.Length; i++)
            {
                if (!OctavoBinary.Serialize(OctavoBinary.Deserialize<Figure[]>(binary[i])).AsSpan().SequenceEqual(binary[i])
                    || !OctavoBinary.Serialize(OctavoCompact.Deserialize<Figure[]>(compact[i])).AsSpan().SequenceEqual(binary[i])
                    || !OctavoBinary.Serialize(OctavoMsgPack.Deserialize<Figure[]>(msgPack[i])).AsSpan().SequenceEqual(binary[i]))
                {
                    throw new InvalidOperationException("The figures do not make the round trip.");
                }
            }
        }
    }

    private static Bar Bar(string what, double atMost, Action ours, Action other, Action verify) =>
        new(new Pair($"{what} Figure[{Length}] of 8 cases, by class", 16, ours, other, verify), Claim.CostsAtMost, atMost);

    private static void Each<T>(T[] items, Func<T, object?> call)
    {
        foreach (T item in items)
        {
            Kept.Value = call(item);
        }
    }

    /// <summary>The objects of one batch, an array for each class, and their payloads.</summary>
    private sealed class Sorted(Figure[] figures)
    {
        private readonly Dot[] _dots = [.. figures.OfType<Dot>()];
        private readonly Line[] _lines = [.. figures.OfType<Line>()];
        private readonly Circle[] _circles = [.. figures.OfType<Circle>()];
        private readonly Box[] _boxes = [.. figures.OfType<Box>()];
        private readonly Triangle[] _triangles = [.. figures.OfType<Triangle>()];
        private readonly Ring[] _rings = [.. figures.OfType<Ring>()];
        private readonly Star[] _stars = [.. figures.OfType<Star>()];
        private readonly Label[] _labels = [.. figures.OfType<Label>()];
        private byte[][]? _binary;
        private byte[][]? _compact;
        private byte[][]? _msgPack;

        internal byte[][] Binary() =>
        [
            OctavoBinary.Serialize(_dots), OctavoBinary.Serialize(_lines), OctavoBinary.Serialize(_circles), OctavoBinary.Serialize(_boxes),
            OctavoBinary.Serialize(_triangles), OctavoBinary.Serialize(_rings), OctavoBinary.Serialize(_stars), OctavoBinary.Serialize(_labels),
        ];

        internal byte[][] Compact() =>
        [
            OctavoCompact.Serialize(_dots), OctavoCompact.Serialize(_lines), OctavoCompact.Serialize(_circles), OctavoCompact.Serialize(_boxes),
            OctavoCompact.Serialize(_triangles), OctavoCompact.Serialize(_rings), OctavoCompact.Serialize(_stars), OctavoCompact.Serialize(_labels),
        ];

        internal byte[][] MsgPack() =>
        [
            OctavoMsgPack.Serialize(_dots), OctavoMsgPack.Serialize(_lines), OctavoMsgPack.Serialize(_circles), OctavoMsgPack.Serialize(_boxes),
            OctavoMsgPack.Serialize(_triangles), OctavoMsgPack.Serialize(_rings), OctavoMsgPack.Serialize(_stars), OctavoMsgPack.Serialize(_labels),
        ];

        internal Figure[][] FromBinary()
        {
            byte[][] from = _binary ??= Binary();
            return
            [
                OctavoBinary.Deserialize<Dot[]>(from[0])!, OctavoBinary.Deserialize<Line[]>(from[1])!, OctavoBinary.Deserialize<Circle[]>(from[2])!,
                    OctavoBinary.Deserialize<Box[]>(from[3])!,
                OctavoBinary.Deserialize<Triangle[]>(from[4])!, OctavoBinary.Deserialize<Ring[]>(from[5])!, OctavoBinary.Deserialize<Star[]>(from[6])!,
                    OctavoBinary.Deserialize<Label[]>(from[7])!,
            ];
        }

        internal Figure[][] FromCompact()
        {
            byte[][] from = _compact ??= Compact();
            return
            [
                OctavoCompact.Deserialize<Dot[]>(from[0])!, OctavoCompact.Deserialize<Line[]>(from[1])!, OctavoCompact.Deserialize<Circle[]>(from[2])!,
                    OctavoCompact.Deserialize<Box[]>(from[3])!,
                OctavoCompact.Deserialize<Triangle[]>(from[4])!, OctavoCompact.Deserialize<Ring[]>(from[5])!, OctavoCompact.Deserialize<Star[]>(from[6])!,
                    OctavoCompact.Deserialize<Label[]>(from[7])!,
            ];
        }

        internal Figure[][] FromMsgPack()
        {
            byte[][] from = _msgPack ??= MsgPack();
            return
            [
                OctavoMsgPack.Deserialize<Dot[]>(from[0])!, OctavoMsgPack.Deserialize<Line[]>(from[1])!, OctavoMsgPack.Deserialize<Circle[]>(from[2])!,
                    OctavoMsgPack.Deserialize<Box[]>(from[3])!,
                OctavoMsgPack.Deserialize<Triangle[]>(from[4])!, OctavoMsgPack.Deserialize<Ring[]>(from[5])!, OctavoMsgPack.Deserialize<Star[]>(from[6])!,
                    OctavoMsgPack.Deserialize<Label[]>(from[7])!,
            ];
        }
    }
}
