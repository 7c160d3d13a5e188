// Owns: published benchmark documents through typed models: the same value however it is laid out, and the same bytes once written. Knows no codec.
using Octavo.Conformance.Json.Models;

namespace Octavo.Conformance.Json;

public class TypedTests
{
    private static readonly OctavoJsonOptions s_comments = new() { AllowComments = true };

    [SuiteFact("moshi-gson-bench")]
    public void Largesample_is_one_value_three_ways()
    {
        byte[] minified = SuiteFolder.Bytes("moshi-gson-bench/largesample_minified.json");
        LargeSample value = Read<LargeSample>(minified);
        Assert.Equal(60, value.Users!.Count);
        Assert.Equal(minified.AsSpan().Trim("\r\n"u8).ToArray(), OctavoJson.Serialize(value));

        LargeSample pretty = Read<LargeSample>(SuiteFolder.Bytes("moshi-gson-bench/largesample.json"));
        Assert.Equal(OctavoJson.Serialize(value), OctavoJson.Serialize(pretty));

        byte[] typeFirst = SuiteFolder.Bytes("moshi-gson-bench/largesample_minified_type_first.json");
        LargeSample named = Read<LargeSample>(typeFirst);
        Assert.Equal("type", named.Type);
        Assert.Equal(typeFirst.AsSpan().Trim("\r\n"u8).ToArray(), OctavoJson.Serialize(named));
        named.Type = null;
        Assert.Equal(OctavoJson.Serialize(value), OctavoJson.Serialize(named));
    }

    [SuiteFact("jvm-serializers")]
    public void Media_contents_come_back()
    {
        for (int i = 1; i <= 4; i++)
        {
            byte[] data = SuiteFolder.Bytes($"jvm-serializers/media.{i}.json");
            // The files have comments, which the default refuses.
            Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<MediaContent>(data)).Code);
            MediaContent value = Read<MediaContent>(data, s_comments);
            byte[] written = OctavoJson.Serialize(value);
            Assert.Equal(written, OctavoJson.Serialize(Read<MediaContent>(written)));
            Assert.True(JsonValues.Same(JsonWays.Read(data, $"media.{i}", s_comments), JsonWays.Read(written, $"media.{i}, written,")));
        }
    }

    [SuiteFact("jvm-serializers")]
    public void Media_contents_have_their_values()
    {
        MediaContent one = Read<MediaContent>(SuiteFolder.Bytes("jvm-serializers/media.1.json"), s_comments);
        Assert.Equal(("http://javaone.com/keynote.mpg", 262_144, MediaPlayer.JAVA, null),
            (one.Media!.Uri, one.Media.Bitrate, one.Media.Player, one.Media.Copyright));
        Assert.Equal(["Bill Gates", "Steve Jobs\uC2A4"], one.Media.Persons!);
        MediaContent two = Read<MediaContent>(SuiteFolder.Bytes("jvm-serializers/media.2.json"), s_comments);
        Assert.Equal((null, MediaPlayer.FLASH, "2009, Scooby Doo\U0001D11E"), (two.Media!.Bitrate, two.Media.Player, two.Media.Copyright));
    }

    /// <summary>Reads from every kind of source; all agree.</summary>
    private static T Read<T>(byte[] data, OctavoJsonOptions? options = null)
    {
        T value = OctavoJson.Deserialize<T>(data, options)!;
        byte[] same = OctavoJson.Serialize(value);
        foreach (int cut in JsonWays.Cuts(data.Length))
        {
            Assert.Equal(same, OctavoJson.Serialize(OctavoJson.Deserialize<T>(Segments.Cut(data, cut), options)));
        }
        Assert.Equal(same, OctavoJson.Serialize(OctavoJson.Deserialize<T>(Segments.Every(data, 61), options)));
        Assert.Equal(same, OctavoJson.Serialize(OctavoJson.Deserialize<T>(new SlowStream(data, 1021), options)));
        Assert.Equal(same, OctavoJson.Serialize(OctavoJson.Deserialize<T>(Encoding.UTF8.GetString(data), options)));
        return value;
    }
}
