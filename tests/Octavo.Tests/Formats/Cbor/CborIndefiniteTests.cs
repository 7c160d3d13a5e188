// Owns: indefinite lengths in CBOR: for every type of the zoo, at every nesting, the values that definite ones give, from the data as it is.
// docs/formats/cbor.md, "Indefinite lengths".
using Octavo.Cbor;
using Octavo.Tests.Robustness;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Formats.Cbor;

public sealed class CborIndefiniteTests
{
    private const uint OneIn = 20;

    private static readonly OctavoCborOptions s_deep = new() { Limits = new SerializerLimits { MaxDepth = 10_000 } };

    private static IEnumerable<ZooCase> Cases => ZooCatalog.Cases.Where(zoo => zoo.Format == "CBOR");

    /// <summary>Every length indefinite, and a part of them; together, in pieces, before a guard page, into what exists, without a type and skipped.</summary>
    [Fact]
    public void ValuesOfTheZoo() => Rows.Check(Cases, zoo => zoo.Accept(new Reading()), OneIn);

    /// <summary>A value of another kind, in the place of each small number: the error has the offset of that place.</summary>
    [Fact]
    public void OffsetsAndPathsOfTheZoo() => Rows.Check(Cases, zoo => zoo.Accept(new Damaging()), OneIn);

    /// <summary>Cut anywhere, and with each byte wrong: refused, or a value.</summary>
    [Fact]
    public void DamagedValuesOfTheZoo() => Rows.Check(Cases, zoo => zoo.Accept(new Cutting()), OneIn);

    /// <summary>Each of these was data written again, or a level of the stack, for each part.</summary>
    [Fact]
    public void TimeAndMemoryGrowAsTheDataDoes()
    {
        byte[] item = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', .. Enumerable.Repeat((byte)0x81, 64), 0x00];
        byte[] cut = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', 0x81, 0x00];
        Growth.IsLinear(n => [0x9A, .. Four(n), .. Repeat(item, n)], data => Refused(() => OctavoCbor.Deserialize<List<CborItem>>(data)), bytesAByte: 100);
        Growth.IsLinear(n => [0x9A, .. Four(n), .. Repeat(cut, n)[..^1], 0xFF], data => Refused(() => OctavoCbor.Deserialize<List<CborItem>>(data)));
        (string, byte[])[] elements = [("empty", [0x9F, 0xFF]), ("of one", [0x9F, 0x05, 0xFF]), ("of three", [0x9F, 1, 2, 3, 0xFF])];
        foreach ((string what, byte[] one) in elements)
        {
            (string, byte[], byte[])[] arrays = [("in one", [0x9F], [0xFF]), ("in two", [0x9F, 0x9F], [0xFF, 0xFF])];
            foreach ((string around, byte[] begin, byte[] end) in arrays)
            {
                Func<int, byte[]> make = n => [.. begin, .. Repeat(one, n), .. end];
                Action<byte[]> read = begin.Length == 1 ? data => OctavoCbor.Deserialize<short[][]>(data) : data => OctavoCbor.Deserialize<int[][][]>(data);
                Growth.IsLinear(make, read, bytesAByte: 120, what: what + " " + around);
            }
            Growth.IsLinear(n => [0x9A, .. Four(n), .. Repeat(one, n)], data => OctavoCbor.Deserialize<short[][]>(data), bytesAByte: 120, what: what);
            Growth.IsLinear(n => [0x9A, .. Four(n), .. Repeat(one, n)], data => OctavoCbor.Deserialize<short[][]>(Segments.Pieces(data, 50)),
                bytesAByte: 200, what: what + " in pieces");
        }
        Growth.IsLinear(n => [0x7F, .. Repeat([0x61, (byte)'a'], n), 0xFF], data => OctavoCbor.Deserialize<string>(data));
        Growth.IsLinear(n => [0x7F, .. Repeat([0x60], n), 0xFF], data => OctavoCbor.Deserialize<string>(data));
        Growth.IsLinear(n => [0x5F, .. Repeat([0x41, 0x01], n), 0xFF], data => OctavoCbor.Deserialize<byte[]>(data));
        Growth.IsLinear(n => [0x9F, .. Repeat([0x7F, 0x60, 0xFF], n), 0xFF], data => OctavoCbor.Deserialize<object>(data));
        Growth.IsLinear(n => [0xBF, .. Enumerable.Range(0, n).SelectMany(i => (byte[])[0x7F, 0x64, .. Hex(i), 0xFF, 0x9F, 0xFF]), 0xFF],
            data => OctavoCbor.Deserialize<Dictionary<string, int[]>>(data));
        Growth.IsLinear(n => [0x9A, .. Four(n), .. Repeat([0xD8, 0x41, 0x42, 0x00, 0x01], n)], data => OctavoCbor.Deserialize<short[][]>(data),
            bytesAByte: 120);
        Growth.IsLinear(n => [0xD8, 0x41, 0x5A, .. Four(2 * n), .. new byte[2 * n]], data => OctavoCbor.Deserialize<int[]>(data));
        Growth.IsLinear(n => [0x9F, .. Repeat([0xBF, 0x01, 0x9F, 0xFF, 0xFF], n), 0xFF],
            data => Refused(() => OctavoCbor.Deserialize<object>(data, new OctavoCborOptions { KeyOrder = CborKeyOrder.Bytewise })));
    }

    /// <summary>Levels of indefinite length cost no stack of their own, and each is looked over once.</summary>
    [Fact]
    public void Deep_values() => Growth.OnALargeStack(() => Growth.IsLinear(n => [.. Repeat([0x9F], n), .. Repeat([0xFF], n)],
        data => Assert.NotNull(OctavoCbor.Deserialize<object>(data, s_deep)), n: 1_000, bytesAByte: 400));

    /// <summary>A copy of a reader reads on by itself, also within a value of indefinite length.</summary>
    [Fact]
    public void Copies_of_a_reader_read_on_by_themselves()
    {
        var reader = new OctavoCborReader(Bytes("9F 9F 01 FF 9F 02 9F 03 FF FF 04 FF 05"));
        Assert.Equal(3, reader.ReadArrayStart());
        Assert.Equal(1, reader.ReadArrayStart());
        OctavoCborReader other = reader;
        for (int i = 0; i < 2; i++)
        {
            Assert.Equal(1, other.ReadInt32());
            Assert.Equal(4, other.Offset);
            Assert.Equal(2, other.ReadArrayStart());
            Assert.Equal(2, other.ReadInt32());
            Assert.Equal(1, other.ReadArrayStart());
            Assert.Equal(3, other.ReadInt32());
            Assert.Equal(10, other.Offset);
            Assert.Equal(4, other.ReadInt32());
            Assert.False(other.IsAtEnd);
            Assert.Equal(CborKind.Integer, other.PeekKind());
            Assert.Equal(5, other.ReadInt32());
            Assert.True(other.IsAtEnd);
            Assert.Equal(CborKind.End, other.PeekKind());
            other = reader;
        }
    }

    /// <summary>Items of a typed array, by hand: one by one, raw, without a type; offsets are those of the elements.</summary>
    [Fact]
    public void Typed_arrays_by_hand()
    {
        var reader = new OctavoCborReader(Bytes("9F D8 41 48 0001 0002 0003 0004 FF 07"));
        Assert.Equal(1, reader.ReadArrayStart());
        Assert.Equal(4, reader.ReadArrayStart());
        Assert.Equal(4, reader.Offset);
        Assert.Equal(1, reader.ReadInt32());
        OctavoCborReader other = reader;
        Assert.Equal(6, reader.Offset);
        Assert.Equal(2L, reader.ReadDynamic());
        reader.Skip();
        Assert.Equal([0x19, 0x00, 0x04], reader.ReadRaw());
        Assert.Equal(13, reader.Offset);
        Assert.Equal(7, reader.ReadInt32());
        Assert.True(reader.IsAtEnd);
        Assert.Equal(2, other.ReadInt32());
    }

    private static byte[] Four(int n) => [(byte)(n >> 24), (byte)(n >> 16), (byte)(n >> 8), (byte)n];

    private static byte[] Hex(int n) => System.Text.Encoding.ASCII.GetBytes(n.ToString("X4", System.Globalization.CultureInfo.InvariantCulture));

    private static byte[] Repeat(byte[] one, int n) => [.. Enumerable.Repeat(one, n).SelectMany(bytes => bytes)];

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));

    private static void Refused(Action read)
    {
        try
        {
            read();
        }
        catch (OctavoException)
        {
            // Cheaply, which is what is measured.
        }
    }

    private sealed class Reading : ZooCheck
    {
        protected override void Check<T>(ZooCase<T> zoo)
        {
            FormatCalls<T> calls = zoo.Calls;
            using var memory = new GuardedMemory(256 * 1024);
            var random = new Random(7);
            foreach (T value in zoo.Values())
            {
                byte[] definite = calls.Serialize(value);
                if (definite.Length > 64 * 1024)
                {
                    continue;
                }
                foreach (byte[] data in (byte[][])[IndefiniteCbor.Of(definite), IndefiniteCbor.Of(definite, random), IndefiniteCbor.Of(definite, random)])
                {
                    Same(value, definite, calls.Deserialize(data), calls);
                    Same(value, definite, calls.Deserialize(Segments.Pieces(data, 1)), calls);
                    Same(value, definite, calls.Deserialize(Segments.Pieces(data, 13)), calls);
                    Span<byte> last = memory.Last(data.Length);
                    data.CopyTo(last);
                    Same(value, definite, calls.Deserialize(last), calls);
                    (T filled, T expected) = (zoo.Values().First(), zoo.Values().First());
                    calls.Populate(definite, ref expected);
                    calls.Populate(data, ref filled);
                    Same(expected, calls.Serialize(expected), filled, calls);
                    Assert.Equal(Convert.ToHexString(Plain(definite)), Convert.ToHexString(Plain(data)));
                    var reader = new OctavoCborReader(data);
                    reader.Skip();
                    Assert.True(reader.IsAtEnd);
                }
            }
        }

        /// <summary>Raw values have the bytes of the data, whose lengths are others.</summary>
        private static void Same<T>(T value, byte[] definite, T? read, FormatCalls<T> calls)
        {
            if (DeepComparer.Difference(value, read!, calls.Fidelity) is { } difference)
            {
                byte[] again = calls.Serialize(read!);
                Assert.True(Plain(again).AsSpan().SequenceEqual(Plain(definite)), difference);
            }
        }

        private static byte[] Plain(byte[] data) =>
            OctavoCbor.WriteDynamic(OctavoCbor.ReadDynamic(data, s_deep), new OctavoCborOptions { Limits = s_deep.Limits });
    }

    private sealed class Damaging : ZooCheck
    {
        private const byte Simple = 0xE0;

        protected override void Check<T>(ZooCase<T> zoo)
        {
            FormatCalls<T> calls = zoo.Calls;
            foreach (T value in zoo.Values())
            {
                byte[] definite = calls.Serialize(value);
                if (definite.Length > 4 * 1024)
                {
                    continue;
                }
                IndefiniteCbor written = IndefiniteCbor.Write(definite);
                byte[] data = written.Bytes;
                var places = written.Places.ToDictionary(place => (long)place.Before, place => (long)place.After);
                foreach ((int before, int after) in written.Places.Where(place => definite[place.Before] < 24).Take(20))
                {
                    (byte kept, definite[before], data[after]) = (definite[before], Simple, Simple);
                    bool good = calls.TryDeserialize(definite, out _, out OctavoError expected);
                    Assert.Equal(good, calls.TryDeserialize(data, out _, out OctavoError found));
                    if (!good && places.TryGetValue(expected.Offset, out long offset))
                    {
                        Assert.Equal((expected.Code, expected.Path, offset), (found.Code, found.Path, found.Offset));
                        OctavoException thrown = Assert.Throws<OctavoException>(() => calls.Deserialize(Segments.Pieces(data, 5)));
                        Assert.Equal((expected.Code, expected.Path, offset), (thrown.Code, thrown.Path, thrown.Offset));
                    }
                    (definite[before], data[after]) = (kept, kept);
                }
            }
        }
    }

    private sealed class Cutting : ZooCheck
    {
        protected override void Check<T>(ZooCase<T> zoo)
        {
            FormatCalls<T> calls = zoo.Calls;
            using var memory = new GuardedMemory(64 * 1024);
            foreach (T value in zoo.Values())
            {
                byte[] data = IndefiniteCbor.Of(calls.Serialize(value));
                if (data.Length > 16 * 1024)
                {
                    continue;
                }
                int step = Math.Max(1, data.Length / 48);
                for (int cut = data.Length - 1; cut >= 0; cut -= step)
                {
                    Span<byte> part = memory.Last(cut);
                    data.AsSpan(0, cut).CopyTo(part);
                    Assert.False(calls.TryDeserialize(part, out _, out OctavoError found));
                    Assert.InRange(found.Offset, 0, cut);
                    foreach (byte wrong in (byte[])[0xFF, 0x9F, (byte)~data[cut]])
                    {
                        Span<byte> whole = memory.Last(data.Length);
                        data.CopyTo(whole);
                        whole[cut] = wrong;
                        if (!calls.TryDeserialize(whole, out _, out found))
                        {
                            Assert.InRange(found.Offset, 0, data.Length);
                        }
                    }
                }
            }
        }
    }
}
