// Owns: values without a type: what comes back, what is bounded, what is refused.
using Octavo.MsgPack;

namespace Octavo.Conformance.Dynamic;

public class DynamicTests
{
    [Fact]
    public void Integers_are_long_and_above_it_ulong_whatever_the_head()
    {
        foreach (Int128 number in new Int128[] { 0, 127, 128, -32, -33, int.MaxValue, long.MaxValue, long.MinValue })
        {
            foreach (byte[] encoding in Oracle.Integers(number))
            {
                Assert.Equal((long)number, Assert.IsType<long>(OctavoMsgPack.ReadDynamic(encoding)));
            }
        }
        foreach (Int128 number in new Int128[] { (Int128)long.MaxValue + 1, ulong.MaxValue })
        {
            Assert.Equal((ulong)number, Assert.IsType<ulong>(OctavoMsgPack.ReadDynamic(Oracle.Integers(number).First())));
        }
    }

    [Fact]
    public void Integers_of_every_type_are_written_alike()
    {
        foreach (object five in new object[] { (sbyte)5, (byte)5, (short)5, (ushort)5, 5, 5u, 5L, 5ul })
        {
            Assert.Equal([0x05], OctavoMsgPack.WriteDynamic(five));
        }
        foreach (object minus in new object[] { (sbyte)-100, (short)-100, -100, -100L })
        {
            Assert.Equal([0xd0, 0x9c], OctavoMsgPack.WriteDynamic(minus));
        }
        Assert.Equal([0xcf, .. Oracle.Big(ulong.MaxValue, 8)], OctavoMsgPack.WriteDynamic(ulong.MaxValue));
    }

    [Fact]
    public void Floats_keep_width_and_bits()
    {
        Assert.Equal(1.5f, Assert.IsType<float>(OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(1.5f))));
        Assert.Equal(1.5, Assert.IsType<double>(OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(1.5))));
        byte[] signalling = [0xca, 0x7f, 0x80, 0x00, 0x01];
        Assert.Equal(signalling, OctavoMsgPack.WriteDynamic(OctavoMsgPack.ReadDynamic(signalling)));
        byte[] payload = [0xcb, 0xff, 0xf0, 0, 0, 0, 0, 0, 0x2a];
        Assert.Equal(payload, OctavoMsgPack.WriteDynamic(OctavoMsgPack.ReadDynamic(payload)));
    }

    [Fact]
    public void Any_value_is_a_key_and_the_order_is_kept()
    {
        var map = new MsgPackMap
        {
            { null, 1L },
            { 1L, "one" },
            { 1f, "one as a float" },
            { 1.0, "one as a double" },
            { "1", "one as text" },
            { new byte[] { 1 }, "one as bytes" },
            { new object?[] { 1L }, "one in an array" },
            { new MsgPackMap { { "a", 1L } }, "a map" },
            { new MsgPackExtension(1, [1]), "an extension" },
            { new MsgPackTimestamp(1, 1), "a timestamp" },
            { true, false },
            { double.NaN, "NaN" },
            { 0.0, "zero" },
            { -0.0, "minus zero" },
        };
        byte[] data = OctavoMsgPack.WriteDynamic(map);
        var back = Assert.IsType<MsgPackMap>(OctavoMsgPack.ReadDynamic(data));
        Assert.True(MsgPackValueComparer.Instance.Equals(map, back));
        Assert.Equal(MsgPackValueComparer.Instance.GetHashCode(map), MsgPackValueComparer.Instance.GetHashCode(back));
        Assert.Equal("one in an array", back[new object?[] { 1 }]);
        Assert.Equal("one", back[(byte)1]);
        Assert.Equal("NaN", back[double.NaN]);
        Assert.Equal("minus zero", back[-0.0]);
        Assert.Equal(1L, back[null]);
        Assert.False(back.ContainsKey(2L));
        Assert.Throws<KeyNotFoundException>(() => back["2"]);
        Assert.Throws<ArgumentException>(() => back.Add("1", null));
        Assert.Equal(map.Select(entry => entry.Value), back.Select(entry => entry.Value));
    }

    [Fact]
    public void Keys_that_come_twice_are_refused_or_the_last_wins()
    {
        byte[] few = [0x82, 0xa1, 0x61, 0x01, 0xd9, 0x01, 0x61, 0x02]; // the same key in two heads
        Refuse(OctavoErrorCode.DuplicateKey, few);
        var last = new OctavoMsgPackOptions { Duplicates = DuplicatePolicy.LastWins };
        var map = Assert.IsType<MsgPackMap>(OctavoMsgPack.ReadDynamic(few, last));
        Assert.Equal((1, 2L), (map.Count, map["a"]));

        byte[] many = [.. Oracle.Map(41), .. Enumerable.Range(0, 41).SelectMany(i => new byte[] { (byte)(i % 40), 0xc0 })];
        Refuse(OctavoErrorCode.DuplicateKey, many);
        Assert.Equal(40, Assert.IsType<MsgPackMap>(OctavoMsgPack.ReadDynamic(many, last)).Count);
        byte[] nils = [0x82, 0xc0, 0x01, 0xc0, 0x02];
        Refuse(OctavoErrorCode.DuplicateKey, nils);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(64)]
    [InlineData(1000)]
    [InlineData(10_000)]
    public void Depth_is_bounded_in_and_out_and_in_passing(int depth)
    {
        var options = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = depth } };
        foreach (byte[] level in new byte[][] { [0x91], [0x81, 0x01], [0xdd, 0, 0, 0, 1] })
        {
            byte[] fits = [.. Enumerable.Repeat(level, depth).SelectMany(part => part), 0x05];
            byte[] deeper = [.. level, .. fits];
            object? value = OctavoMsgPack.ReadDynamic(fits, options);
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(deeper, options)).Code);
            Assert.True(MsgPackValueComparer.Instance.Equals(value, OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(value, options), options)));
            Assert.Equal(MsgPackValueComparer.Instance.GetHashCode(value), MsgPackValueComparer.Instance.GetHashCode(OctavoMsgPack.ReadDynamic(fits, options)));
            object? more = new object?[] { value };
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(more, options)).Code);
            var reader = new OctavoMsgPackReader(fits, options);
            reader.Skip();
            Assert.True(reader.IsAtEnd);
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => Pass(deeper, options)).Code);
        }
    }

    [Fact]
    public void Deep_data_takes_no_stack()
    {
        byte[] data = [.. Enumerable.Repeat((byte)0x91, 9_999), 0xc0];
        var options = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Exception? failure = null;
        var small = new Thread(
            () =>
            {
                try
                {
                    object? value = OctavoMsgPack.ReadDynamic(data, options);
                    Assert.True(MsgPackValueComparer.Instance.Equals(value, OctavoMsgPack.ReadDynamic(data, options)));
                    Assert.Equal(data, OctavoMsgPack.WriteDynamic(value, options));
                }
                catch (Exception found)
                {
                    failure = found;
                }
            },
            maxStackSize: 128 * 1024);
        small.Start();
        small.Join();
        Assert.Null(failure);
    }

    [Fact]
    public void A_cycle_ends_at_the_depth()
    {
        object?[] cycle = new object?[1];
        cycle[0] = cycle;
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(cycle)).Code);
    }

    [Fact]
    public void Nested_counts_cannot_each_claim_what_is_left()
    {
        // Sixty levels that each claim as many elements as bytes are left: memory for their sum would be sixty times the data.
        byte[] data = new byte[100_000];
        for (int level = 0; level < 60; level++)
        {
            data[level * 5] = 0xdd;
            Oracle.Big(data.Length - (level * 5) - 5, 4).CopyTo(data.AsSpan((level * 5) + 1));
        }
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse(OctavoErrorCode.CountTooLarge, data);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 24 * data.Length);
        Refuse(OctavoErrorCode.CountTooLarge, [0xdd, 0xff, 0xff, 0xff, 0xff]);
        Refuse(OctavoErrorCode.CountTooLarge, [0xdf, 0x7f, 0xff, 0xff, 0xff]);
        Refuse(OctavoErrorCode.CountTooLarge, [0xde, 0x00, 0x02, 0x01, 0x02, 0x03]);
    }

    [Fact]
    public void Keys_made_to_collide_cost_no_square()
    {
        // Arrays that differ in their innermost element alone, integers whose halves fold to one: a minute's work if their hashes met.
        var map = new MsgPackMap();
        for (long i = 0; i < 60_000; i++)
        {
            map.Add(new object?[] { new object?[] { new object?[] { new object?[] { new object?[] { new object?[] { i } } } } } }, null);
            map.Add((i << 32) | i, null);
        }
        Assert.Equal(120_000, Assert.IsType<MsgPackMap>(OctavoMsgPack.ReadDynamic(OctavoMsgPack.WriteDynamic(map))).Count);
    }

    [Fact]
    public void Objects_of_other_types_are_refused()
    {
        foreach (object value in new object[] { DateTime.UtcNow, Guid.Empty, 1m, 'c', new List<object?>(), new int[1], new object() })
        {
            Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(value)).Code);
            Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(new object?[] { value })).Code);
        }
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoMsgPack.WriteDynamic(new MsgPackTimestamp(0, 1_000_000_000))).Code);
    }

    [Fact]
    public void Extensions_and_timestamps()
    {
        foreach (int length in new[] { 0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 255, 256, 65535, 65536 })
        {
            byte[] content = [.. Enumerable.Range(0, length).Select(i => (byte)i)];
            foreach (sbyte type in new sbyte[] { 0, 1, 127, -2, -128 })
            {
                var extension = new MsgPackExtension(type, content);
                Assert.Equal(Oracle.Extensions(type, content).First(), OctavoMsgPack.WriteDynamic(extension));
                foreach (byte[] encoding in Oracle.Extensions(type, content))
                {
                    Assert.Equal(extension, OctavoMsgPack.ReadDynamic(encoding));
                    Assert.Equal(extension, OctavoMsgPack.ReadDynamic(Segments.Every(encoding, 1000)));
                    Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(encoding.AsSpan(0, encoding.Length - 1)));
                }
            }
        }
        // Type −1 in a length that no timestamp has stays an extension.
        Assert.IsType<MsgPackExtension>(OctavoMsgPack.ReadDynamic([0xd5, 0xff, 1, 2]));
        Refuse(OctavoErrorCode.InvalidValue, [0xc7, 12, 0xff, 0x3b, 0x9a, 0xca, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
        Refuse(OctavoErrorCode.InvalidData, [0xc1]);
        foreach ((long seconds,
            uint nanoseconds) in new[] { (0L, 0u), (-1L, 999_999_999u), (long.MaxValue, 1u), (long.MinValue, 0u), (1L << 34, 0u), ((1L << 34) - 1, 5u),
            (uint.MaxValue, 0u), ((long)uint.MaxValue + 1, 0u) })
        {
            var timestamp = new MsgPackTimestamp(seconds, nanoseconds);
            byte[] data = OctavoMsgPack.WriteDynamic(timestamp);
            Assert.Equal(Oracle.Timestamp(seconds, nanoseconds), data);
            Assert.Equal(timestamp, OctavoMsgPack.ReadDynamic(data));
        }
        var now = new DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        Assert.Equal(now, MsgPackTimestamp.FromDateTime(now).ToDateTime());
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => new MsgPackTimestamp(long.MaxValue, 0).ToDateTime()).Code);
    }

    private static void Pass(byte[] data, OctavoMsgPackOptions options)
    {
        var reader = new OctavoMsgPackReader(data, options);
        reader.Skip();
    }

    private static void Refuse(OctavoErrorCode code, byte[] data)
    {
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(data)).Code);
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoMsgPack.ReadDynamic(Segments.Every(data, 1021))).Code);
    }
}
