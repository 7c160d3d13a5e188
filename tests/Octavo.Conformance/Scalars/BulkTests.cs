// Owns: sequences of primitives in bulk: the same bytes as one by one, from every head, over every boundary of blocks and runs.
using Octavo.MsgPack;

namespace Octavo.Conformance.Scalars;

public class BulkTests
{
    /// <summary>Lengths around blocks of 4 and 8, runs of 24, 28, 64 and 256, and heads.</summary>
    private static readonly int[] s_lengths = [0, 1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 23, 24, 25, 27, 28, 29, 63, 64, 65, 72, 127, 128, 129, 255, 256, 257, 1000];

    private static readonly int[] s_edges =
        [0, 127, 128, 255, 256, 32767, 32768, 65535, 65536, int.MaxValue, -1, -32, -33, -128, -129, -32768, -32769, -65536, int.MinValue];

    [Fact]
    public void Integers_of_one_magnitude_and_of_all()
    {
        foreach (int length in s_lengths)
        {
            foreach (int edge in s_edges)
            {
                Check(Enumerable.Repeat(edge, length).ToArray());
            }
            for (int step = 1; step < s_edges.Length; step += 3)
            {
                Check(Enumerable.Range(0, length).Select(i => s_edges[i * step % s_edges.Length]).ToArray());
            }
        }
    }

    [Fact]
    public void One_other_integer_at_every_place_of_a_block()
    {
        foreach (int most in new[] { 5, -1, 70000, -70000, 300 })
        {
            foreach (int other in s_edges)
            {
                for (int at = 0; at < 20; at++)
                {
                    int[] values = Enumerable.Repeat(most, 20).ToArray();
                    values[at] = other;
                    Check(values);
                }
            }
        }
    }

    [Fact]
    public void Integers_are_read_from_every_head_and_refused_out_of_range()
    {
        foreach (Int128 number in new Int128[] { 0, 5, -5, 200, -200, 70000, -70000, int.MaxValue, int.MinValue, (Int128)int.MaxValue + 1, uint.MaxValue,
            (Int128)int.MinValue - 1, long.MaxValue, ulong.MaxValue })
        {
            foreach (byte[] one in Oracle.Integers(number))
            {
                for (int at = 0; at < 17; at++)
                {
                    foreach (int most in new[] { 1, 100_000 })
                    {
                        byte[] data = [.. Oracle.Array(17), .. Enumerable.Range(0, 17).SelectMany(i => i == at ? one : Oracle.Integers(most).First())];
                        if (number >= int.MinValue && number <= int.MaxValue)
                        {
                            int[] values = Read(data);
                            Assert.Equal(17, values.Length);
                            for (int i = 0; i < 17; i++)
                            {
                                Assert.Equal(i == at ? (int)number : most, values[i]);
                            }
                        }
                        else
                        {
                            Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => Read(data)).Code);
                        }
                    }
                }
            }
        }
    }

    [Fact]
    public void By_every_way_in_and_out()
    {
        foreach (int length in new[] { 0, 1, 8, 9, 24, 30, 64, 70, 200, 9000 })
        {
            var numbers = new Numbers
            {
                Integers = [.. Enumerable.Range(0, length).Select(i => i % 40 < 20 ? i * 77_777 : i % 100)],
                Floats = [.. Enumerable.Range(0, length).Select(i => i * 1.25f)],
            };
            byte[] data = Ways.RoundTrip(numbers);
            byte[] expected =
            [
                0x92, .. Oracle.Array(length), .. numbers.Integers.SelectMany(value => Oracle.Integers(value).First()),
                .. Oracle.Array(length),
                    .. numbers.Floats.SelectMany(value => new byte[] { 0xca }.Concat(Oracle.Big(BitConverter.SingleToUInt32Bits(value), 4))),
            ];
            Assert.Equal(expected, data);
            if (length < 100)
            {
                Ways.RefuseTruncated<Numbers>(data);
            }
        }
    }

    [Fact]
    public void Floats_are_read_from_every_head()
    {
        byte[] data = [0x96, 0xca, .. Oracle.Big(0x3fc00000, 4), 0xcb, .. Oracle.Big(0x3ff8000000000000, 8), 0x01, 0xca, .. Oracle.Big(0x7f800001, 4), 0xca,
            .. Oracle.Big(0, 4), 0xd0, 0x80];
        var reader = new OctavoMsgPackReader(data);
        float[] values = reader.ReadSingleArray()!;
        Assert.Equal([0x3fc00000u, 0x3fc00000u, 0x3f800000u, 0x7f800001u, 0u, 0xc3000000u], values.Select(BitConverter.SingleToUInt32Bits));
    }

    [Fact]
    public void Every_element_type_there_and_back()
    {
        foreach (int length in s_lengths)
        {
            var destination = new TinyBufferWriter();
            var random = new Random(length);
            long[] bits = [.. Enumerable.Range(0, length).Select(_ => random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(0, 64))];
            using (var writer = new OctavoMsgPackWriter(destination))
            {
                writer.WriteBools(bits.Select(b => b > 0).ToArray());
                writer.WriteSBytes(bits.Select(b => (sbyte)b).ToArray());
                writer.WriteInt16s(bits.Select(b => (short)b).ToArray());
                writer.WriteUInt16s(bits.Select(b => (ushort)b).ToArray());
                writer.WriteInt32s(bits.Select(b => (int)b).ToArray());
                writer.WriteUInt32s(bits.Select(b => (uint)b).ToArray());
                writer.WriteInt64s(bits);
                writer.WriteUInt64s(bits.Select(b => (ulong)b).ToArray());
                writer.WriteSingles(bits.Select(b => (float)b).ToArray());
                writer.WriteDoubles(bits.Select(b => (double)b).ToArray());
            }
            var reader = new OctavoMsgPackReader(destination.Written);
            Assert.Equal(bits.Select(b => b > 0), reader.ReadBoolArray());
            Assert.Equal(bits.Select(b => (sbyte)b), reader.ReadSByteArray());
            Assert.Equal(bits.Select(b => (short)b), reader.ReadInt16Array());
            Assert.Equal(bits.Select(b => (ushort)b), reader.ReadUInt16Array());
            Assert.Equal(bits.Select(b => (int)b), reader.ReadInt32Array());
            Assert.Equal(bits.Select(b => (uint)b), reader.ReadUInt32Array());
            Assert.Equal(bits, reader.ReadInt64Array());
            Assert.Equal(bits.Select(b => (ulong)b), reader.ReadUInt64Array());
            Assert.Equal(bits.Select(b => (float)b), reader.ReadSingleArray());
            Assert.Equal(bits.Select(b => (double)b), reader.ReadDoubleArray());
            Assert.True(reader.IsAtEnd);
            reader = new OctavoMsgPackReader(destination.Written);
            Assert.Equal(bits.Select(b => b > 0), reader.ReadBoolList());
            Assert.Equal(bits.Select(b => (sbyte)b), reader.ReadSByteList());
            Assert.Equal(bits.Select(b => (short)b), reader.ReadInt16List());
            Assert.Equal(bits.Select(b => (ushort)b), reader.ReadUInt16List());
            Assert.Equal(bits.Select(b => (int)b), reader.ReadInt32List());
            Assert.Equal(bits.Select(b => (uint)b), reader.ReadUInt32List());
            Assert.Equal(bits, reader.ReadInt64List());
            Assert.Equal(bits.Select(b => (ulong)b), reader.ReadUInt64List());
            Assert.Equal(bits.Select(b => (float)b), reader.ReadSingleList());
            Assert.Equal(bits.Select(b => (double)b), reader.ReadDoubleList());
        }
    }

    private static void Check(int[] values)
    {
        var destination = new ArrayBufferWriter<byte>(6000);
        using (var writer = new OctavoMsgPackWriter(destination))
        {
            writer.WriteInt32s(values);
        }
        var expected = new ArrayBufferWriter<byte>(6000);
        using (var writer = new OctavoMsgPackWriter(expected))
        {
            writer.WriteArrayStart(values.Length);
            foreach (int value in values)
            {
                writer.WriteInt32(value);
            }
        }
        Assert.True(expected.WrittenSpan.SequenceEqual(destination.WrittenSpan), string.Join(' ', values));
        Assert.True(values.AsSpan().SequenceEqual(Read(destination.WrittenSpan)), string.Join(' ', values));
    }

    private static int[] Read(ReadOnlySpan<byte> data)
    {
        var reader = new OctavoMsgPackReader(data);
        int[] values = reader.ReadInt32Array()!;
        Assert.True(reader.IsAtEnd);
        return values;
    }
}
