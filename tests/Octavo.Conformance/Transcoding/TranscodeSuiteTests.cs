// Owns: conversion over the published data: each document to every format and back, equal by value, from every kind of source.
using Octavo.Cbor;

namespace Octavo.Conformance.Transcoding;

public class TranscodeSuiteTests
{
    private static readonly TranscodeOptions s_options = new() { LargeIntegers = LargeIntegerRule.NearestDouble };

    private static readonly TranscodeOptions s_inOnePass = new() { IndefiniteLengths = true };

    [SuiteFact("json-org")]
    public void Json_org() => Check("json-org");

    [SuiteFact("json-roundtrip")]
    public void Json_roundtrip() => Check("json-roundtrip");

    [SuiteFact("realworld-json")]
    public void Real_world_data() => Check("realworld-json");

    [SuiteFact("jsontestsuite")]
    public void Json_test_suite() => Check("jsontestsuite");

    [SuiteFact("msgpack-test-suite")]
    public void MessagePack_to_itself_in_its_shortest_form()
    {
        int values = 0;
        foreach (string file in SuiteFolder.Manifest("msgpack-test-suite").Select(entry => entry.File)
            .Where(file => file.EndsWith(".json", StringComparison.Ordinal)))
        {
            using System.Text.Json.JsonDocument document = System.Text.Json.JsonDocument.Parse(SuiteFolder.Bytes(file));
            foreach (System.Text.Json.JsonElement group in document.RootElement.EnumerateObject().SelectMany(property => property.Value.EnumerateArray()))
            {
                foreach (System.Text.Json.JsonElement form in group.GetProperty("msgpack").EnumerateArray())
                {
                    byte[] data = Convert.FromHexString(form.GetString()!.Replace("-", ""));
                    object? value = OctavoMsgPack.ReadDynamic(data);
                    byte[] made = OctavoTranscode.Convert(data, TranscodeFormat.MessagePack, TranscodeFormat.MessagePack);
                    Assert.Equal(OctavoMsgPack.WriteDynamic(value), made);
                    values++;
                }
            }
        }
        Assert.NotEqual(0, values);
    }

    /// <summary>A document that our reader takes is converted, one that it refuses is refused: what a type would have said.</summary>
    private static void Check(string suite)
    {
        int converted = 0, refused = 0;
        foreach (string file in SuiteFolder.Manifest(suite).Select(entry => entry.File).Where(file => file.EndsWith(".json", StringComparison.Ordinal)))
        {
            byte[] json = SuiteFolder.Bytes(file);
            object? value;
            try
            {
                value = OctavoJson.ReadDynamic(json);
            }
            catch (OctavoException found) when (found.Code != OctavoErrorCode.NumberOutOfRange)
            {
                OctavoErrorCode code = Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.Json)).Code;
                Assert.True(code == found.Code, $"{file}: {code} instead of {found.Code}");
                Assert.Throws<OctavoException>(() => OctavoTranscode.Convert(Stream.Null, new SlowStream(json, 3), TranscodeFormat.Json, TranscodeFormat.Json));
                refused++;
                continue;
            }
            catch (OctavoException)
            {
                continue; // a number that no type of .NET holds passes from JSON to JSON, as text
            }
            Convert_both_ways(file, json, value);
            converted++;
        }
        Assert.True(converted != 0, $"{suite}: {refused} refused, none converted");
    }

    private static void Convert_both_ways(string file, byte[] json, object? value)
    {
        byte[] minified = OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.Json, s_options);
        Assert.True(JsonValues.Same(OctavoJson.ReadDynamic(minified), value), $"{file}: JSON to JSON");
        byte[] packed = OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.MessagePack, s_options);
        object? read = OctavoMsgPack.ReadDynamic(packed);
        Assert.True(JsonValues.Same(value, read), $"{file}: JSON to MessagePack");
        Assert.Equal(OctavoMsgPack.WriteDynamic(read), packed);
        Assert.Equal(packed, OctavoTranscode.Convert(packed, TranscodeFormat.MessagePack, TranscodeFormat.MessagePack, s_options));
        byte[] back = OctavoTranscode.Convert(packed, TranscodeFormat.MessagePack, TranscodeFormat.Json, s_options);
        Assert.True(JsonValues.Same(OctavoJson.ReadDynamic(back), read), $"{file}: MessagePack to JSON");
        Assert.Equal(packed, OctavoTranscode.Convert(back, TranscodeFormat.Json, TranscodeFormat.MessagePack, s_options));
        Through_CBOR(file, json, value, packed);
        foreach (int size in json.Length > 10_000 ? new[] { 4093, 65_537 } : [1, 2, 3, 5, 17])
        {
            var made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(json, size), TranscodeFormat.Json, TranscodeFormat.MessagePack, s_options);
            Assert.Equal(packed, made.ToArray());
            made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(packed, size), TranscodeFormat.MessagePack, TranscodeFormat.Json, s_options);
            Assert.Equal(back, made.ToArray());
        }
    }

    /// <summary>CBOR has whole numbers of any size: there no rule is needed.</summary>
    private static void Through_CBOR(string file, byte[] json, object? value, byte[] packed)
    {
        byte[] cbor = OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.Cbor);
        object? read = OctavoCbor.ReadDynamic(cbor);
        Assert.True(JsonValues.Same(value, read), $"{file}: JSON to CBOR");
        Assert.Equal(OctavoCbor.WriteDynamic(read), cbor);
        Assert.Equal(cbor, OctavoTranscode.Convert(cbor, TranscodeFormat.Cbor, TranscodeFormat.Cbor));
        Assert.Equal(packed, OctavoTranscode.Convert(cbor, TranscodeFormat.Cbor, TranscodeFormat.MessagePack, s_options));
        byte[] back = OctavoTranscode.Convert(cbor, TranscodeFormat.Cbor, TranscodeFormat.Json);
        Assert.True(JsonValues.Same(OctavoJson.ReadDynamic(back), read), $"{file}: CBOR to JSON");
        Assert.Equal(cbor, OctavoTranscode.Convert(back, TranscodeFormat.Json, TranscodeFormat.Cbor));
        byte[] open = OctavoTranscode.Convert(json, TranscodeFormat.Json, TranscodeFormat.Cbor, s_inOnePass);
        Assert.True(CborValueComparer.Instance.Equals(read, OctavoCbor.ReadDynamic(open)), $"{file}: JSON to CBOR of indefinite lengths");
        foreach (int size in json.Length > 10_000 ? new[] { 4093, 65_537 } : [1, 2, 3, 5, 17])
        {
            var made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(json, size), TranscodeFormat.Json, TranscodeFormat.Cbor, s_inOnePass);
            Assert.Equal(open, made.ToArray());
            made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(open, size), TranscodeFormat.Cbor, TranscodeFormat.Cbor);
            Assert.Equal(cbor, made.ToArray());
            made = new MemoryStream();
            OctavoTranscode.Convert(made, new SlowStream(open, size), TranscodeFormat.Cbor, TranscodeFormat.Json);
            Assert.Equal(back, made.ToArray());
        }
    }
}
