// Owns: arrays of integers whose heads have any width in CBOR: the blocks and runs that read and write them against the heads one by one.
using System.Buffers.Binary;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Formats.Cbor;

public sealed class CborIntegerRunTests
{
    /// <summary>Weights of the widths 0, 1, 2, 4 and 8 bytes after the head.</summary>
    private static readonly int[][] s_mixtures = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [1, 1, 0, 0, 0], [1, 8, 0, 0, 0], [8, 1, 0, 0, 0], [9, 9, 1, 1, 0],
        [0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [1, 1, 1, 1, 1], [30, 30, 1, 1, 1]];

    [Fact]
    public void Any_mixture_of_widths_is_read_as_its_heads_say()
    {
        var random = new Random(11);
        for (int round = 0; round < 600; round++)
        {
            (byte[] data, int[] values, _) = Make(random, s_mixtures[round % s_mixtures.Length], random.Next(200));
            Assert.Equal(values, OctavoCbor.Deserialize<int[]>(data));
            Assert.Equal(values, OctavoCbor.Deserialize<List<int>>(data));
            Assert.Equal(values, OctavoCbor.Deserialize<int[]>(Segments.Cut(data, random.Next(data.Length))));
            Assert.Equal(values.Select(value => (long)value), OctavoCbor.Deserialize<long[]>(data)!);
            Assert.Equal(values, OctavoCbor.Deserialize<int[]>(OctavoCbor.Serialize(values)));
            Assert.Equal(Preferred(values), OctavoCbor.Serialize(values));
        }
    }

    [Fact]
    public void What_is_no_integer_is_found_at_its_place()
    {
        byte[][] wrong = [[0x1C], [0x3F], [0x40], [0xF6], [0xFF], [0xC1, 0x00], [0x1A, 0x80, 0, 0, 0], [0x3B, 0x80, 0, 0, 0, 0, 0, 0, 0]];
        var random = new Random(12);
        for (int round = 0; round < 600; round++)
        {
            (byte[] data, int[] values, int[] starts) = Make(random, s_mixtures[round % s_mixtures.Length], 1 + random.Next(120));
            int index = random.Next(values.Length);
            int end = index + 1 < values.Length ? starts[index + 1] : data.Length;
            byte[] bad = [.. data.AsSpan(0, starts[index]), .. wrong[round % wrong.Length], .. data.AsSpan(end)];
            var found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<int[]>(bad));
            Assert.Equal((starts[index], $"[{index}]"), ((int)found.Offset, found.Path));
            int cut = random.Next(1, data.Length);
            Assert.True(
                Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<int[]>(data.AsSpan(0, cut))).Code is OctavoErrorCode.EndOfData
                    or OctavoErrorCode.CountTooLarge);
        }
    }

    [Fact]
    public void Each_narrow_type_refuses_what_it_cannot_hold()
    {
        Refused<sbyte>(127, 128);
        Refused<short>(-32768, -32769);
        Refused<ushort>(65535, 65536);
        Refused<uint>(4294967295, 4294967296);
        Refused<int>(-2147483648, -2147483649);
        Refused<ushort>(0, -1);
        Refused<ulong>(long.MaxValue, -1);
        Assert.Equal([ulong.MaxValue, 0], OctavoCbor.Deserialize<ulong[]>(Convert.FromHexString("821BFFFFFFFFFFFFFFFF00"))!);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange,
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<long[]>(Convert.FromHexString("821BFFFFFFFFFFFFFFFF00"))).Code);
    }

    private static void Refused<T>(long last, long beyond)
    {
        byte[] fits = OctavoCbor.Serialize(Enumerable.Repeat(1L, 30).Append(last).ToArray());
        Assert.Equal(31, OctavoCbor.Deserialize<T[]>(fits)!.Length);
        byte[] data = OctavoCbor.Serialize(Enumerable.Repeat(1L, 30).Append(beyond).ToArray());
        var found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<T[]>(data));
        Assert.Equal((OctavoErrorCode.NumberOutOfRange, "[30]"), (found.Code, found.Path));
    }

    private static (byte[] Data, int[] Values, int[] Starts) Make(Random random, int[] mixture, int count)
    {
        var data = new List<byte> { 0x9A, 0, 0, 0, (byte)count };
        int[] values = new int[count];
        int[] starts = new int[count];
        for (int i = 0; i < count; i++)
        {
            int pick = random.Next(mixture.Sum());
            int width = 0;
            for (; pick >= mixture[width]; width++)
            {
                pick -= mixture[width];
            }
            // Bodies that look like heads are the ones to mistake.
            uint argument = width switch
            {
                0 => (uint)random.Next(24),
                1 => random.Next(3) == 0 ? (uint)(random.Next(2) == 0 ? 0x18 : 0x38) : (uint)random.Next(256),
                2 => (uint)random.Next(65_536),
                _ => (uint)random.Next(),
            };
            bool negative = random.Next(3) == 0;
            starts[i] = data.Count;
            values[i] = negative ? ~(int)argument : (int)argument;
            byte[] body = new byte[8];
            BinaryPrimitives.WriteUInt64BigEndian(body, argument);
            data.Add((byte)((negative ? 0x20 : 0) | (width == 0 ? (int)argument : 23 + width)));
            data.AddRange(body.AsSpan(8 - (width == 0 ? 0 : 1 << (width - 1))));
        }
        return ([.. data], values, starts);
    }

    private static byte[] Preferred(int[] values)
    {
        var data = new List<byte>(Head(0x80, (uint)values.Length));
        foreach (int value in values)
        {
            data.AddRange(value < 0 ? Head(0x20, (uint)~value) : Head(0, (uint)value));
        }
        return [.. data];
    }

    private static byte[] Head(byte major, uint argument) => argument switch
    {
        < 24 => [(byte)(major | argument)],
        < 256 => [(byte)(major | 24), (byte)argument],
        < 65_536 => [(byte)(major | 25), (byte)(argument >> 8), (byte)argument],
        _ => [(byte)(major | 26), (byte)(argument >> 24), (byte)(argument >> 16), (byte)(argument >> 8), (byte)argument],
    };
}
