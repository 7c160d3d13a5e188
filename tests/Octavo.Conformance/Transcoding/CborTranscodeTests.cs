// Owns: conversion from and to CBOR: what becomes of what a target cannot say, tags, indefinite lengths, ends, cuts, mutations. Knows no codec.
using System.Text.Json;
using Octavo.Cbor;
using Octavo.Conformance.Cbor;

namespace Octavo.Conformance.Transcoding;

public class CborTranscodeTests
{
    private static readonly TranscodeFormat[] s_targets = [TranscodeFormat.Json, TranscodeFormat.MessagePack, TranscodeFormat.Cbor];

    private const int Rounds = 5000;

    /// <summary>Heads that change what follows.</summary>
    private static readonly byte[] s_heads = [0x9f, 0xbf, 0x5f, 0x7f, 0xff, 0xc1, 0xc2, 0xc4, 0xd8, 0x81, 0xa1, 0x1c, 0xf8, 0xf9, 0x5b, 0x9b];

    /// <summary>Everything passes.</summary>
    private static readonly TranscodeOptions s_all = new()
    {
        Tags = TagRule.Keep,
        SimpleValues = SimpleValueRule.Null,
        SpecialFloats = SpecialFloatRule.Text,
        LargeIntegers = LargeIntegerRule.Text,
        AllowDuplicateKeys = true,
    };

    [Theory]
    [InlineData("F6", "null")]
    [InlineData("F7", "null")]
    [InlineData("850120808040", "[1,-1,[],[],\"\"]")]
    [InlineData("9F01BFFF9FFF7F6161626263FF5F4101420203FFFF", "[1,{},[],\"abc\",\"AQID\"]")]
    [InlineData("1BFFFFFFFFFFFFFFFF", "18446744073709551615")]
    [InlineData("3BFFFFFFFFFFFFFFFF", "-18446744073709551616")]
    [InlineData("C249010000000000000000", "18446744073709551616")]
    [InlineData("C349010000000000000000", "-18446744073709551617")]
    [InlineData("C2420005", "5")]
    [InlineData("C348FFFFFFFFFFFFFFFF", "-18446744073709551616")]
    [InlineData("C482211A00066B43", "4206.75")]
    [InlineData("C48221196AB3", "273.15")]
    [InlineData("C49F3903E705FF", "5E-1000")]
    [InlineData("C4820305", "5E3")]
    [InlineData("C4822220", "-0.001")]
    [InlineData("C482001863", "99")]
    [InlineData("C48220C249010000000000000000", "1844674407370955161.6")]
    [InlineData("F93E00", "1.5")]
    [InlineData("FA3DCCCCCD", "0.10000000149011612")] // the number that it is: CBOR's width says nothing
    [InlineData("FB3FB999999999999A", "0.1")]
    [InlineData("F90001", "5.960464477539063E-08")]
    [InlineData("43010203", "\"AQID\"")]
    [InlineData("D5430102FF", "\"AQL_\"")]
    [InlineData("D6430102FF", "\"AQL/\"")]
    [InlineData("D7430102FF", "\"0102FF\"")]
    [InlineData("D58241FF81D741FF", "[\"_w\",[\"FF\"]]")]
    [InlineData("82D541FF41FF", "[\"_w\",\"/w==\"]")]
    [InlineData("C074323031332D30332D32315432303A30343A30305A", "\"2013-03-21T20:04:00Z\"")]
    [InlineData("C11A514B67B0", "\"2013-03-21T20:04:00Z\"")]
    [InlineData("C1FB41D452D9EC200000", "\"2013-03-21T20:04:00.500000000Z\"")]
    [InlineData("C120", "\"1969-12-31T23:59:59Z\"")]
    [InlineData("C1F9BE00", "\"1969-12-31T23:59:58.500000000Z\"")]
    [InlineData("D82550000102030405060708090A0B0C0D0E0F", "\"00010203-0405-0607-0809-0a0b0c0d0e0f\"")]
    [InlineData("D8641903E8", "\"1972-09-27\"")]
    [InlineData("D903EC6A313937322D30392D3237", "\"1972-09-27\"")]
    [InlineData("D818420102", "\"AQI=\"")]
    [InlineData("D82076687474703A2F2F7777772E6578616D706C652E636F6D", "\"http://www.example.com\"")]
    [InlineData("D90102820102", "[1,2]")]
    [InlineData("D9D9F7820102", "[1,2]")]
    [InlineData("A5016131206132F561334105613418186135", "{\"1\":\"1\",\"-1\":\"2\",\"true\":\"3\",\"BQ==\":\"4\",\"24\":\"5\"}")]
    [InlineData("A1C2490100000000000000006162", "{\"18446744073709551616\":\"b\"}")]
    public void Cbor_to_Json(string data, string expected) =>
        Assert.Equal(expected, Encoding.UTF8.GetString(OctavoTranscode.Convert(Hex(data), TranscodeFormat.Cbor, TranscodeFormat.Json)));

    [Theory]
    [InlineData("A1F601")] // null
    [InlineData("A1F93C0001")] // a float
    [InlineData("A1C48220051800")] // a fraction
    [InlineData("A18001")] // an array
    [InlineData("A1C10001")] // a time
    public void Keys_without_a_text_are_refused(string data) =>
        Refuse(OctavoErrorCode.NotInFormat, "JSON", Hex(data), TranscodeFormat.Cbor, TranscodeFormat.Json);

    [Theory]
    [InlineData("F7", "C0")]
    [InlineData("9F01BFFF9FFF7F6161626263FF5F4101420203FFFF", "95018090A3616263C403010203")]
    [InlineData("1BFFFFFFFFFFFFFFFF", "CFFFFFFFFFFFFFFFFF")]
    [InlineData("FA3DCCCCCD", "CB3FB99999A0000000")]
    [InlineData("F97E00", "CB7FF8000000000000")]
    [InlineData("C11A514B67B0", "D6FF514B67B0")]
    [InlineData("C1FB41D452D9EC200000", "D7FF77359400514B67B0")]
    [InlineData("C120", "C70CFF00000000FFFFFFFFFFFFFFFF")]
    [InlineData("C11B7FFFFFFFFFFFFFFF", "C70CFF000000007FFFFFFFFFFFFFFF")]
    [InlineData("D5430102FF", "C4030102FF")]
    [InlineData("C48221196AB3", "CB4071126666666666")]
    [InlineData("D82550000102030405060708090A0B0C0D0E0F", "D92430303031303230332D303430352D303630372D303830392D306130623063306430653066")]
    [InlineData("A3F6018001F502", "83C0019001C302")]
    public void Cbor_to_MessagePack(string data, string expected) =>
        Assert.Equal(expected, Convert.ToHexString(OctavoTranscode.Convert(Hex(data), TranscodeFormat.Cbor, TranscodeFormat.MessagePack)));

    [Theory]
    [InlineData("[1,-1,[],{\"a\":{}},\"é\"]", "85012080A16161A062C3A9")]
    [InlineData("18446744073709551615", "1BFFFFFFFFFFFFFFFF")]
    [InlineData("18446744073709551616", "C249010000000000000000")]
    [InlineData("-9223372036854775809", "3B8000000000000000")]
    [InlineData("-18446744073709551616", "3BFFFFFFFFFFFFFFFF")]
    [InlineData("-18446744073709551617", "C349010000000000000000")]
    [InlineData("-0", "00")]
    [InlineData("1.5", "F93E00")]
    [InlineData("0.1", "FB3FB999999999999A")]
    [InlineData("2e3", "F967D0")]
    [InlineData("null", "F6")]
    public void Json_to_Cbor(string json, string expected) =>
        Assert.Equal(expected, Convert.ToHexString(OctavoTranscode.Convert(Encoding.UTF8.GetBytes(json), TranscodeFormat.Json, TranscodeFormat.Cbor)));

    [Theory]
    [InlineData("95018090A3616263C403010203", "8501A0806361626343010203")]
    [InlineData("CA3FC00000", "F93E00")]
    [InlineData("CA7F800001", "FA7F800001")]
    [InlineData("D3FFFFFFFFFFFFFFFF", "20")]
    [InlineData("D6FF514B67B0", "C11A514B67B0")]
    [InlineData("C70CFF00000000FFFFFFFFFFFFFFFF", "C120")]
    [InlineData("D7FF77359400514B67B0", "D903E9A2011A514B67B0281A1DCD6500")]
    [InlineData("D505AABB", "A264246578740565246461746142AABB")]
    public void MessagePack_to_Cbor(string data, string expected) =>
        Assert.Equal(expected, Convert.ToHexString(OctavoTranscode.Convert(Hex(data), TranscodeFormat.MessagePack, TranscodeFormat.Cbor)));

    [Theory]
    [InlineData("1B0000000000000005", "05")]
    [InlineData("C2420005", "05")]
    [InlineData("FB3FF8000000000000", "F93E00")]
    [InlineData("FA7F800001", "FA7F800001")]
    [InlineData("9B00000000000000019F01FF", "818101")]
    [InlineData("BF6161BFFFFF", "A16161A0")]
    [InlineData("5F41014102FF", "420102")]
    [InlineData("D900010A", "C10A")]
    [InlineData("DB00000000000004D2F7", "D904D2F7")]
    [InlineData("C49F38011A00006AB3FF", "C48221196AB3")]
    [InlineData("C483010203", "C483010203")] // no fraction: as it is
    [InlineData("C2C201", "C2C201")]
    [InlineData("A2C101F6C201F6", "A2C101F6C201F6")]
    [InlineData("F820", "F820")]
    public void Cbor_to_itself_in_preferred_serialization(string data, string expected)
    {
        Assert.Equal(expected, Convert.ToHexString(OctavoTranscode.Convert(Hex(data), TranscodeFormat.Cbor, TranscodeFormat.Cbor)));
        Assert.Equal(expected, Convert.ToHexString(OctavoTranscode.Convert(Hex(expected), TranscodeFormat.Cbor, TranscodeFormat.Cbor)));
    }

    [Fact]
    public void Indefinite_lengths_where_they_are_asked_for()
    {
        var open = new TranscodeOptions { IndefiniteLengths = true };
        Assert.Equal("9F01BF6161F5FF8080FF",
            Convert.ToHexString(OctavoTranscode.Convert(Hex("9F01BF6161F5FF8080FF"), TranscodeFormat.Cbor, TranscodeFormat.Cbor, open)));
        Assert.Equal("9F01BF6161F5FF80BFFFFF",
            Convert.ToHexString(OctavoTranscode.Convert("[1,{\"a\":true},[],{}]"u8, TranscodeFormat.Json, TranscodeFormat.Cbor, open)));
        Assert.Equal("820180", Convert.ToHexString(OctavoTranscode.Convert(Hex("920190"), TranscodeFormat.MessagePack, TranscodeFormat.Cbor, open)));
    }

    [Fact]
    public void Tags_without_a_meaning_are_refused_or_dropped_or_kept()
    {
        // 1234(1), 1(2(…)) of nested tags, 1(text), typed arrays of binary128 and of no whole number of elements, a bigfloat.
        foreach ((string data, string dropped, string kept) in new[]
        {
            ("D904D201", "1", "{\"$tag\":1234,\"$value\":1}"),
            ("81D904D2C11A514B67B0", "[\"2013-03-21T20:04:00Z\"]", "[{\"$tag\":1234,\"$value\":\"2013-03-21T20:04:00Z\"}]"),
            ("C1D904D29F00FF", "[0]", "{\"$tag\":1,\"$value\":{\"$tag\":1234,\"$value\":[0]}}"),
            ("A16161C16162", "{\"a\":\"b\"}", "{\"a\":{\"$tag\":1,\"$value\":\"b\"}}"),
            ("82D85342010201", "[\"AQI=\",1]", "[{\"$tag\":83,\"$value\":\"AQI=\"},1]"),
            ("D84E43010203", "\"AQID\"", "{\"$tag\":78,\"$value\":\"AQID\"}"),
            ("82C5822003D81C80", "[[-1,3],[]]", "[{\"$tag\":5,\"$value\":[-1,3]},{\"$tag\":28,\"$value\":[]}]"),
            ("D5D904D2A1616141FF", "{\"a\":\"_w\"}", "{\"$tag\":1234,\"$value\":{\"a\":\"_w\"}}"),
            ("C11B7FFFFFFFFFFFFFFF", "9223372036854775807", "{\"$tag\":1,\"$value\":9223372036854775807}"),
        })
        {
            byte[] source = Hex(data);
            Refuse(OctavoErrorCode.NotInFormat, "CBOR", source, TranscodeFormat.Cbor, TranscodeFormat.Json);
            Assert.Equal(dropped, ToJson(source, new TranscodeOptions { Tags = TagRule.Drop }));
            Assert.Equal(kept, ToJson(source, new TranscodeOptions { Tags = TagRule.Keep }));
        }
        Assert.Equal("9282A424746167CD04D2A62476616C756501C0",
            Convert.ToHexString(OctavoTranscode.Convert(Hex("82D904D201F6"), TranscodeFormat.Cbor, TranscodeFormat.MessagePack, s_all)));
        // A key cannot be a map in JSON.
        Refuse(OctavoErrorCode.NotInFormat, "CBOR", Hex("A1D904D20102"), TranscodeFormat.Cbor, TranscodeFormat.Json, s_all);
        Assert.Equal("{\"1\":2}", ToJson(Hex("A1D904D20102"), new TranscodeOptions { Tags = TagRule.Drop }));
        // Each counts as a level if it is kept.
        byte[] nested = [.. Enumerable.Repeat((byte)0xc1, 65), 0x80];
        Refuse(OctavoErrorCode.DepthExceeded, "CBOR", nested, TranscodeFormat.Cbor, TranscodeFormat.Json, s_all);
        Assert.Equal(nested, OctavoTranscode.Convert(nested, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
    }

    [Theory]
    [InlineData("D840430102FF", "[1,2,255]")]
    [InlineData("D8484201FF", "[1,-1]")]
    [InlineData("D8414400010002", "[1,2]")]
    [InlineData("D8454401000200", "[1,2]")]
    [InlineData("D84944FFFF8000", "[-1,-32768]")]
    [InlineData("D84E4400000080", "[-2147483648]")]
    [InlineData("D84748FFFFFFFFFFFFFFFF", "[18446744073709551615]")]
    [InlineData("D84F48FFFFFFFFFFFFFFFF", "[-1]")]
    [InlineData("D8504400003E00", "[0.0,1.5]")]
    [InlineData("D85544CDCCCC3D", "[0.1]")]
    [InlineData("D85248BFF8000000000000", "[-1.5]")]
    [InlineData("82D84E4080", "[[],[]]")]
    public void Typed_arrays_are_arrays_of_numbers(string data, string expected)
    {
        byte[] source = Hex(data);
        Assert.Equal(expected, ToJson(source, TranscodeOptions.Default));
        byte[] packed = OctavoTranscode.Convert(source, TranscodeFormat.Cbor, TranscodeFormat.MessagePack);
        Assert.Equal(expected, Encoding.UTF8.GetString(OctavoTranscode.Convert(packed, TranscodeFormat.MessagePack, TranscodeFormat.Json)));
        Assert.Equal(source, OctavoTranscode.Convert(source, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
    }

    [Fact]
    public void Simple_values_are_refused_or_null()
    {
        Refuse(OctavoErrorCode.NotInFormat, "CBOR", [0x82, 0xf0, 0xf8, 0xff], TranscodeFormat.Cbor, TranscodeFormat.Json);
        Assert.Equal("[null,null]", ToJson([0x82, 0xf0, 0xf8, 0xff], new TranscodeOptions { SimpleValues = SimpleValueRule.Null }));
    }

    [Fact]
    public void Bytes_as_the_rule_says()
    {
        byte[] data = Hex("8242FBFFD642FBFF");
        Assert.Equal("[\"+/8=\",\"+/8=\"]", ToJson(data, TranscodeOptions.Default));
        Assert.Equal("[\"-_8\",\"+/8=\"]", ToJson(data, new TranscodeOptions { ByteStrings = ByteStringRule.Base64Url }));
        Assert.Equal("[\"FBFF\",\"+/8=\"]", ToJson(data, new TranscodeOptions { ByteStrings = ByteStringRule.Base16 }));
        Assert.Equal("{\"-_8\":\"-_8\"}",
            Encoding.UTF8.GetString(
                OctavoTranscode.Convert(Hex("81C402FBFFC402FBFF"), TranscodeFormat.MessagePack, TranscodeFormat.Json,
                    new TranscodeOptions { ByteStrings = ByteStringRule.Base64Url })));
    }

    [Fact]
    public void Numbers_of_many_digits_are_bounded()
    {
        byte[] large = [0xc2, 0x59, 0x10, 0x00, .. Enumerable.Repeat((byte)0xff, 4096)];
        Refuse(OctavoErrorCode.NumberOutOfRange, "JSON", large, TranscodeFormat.Cbor, TranscodeFormat.Json);
        Assert.Equal(large, OctavoTranscode.Convert(large, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
        byte[] digits = Encoding.ASCII.GetBytes(new string('9', 1000));
        byte[] number = OctavoTranscode.Convert(digits, TranscodeFormat.Json, TranscodeFormat.Cbor);
        Assert.Equal(digits, OctavoTranscode.Convert(number, TranscodeFormat.Cbor, TranscodeFormat.Json));
        Refuse(OctavoErrorCode.NumberOutOfRange, "CBOR", [.. digits, .. digits], TranscodeFormat.Json, TranscodeFormat.Cbor);
        Refuse(OctavoErrorCode.NumberOutOfRange, "MessagePack", number, TranscodeFormat.Cbor, TranscodeFormat.MessagePack);
        Assert.Equal(OctavoMsgPack.Serialize(Encoding.ASCII.GetString(digits)),
            OctavoTranscode.Convert(number, TranscodeFormat.Cbor, TranscodeFormat.MessagePack, s_all));
    }

    [Theory]
    [InlineData("A201F6C24101F6")] // an integer and a bignum
    [InlineData("A2F93C00F6FA3F800000F6")]
    [InlineData("BF6161F67F6161FFF6FF")]
    [InlineData("A2C101F6C101F6")]
    [InlineData("A23BFFFFFFFFFFFFFFFFF6C348FFFFFFFFFFFFFFFFF6")]
    [InlineData("A2F7F6F7F6")]
    public void Keys_that_come_twice_are_refused(string data)
    {
        Refuse(OctavoErrorCode.DuplicateKey, "CBOR", Hex(data), TranscodeFormat.Cbor, TranscodeFormat.Cbor);
        OctavoTranscode.Convert(Hex(data), TranscodeFormat.Cbor, TranscodeFormat.Cbor, s_all);
    }

    [Fact]
    public void Keys_are_compared_as_the_target_has_them()
    {
        byte[] data = Hex("A201F66131F6");
        Assert.Equal(data, OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
        Refuse(OctavoErrorCode.DuplicateKey, "CBOR", data, TranscodeFormat.Cbor, TranscodeFormat.Json);
        data = Hex("A3C101F6C201F6C1C201F6"); // the same content in other tags
        Assert.Equal(data, OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
    }

    /// <summary>Keys that differ in the source and were written as one.</summary>
    [Theory]
    [InlineData("A2C482200101C482210A02", "82CB3FB999999999999A01CB3FB999999999999A02")] // 1·10⁻¹ and 10·10⁻²
    [InlineData("A2C482200101FB3FB999999999999A02", "82CB3FB999999999999A01CB3FB999999999999A02")]
    [InlineData("A2C482000101" + "0102", "820101" + "0102")]
    [InlineData("A2C24901000000000000000001" + "74313834343637343430373337303935353136313602",
        "82B4313834343637343430373337303935353136313601B4313834343637343430373337303935353136313602")] // 2⁶⁴ as a bignum and as text
    public void Numbers_as_keys_are_compared_as_MessagePack_has_them(string cbor, string both)
    {
        Refuse(OctavoErrorCode.DuplicateKey, "CBOR", Hex(cbor), TranscodeFormat.Cbor, TranscodeFormat.MessagePack,
            s_all with { AllowDuplicateKeys = false });
        Assert.Equal(Hex(both), OctavoTranscode.Convert(Hex(cbor), TranscodeFormat.Cbor, TranscodeFormat.MessagePack, s_all));
        byte[] same = OctavoTranscode.Convert(Hex(cbor), TranscodeFormat.Cbor, TranscodeFormat.Cbor);
        Assert.Equal(Hex(cbor), same);
    }

    [Theory]
    [InlineData("82CA3F80000001CB3FF000000000000002", "A2F93C0001F93C0002", true)] // a float in two widths
    [InlineData("82D6FF0000000001D7FF000000000000000002", "A2C10001C10002", false)] // a timestamp in two widths
    [InlineData("82D7FF000000040000000101C70CFF00000001000000000000000102", "A2D903E9A20101280101D903E9A20101280102", false)]
    public void Keys_of_MessagePack_are_compared_as_CBOR_has_them(string msgPack, string both, bool areTwo)
    {
        Refuse(OctavoErrorCode.DuplicateKey, "MessagePack", Hex(msgPack), TranscodeFormat.MessagePack, TranscodeFormat.Cbor);
        Assert.Equal(Hex(both), OctavoTranscode.Convert(Hex(msgPack), TranscodeFormat.MessagePack, TranscodeFormat.Cbor, s_all));
        Assert.Equal(Hex(msgPack),
            OctavoTranscode.Convert(Hex(msgPack), TranscodeFormat.MessagePack, TranscodeFormat.MessagePack, areTwo ? TranscodeOptions.Default : s_all));
        if (!areTwo)
        {
            Refuse(OctavoErrorCode.DuplicateKey, "MessagePack", Hex(msgPack), TranscodeFormat.MessagePack, TranscodeFormat.MessagePack);
        }
    }

    [Theory]
    [InlineData("", OctavoErrorCode.EndOfData)]
    [InlineData("C1", OctavoErrorCode.EndOfData)]
    [InlineData("0101", OctavoErrorCode.TrailingData)]
    [InlineData("01C1", OctavoErrorCode.TrailingData)]
    [InlineData("8201", OctavoErrorCode.EndOfData)]
    [InlineData("9F01", OctavoErrorCode.EndOfData)]
    [InlineData("5BFFFFFFFFFFFFFFFF00", OctavoErrorCode.CountTooLarge)]
    [InlineData("9B8000000000000000", OctavoErrorCode.CountTooLarge)]
    [InlineData("9A7FFFFFFF01", OctavoErrorCode.EndOfData)]
    [InlineData("BF01FF", OctavoErrorCode.InvalidData)]
    [InlineData("9FC1FF", OctavoErrorCode.InvalidData)]
    [InlineData("81FF", OctavoErrorCode.InvalidData)]
    [InlineData("FF", OctavoErrorCode.InvalidData)]
    [InlineData("1C", OctavoErrorCode.InvalidData)]
    [InlineData("DF00", OctavoErrorCode.InvalidData)]
    [InlineData("F818", OctavoErrorCode.InvalidData)]
    [InlineData("5F6161FF", OctavoErrorCode.InvalidData)]
    [InlineData("5F5F4100FFFF", OctavoErrorCode.InvalidData)]
    [InlineData("7F61C361A9FF", OctavoErrorCode.InvalidText)]
    [InlineData("6180", OctavoErrorCode.InvalidText)]
    public void Cbor_that_is_none_is_refused(string data, OctavoErrorCode code)
    {
        foreach (TranscodeFormat to in s_targets)
        {
            Refuse(code, "CBOR", Hex(data), TranscodeFormat.Cbor, to);
        }
    }

    [Fact]
    public void Sequences_of_values()
    {
        var sequence = new TranscodeOptions { Sequence = true };
        Assert.Equal("1\n[]\n\"a\"\n{\"b\":[1]}\n", ToJson(Hex("01806161A161629F01FF"), sequence));
        Assert.Equal("0180F6", Convert.ToHexString(OctavoTranscode.Convert("1 []\nnull"u8, TranscodeFormat.Json, TranscodeFormat.Cbor, sequence)));
        Assert.Equal("", ToJson([], sequence));
        Refuse(OctavoErrorCode.EndOfData, "CBOR", [0x01, 0xc1], TranscodeFormat.Cbor, TranscodeFormat.Cbor, sequence);
        Refuse(OctavoErrorCode.InvalidData, "CBOR", [0x01, 0xff], TranscodeFormat.Cbor, TranscodeFormat.Json, sequence);
        Assert.Equal("{\"$tag\":9,\"$value\":1}\n2\n", ToJson(Hex("C90102"), new TranscodeOptions { Sequence = true, Tags = TagRule.Keep }));
    }

    [Fact]
    public void Memory_does_not_grow_with_the_data()
    {
        // Fifty megabytes each: an array of no count, tags without end.
        foreach ((byte first, byte piece, bool ends) in new (byte, byte, bool)[] { (0x9f, 0x05, true), (0xc1, 0xc1, false) })
        {
            long Allocated(int count)
            {
                var source = new ByteStream(first, piece, count, ends);
                long before = GC.GetAllocatedBytesForCurrentThread();
                if (ends)
                {
                    OctavoTranscode.Convert(Stream.Null, source, TranscodeFormat.Cbor, TranscodeFormat.Json);
                }
                else
                {
                    Assert.Equal(OctavoErrorCode.EndOfData,
                        Assert.Throws<OctavoException>(
                            () => OctavoTranscode.Convert(Stream.Null, source, TranscodeFormat.Cbor, TranscodeFormat.Cbor,
                                new TranscodeOptions { IndefiniteLengths = true })).Code);
                }
                return GC.GetAllocatedBytesForCurrentThread() - before;
            }
            Allocated(1000);
            Assert.InRange(Allocated(5_000_000), 0, 1_000_000);
        }
    }

    [SuiteFact("cbor-rfc8949")]
    public void Appendix_A()
    {
        foreach (JsonElement row in Rows("rfc8949_appendix_a_diagnostic.json"))
        {
            byte[] data = Hex(row.GetProperty("hex").GetString()!);
            byte[] preferred = CborTree.Write(CborTree.Read(data));
            byte[] made = OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Cbor);
            Assert.Equal(Convert.ToHexString(preferred), Convert.ToHexString(made));
            Check(data);
        }
        int values = 0;
        foreach (JsonElement row in Rows("appendix_a.json").Where(row => row.TryGetProperty("decoded", out _)))
        {
            byte[] json = OctavoTranscode.Convert(Hex(row.GetProperty("hex").GetString()!), TranscodeFormat.Cbor, TranscodeFormat.Json);
            Assert.True(JsonValues.Same(OctavoJson.ReadDynamic(Encoding.UTF8.GetBytes(row.GetProperty("decoded").GetRawText())), OctavoJson.ReadDynamic(json)),
                row.GetRawText());
            values++;
        }
        Assert.Equal(59, values);
    }

    /// <summary>Random changes of random values: whether the data is taken, and what it is, is the same by the reader of events and by the reader without a
    /// type.</summary>
    [Fact]
    public void Damaged_data_is_converted_where_it_is_read_and_nowhere_else()
    {
        var values = new RandomCbor(6) { WholeFloats = true, LargeIntegers = true, Tags = [0, 1, 2, 4, 5, 21, 37, 64, 78, 85, 258, 1234], Simple = [0, 255] };
        var random = new Random(7);
        var options = new OctavoCborOptions { Duplicates = DuplicatePolicy.LastWins, Limits = new SerializerLimits { MaxDepth = 10_000 } };
        TranscodeOptions all = s_all with { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        int taken = 0;
        for (int i = 0; i < Rounds; i++)
        {
            byte[] data = Damage(OctavoCbor.WriteDynamic(values.Next(2)), random);
            OctavoErrorCode read = OctavoErrorCode.None, converted = OctavoErrorCode.None;
            object? value = null;
            byte[] made = [];
            try
            {
                value = OctavoCbor.ReadDynamic(data, options);
            }
            catch (OctavoException found)
            {
                read = found.Code;
            }
            try
            {
                made = OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Cbor, all);
            }
            catch (OctavoException found)
            {
                converted = found.Code;
            }
            // A tag of whole numbers before something else is well-formed. The codes differ if several things are wrong.
            Assert.True((read == OctavoErrorCode.None) == (converted == OctavoErrorCode.None)
                || (read, converted) is (OctavoErrorCode.TypeMismatch, OctavoErrorCode.None), $"{Convert.ToHexString(data)}: {read}, {converted}");
            if (read == OctavoErrorCode.None)
            {
                taken++;
                Assert.True(CborValueComparer.Instance.Equals(value, OctavoCbor.ReadDynamic(made, options)), Convert.ToHexString(data));
                foreach (TranscodeFormat to in s_targets)
                {
                    Assert.Equal(Try(data, to), InPieces(data, to, random.Next(1, 50)));
                }
            }
        }
        Assert.InRange(taken, Rounds / 10, Rounds);
    }

    private static byte[] Damage(byte[] data, Random random)
    {
        var bytes = new List<byte>(data);
        for (int times = random.Next(4); times > 0 && bytes.Count != 0; times--)
        {
            int at = random.Next(bytes.Count);
            switch (random.Next(5))
            {
                case 0:
                    bytes[at] = (byte)random.Next(256);
                    break;
                case 1:
                    bytes[at] ^= (byte)(1 << random.Next(8));
                    break;
                case 2:
                    bytes.RemoveRange(at, Math.Min(random.Next(1, 4), bytes.Count - at));
                    break;
                case 3:
                    bytes.Insert(at, s_heads[random.Next(s_heads.Length)]);
                    break;
                default:
                    bytes.InsertRange(at, data.AsSpan(0, Math.Min(data.Length, random.Next(20))).ToArray());
                    break;
            }
        }
        return [.. bytes];
    }

    [SuiteFact("cbor-rfc8949")]
    public void Appendix_F_is_refused()
    {
        foreach (JsonElement row in Rows("rfc8949_appendix_f_not_well_formed.json"))
        {
            byte[] data = Hex(row.GetProperty("hex").GetString()!);
            foreach (TranscodeFormat to in s_targets)
            {
                Assert.Equal("CBOR", Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(data, TranscodeFormat.Cbor, to, s_all)).Format);
                Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(Stream.Null, new SlowStream(data, 1), TranscodeFormat.Cbor, to, s_all));
            }
        }
    }

    [SuiteFact("cose-examples")]
    public void Cose_messages_come_back_as_their_bytes()
    {
        int messages = 0;
        foreach (string line in Encoding.UTF8.GetString(SuiteFolder.Bytes("cose-examples/cose.jsonl")).Split('\n', StringSplitOptions.RemoveEmptyEntries))
        {
            using JsonDocument row = JsonDocument.Parse(line);
            byte[] data = Hex(row.RootElement.GetProperty("hex").GetString()!);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Cbor)));
            if (messages++ % 10 == 0)
            {
                Check(data);
            }
        }
        Assert.Equal(149, messages);
    }

    [SuiteFact("json-org")]
    public void Companions_of_json_org_are_equal() => Companions("json-org");

    [SuiteFact("json-roundtrip")]
    public void Companions_of_json_roundtrip_are_equal() => Companions("json-roundtrip");

    [SuiteFact("jsontestsuite")]
    public void Companions_of_the_json_test_suite_are_equal() => Companions("jsontestsuite");

    [SuiteFact("realworld-json")]
    public void Companions_of_real_world_data_are_equal() => Companions("realworld-json");

    /// <summary>A document, and what other libraries made of it in CBOR and MessagePack: the same value, whichever is converted to whichever.</summary>
    private static void Companions(string suite)
    {
        int compared = 0;
        string[] files = [.. SuiteFolder.Manifest(suite).Select(entry => entry.File)];
        foreach (string file in files.Where(file => file.EndsWith(".cbor", StringComparison.Ordinal)))
        {
            string name = System.IO.Path.GetFileNameWithoutExtension(file);
            byte[] cbor = SuiteFolder.Bytes(file);
            byte[] json =
                SuiteFolder.Bytes(files.Single(other => System.IO.Path.GetFileName(other) == name || System.IO.Path.GetFileName(other) == name + ".json"));
            object? value;
            try
            {
                value = OctavoJson.ReadDynamic(json);
            }
            catch (OctavoException)
            {
                continue; // a key twice, or a number beyond: the other library took what we do not
            }
            Same(TranscodeFormat.Cbor, cbor, "of the CBOR");
            if (files.FirstOrDefault(other => System.IO.Path.GetFileName(other) == name + ".msgpack") is { } packed)
            {
                Same(TranscodeFormat.MessagePack, SuiteFolder.Bytes(packed), "of the MessagePack");
            }
            compared++;

            void Same(TranscodeFormat from, byte[] data, string what)
            {
                Assert.True(JsonValues.Same(value, OctavoJson.ReadDynamic(OctavoTranscode.Convert(data, from, TranscodeFormat.Json))) || HasWholeFloats(value),
                    $"{file}: JSON {what}");
                Assert.True(JsonValues.Same(value, OctavoCbor.ReadDynamic(OctavoTranscode.Convert(data, from, TranscodeFormat.Cbor))), $"{file}: CBOR {what}");
                Assert.True(JsonValues.Same(value, OctavoMsgPack.ReadDynamic(OctavoTranscode.Convert(data, from, TranscodeFormat.MessagePack, s_all))),
                    $"{file}: MessagePack {what}");
            }
        }
        Assert.NotEqual(0, compared);
    }

    /// <summary>Of these other libraries write integers, or of whole numbers beyond 64 bits doubles: as JSON again they have another form.</summary>
    private static bool HasWholeFloats(object? value) => value switch
    {
        double number => number == Math.Floor(number),
        System.Numerics.BigInteger => true,
        object?[] array => array.Any(HasWholeFloats),
        Dictionary<string, object?> map => map.Values.Any(HasWholeFloats),
        _ => false,
    };

    /// <summary>Every cut is refused, every piecewise way gives the same, and no change of a byte anything but our exception.</summary>
    private static void Check(byte[] data)
    {
        foreach (TranscodeFormat to in s_targets)
        {
            string whole = Try(data, to);
            Assert.Equal(whole, InPieces(data, to, 1));
            Assert.Equal(whole, InPieces(data, to, 3));
            for (int length = 0; length < data.Length; length++)
            {
                byte[] part = data[..length];
                Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(part, TranscodeFormat.Cbor, to, s_all));
            }
        }
        byte[] changed = [.. data];
        for (int at = 0; at < Math.Min(data.Length, 60); at++)
        {
            for (int value = 0; value < 256; value++)
            {
                changed[at] = (byte)value;
                foreach (TranscodeFormat to in s_targets)
                {
                    string made = Try(changed, to);
                    if (value % 32 == at % 32)
                    {
                        Assert.Equal(made, InPieces(changed, to, 2));
                    }
                    if (to == TranscodeFormat.Cbor && made.Length > 0 && made[0] != '!')
                    {
                        Assert.Equal(made, Try(Convert.FromHexString(made), to)); // it is in preferred serialization already
                    }
                }
            }
            changed[at] = data[at];
        }
    }

    private static string Try(byte[] data, TranscodeFormat to)
    {
        try
        {
            return Convert.ToHexString(OctavoTranscode.Convert(data, TranscodeFormat.Cbor, to, s_all));
        }
        catch (OctavoException found)
        {
            return "!" + found.Code;
        }
    }

    private static string InPieces(byte[] data, TranscodeFormat to, int size)
    {
        var made = new MemoryStream();
        try
        {
            OctavoTranscode.Convert(made, new SlowStream(data, size), TranscodeFormat.Cbor, to, s_all);
            return Convert.ToHexString(made.ToArray());
        }
        catch (OctavoException found)
        {
            return "!" + found.Code;
        }
    }

    private static string ToJson(byte[] data, TranscodeOptions options) =>
        Encoding.UTF8.GetString(OctavoTranscode.Convert(data, TranscodeFormat.Cbor, TranscodeFormat.Json, options));

    private static void Refuse(OctavoErrorCode code, string format, byte[] data, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(data, from, to, options));
        Assert.Equal((code, format), (found.Code, found.Format));
        Assert.Equal(code,
            Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(new ArrayBufferWriter<byte>(), Segments.Every(data, 3), from, to, options)).Code);
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(Stream.Null, new SlowStream(data, 2), from, to, options)).Code);
    }

    private static byte[] Hex(string text) => Convert.FromHexString(text.Replace(" ", "", StringComparison.Ordinal));

    private static JsonElement[] Rows(string file)
    {
        using JsonDocument document = JsonDocument.Parse(SuiteFolder.Bytes($"cbor-rfc8949/{file}"));
        return [.. document.RootElement.EnumerateArray().Select(row => row.Clone())];
    }

    /// <summary>A byte, another many times, and a break where one ends it.</summary>
    private sealed class ByteStream(byte first, byte piece, int count, bool ends) : MemoryStream
    {
        private int _at = -1;

        public override bool CanSeek => false;

        public override int Read(Span<byte> buffer)
        {
            int made = 0;
            if (_at < 0 && buffer.Length > 0)
            {
                buffer[made++] = first;
                _at = 0;
            }
            int run = Math.Max(0, Math.Min(buffer.Length - made, count - _at));
            buffer.Slice(made, run).Fill(piece);
            made += run;
            _at += run;
            if (_at == count && ends && made < buffer.Length)
            {
                buffer[made++] = 0xff;
                _at++;
            }
            return made;
        }

        public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));
    }
}
