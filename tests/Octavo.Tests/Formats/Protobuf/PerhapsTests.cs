// Owns: values of google.protobuf.Value that may be absent: absent, null and every other value are told apart in every format. Knows no codec.
using Octavo.Protobuf.WellKnown;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class PerhapsTests
{
    private static ProtobufValue?[] Values =>
        [null, ProtobufValue.Null, 0, 1.5, "", "text", true, new ProtobufStruct(), new ProtobufListValue(), new ProtobufListValue(ProtobufValue.Null)];

    [Fact]
    public void Members_keep_null_and_absence_in_every_format()
    {
        foreach (ProtobufValue? value in Values)
        {
            foreach (ProtobufValue? other in Values)
            {
                Comes(new PerhapsByName { Value = value, OneValue = other });
                Comes(new PerhapsByName { Value = value, OneText = "a" });
                Comes(new PerhapsByNumber(value, other));
                Comes(new PerhapsTolerant(value, other), value, other);
                Comes(new PerhapsInArray(value, other));
            }
        }
    }

    [Fact]
    public void Elements_keep_them_where_the_format_can_and_are_refused_elsewhere()
    {
        var elements = new PerhapsElements([.. Values], Values, Values.Select((value, i) => (value, i)).ToDictionary(one => $"{one.i}", one => one.value));
        foreach (FormatCalls<PerhapsElements> calls in FormatList.Of<PerhapsElements>().Where(calls => calls.Format != OctavoJson.Name))
        {
            PerhapsElements read = calls.Deserialize(calls.Serialize(elements))!;
            Assert.Equal(elements.List, read.List);
            Assert.Equal(elements.Array, read.Array);
            Assert.Equal(elements.Map, read.Map);
        }
        Robustness.Errors.Expect(OctavoErrorCode.InvalidValue, () => OctavoJson.Serialize(elements));
        ProtobufValue?[] others = [null, 1, "a"];
        Assert.Equal(others, OctavoJson.Deserialize<PerhapsElements>(OctavoJson.Serialize(new PerhapsElements([.. others], [], [])))!.List);
    }

    [Fact]
    public void JSON_has_null_for_the_value_null_as_ProtoJSON_has()
    {
        Assert.Equal("""{"Value":null}""",
            OctavoJson.SerializeToString(new PerhapsByName { Value = ProtobufValue.Null }).Replace(",\"OneText\":null", "", StringComparison.Ordinal));
        Assert.Equal(ProtobufValue.Null, OctavoJson.Deserialize<PerhapsByName>("""{"Value":null}""")!.Value);
        Assert.Null(OctavoJson.Deserialize<PerhapsByName>("{}")!.Value);
        Assert.Equal(new ProtobufValue("a"), OctavoGraph.Clone(new PerhapsByName { Value = "a" }).Value);
        Assert.Equal(ProtobufValue.Null, OctavoGraph.Clone(new PerhapsByName { Value = ProtobufValue.Null }).Value);
    }

    /// <summary>JSON has one null if members have a place, as those of Layout.Tolerant: the value null is refused there, and nothing is lost.</summary>
    private static void Comes<T>(T value, params ProtobufValue?[] places)
    {
        foreach (FormatCalls<T> calls in FormatList.All<T>())
        {
            if (calls.Format == OctavoJson.Name && places.Any(place => place is { IsNull: true }))
            {
                Robustness.Errors.Expect(OctavoErrorCode.InvalidValue, () => calls.Serialize(value));
                continue;
            }
            Assert.True(Equals(value, calls.Deserialize(calls.Serialize(value))),
                $"{calls.Format}: {value} came as {calls.Deserialize(calls.Serialize(value))}");
        }
    }
}
