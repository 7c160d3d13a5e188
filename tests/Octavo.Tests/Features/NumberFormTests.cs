// Owns: the forms of numbers in JSON: in quotes, NaN and infinities by name; by attribute as in System.Text.Json, by option in every mode. That values come
// back is the zoo's.
using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class NumberFormTests
{
    private static readonly JsonSerializerOptions s_theirs = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, IncludeFields = true };
    private static readonly OctavoJsonOptions s_named = new() { AllowNamedFloats = true };
    private static readonly OctavoJsonOptions s_strings = new() { AllowNumbersInStrings = true };

    [Fact]
    public void Attributes_write_what_System_Text_Json_writes()
    {
        Same(new ForeignQuoted { Id = long.MinValue, Rate = 0.1, Plain = 5, Text = "1", Day = DayOfWeek.Friday, Numbers = [1, 2] });
        Same(new ForeignQuoted { Rate = double.NaN });
        Same(new NamedFloatHolder
        {
            Half = Half.NaN,
            Single = float.NegativeInfinity,
            Double = double.PositiveInfinity,
            Perhaps = double.NaN,
            All = [1, double.NaN, double.NegativeInfinity],
            Singles = [float.NaN],
            ByName = new() { ["a"] = double.NaN, ["b"] = 2 }
        });
    }

    [Fact]
    public void Own_attributes_put_numbers_in_quotes()
    {
        Assert.Equal("{\"X\":\"-1\",\"Y\":\"Infinity\"}", OctavoJson.SerializeToString(new QuotedPoint { X = -1, Y = double.PositiveInfinity }));
        Assert.Equal("{\"Id\":\"1\",\"Perhaps\":null,\"All\":[\"3\",\"-4\"]}", OctavoJson.SerializeToString(new QuotedRecord(1, null, [3, -4])));
        string collections = OctavoJson.SerializeToString(QuotedCollections.Full());
        Assert.Contains(
            "\"Optional\":[null,\"1.50\"],\"Nested\":[[\"1\"],[],[\"2\",\"3\"]],\"Map\":{\"-1\":\"1\",\"2\":\"-2\"},\"Floats\":{\"a\":\"1.5\",\"b\":null}",
                collections, StringComparison.Ordinal);
        Assert.EndsWith("\"Plain\":[8],\"PlainList\":[9],\"PlainMap\":{\"1\":2}}", collections, StringComparison.Ordinal);
    }

    /// <summary>A member's forms are its own: they end with it.</summary>
    [Theory]
    [InlineData("{\"Id\":\"5\",\"Rate\":\"NaN\",\"Numbers\":[\"1\",2]}", true)]
    [InlineData("{\"Id\":5,\"Rate\":0.5}", true)]
    [InlineData("{\"Id\":\"5\",\"Plain\":\"6\"}", false)]
    [InlineData("{\"Id\":\"5 \"}", false)]
    [InlineData("{\"Id\":\"\"}", false)]
    [InlineData("{\"Id\":\"5.5\"}", false)]
    [InlineData("{\"Day\":\"5\"}", false)]
    public void Quotes_are_read_where_the_member_says_so(string text, bool accepted)
    {
        Assert.Equal(accepted, OctavoJson.TryDeserialize(Encoding.UTF8.GetBytes(text), out ForeignQuoted? _, out _));
        Assert.Equal(accepted, Accepts(() => JsonSerializer.Deserialize<ForeignQuoted>(text)));
    }

    [Theory]
    [InlineData("{\"Double\":\"NaN\",\"All\":[\"Infinity\",1,\"-Infinity\"],\"Half\":\"NaN\"}", true)]
    [InlineData("{\"Double\":\"1.5\"}", false)]
    [InlineData("{\"Double\":\"nan\"}", false)]
    [InlineData("{\"Double\":\"NaN \"}", false)]
    [InlineData("{\"Double\":NaN}", false)]
    [InlineData("{\"Plain\":\"NaN\"}", false)]
    public void Names_are_read_where_the_member_says_so(string text, bool accepted)
    {
        Assert.Equal(accepted, OctavoJson.TryDeserialize(Encoding.UTF8.GetBytes(text), out NamedFloatHolder? _, out _));
        Assert.Equal(accepted, Accepts(() => JsonSerializer.Deserialize<NamedFloatHolder>(text)));
    }

    /// <summary>Every destination, source and place of a float.</summary>
    [Fact]
    public async Task The_option_names_floats_in_every_mode()
    {
        var value = new Floats
        {
            Half = Half.NaN,
            Single = float.PositiveInfinity,
            Double = double.NegativeInfinity,
            Perhaps = double.NaN,
            Array = [1, double.NaN],
            List = [float.NegativeInfinity, 2],
            Halves = [Half.PositiveInfinity],
            Optional = [null, double.NaN],
            Map = new() { ["a"] = double.PositiveInfinity },
            Any = double.NaN,
            AnySingle = float.NaN,
        };
        const string Text =
            "{\"Half\":\"NaN\",\"Single\":\"Infinity\",\"Double\":\"-Infinity\",\"Perhaps\":\"NaN\",\"Array\":[1,\"NaN\"],\"List\":[\"-Infinity\",2],\"Halves\":[\"Infinity\"],"
            + "\"Optional\":[null,\"NaN\"],\"Map\":{\"a\":\"Infinity\"},\"Any\":{\"$object\":\"float64\",\"$value\":\"NaN\"},\"AnySingle\":{\"$object\":\"float32\",\"$value\":\"NaN\"}}";
        Assert.Equal(Text, OctavoJson.SerializeToString(value, s_named));
        Assert.Equal(Text, Encoding.UTF8.GetString(OctavoJson.Serialize(value, s_named)));
        Assert.Equal(Text, Encoding.UTF8.GetString(OctavoJson.Serialize(value, typeof(Floats), s_named)));
        var buffer = new ArrayBufferWriter<byte>();
        OctavoJson.Serialize(buffer, value, s_named);
        Assert.Equal(Text, Encoding.UTF8.GetString(buffer.WrittenSpan));
        var stream = new MemoryStream();
        OctavoJson.Serialize(stream, value, s_named);
        Assert.Equal(Text, Encoding.UTF8.GetString(stream.ToArray()));
        stream = new MemoryStream();
        await OctavoJson.SerializeAsync(stream, value, s_named, TestContext.Current.CancellationToken);
        Assert.Equal(Text, Encoding.UTF8.GetString(stream.ToArray()));
        byte[] bytes = new byte[Text.Length];
        Assert.True(OctavoJson.TrySerialize(bytes, value, out int length, s_named) && length == Text.Length);
        foreach (OctavoJsonOptions options in new[] { s_named, s_strings })
        {
            Assert.Equal(Text, OctavoJson.SerializeToString(OctavoJson.Deserialize<Floats>(Text, options), s_named));
            Assert.Equal(Text, OctavoJson.SerializeToString(OctavoJson.Deserialize<Floats>(new MemoryStream(bytes), options), s_named));
        }
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.SerializeToString(value)).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Floats>(Text)).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>("\"1.5\"", s_named)).Code);
        Assert.Equal(double.NaN, OctavoJson.Deserialize<double>(" \"NaN\" ", s_named));
    }

    /// <summary>What System.Text.Json writes under its option is the same.</summary>
    [Fact]
    public void The_option_is_that_of_System_Text_Json()
    {
        var theirs = new JsonSerializerOptions { NumberHandling = System.Text.Json.Serialization.JsonNumberHandling.AllowNamedFloatingPointLiterals };
        double[] values = [double.NaN, double.PositiveInfinity, double.NegativeInfinity, 1.5];
        Assert.Equal(JsonSerializer.Serialize(values, theirs), OctavoJson.SerializeToString(values, s_named));
    }

    /// <summary>A call within a call has options of its own.</summary>
    [Fact]
    public void A_call_from_a_getter_is_not_allowed_what_the_outer_is()
    {
        var value = new Asking { Options = null };
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.IsType<OctavoException>(Assert.Throws<OctavoException>(() => OctavoJson.Serialize(value, s_named)).InnerException).Code);
        value.Options = s_named;
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(value)).Code);
        Assert.Equal("{\"Inner\":\"\\\"NaN\\\"\",\"Own\":\"NaN\"}", OctavoJson.SerializeToString(value, s_named));
    }

    /// <summary>So has a writer by hand.</summary>
    [Theory, InlineData(AskedByHand.Number), InlineData(AskedByHand.Numbers), InlineData(AskedByHand.Value)]
    public void A_writer_by_hand_in_a_getter_is_not_allowed_what_the_outer_call_is(AskedByHand asked)
    {
        var value = new AskingByHand { Asked = asked };
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(value, s_named)).Code);
        value.Options = s_named;
        Assert.Contains("NaN", value.Inner, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.Serialize(value)).Code);
        Assert.EndsWith("\"Own\":\"NaN\"}", OctavoJson.SerializeToString(value, s_named), StringComparison.Ordinal);
    }

    private static bool Accepts(Action read)
    {
        try
        {
            read();
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private static void Same<T>(T value)
    {
        string text = JsonSerializer.Serialize(value, s_theirs);
        Assert.Equal(text, OctavoJson.SerializeToString(value));
        Assert.Equal(text, OctavoJson.SerializeToString(OctavoJson.Deserialize<T>(text)));
    }
}
