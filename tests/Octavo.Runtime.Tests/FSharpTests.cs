// Owns: types of F# and Visual Basic come back in every format, and what data cannot be of them is refused.
using System.Text;
using Octavo.Runtime.Tests.FSharp;
using Xunit;
using Basic = Octavo.Runtime.Tests.VisualBasic;

namespace Octavo.Runtime.Tests;

[Collection("one after another")]
public sealed class FSharpTests
{
    [Fact]
    public void Records_options_lists_maps_and_unions_come_back()
    {
        foreach (object value in Samples.all)
        {
            foreach (OctavoFormat format in Unnumbered.Formats)
            {
                object read = format.Deserialize(format.Serialize(value, value.GetType()), value.GetType())!;
                Assert.True(System.Collections.StructuralComparisons.StructuralEqualityComparer.Equals(value, read), $"{value.GetType()} in {format}");
            }
        }
    }

    [Theory]
    [InlineData(0, """{"Id":"00112233-4455-6677-8899-aabbccddeeff","Note":"left at the door","Count":3,""")]
    [InlineData(0, "\"Prices\":{\"apple\":1.25,\"pear\":2}")]
    [InlineData(2, """[{"$type":"Circle","radius":1.5},{"$type":"Rectangle","width":1,"height":2},{"$type":"Nothing"}]""")]
    [InlineData(4, """[{"$type":"Length","meters":1.5},{"$type":"Weight","grams":7},{"$type":"Unknown"}]""")]
    [InlineData(7, "2")]
    [InlineData(8, "\"a@b.c\"")]
    [InlineData(9, "7")]
    [InlineData(11, """[{"$type":"a case","a field":1,"Other":"x"},{"$type":"Plain","Item":2}]""")]
    [InlineData(10, """[{"$type":"Some","Value":1},{"$type":"Some","Value":null},null]""")]
    public void Json_has_the_names_of_FSharp(int sample, string json)
    {
        string written = Encoding.UTF8.GetString(OctavoFormats.Json.Serialize(Samples.all[sample], Samples.all[sample].GetType()));
        Assert.True(written.Contains(json, StringComparison.Ordinal), written);
    }

    [Theory]
    [InlineData("3")]
    [InlineData("-1")]
    public void A_number_that_no_case_has_is_refused(string json) => Assert.Equal(OctavoErrorCode.InvalidValue,
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Color>(Encoding.UTF8.GetBytes(json))).Code);

    [Fact]
    public void A_case_that_the_union_has_not_is_refused() => Assert.Equal(OctavoErrorCode.UnknownUnionCase,
        Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Shape>("""{"$type":"Square"}"""u8)).Code);

    /// <summary>Its values would be their numbers alone.</summary>
    [Fact]
    public void A_union_that_hides_its_cases_is_refused() => Assert.Equal(OctavoErrorCode.NoCodec,
        Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(Samples.closed)).Code);

    [Fact]
    public void Depth_is_bounded()
    {
        byte[] json = Encoding.UTF8.GetBytes(new string('[', 100_000) + new string(']', 100_000));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Nest>(json)).Code);
        Assert.Equal("[[],[[]]]", OctavoJson.SerializeToString(OctavoJson.Deserialize<Nest>("[[],[[]]]"u8)));
    }

    [Fact]
    public void Classes_of_Visual_Basic_come_back()
    {
        var order = new Basic.Order { Id = 5, Name = "é", Grade = Basic.Grade.High, Placed = DateTime.UnixEpoch, Price = 1.50m };
        order.Where = new() { X = 1, Y = 2 };
        order.Lines.Add(new() { Sku = "a", Count = 2 });
        order.Lines.Add(new() { Sku = "b" });
        order.Counts["one"] = 1;
        foreach (OctavoFormat format in Unnumbered.Formats)
        {
            Assert.True(OctavoGraph.Equals(order, format.Deserialize<Basic.Order>(format.Serialize(order))), format.ToString());
            Basic.Address address = format.Deserialize<Basic.Address>(format.Serialize(new Basic.Address("street", "zip")))!;
            Assert.Equal(("street", "zip"), (address.Street, address.Zip));
        }
        Assert.StartsWith("""{"Id":5,"Name":"é",""", OctavoJson.SerializeToString(order), StringComparison.Ordinal);
    }
}
