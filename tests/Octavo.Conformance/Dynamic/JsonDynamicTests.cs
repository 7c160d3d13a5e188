// Owns: JSON without a type: what comes back, what is bounded, what is refused; and elements and nodes of System.Text.Json.
using System.Numerics;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Conformance.Dynamic;

public class JsonDynamicTests
{
    [Fact]
    public void Each_kind_has_its_object()
    {
        Assert.Null(Read("null"));
        Assert.Equal(true, Read(" true "));
        Assert.Equal("a\n", Read("\"a\\n\""));
        Assert.Equal(long.MinValue, Read("-9223372036854775808"));
        Assert.Equal((BigInteger)ulong.MaxValue, Read("18446744073709551615"));
        Assert.Equal(1e6, Read("1e6"));
        Assert.Equal(1.0, Read("1.0"));
        Assert.Equal(new object?[] { 1L, new object?[0], new Dictionary<string, object?>() }, Read("[1,[],{}]"));
        var map = Assert.IsType<Dictionary<string, object?>>(Read("""{"b":1,"a":{"c":[null]}}"""));
        Assert.Equal(["b", "a"], map.Keys);
    }

    [Theory]
    [InlineData("null")]
    [InlineData("[1,[],{},[[{\"a\":[{}]}]],\"é\\\"\",-0.0,1.5,123456789012345678901234567890]")]
    [InlineData("{\"a\":1,\"b\":{\"c\":[true,false,null]}}")]
    public void What_was_read_is_written_as_it_was(string text)
    {
        byte[] data = Encoding.UTF8.GetBytes(text);
        object? value = OctavoJson.ReadDynamic(data);
        Assert.Equal(text, Encoding.UTF8.GetString(OctavoJson.WriteDynamic(value)));
        var destination = new TinyBufferWriter();
        OctavoJson.WriteDynamic(destination, value);
        Assert.Equal(data, destination.Written);
        for (int cut = 0; cut <= data.Length; cut++)
        {
            Assert.True(JsonValues.Same(value, OctavoJson.ReadDynamic(Segments.Cut(data, cut))));
            if (cut < data.Length)
            {
                Assert.Throws<OctavoException>(() => OctavoJson.ReadDynamic(data.AsSpan(0, cut)));
            }
        }
    }

    [Fact]
    public void Numbers_of_every_type_are_written()
    {
        foreach (object five in new object[] { (sbyte)5, (byte)5, (short)5, (ushort)5, 5, 5u, 5L, 5ul, (BigInteger)5, 5f, 5m })
        {
            Assert.Equal("5", Encoding.UTF8.GetString(OctavoJson.WriteDynamic(five)));
        }
        Assert.Equal("5.0", Encoding.UTF8.GetString(OctavoJson.WriteDynamic(5.0)));
        Assert.Equal("[1,[2]]", Encoding.UTF8.GetString(OctavoJson.WriteDynamic(new List<object?> { 1, new object[] { 2 } })));
    }

    [Fact]
    public void Other_objects_cycles_and_numbers_that_json_lacks_are_refused()
    {
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoJson.WriteDynamic(DateTime.Now)).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoJson.WriteDynamic(double.NaN)).Code);
        object?[] cycle = new object?[1];
        cycle[0] = cycle;
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoJson.WriteDynamic(cycle)).Code);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => Read(new string('9', 1001))).Code);
        Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => Read("1 2")).Code);
        Assert.Equal(OctavoErrorCode.EndOfData, Assert.Throws<OctavoException>(() => Read("[1,")).Code);
        OctavoException found = Assert.Throws<OctavoException>(() => Read("[1,x]"));
        Assert.Equal((OctavoErrorCode.InvalidData, "JSON", 3L), (found.Code, found.Format, found.Offset));
    }

    [Fact]
    public void Nesting_is_bounded_and_takes_no_stack()
    {
        byte[] nested = Encoding.ASCII.GetBytes(new string('[', 64) + new string(']', 64));
        Assert.Equal(nested, OctavoJson.WriteDynamic(OctavoJson.ReadDynamic(nested)));
        byte[] deeper = Encoding.ASCII.GetBytes(new string('[', 65) + new string(']', 65));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoJson.ReadDynamic(deeper)).Code);
        byte[] deep = Encoding.ASCII.GetBytes(string.Concat(Enumerable.Repeat("{\"a\":", 10_000)) + "1" + new string('}', 10_000));
        var options = new OctavoJsonOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Assert.Equal(deep, OctavoJson.WriteDynamic(OctavoJson.ReadDynamic(deep, options), options));
    }

    [Fact]
    public void Names_that_come_twice_are_refused_or_the_last_wins()
    {
        byte[] twice = """{"a":1,"\u0061":2}"""u8.ToArray();
        var last = new OctavoJsonOptions { Duplicates = DuplicatePolicy.LastWins };
        Assert.Equal(OctavoErrorCode.DuplicateKey, Assert.Throws<OctavoException>(() => OctavoJson.ReadDynamic(twice)).Code);
        Assert.Equal(2L, Assert.IsType<Dictionary<string, object?>>(OctavoJson.ReadDynamic(twice, last))["a"]);
        Assert.Equal(OctavoErrorCode.DuplicateKey, Assert.Throws<OctavoException>(() => OctavoJson.ReadNode(twice)).Code);
        Assert.Equal("""{"a":2}""", OctavoJson.ReadNode(twice, last)!.ToJsonString());
        Assert.Equal("""{"a":1,"\u0061":2}""", OctavoJson.ReadElement(twice).GetRawText());
    }

    [Fact]
    public void Elements_and_nodes_there_and_back()
    {
        foreach (string text in new[] { "null", "1.50", "\"é\"", "[1,{\"a\":[]}]", "{\"x\":123456789012345678901234567890.000}" })
        {
            byte[] data = Encoding.UTF8.GetBytes(text);
            Assert.Equal(text, Encoding.UTF8.GetString(OctavoJson.WriteElement(OctavoJson.ReadElement(data))));
            Assert.Equal(text, Encoding.UTF8.GetString(OctavoJson.WriteNode(OctavoJson.ReadNode(data))));
        }
        Assert.Null(OctavoJson.ReadNode("null"u8));
        Assert.Equal("null"u8.ToArray(), OctavoJson.WriteElement(default));
        Assert.Equal("[1]"u8.ToArray(),
            OctavoJson.WriteElement(
                OctavoJson.ReadElement("[1/**/,]"u8,
                    new OctavoJsonOptions { AllowComments = true, AllowTrailingCommas = true })[0] is { ValueKind: JsonValueKind.Number } one
                        ? JsonDocument.Parse($"[{one}]").RootElement : default));
        foreach (string bad in new[] { "", "[1", "1 2", "{\"a\":01}", "\"\\ud800\"", new string('[', 65) + new string(']', 65) })
        {
            byte[] data = Encoding.UTF8.GetBytes(bad);
            Assert.Throws<OctavoException>(() => OctavoJson.ReadElement(data));
            Assert.Throws<OctavoException>(() => OctavoJson.ReadNode(data));
        }
        Assert.Throws<OctavoException>(() => OctavoJson.ReadElement("NaN"u8, new OctavoJsonOptions { AllowSpecialFloats = true }));
        using JsonDocument deep = JsonDocument.Parse(new string('[', 65) + new string(']', 65), new JsonDocumentOptions { MaxDepth = 100 });
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoJson.WriteElement(deep.RootElement)).Code);
    }

    private static object? Read(string text) => OctavoJson.ReadDynamic(Encoding.UTF8.GetBytes(text));
}
