// Owns: conversion without a type: what becomes of what a target cannot say, limits, ends, cuts, streams and pipes.
using System.IO.Pipelines;

namespace Octavo.Conformance.Transcoding;

public class TranscodeTests
{
    [Fact]
    public void What_a_target_refuses_has_a_place()
    {
        byte[] data = [0x92, 0x01, 0xCB, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(data, TranscodeFormat.MessagePack, TranscodeFormat.Json));
        Assert.Equal((OctavoErrorCode.InvalidValue, 2), (found.Code, found.Offset));
    }

    [Theory]
    [InlineData("null", "C0")]
    [InlineData("true", "C3")]
    [InlineData(" [ ] ", "90")]
    [InlineData("{}", "80")]
    [InlineData("[1,-1,[],{\"a\":{}},\"é\"]", "9501FF9081A16180A2C3A9")]
    [InlineData("{\"\\u0061\":[1.5,2e3]}", "81A16192CB3FF8000000000000CB409F400000000000")]
    [InlineData("18446744073709551615", "CFFFFFFFFFFFFFFFFF")]
    [InlineData("-9223372036854775808", "D38000000000000000")]
    public void Json_to_MessagePack(string json, string expected)
    {
        byte[] made = OctavoTranscode.Convert(Encoding.UTF8.GetBytes(json), TranscodeFormat.Json, TranscodeFormat.MessagePack);
        Assert.Equal(expected, Convert.ToHexString(made));
    }

    [Theory]
    [InlineData("C0", "null")]
    [InlineData("9501FF9081A16180A2C3A9", "[1,-1,[],{\"a\":{}},\"é\"]")]
    [InlineData("CFFFFFFFFFFFFFFFFF", "18446744073709551615")]
    [InlineData("CB4000000000000000", "2.0")]
    [InlineData("CA3DCCCCCD", "0.1")]
    [InlineData("CB7E37E43C8800759C", "1E+300")]
    [InlineData("C403010203", "\"AQID\"")]
    [InlineData("D505AABB", "{\"$ext\":5,\"$data\":\"qrs=\"}")]
    [InlineData("D6FF00000001", "\"1970-01-01T00:00:01Z\"")]
    [InlineData("C70CFF00000001FFFFFFFFFFFFFFFF", "\"1969-12-31T23:59:59.000000001Z\"")]
    [InlineData("D7FFEE6B280000000000", "\"1970-01-01T00:00:00.999999999Z\"", "D7FFEE6B27FC00000000")]
    [InlineData("C70CFF000000007FFFFFFFFFFFFFFF", "{\"$ext\":-1,\"$data\":\"AAAAAH//////////\"}")]
    [InlineData("8501C002C0C3C0CFFFFFFFFFFFFFFFFFC0C40101C0", "{\"1\":null,\"2\":null,\"true\":null,\"18446744073709551615\":null,\"AQ==\":null}")]
    public void MessagePack_to_Json(string data, string expected, string? exact = null)
    {
        byte[] made = OctavoTranscode.Convert(Convert.FromHexString(exact ?? data), TranscodeFormat.MessagePack, TranscodeFormat.Json);
        Assert.Equal(expected, Encoding.UTF8.GetString(made));
    }

    [Theory]
    [InlineData("CA7F800001")]
    [InlineData("CAFFC12345")]
    [InlineData("CB7FF0000000000001")]
    public void MessagePack_to_itself_keeps_the_bits_of_NaN(string data) =>
        Assert.Equal(data, Convert.ToHexString(OctavoTranscode.Convert(Convert.FromHexString(data), TranscodeFormat.MessagePack, TranscodeFormat.MessagePack)));

    [Theory]
    [InlineData("81C001")] // nil
    [InlineData("81CA3F80000001")] // a float
    [InlineData("819001")] // an array
    [InlineData("818001")] // a map
    [InlineData("81D6FF0000000101")] // a timestamp
    public void Keys_without_a_text_are_refused(string data) =>
        Refuse(OctavoErrorCode.NotInFormat, "JSON", Convert.FromHexString(data), TranscodeFormat.MessagePack, TranscodeFormat.Json);

    [Fact]
    public void Special_floats_are_refused_or_null_or_text()
    {
        byte[] data = [0x93, 0xCB, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0, 0xCA, 0x7F, 0x80, 0, 0, 0xCB, 0xFF, 0xF0, 0, 0, 0, 0, 0, 0];
        Refuse(OctavoErrorCode.InvalidValue, "JSON", data, TranscodeFormat.MessagePack, TranscodeFormat.Json);
        Assert.Equal("[null,null,null]", ToJson(data, new TranscodeOptions { SpecialFloats = SpecialFloatRule.Null }));
        Assert.Equal("""["NaN","Infinity","-Infinity"]""", ToJson(data, new TranscodeOptions { SpecialFloats = SpecialFloatRule.Text }));
        TranscodeFormat lenient = TranscodeFormat.JsonWith(new OctavoJsonOptions { AllowSpecialFloats = true });
        Assert.Equal("93CBFFF8000000000000CB7FF0000000000000CBFFF0000000000000",
            Convert.ToHexString(OctavoTranscode.Convert("[NaN,Infinity,-Infinity]"u8, lenient, TranscodeFormat.MessagePack)));
    }

    [Fact]
    public void Whole_numbers_beyond_64_bits_are_refused_or_the_nearest_or_text()
    {
        byte[] json = "[18446744073709551616]"u8.ToArray();
        Refuse(OctavoErrorCode.NumberOutOfRange, "MessagePack", json, TranscodeFormat.Json, TranscodeFormat.MessagePack);
        Assert.Equal("91CB43F0000000000000", ToMsgPack(json, new TranscodeOptions { LargeIntegers = LargeIntegerRule.NearestDouble }));
        Assert.Equal("91B4" + Convert.ToHexString("18446744073709551616"u8), ToMsgPack(json, new TranscodeOptions { LargeIntegers = LargeIntegerRule.Text }));
        Refuse(OctavoErrorCode.NumberOutOfRange, "MessagePack", "1e400"u8.ToArray(), TranscodeFormat.Json, TranscodeFormat.MessagePack);
        Assert.Equal("[18446744073709551616,1e400,-0,1.50]",
            Encoding.UTF8.GetString(OctavoTranscode.Convert(" [ 18446744073709551616 , 1e400, -0, 1.50 ] "u8, TranscodeFormat.Json, TranscodeFormat.Json)));
    }

    [Fact]
    public void Keys_that_come_twice_are_refused_or_pass()
    {
        byte[] json = """{"b":{"a":1},"a":1,"\u0061":2}"""u8.ToArray();
        Refuse(OctavoErrorCode.DuplicateKey, "JSON", json, TranscodeFormat.Json, TranscodeFormat.Json);
        Refuse(OctavoErrorCode.DuplicateKey, "JSON", json, TranscodeFormat.Json, TranscodeFormat.MessagePack);
        var pass = new TranscodeOptions { AllowDuplicateKeys = true };
        Assert.Equal("""{"b":{"a":1},"a":1,"a":2}""", Encoding.UTF8.GetString(OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.Json, pass)));
        Assert.Equal("83A16281A16101A16101A16102", ToMsgPack(json, pass));
        // 1 and "1" are two keys in MessagePack and one name in JSON.
        byte[] both = [0x82, 0x01, 0xC0, 0xA1, 0x31, 0xC0];
        Assert.Equal(both, OctavoTranscode.Convert(both, TranscodeFormat.MessagePack, TranscodeFormat.MessagePack));
        Refuse(OctavoErrorCode.DuplicateKey, "MessagePack", both, TranscodeFormat.MessagePack, TranscodeFormat.Json);
        byte[] many = Encoding.UTF8.GetBytes("{" + string.Join(',', Enumerable.Range(0, 5000).Select(i => $"\"k{i}\":{i}")) + ",\"k4321\":0}");
        Refuse(OctavoErrorCode.DuplicateKey, "JSON", many, TranscodeFormat.Json, TranscodeFormat.Json);
        OctavoTranscode.Convert(Encoding.UTF8.GetBytes("[" + Encoding.UTF8.GetString(many).Replace(",\"k4321\":0", "") + ",{\"k1\":1}]"), TranscodeFormat.Json,
            TranscodeFormat.Json);
    }

    /// <summary>The table of keys grows: each key is found again before and after it grows.</summary>
    [Fact]
    public void Each_key_of_a_map_of_any_size_is_refused_the_second_time()
    {
        for (int keys = 1; keys <= 70; keys++)
        {
            for (int twice = 0; twice < keys; twice++)
            {
                byte[] json = Encoding.UTF8.GetBytes("{" + string.Join(',', Enumerable.Range(0, keys).Append(twice).Select(i => $"\"k{i}\":{i}")) + "}");
                Refuse(OctavoErrorCode.DuplicateKey, "JSON", json, TranscodeFormat.Json, TranscodeFormat.Json);
            }
        }
    }

    [Fact]
    public void Depth_and_bytes_are_bounded()
    {
        byte[] deep = Encoding.ASCII.GetBytes(new string('[', 64) + new string(']', 64)),
            deeper = Encoding.ASCII.GetBytes(new string('[', 65) + new string(']', 65));
        byte[] packed = OctavoTranscode.Convert(deep, TranscodeFormat.Json, TranscodeFormat.MessagePack);
        Assert.Equal(64, packed.Length);
        Refuse(OctavoErrorCode.DepthExceeded, "JSON", deeper, TranscodeFormat.Json, TranscodeFormat.Json);
        Refuse(OctavoErrorCode.DepthExceeded, "JSON", deeper, TranscodeFormat.Json, TranscodeFormat.MessagePack);
        Refuse(OctavoErrorCode.DepthExceeded, "MessagePack", [0x91, .. packed], TranscodeFormat.MessagePack, TranscodeFormat.Json);
        var options = new TranscodeOptions { Limits = new SerializerLimits { MaxTotalBytes = 100 } };
        Refuse(OctavoErrorCode.TotalBytesExceeded, "JSON", deep, TranscodeFormat.Json, TranscodeFormat.Json, options);
        foreach (Stream source in new Stream[] { new MemoryStream(deep), new SlowStream(deep, 7) })
        {
            Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
                Assert.Throws<OctavoException>(
                    () => OctavoTranscode.Convert(Stream.Null, source, TranscodeFormat.Json, TranscodeFormat.MessagePack, options)).Code);
        }
    }

    [Theory]
    [InlineData("", OctavoErrorCode.EndOfData)]
    [InlineData("[1", OctavoErrorCode.EndOfData)]
    [InlineData("1 2", OctavoErrorCode.TrailingData)]
    [InlineData("[1]]", OctavoErrorCode.TrailingData)]
    [InlineData("[1 2]", OctavoErrorCode.InvalidData)]
    [InlineData("{\"a\" 1}", OctavoErrorCode.InvalidData)]
    [InlineData("\"\\ud800\"", OctavoErrorCode.InvalidText)]
    [InlineData("/**/1", OctavoErrorCode.InvalidData)]
    public void Json_that_is_none_is_refused(string json, OctavoErrorCode code)
    {
        Refuse(code, "JSON", Encoding.UTF8.GetBytes(json), TranscodeFormat.Json, TranscodeFormat.Json);
        Refuse(code, "JSON", Encoding.UTF8.GetBytes(json), TranscodeFormat.Json, TranscodeFormat.MessagePack);
    }

    [Theory]
    [InlineData("", OctavoErrorCode.EndOfData)]
    [InlineData("C1", OctavoErrorCode.InvalidData)]
    [InlineData("0101", OctavoErrorCode.TrailingData)]
    [InlineData("9201", OctavoErrorCode.EndOfData)]
    [InlineData("DDFFFFFFFF01", OctavoErrorCode.CountTooLarge)]
    [InlineData("DD7FFFFFFF01", OctavoErrorCode.EndOfData)]
    [InlineData("DB7FFFFFFF61", OctavoErrorCode.EndOfData)]
    [InlineData("A180", OctavoErrorCode.InvalidText)]
    public void MessagePack_that_is_none_is_refused(string data, OctavoErrorCode code)
    {
        Refuse(code, "MessagePack", Convert.FromHexString(data), TranscodeFormat.MessagePack, TranscodeFormat.Json);
        Refuse(code, "MessagePack", Convert.FromHexString(data), TranscodeFormat.MessagePack, TranscodeFormat.MessagePack);
    }

    [Fact]
    public void Errors_say_where()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoTranscode.Convert("[1,[2,x]]"u8, TranscodeFormat.Json, TranscodeFormat.Json));
        Assert.Equal(("JSON", 6L), (found.Format, found.Offset));
        byte[] long_ = Encoding.ASCII.GetBytes("[" + string.Concat(Enumerable.Repeat("1,", 100_000)) + "x]");
        found =
            Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(Stream.Null, new SlowStream(long_, 1000), TranscodeFormat.Json, TranscodeFormat.Json));
        Assert.Equal((OctavoErrorCode.InvalidData, 200_001L), (found.Code, found.Offset));
    }

    [Fact]
    public void Sequences_of_values()
    {
        var sequence = new TranscodeOptions { Sequence = true };
        Assert.Equal("1\n[]\n\"a\"\n{\"b\":[1]}\n", ToJson([0x01, 0x90, 0xA1, 0x61, 0x81, 0xA1, 0x62, 0x91, 0x01], sequence));
        Assert.Equal("0190A16181A1629101", ToMsgPack("1 []\n\"a\"\r\n{\"b\":[1]}\n"u8.ToArray(), sequence));
        Assert.Equal("", ToJson([], sequence));
        Assert.Equal("", ToMsgPack(" \n"u8.ToArray(), sequence));
    }

    [Fact]
    public void Leniencies_hold_across_chunks()
    {
        TranscodeFormat lenient =
            TranscodeFormat.JsonWith(new OctavoJsonOptions { AllowComments = true, AllowTrailingCommas = true, AllowByteOrderMark = true });
        byte[] json = [0xEF, 0xBB, 0xBF, .. "/* a */ [1, // b\n 2, {\"c\": 3, /* d */ }, ] // e"u8];
        foreach (int size in new[] { 1, 2, 3, 7 })
        {
            var made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(json, size), lenient, TranscodeFormat.Json);
            Assert.Equal("[1,2,{\"c\":3}]", Encoding.UTF8.GetString(made.ToArray()));
        }
        Assert.Throws<ArgumentException>(() => TranscodeFormat.JsonWith(new OctavoJsonOptions { AllowSingleQuotes = true }));
    }

    [Fact]
    public async Task Long_texts_and_many_values_from_every_kind_of_source()
    {
        byte[] json =
            Encoding.UTF8.GetBytes(
                "[" + string.Join(',', Enumerable.Range(0, 3000).Select(i => $"{{\"id\":{i},\"text\":\"{new string('é', i % 400)}\\n\",\"x\":{i}.25}}")) + ",\""
                    + new string('a', 300_000) + "\"," + new string('9', 700) + ".5]");
        var nearest = new TranscodeOptions { LargeIntegers = LargeIntegerRule.NearestDouble };
        byte[] packed =
            OctavoTranscode.Convert(json.AsSpan()[..^704].ToArray().Concat("]"u8.ToArray()).ToArray(), TranscodeFormat.Json, TranscodeFormat.MessagePack,
                nearest);
        object? value = OctavoMsgPack.ReadDynamic(packed);
        byte[] back = OctavoTranscode.Convert(packed, TranscodeFormat.MessagePack, TranscodeFormat.Json);
        Assert.True(JsonValues.Same(OctavoJson.ReadDynamic(back), value));
        foreach ((byte[] source, TranscodeFormat from,
            TranscodeFormat to) in new[] { (back, TranscodeFormat.Json, TranscodeFormat.MessagePack),
            (packed, TranscodeFormat.MessagePack, TranscodeFormat.Json), (json, TranscodeFormat.Json, TranscodeFormat.Json),
            (packed, TranscodeFormat.MessagePack, TranscodeFormat.MessagePack) })
        {
            byte[] expected = OctavoTranscode.Convert(source, from, to);
            var tiny = new TinyBufferWriter();
            OctavoTranscode.Convert(tiny, Segments.Every(source, 1021), from, to);
            Assert.Equal(expected, tiny.Written);
            foreach (Stream stream in new Stream[] { new MemoryStream(source), new SlowStream(source, 4099) })
            {
                var made = new MemoryStream();
                OctavoTranscode.Convert(made, stream, from, to);
                Assert.Equal(expected, made.ToArray());
            }
            foreach (Stream stream in new Stream[] { new MemoryStream(source), new SlowStream(source, 70_001) })
            {
                var made = new MemoryStream();
                await OctavoTranscode.ConvertAsync(made, stream, from, to, cancellationToken: TestContext.Current.CancellationToken);
                Assert.Equal(expected, made.ToArray());
            }
            var output = new MemoryStream();
            PipeWriter writer = PipeWriter.Create(output);
            PipeReader reader = PipeReader.Create(new SlowStream(source, 10_007));
            await OctavoTranscode.ConvertAsync(writer, reader, from, to, cancellationToken: TestContext.Current.CancellationToken);
            await writer.CompleteAsync();
            Assert.Equal(expected, output.ToArray());
        }
    }

    [Fact]
    public void Memory_does_not_grow_with_the_data()
    {
        byte[] element = "{\"id\":12345,\"name\":\"somebody\",\"list\":[1,2,3,4.5]},"u8.ToArray();
        long Allocated(int count)
        {
            var source = new RepeatedStream("["u8.ToArray(), element, count, "0]"u8.ToArray());
            long before = GC.GetAllocatedBytesForCurrentThread();
            OctavoTranscode.Convert(Stream.Null, source, TranscodeFormat.Json, TranscodeFormat.Json);
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
        Allocated(100);
        // A reader and a writer for each 64 KiB: 25 bytes a KiB of data, and nothing that stays.
        long few = Allocated(20_000), many = Allocated(200_000);
        Assert.InRange(many, 0, (10 * few) + 100_000);
        Assert.InRange(many, 0, 200_000L * element.Length / 20);
    }

    /// <summary>A count is written before its elements: what comes when the source is read again is held against it.</summary>
    [Theory]
    [InlineData("[1,2]", "[1,2,3]")]
    [InlineData("[1,2]", "[1]")]
    [InlineData("[[1],[2,3]]", "[[1,2],[3]]")]
    [InlineData("[[1],[2]]", "[[1],[2],[3]]")]
    [InlineData("{}", "{\"a\":1}")]
    public void A_source_that_changes_between_the_passes_is_refused(string first, string second)
    {
        using var source = new ChangingStream(Encoding.UTF8.GetBytes(first), Encoding.UTF8.GetBytes(second));
        OctavoException found = Assert.Throws<OctavoException>(
            () => OctavoTranscode.Convert(Stream.Null, source, TranscodeFormat.Json, TranscodeFormat.MessagePack));
        Assert.Equal(OctavoErrorCode.CountChanged, found.Code);
    }

    private static string ToJson(byte[] data, TranscodeOptions options) =>
        Encoding.UTF8.GetString(OctavoTranscode.Convert(data, TranscodeFormat.MessagePack, TranscodeFormat.Json, options));

    private static string ToMsgPack(byte[] json, TranscodeOptions options) =>
        Convert.ToHexString(OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.MessagePack, options));

    private static void Refuse(OctavoErrorCode code, string format, byte[] data, TranscodeFormat from, TranscodeFormat to, TranscodeOptions? options = null)
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(data, from, to, options));
        Assert.Equal((code, format), (found.Code, found.Format));
        Assert.Equal(code,
            Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(new ArrayBufferWriter<byte>(), Segments.Every(data, 3), from, to, options)).Code);
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(Stream.Null, new SlowStream(data, 2), from, to, options)).Code);
    }

    /// <summary>A beginning, one piece many times, and an end.</summary>
    private sealed class RepeatedStream(byte[] first, byte[] piece, int count, byte[] last) : MemoryStream
    {
        private int _next = -1;
        private byte[] _now = first;
        private int _at;

        public override int Read(Span<byte> buffer)
        {
            int total = 0;
            while (total < buffer.Length)
            {
                if (_at == _now.Length)
                {
                    _next++;
                    _at = 0;
                    _now = _next < count ? piece : last;
                    if (_next > count)
                    {
                        _at = _now.Length;
                        break;
                    }
                }
                int part = Math.Min(buffer.Length - total, _now.Length - _at);
                _now.AsSpan(_at, part).CopyTo(buffer[total..]);
                total += part;
                _at += part;
            }
            return total;
        }
    }
}
