// Owns: CBOR values without a type: what comes back, what is bounded, what is refused.
using System.Numerics;
using System.Text.Json;
using Octavo.Cbor;
using Octavo.Conformance.Cbor;

namespace Octavo.Conformance.Dynamic;

public class CborDynamicTests
{
    [Fact]
    public void Whole_numbers_are_long_ulong_or_big_whatever_the_head()
    {
        foreach (string head in new[] { "05", "1805", "190005", "1A00000005", "1B0000000000000005", "C24105", "C2420005", "C25F41004105FF" })
        {
            Assert.Equal(5L, Assert.IsType<long>(Read(head)));
        }
        Assert.Equal(-1L, Read("C340"));
        Assert.Equal(long.MinValue, Assert.IsType<long>(Read("3B7FFFFFFFFFFFFFFF")));
        Assert.Equal(ulong.MaxValue, Assert.IsType<ulong>(Read("1BFFFFFFFFFFFFFFFF")));
        Assert.Equal(-1 - (BigInteger)ulong.MaxValue, Assert.IsType<BigInteger>(Read("3BFFFFFFFFFFFFFFFF")));
        Assert.Equal(1 + (BigInteger)ulong.MaxValue, Assert.IsType<BigInteger>(Read("C249010000000000000000")));
        foreach (object five in new object[] { (sbyte)5, (byte)5, (short)5, (ushort)5, 5, 5u, 5L, 5ul, (Int128)5, (UInt128)5, (BigInteger)5 })
        {
            Assert.Equal("05", Write(five));
            Assert.True(CborValueComparer.Instance.Equals(5L, five));
            Assert.Equal(CborValueComparer.Instance.GetHashCode(5L), CborValueComparer.Instance.GetHashCode(five));
        }
        Assert.Equal("3BFFFFFFFFFFFFFFFF", Write(-1 - (BigInteger)ulong.MaxValue));
        Assert.Equal("C250FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", Write(UInt128.MaxValue));
        Assert.Equal("C3507FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", Write(Int128.MinValue));
        Refuse(OctavoErrorCode.TypeMismatch, Convert.FromHexString("C205"));
        Refuse(OctavoErrorCode.TypeMismatch, Convert.FromHexString("C26105"));
    }

    [Fact]
    public void Floats_are_double_and_keep_their_bits()
    {
        foreach (string width in new[] { "F93E00", "FA3FC00000", "FB3FF8000000000000" })
        {
            Assert.Equal(1.5, Assert.IsType<double>(Read(width)));
        }
        foreach (object value in new object[] { (Half)1.5f, 1.5f, 1.5 })
        {
            Assert.Equal("F93E00", Write(value));
            Assert.True(CborValueComparer.Instance.Equals(1.5, value));
            Assert.Equal(CborValueComparer.Instance.GetHashCode(1.5), CborValueComparer.Instance.GetHashCode(value));
        }
        // Payloads of NaN, quiet and signalling, in the narrowest form that holds them.
        foreach (string bits in new[] { "F97E00", "F97C01", "F9FE01", "FA7F800001", "FBFFF000000000002A", "F98000", "FB7FF0000000000001" })
        {
            Assert.Equal(bits, Write(Read(bits)));
        }
        Assert.False(CborValueComparer.Instance.Equals(1.0, 1L));
        Assert.False(CborValueComparer.Instance.Equals(0.0, -0.0));
    }

    [Fact]
    public void Tags_simple_values_and_undefined()
    {
        Assert.Equal(CborSimple.Undefined, Read("F7"));
        Assert.Equal(new CborSimple(16), Read("F0"));
        Assert.Equal(new CborSimple(255), Read("F8FF"));
        Assert.Null(Read("F6"));
        Assert.Equal(new CborTagged(1, 1363896240L), Read("C11A514B67B0"));
        Assert.Equal(new CborTagged(55799, new CborTagged(32, "a")), Read("D9D9F7D8206161"));
        Assert.Equal("D9D9F7D8206161", Write(new CborTagged(55799, new CborTagged(32, "a"))));
        Assert.Equal(new CborTagged(64, new byte[] { 1, 2 }), Read("D840420102")); // typed arrays stay bytes
        Assert.Equal(("undefined", "simple(5)", "1(2)", "1(2(null))"),
            (CborSimple.Undefined.ToString(), new CborSimple(5).ToString(), new CborTagged(1, 2L).ToString(),
            new CborTagged(1, new CborTagged(2, null)).ToString()));
        foreach (byte none in new byte[] { 24, 31 })
        {
            Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoCbor.WriteDynamic(new CborSimple(none))).Code);
        }
        Refuse(OctavoErrorCode.InvalidData, [0xf8, 0x18]);
        Refuse(OctavoErrorCode.EndOfData, [0xc1]);
    }

    [Fact]
    public void Any_value_is_a_key_and_the_order_is_kept()
    {
        var map = new CborMap
        {
            { null, 1L },
            { 1L, "one" },
            { 1.0, "one as a float" },
            { "1", "one as text" },
            { new byte[] { 1 }, "one as bytes" },
            { new object?[] { 1L }, "one in an array" },
            { new CborMap { { "a", 1L } }, "a map" },
            { new CborTagged(1, 1L), "a tag" },
            { new CborTagged(2000, 1L), "another" },
            { CborSimple.Undefined, "undefined" },
            { BigInteger.Pow(10, 30), "big" },
            { true, false },
            { double.NaN, "NaN" },
            { 0.0, "zero" },
            { -0.0, "minus zero" },
        };
        byte[] data = OctavoCbor.WriteDynamic(map);
        var back = Assert.IsType<CborMap>(OctavoCbor.ReadDynamic(data));
        Assert.True(CborValueComparer.Instance.Equals(map, back));
        Assert.Equal(CborValueComparer.Instance.GetHashCode(map), CborValueComparer.Instance.GetHashCode(back));
        Assert.Equal("one in an array", back[new object?[] { 1 }]);
        Assert.Equal("one", back[(byte)1]);
        Assert.Equal("one as a float", back[(Half)1]);
        Assert.Equal("another", back[new CborTagged(2000, 1)]);
        Assert.Equal("minus zero", back[-0.0]);
        Assert.Equal(1L, back[null]);
        Assert.False(back.ContainsKey(new CborTagged(2001, 1)));
        Assert.Throws<KeyNotFoundException>(() => back["2"]);
        Assert.Throws<ArgumentException>(() => back.Add("1", null));
        Assert.Equal(map.Select(entry => entry.Value), back.Select(entry => entry.Value));
    }

    [Fact]
    public void Keys_that_come_twice_are_refused_or_the_last_wins()
    {
        var last = new OctavoCborOptions { Duplicates = DuplicatePolicy.LastWins };
        // The same key in two heads, in two widths, and as an integer and as bytes of tag 2; of definite length and not.
        foreach (string twice in new[] { "A2616101780161" + "02", "A2F93C0001FA3F80000002", "A20101C2410102", "BF0101C2410102FF", "A2F601F602" })
        {
            byte[] data = Convert.FromHexString(twice);
            Refuse(OctavoErrorCode.DuplicateKey, data);
            var map = Assert.IsType<CborMap>(OctavoCbor.ReadDynamic(data, last));
            Assert.Equal((1, 2L), (map.Count, map.EntryAt(0).Value));
        }
        byte[] many = [0xb8, 41, .. Enumerable.Range(0, 41).SelectMany(i => new byte[] { 0x18, (byte)(i % 40), 0xf6 })];
        Refuse(OctavoErrorCode.DuplicateKey, many);
        Assert.Equal(40, Assert.IsType<CborMap>(OctavoCbor.ReadDynamic(many, last)).Count);
    }

    [Fact]
    public void Indefinite_lengths()
    {
        Assert.Equal("8201820203", Write(Read("9F01820203FF")));
        Assert.Equal("A2616101616280", Write(Read("BF61610161629FFFFF")));
        Assert.Equal("43010203", Write(Read("5F4201024103FF")));
        Assert.Equal("6473747261", Write(Read("7F627374627261FF")));
        Assert.Equal("C080", Write(Read("C09FFF")));
        // Half of an entry, a tag of nothing, a chunk of another kind, a chunk in chunks, a character in two chunks.
        foreach (string wrong in new[] { "BF01FF", "9FC1FF", "C1FF", "FF", "81FF", "A1FF00", "5F6161FF", "7F4161FF", "5F5F4100FFFF", "5F00FF", "9F1C", "8101FF",
            "DF", "1F", "3F" })
        {
            Refuse(wrong == "8101FF" ? OctavoErrorCode.TrailingData : OctavoErrorCode.InvalidData, Convert.FromHexString(wrong));
        }
        Refuse(OctavoErrorCode.InvalidText, Convert.FromHexString("7F61C361A9FF"));
        foreach (string cut in new[] { "9F", "9F01", "BF", "BF01", "5F", "5F4101", "7F6261", "9F9F9F" })
        {
            Refuse(OctavoErrorCode.EndOfData, Convert.FromHexString(cut));
        }
    }

    [Fact]
    public void By_hand_between_other_reads()
    {
        // An array of no count, which the reader writes again: its elements are read without a type as in the data, typed arrays too.
        byte[] data = Convert.FromHexString("9F" + "9F0102FF" + "D84E4805000000" + "00000000" + "D84043010203" + "05" + "FF" + "07");
        var reader = new OctavoCborReader(data);
        Assert.Equal(4, reader.ReadArrayStart());
        Assert.Equal("820102", Write(reader.ReadDynamic()));
        Assert.Equal(new CborTagged(78, new byte[] { 5, 0, 0, 0, 0, 0, 0, 0 }), reader.ReadDynamic());
        Assert.Equal(new CborTagged(64, new byte[] { 1, 2, 3 }), reader.ReadDynamic());
        Assert.Equal(5, reader.ReadInt32());
        Assert.Equal(7L, reader.ReadDynamic());
        Assert.True(reader.IsAtEnd);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(64)]
    [InlineData(1000)]
    [InlineData(10_000)]
    public void Depth_is_bounded_in_and_out(int depth)
    {
        var options = new OctavoCborOptions { Limits = new SerializerLimits { MaxDepth = depth } };
        foreach ((byte[] level,
            byte[] end) in new (byte[], byte[])[] { ([0x81], []), ([0xa1, 0x01], []), ([0x9b, 0, 0, 0, 0, 0, 0, 0, 1], []), ([0x9f], [0xff]),
            ([0xbf, 0x01], [0xff]), ([0xc1], []) })
        {
            byte[] fits = [.. Enumerable.Repeat(level, depth).SelectMany(part => part), 0x05, .. Enumerable.Repeat(end, depth).SelectMany(part => part)];
            byte[] deeper = [.. level, .. fits, .. end];
            object? value = OctavoCbor.ReadDynamic(fits, options);
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(deeper, options)).Code);
            Assert.True(CborValueComparer.Instance.Equals(value, OctavoCbor.ReadDynamic(OctavoCbor.WriteDynamic(value, options), options)));
            Assert.Equal(CborValueComparer.Instance.GetHashCode(value), CborValueComparer.Instance.GetHashCode(OctavoCbor.ReadDynamic(fits, options)));
            object? more = new object?[] { value };
            Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoCbor.WriteDynamic(more, options)).Code);
        }
    }

    [Fact]
    public void Deep_data_takes_no_stack()
    {
        var options = new OctavoCborOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Exception? failure = null;
        var small = new Thread(
            () =>
            {
                try
                {
                    foreach (byte head in new byte[] { 0x81, 0xc1 })
                    {
                        byte[] data = [.. Enumerable.Repeat(head, 9_999), 0xf6];
                        object? value = OctavoCbor.ReadDynamic(data, options);
                        Assert.True(CborValueComparer.Instance.Equals(value, OctavoCbor.ReadDynamic(data, options)));
                        Assert.True(value!.ToString()!.Length < 100);
                        Assert.Equal(data, OctavoCbor.WriteDynamic(value, options));
                    }
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
        cycle[0] = new CborTagged(1, cycle);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoCbor.WriteDynamic(cycle)).Code);
    }

    [Fact]
    public void Nested_counts_cannot_each_claim_what_is_left()
    {
        byte[] data = new byte[100_000];
        for (int level = 0; level < 60; level++)
        {
            data[level * 5] = 0x9a;
            Oracle.Big(data.Length - (level * 5) - 5, 4).CopyTo(data.AsSpan((level * 5) + 1));
        }
        long before = GC.GetAllocatedBytesForCurrentThread();
        Refuse(OctavoErrorCode.CountTooLarge, data);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 24 * data.Length);
        // Promises of an outer array are kept while arrays without a count and tags come and go in it.
        Refuse(OctavoErrorCode.CountTooLarge, [0x84, 0x9f, 0xff, 0xc1, 0x01, 0x83, 0x01, 0x01, 0x01]);
        foreach (string large in new[] { "9BFFFFFFFFFFFFFFFF", "9B8000000000000000", "BB8000000000000000", "BB7FFFFFFFFFFFFFFF", "9B000000007FFFFFFF",
            "B90002010203", "5B8000000000000000", "5BFFFFFFFFFFFFFFFF00", "7B8000000000000000" })
        {
            Refuse(OctavoErrorCode.CountTooLarge, Convert.FromHexString(large));
        }
        Refuse(OctavoErrorCode.EndOfData, Convert.FromHexString("5F5B7FFFFFFFFFFFFFFF00FF"));
    }

    [Fact]
    public void Keys_made_to_collide_cost_no_square()
    {
        var map = new CborMap();
        for (long i = 0; i < 60_000; i++)
        {
            map.Add(new object?[] { new CborTagged(9, new object?[] { new object?[] { new object?[] { new CborTagged(10, i) } } }) }, null);
            map.Add((i << 32) | i, null);
        }
        Assert.Equal(120_000, Assert.IsType<CborMap>(OctavoCbor.ReadDynamic(OctavoCbor.WriteDynamic(map))).Count);
    }

    [Fact]
    public void Objects_of_other_types_are_refused()
    {
        foreach (object value in new object[] { DateTime.UtcNow, Guid.Empty, 1m, 'c', new List<object?>(), new int[1], new object() })
        {
            Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoCbor.WriteDynamic(value)).Code);
            Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoCbor.WriteDynamic(new CborTagged(1, value))).Code);
        }
        var tiny = new TinyBufferWriter();
        OctavoCbor.WriteDynamic(tiny, new object?[] { 1L, "a" });
        Assert.Equal([0x82, 0x01, 0x61, 0x61], tiny.Written);
    }

    [SuiteFact("cbor-rfc8949")]
    public void Appendix_A_and_F()
    {
        foreach (byte[] data in Rows("cbor-rfc8949/rfc8949_appendix_a_diagnostic.json"))
        {
            byte[] again = CborTree.Write(CborTree.Read(data));
            object? value = OctavoCbor.ReadDynamic(data);
            Assert.Equal(CborTree.Text(CborTree.Read(data)), CborTree.Text(CborTree.Read(OctavoCbor.WriteDynamic(value))));
            Assert.True(CborValueComparer.Instance.Equals(value, OctavoCbor.ReadDynamic(again)), Convert.ToHexString(data));
            CheckCutsAndMutations(data);
        }
        foreach (byte[] data in Rows("cbor-rfc8949/rfc8949_appendix_f_not_well_formed.json"))
        {
            Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(data));
            Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(Segments.Bytes(data)));
        }
    }

    [SuiteFact("cose-examples")]
    public void Cose_messages_come_back_as_their_bytes()
    {
        int messages = 0;
        foreach (string line in Encoding.UTF8.GetString(SuiteFolder.Bytes("cose-examples/cose.jsonl")).Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            using JsonDocument row = JsonDocument.Parse(line);
            byte[] data = Convert.FromHexString(row.RootElement.GetProperty("hex").GetString()!);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoCbor.WriteDynamic(OctavoCbor.ReadDynamic(data))));
            if (messages++ % 10 == 0)
            {
                CheckCutsAndMutations(data);
            }
        }
        Assert.Equal(149, messages);
    }

    /// <summary>Nothing but our exception from any beginning and from any change of a byte; in segments the same; what is read comes back.</summary>
    private static void CheckCutsAndMutations(byte[] data)
    {
        for (int length = 0; length < data.Length; length++)
        {
            byte[] part = data[..length];
            Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(part));
        }
        foreach (int at in Enumerable.Range(0, Math.Min(data.Length, 100)))
        {
            byte[] changed = [.. data];
            for (int value = 0; value < 256; value++)
            {
                changed[at] = (byte)value;
                object? read;
                OctavoErrorCode code = OctavoErrorCode.None;
                try
                {
                    read = OctavoCbor.ReadDynamic(changed);
                }
                catch (OctavoException found)
                {
                    (read, code) = (null, found.Code);
                }
                if (value % 16 == at % 16)
                {
                    ReadOnlySequence<byte> segments = Segments.Every(changed, 3);
                    OctavoErrorCode other = OctavoErrorCode.None;
                    try
                    {
                        Assert.True(CborValueComparer.Instance.Equals(read, OctavoCbor.ReadDynamic(segments)));
                    }
                    catch (OctavoException found)
                    {
                        other = found.Code;
                    }
                    Assert.Equal(code, other);
                }
                if (code == OctavoErrorCode.None)
                {
                    byte[] again = OctavoCbor.WriteDynamic(read);
                    Assert.Equal(again, OctavoCbor.WriteDynamic(OctavoCbor.ReadDynamic(again)));
                }
            }
        }
    }

    private static object? Read(string hex)
    {
        byte[] data = Convert.FromHexString(hex);
        object? value = OctavoCbor.ReadDynamic(data);
        Assert.True(CborValueComparer.Instance.Equals(value, OctavoCbor.ReadDynamic(Segments.Bytes(data))));
        return value;
    }

    private static string Write(object? value) => Convert.ToHexString(OctavoCbor.WriteDynamic(value));

    private static void Refuse(OctavoErrorCode code, byte[] data)
    {
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(data)).Code);
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoCbor.ReadDynamic(Segments.Every(data, data.Length > 1000 ? 1021 : 1))).Code);
    }

    private static byte[][] Rows(string file)
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes(file));
        return [.. document.RootElement.EnumerateArray().Select(row => Convert.FromHexString(row.GetProperty("hex").GetString()!))];
    }
}
