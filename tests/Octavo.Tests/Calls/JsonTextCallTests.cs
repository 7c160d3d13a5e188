// Owns: JSON's calls for text in UTF-16: the value, the error with its offset in UTF-8, and texts of every length of its buffers.
namespace Octavo.Tests.Calls;

public sealed class JsonTextCallTests
{
    [Theory, InlineData(1), InlineData(511), InlineData(513), InlineData(100_000)]
    public void Text_is_read_as_its_bytes_are(int length)
    {
        string text = OctavoJson.SerializeToString(new string('é', length));
        Assert.True(OctavoJson.TryDeserialize(text, out string? value, out OctavoError error));
        Assert.Equal((length, OctavoErrorCode.None), (value!.Length, error.Code));
        Assert.True(OctavoJson.TryDeserialize(text.AsSpan(), out value, out _));
        Assert.Equal(length, value!.Length);
    }

    [Theory, InlineData("[1,2,x]"), InlineData("[1,2"), InlineData("[1,2]3"), InlineData("[1,\"é\"]"), InlineData("")]
    public void An_error_is_the_one_that_the_bytes_have(string text)
    {
        Assert.False(OctavoJson.TryDeserialize(System.Text.Encoding.UTF8.GetBytes(text), out List<int>? _, out OctavoError expected));
        Assert.False(OctavoJson.TryDeserialize(text, out List<int>? value, out OctavoError error));
        Assert.Null(value);
        Assert.Equal(expected, error);
        Assert.Equal(expected, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<int>>(text)).Error);
    }

    [Fact]
    public void Text_with_a_lone_surrogate_is_an_error()
    {
        Assert.False(OctavoJson.TryDeserialize("\"é\uD800\"", out string? _, out OctavoError error));
        Assert.Equal((OctavoErrorCode.InvalidText, 3L, "JSON"), (error.Code, error.Offset, error.Format));
    }

    [Fact]
    public void A_type_that_is_known_at_run_time_has_the_same_text()
    {
        object value = new List<string?> { "é", null, "\"" };
        string text = OctavoJson.SerializeToString(value, typeof(List<string?>));
        Assert.Equal(OctavoJson.SerializeToString((List<string?>)value), text);
        Assert.Equal((List<string?>)value, (List<string?>)OctavoJson.Deserialize(text, typeof(List<string?>))!);
        Assert.Equal("null", OctavoJson.SerializeToString(null, typeof(string)));
        Assert.Null(OctavoJson.Deserialize("null", typeof(string)));
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize("\"é\uD800\"", typeof(string))).Code);
        Assert.Equal("\uD800",
            OctavoJson.Deserialize("\"\uD800\"", typeof(string), new OctavoJsonOptions { AllowLoneSurrogates = true }));
        Assert.Throws<ArgumentNullException>(() => OctavoJson.Deserialize((string)null!, typeof(int)));
        Assert.Throws<ArgumentNullException>(() => OctavoJson.Deserialize("1", null!));
    }

    [Fact]
    public void No_text_is_an_argument_error() =>
        Assert.Throws<ArgumentNullException>(() => OctavoJson.TryDeserialize((string)null!, out int _, out OctavoError _));
}
