// Owns: CBOR's own forms: bytes of scalars, tags, indefinite lengths, the order of keys. docs/formats/cbor.md.
using System.Buffers;
using System.Globalization;
using System.Numerics;
using Octavo.Cbor;

namespace Octavo.Tests.Formats.Cbor;

public sealed class CborFormTests
{
    [Fact]
    public void EachChunkOfTextIsTextByItself()
    {
        byte[] split = Convert.FromHexString("7F61C361A9FF"); // one character in two chunks
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<string>(split)).Code);
        Assert.Equal(OctavoErrorCode.InvalidText,
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<Dictionary<string, int>>([0xbf, .. split, 1, 0xff])).Code);
        Assert.Equal("é", OctavoCbor.Deserialize<string>(Convert.FromHexString("7F6062C3A960FF")));
        // What is skipped or kept as it is is not looked at.
        var reader = new OctavoCborReader((byte[])[0x9f, .. split, .. split, 0x05, 0xff]);
        Assert.Equal(3, reader.ReadArrayStart());
        reader.Skip();
        Assert.Equal(split, reader.ReadRaw());
        Assert.Equal(5, reader.ReadInt32());
    }

    [Fact]
    public void ErrorsBehindIntegersOfAnySizeNameTheirPlace()
    {
        foreach (string whole in new[] { "05", "3BFFFFFFFFFFFFFFFF", "C249010000000000000000" })
        {
            byte[] data = Convert.FromHexString("A26161" + whole + "6162" + "80");
            OctavoException found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<Dictionary<string, System.Numerics.BigInteger>>(data));
            Assert.Equal(("[\"b\"]", data.Length - 1L), (found.Path, found.Offset));
        }
    }

    [Theory]
    [InlineData("1.5", "C4 82 20 0F")]
    [InlineData("1.50", "C4 82 21 1896")]
    [InlineData("-273.15", "C4 82 21 39 6AB2")]
    [InlineData("7", "07")]
    [InlineData("-7", "26")]
    [InlineData("79228162514264337593543950335", "C2 4C FFFFFFFFFFFFFFFFFFFFFFFF")]
    public void Decimals_keep_their_scale(string value, string bytes)
    {
        decimal number = decimal.Parse(value, CultureInfo.InvariantCulture);
        Assert.Equal(bytes.Replace(" ", "", StringComparison.Ordinal), Convert.ToHexString(OctavoCbor.Serialize(number)));
        Assert.Equal(value, OctavoCbor.Deserialize<decimal>(Bytes(bytes)).ToString(CultureInfo.InvariantCulture));
    }

    [Theory]
    [InlineData("C4 82 02 05", "500")]
    [InlineData("D8 04 9F 20 C2 5F 40 41 0F FF FF", "1.5")]
    [InlineData("C3 41 00", "-1")]
    public void Other_forms_of_decimals_are_read(string bytes, string value) =>
        Assert.Equal(value, OctavoCbor.Deserialize<decimal>(Bytes(bytes)).ToString(CultureInfo.InvariantCulture));

    /// <summary>RFC 8949, section 3.4.4: 1.5 is 3 · 2^−1.</summary>
    [Theory]
    [InlineData("C5 82 20 03", "1.5")]
    [InlineData("C5 82 21 22", "-0.75")]
    [InlineData("C5 82 18 5F 01", "39614081257132168796771975168")]
    [InlineData("C5 82 38 1B 01", "0.0000000037252902984619140625")]
    [InlineData("C5 82 38 63 C2 4D 10 000000000000000000000000", "1")]
    [InlineData("C5 82 1B 7FFFFFFFFFFFFFFF 00", "0")]
    [InlineData("C5 9F 00 C2 5F 41 0F FF FF", "15")]
    [InlineData("C5 82 3B 7FFFFFFFFFFFFFFF 00", "0")]
    public void Bigfloats_that_a_decimal_holds_are_read(string bytes, string value) =>
        Assert.Equal(value, OctavoCbor.Deserialize<decimal>(Bytes(bytes)).ToString(CultureInfo.InvariantCulture));

    [Theory]
    [InlineData("C5 82 38 1C 01")]
    [InlineData("C5 82 18 60 01")]
    [InlineData("C5 82 01 C2 4C FFFFFFFFFFFFFFFFFFFFFFFF")]
    [InlineData("C5 82 20 C2 4C FFFFFFFFFFFFFFFFFFFFFFFF")]
    [InlineData("C5 82 3B 7FFFFFFFFFFFFFFF 01")]
    [InlineData("C5 82 00 C3 50 FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF")]
    public void Bigfloats_that_no_decimal_holds_are_refused(string bytes) =>
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<decimal>(Bytes(bytes))).Code);

    [Theory]
    [InlineData("C5 82 20 03", 1.5)]
    [InlineData("C5 82 20 22", -1.5)]
    [InlineData("C4 82 21 19 6AB3", 273.15)]
    [InlineData("C4 82 20 01", 0.1)]
    [InlineData("C4 82 02 05", 500.0)]
    [InlineData("C4 82 39 0143 01", 1e-324)]
    [InlineData("C4 82 39 0142 05", 5e-323)]
    [InlineData("C4 82 19 0134 01", 1e308)]
    [InlineData("C5 82 39 0431 01", double.Epsilon)]
    [InlineData("C5 82 39 0432 01", 0.0)]
    [InlineData("C5 82 39 0432 03", 2 * double.Epsilon)]
    [InlineData("C4 82 3B 7FFFFFFFFFFFFFFF 00", null)]
    [InlineData("C4 9F 20 0F FF", 1.5)]
    [InlineData("C4 82 20 C2 42 000F", 1.5)]
    [InlineData("D8 04 82 20 0F", 1.5)]
    [InlineData("C4 98 02 20 0F", 1.5)]
    [InlineData("C4 82 00 1A FFFFFFFF", 4294967295.0)]
    [InlineData("C4 82 1A 000F4240 00", 0.0)]
    [InlineData("C4 82 20 1B 000000000000000F", null)]
    [InlineData("C4 82 00 C2 45 0100000000", null)]
    [InlineData("C4 82 19 0135 01", null)]
    [InlineData("C5 82 19 0400 01", null)]
    public void Fractions_of_nine_bytes_are_read_as_floats(string bytes, double? value)
    {
        byte[] data = Bytes(bytes);
        OctavoCbor.TryDeserialize(data, out double found, out OctavoError error);
        Assert.Equal((value is null ? OctavoErrorCode.NumberOutOfRange : OctavoErrorCode.None, BitConverter.DoubleToInt64Bits(value ?? 0)),
            (error.Code, BitConverter.DoubleToInt64Bits(found)));
        if (value is { } number)
        {
            Assert.Equal([number, number], OctavoCbor.Deserialize<double[]>([0x82, .. data, .. data])!);
            bool fits = float.IsFinite((float)number);
            Assert.Equal(fits, OctavoCbor.TryDeserialize(data, out float _, out _));
        }
    }

    /// <summary>Rounded once: 16777217 is between two floats and goes to the even one, what is a little more to the other. By way of a float 2049.000001 would
    /// be 2048 as a Half.</summary>
    [Fact]
    public void Fractions_are_rounded_once()
    {
        Assert.Equal(16777216f, OctavoCbor.Deserialize<float>(Bytes("C4 82 00 1A 01000001")));
        Assert.Equal(16777216f, OctavoCbor.Deserialize<float>(Bytes("C5 82 00 1A 01000001")));
        Assert.Equal(16777218f, OctavoCbor.Deserialize<float>(Bytes("C4 82 20 1A 0A00000B")));
        Assert.Equal((Half)2048, OctavoCbor.Deserialize<Half>(Bytes("C5 82 00 19 0801")));
        Assert.Equal((Half)2050, OctavoCbor.Deserialize<Half>(Bytes("C5 82 33 1A 80100001")));
        Assert.Equal((Half)2050, OctavoCbor.Deserialize<Half>(Bytes("C4 82 25 1A 7A214241")));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<Half>(Bytes("C4 82 00 19 FFF0"))).Code);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<float>(Bytes("C4 82 18 27 01"))).Code);
    }

    [Theory]
    [InlineData("C1 00", OctavoErrorCode.TypeMismatch)]
    [InlineData("C4 00", OctavoErrorCode.TypeMismatch)]
    [InlineData("C4 83 00 01 02", OctavoErrorCode.InvalidValue)]
    [InlineData("C4 9F 00 01 02 FF", OctavoErrorCode.InvalidValue)]
    [InlineData("C4 82 F93C00 01", OctavoErrorCode.TypeMismatch)]
    [InlineData("C4 82 00 F93C00", OctavoErrorCode.TypeMismatch)]
    [InlineData("C4 82 00 C4 82 00 01", OctavoErrorCode.TypeMismatch)]
    [InlineData("C4 82 1C", OctavoErrorCode.InvalidData)]
    [InlineData("C4 82 00", OctavoErrorCode.EndOfData)]
    public void What_is_no_fraction_is_no_float(string bytes, OctavoErrorCode code) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<double>(Bytes(bytes))).Code);

    [Theory]
    [InlineData("C0 74 323031332D30332D32315432303A30343A30305A")]
    [InlineData("C1 1A 514B67B0")]
    [InlineData("C1 FB 41D452D9EC000000")]
    [InlineData("74 323031332D30332D32315432303A30343A30305A")]
    public void Times_are_read_of_tag_0_and_1(string bytes)
    {
        Assert.Equal(new DateTime(2013, 3, 21, 20, 4, 0, DateTimeKind.Utc), OctavoCbor.Deserialize<DateTime>(Bytes(bytes)));
        Assert.Equal(new DateTimeOffset(2013, 3, 21, 20, 4, 0, TimeSpan.Zero), OctavoCbor.Deserialize<DateTimeOffset>(Bytes(bytes)));
    }

    [Theory]
    [InlineData("D864 20")]
    [InlineData("20")]
    [InlineData("D903EC 6A 313936392D31322D3331")]
    [InlineData("6A 313936392D31322D3331")]
    public void Dates_are_read_of_tag_100_and_1004(string bytes) => Assert.Equal(new DateOnly(1969, 12, 31), OctavoCbor.Deserialize<DateOnly>(Bytes(bytes)));

    /// <summary>A head after a time may be a sign, a point or a digit in ASCII.</summary>
    [Fact]
    public void Times_end_where_their_text_ends()
    {
        foreach (byte next in (byte[])[0x2B, 0x2D])
        {
            (DateTime, int) value = (new DateTime(2026, 1, 2, 3, 4, 5), ~(next & 0x1F));
            byte[] bytes = OctavoCbor.Serialize(value);
            Assert.Equal(next, bytes[^1]);
            Assert.Equal(value, OctavoCbor.Deserialize<(DateTime, int)>(bytes));
        }
    }

    [Fact]
    public void Integers_beyond_64_bits_take_their_shortest_form()
    {
        Assert.Equal("3BFFFFFFFFFFFFFFFF", Convert.ToHexString(OctavoCbor.Serialize(-1 - (BigInteger)ulong.MaxValue)));
        Assert.Equal("C349010000000000000000", Convert.ToHexString(OctavoCbor.Serialize(-2 - (BigInteger)ulong.MaxValue)));
        Assert.Equal("C249010000000000000000", Convert.ToHexString(OctavoCbor.Serialize((UInt128)ulong.MaxValue + 1)));
        Assert.Equal(-2 - (BigInteger)ulong.MaxValue, OctavoCbor.Deserialize<BigInteger>(Bytes("C3 5F 41 01 48 0000000000000000 FF")));
        Assert.Equal(5, OctavoCbor.Deserialize<BigInteger>(Bytes("C2 43 000005")));
        Assert.Equal((Int128)5, OctavoCbor.Deserialize<Int128>(Bytes("C2 43 000005")));
    }

    [Theory]
    [InlineData(0.0, "F90000")]
    [InlineData(-0.0, "F98000")]
    [InlineData(1.5, "F93E00")]
    [InlineData(65504.0, "F97BFF")]
    [InlineData(100000.0, "FA47C35000")]
    [InlineData(5.960464477539063e-8, "F90001")]
    [InlineData(1.1, "FB3FF199999999999A")]
    [InlineData(double.PositiveInfinity, "F97C00")]
    [InlineData(double.NaN, "F9FE00")]
    public void Floats_take_the_narrowest_width(double value, string bytes)
    {
        Assert.Equal(bytes, Convert.ToHexString(OctavoCbor.Serialize(value)));
        Assert.Equal(BitConverter.DoubleToInt64Bits(value), BitConverter.DoubleToInt64Bits(OctavoCbor.Deserialize<double>(Bytes(bytes))));
    }

    /// <summary>Every half as half, float and double is the same three bytes, and comes back bit for bit.</summary>
    [Fact]
    public void Every_half_survives_every_width()
    {
        for (int bits = 0; bits <= ushort.MaxValue; bits++)
        {
            byte[] bytes = OctavoCbor.Serialize(BitConverter.UInt16BitsToHalf((ushort)bits));
            Assert.Equal([0xF9, (byte)(bits >> 8), (byte)bits], bytes);
            Assert.Equal(bytes, OctavoCbor.Serialize(OctavoCbor.Deserialize<float>(bytes)));
            Assert.Equal(bytes, OctavoCbor.Serialize(OctavoCbor.Deserialize<double>(bytes)));
            Assert.Equal(bits, BitConverter.HalfToUInt16Bits(OctavoCbor.Deserialize<Half>(OctavoCbor.Serialize(OctavoCbor.Deserialize<double>(bytes)))));
        }
    }

    [Theory]
    [InlineData("9F 01 18 02 1A 00000003 FF")]
    [InlineData("83 01 02 03")]
    [InlineData("9B 0000000000000003 01 02 03")]
    [InlineData("D9D9F7 D90102 83 01 02 03")]
    public void Arrays_are_read_in_every_form(string bytes)
    {
        Assert.Equal([1, 2, 3], OctavoCbor.Deserialize<int[]>(Bytes(bytes))!);
        Assert.Equal([1, 2, 3], OctavoCbor.Deserialize<List<int>>(Bytes(bytes))!);
        for (int cut = 0; cut < Bytes(bytes).Length; cut++)
        {
            byte[] part = Bytes(bytes)[..cut];
            Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<int[]>(part));
        }
    }

    [Theory]
    [InlineData("BF 61 61 01 7F 61 62 60 FF 02 FF")]
    [InlineData("A2 61 61 01 78 01 62 02")]
    public void Maps_are_read_in_every_form(string bytes) =>
        Assert.Equal(new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }, OctavoCbor.Deserialize<Dictionary<string, int>>(Bytes(bytes))!);

    [Fact]
    public void Strings_are_read_in_chunks()
    {
        Assert.Equal("streaming", OctavoCbor.Deserialize<string>(Bytes("7F 65 7374726561 64 6D696E67 FF")));
        Assert.Equal("http", OctavoCbor.Deserialize<string>(Bytes("D820 64 68747470")));
        Assert.Equal([1, 2, 3], OctavoCbor.Deserialize<byte[]>(Bytes("D818 5F 42 0102 41 03 FF"))!);
        Assert.Equal([[1], [], [2, 3]], OctavoCbor.Deserialize<List<byte[]>>(Bytes("9F 5F 41 01 FF 5F FF 42 0203 FF"))!);
    }

    /// <summary>Everything of a graph in indefinite lengths is the graph, also in segments.</summary>
    [Fact]
    public void Nested_indefinite_lengths_are_read_and_errors_are_at_their_own_place()
    {
        byte[] bytes = Bytes("9F 9F 01 FF 9F FF 82 02 03 9F 04 FF FF");
        Assert.Equal([[1], [], [2, 3], [4]], OctavoCbor.Deserialize<short[][]>(bytes)!);
        Assert.Equal([[1], [], [2, 3], [4]], OctavoCbor.Deserialize<short[][]>(new ReadOnlySequence<byte>(bytes))!);
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<short[][]>(Bytes("9F 9F 01 FF 9F FF 82 02 03 9F 61 61 FF FF")));
        Assert.Equal((OctavoErrorCode.TypeMismatch, 10L), (found.Code, found.Offset));
        Assert.Equal(2, OctavoCbor.Deserialize<int[]>(Bytes("9F 01 02 FF 05"), out int consumed)!.Length);
        Assert.Equal(4, consumed);
        Robustness.Errors.Expect(OctavoErrorCode.TrailingData, () => OctavoCbor.Deserialize<int[]>(Bytes("9F 01 02 FF FF")));
    }

    /// <summary>A raw value keeps the bytes of the data, also if what it is in has an indefinite length.</summary>
    [Fact]
    public void Raw_values_are_kept_to_the_byte()
    {
        foreach (string raw in (string[])["9F0102FF", "BF6161FA3F800000FF", "7F6161FF", "1900FF", "D81C9F9FFFFF"])
        {
            foreach (string bytes in (string[])[$"82 {raw} {raw}", $"9F {raw} {raw} FF", $"9F 9F FF {raw} FF"])
            {
                List<OctavoRaw> read = OctavoCbor.Deserialize<List<OctavoRaw>>(Bytes(bytes))!;
                Assert.Equal(raw, Convert.ToHexString(read[1].Bytes.Span));
            }
        }
    }

    [Fact]
    public async Task Elements_of_an_array_of_indefinite_length_come_one_by_one()
    {
        foreach (string bytes in (string[])["9F 01 61 61 9F FF FF", "83 01 61 61 9F FF"])
        {
            var read = new List<object?>();
            await foreach (object? value in OctavoCbor.DeserializeArrayAsync<object>(new MemoryStream(Bytes(bytes)),
                cancellationToken: TestContext.Current.CancellationToken))
            {
                read.Add(value);
            }
            Assert.Equal([1, "a", Array.Empty<object?>()], read);
        }
    }

    [Theory]
    [InlineData(CborKeyOrder.Bytewise, "A3 02 01 18 64 02 20 03")]
    [InlineData(CborKeyOrder.LengthFirst, "A3 02 01 20 03 18 64 02")]
    public void Keys_are_written_in_order_and_verified(CborKeyOrder order, string bytes)
    {
        var options = new OctavoCborOptions { KeyOrder = order };
        var map = new Dictionary<object, object?> { [100] = 2, [-1] = 3, [2] = 1 };
        byte[] expected = Bytes(bytes);
        Assert.Equal(expected, OctavoCbor.Serialize<object>(map, options));
        var buffer = new ArrayBufferWriter<byte>();
        OctavoCbor.Serialize<object>(buffer, map, options);
        Assert.Equal(expected, buffer.WrittenSpan.ToArray());
        using var stream = new MemoryStream();
        OctavoCbor.Serialize<object>(stream, map, options);
        Assert.Equal(expected, stream.ToArray());
        byte[] room = new byte[expected.Length];
        Assert.True(OctavoCbor.TrySerialize<object>(room, map, out int length, options));
        Assert.Equal(expected, room[..length]);
        Assert.Equal(map, (Dictionary<object, object?>)OctavoCbor.Deserialize<object>(expected, options)!);
        Assert.Equal(expected.Length, Consumed([.. expected, 1], options));
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoCbor.Deserialize<object>(OctavoCbor.Serialize<object>(map), options));
        Assert.Equal((OctavoErrorCode.InvalidData, 1L), (found.Code, found.Offset));
    }

    [Theory]
    [InlineData("1801")]
    [InlineData("9F01FF")]
    [InlineData("FB3FF8000000000000")]
    [InlineData("A2 61 62 01 61 61 02")]
    [InlineData("81 A2 61 62 01 61 61 02")]
    public void Other_encodings_are_refused_where_an_order_is_asked_for(string bytes)
    {
        foreach (CborKeyOrder order in (CborKeyOrder[])[CborKeyOrder.Bytewise, CborKeyOrder.LengthFirst])
        {
            Robustness.Errors.Expect(OctavoErrorCode.InvalidData,
                () => OctavoCbor.Deserialize<object>(Bytes(bytes), new OctavoCborOptions { KeyOrder = order }));
        }
    }

    /// <summary>The pass that puts keys in order counts every level, collections of known types included.</summary>
    [Fact]
    public void Levels_are_bounded_where_an_order_is_asked_for()
    {
        int[][][] three = [[[1]]];
        byte[] bytes = Bytes("81 81 81 01");
        var enough = new OctavoCborOptions { KeyOrder = CborKeyOrder.Bytewise, Limits = new SerializerLimits { MaxDepth = 3 } };
        Assert.Equal(bytes, OctavoCbor.Serialize(three, enough));
        Assert.Equal(three, OctavoCbor.Deserialize<int[][][]>(bytes, enough));
        var less = new OctavoCborOptions { KeyOrder = CborKeyOrder.Bytewise, Limits = new SerializerLimits { MaxDepth = 2 } };
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Serialize(three, less));
        Robustness.Errors.Expect(OctavoErrorCode.DepthExceeded, () => OctavoCbor.Deserialize<int[][][]>(bytes, less));
    }

    /// <summary>They are decoded inside of a run of members, which cannot be written again with definite lengths.</summary>
    [Fact]
    public void Times_and_identifiers_in_chunks_are_refused()
    {
        Robustness.Errors.Expect(OctavoErrorCode.InvalidData,
            () => OctavoCbor.Deserialize<DateTime>(Bytes("C0 7F 74 323031332D30332D32315432303A30343A30305A FF")));
        Robustness.Errors.Expect(OctavoErrorCode.InvalidData, () => OctavoCbor.Deserialize<DateOnly>(Bytes("D903EC 7F 6A 323031332D30332D3231 FF")));
        Robustness.Errors.Expect(OctavoErrorCode.InvalidData, () => OctavoCbor.Deserialize<Guid>(Bytes("D825 5F 50 00112233445566778899AABBCCDDEEFF FF")));
    }

    private static int Consumed(byte[] bytes, OctavoCborOptions options)
    {
        OctavoCbor.Deserialize<object>(bytes, out int consumed, options);
        return consumed;
    }

    private static byte[] Bytes(string hex) => Convert.FromHexString(hex.Replace(" ", "", StringComparison.Ordinal));
}
