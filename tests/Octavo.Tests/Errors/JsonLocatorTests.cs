// Owns: the member paths of errors in JSON, where JSON has a form of its own: cases and typed objects around their values, maps as arrays of alternating keys
// and values, keys in quotes, numbers in other forms, integers of any size.
using System.Numerics;
using System.Text;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Errors;

public sealed class JsonLocatorTests
{
    [Theory]
    [InlineData("{\"Case\":{\"$type\":\"Spot\",\"$value\":{\"X\":1,\"Y\":2}},\"Last\":\"x\"}", "LocatedInJson.Last")]
    [InlineData("{\"Case\":{\"$type\":\"Spot\",\"$value\":{\"X\":1,\"Y\":\"x\"}}}", "LocatedInJson.Case.Y")]
    [InlineData("{\"Case\":{\"$value\":{\"Y\":1,\"X\":[]},\"$type\":\"Spot\"}}", "LocatedInJson.Case.X")]
    [InlineData("{\"Case\":{\"$type\":\"Spot\",\"more\":[1],\"$value\":{\"X\":1,\"Y\":2},\"even\":{}},\"Last\":true}", "LocatedInJson.Last")]
    [InlineData("{\"Cases\":[{\"$type\":\"Spot\",\"$value\":{}},{\"$type\":\"Spot\",\"$value\":{\"X\":1.5}}]}", "LocatedInJson.Cases[1].X")]
    [InlineData("{\"Named\":{\"kind\":\"spot\",\"$value\":{\"X\":1,\"Y\":2}},\"Last\":null}", "LocatedInJson.Last")]
    [InlineData("{\"Named\":{\"kind\":\"spot\",\"$value\":{\"X\":1,\"Y\":{}}}}", "LocatedInJson.Named.Y")]
    [InlineData("{\"Turns\":[{\"X\":1},5,{\"X\":2},6],\"Last\":[]}", "LocatedInJson.Last")]
    [InlineData("{\"Turns\":[{\"X\":1},5,{\"X\":2},\"x\"]}", "LocatedInJson.Turns[#1]")]
    [InlineData("{\"Turns\":[{\"X\":1},5,{\"X\":null},6]}", "LocatedInJson.Turns[#1 key].X")]
    [InlineData("{\"Turns\":[{\"X\":1},5,{\"X\":2}],\"Last\":1}", "LocatedInJson.Turns[#1 key]")]
    [InlineData("{\"Guids\":{\"00000000-0000-0000-0000-000000000001\":1},\"Last\":{}}", "LocatedInJson.Last")]
    [InlineData("{\"Guids\":{\"00000000-0000-0000-0000-000000000001\":{}}}", "LocatedInJson.Guids[00000000-0000-0000-0000-000000000001]")]
    [InlineData("{\"Tints\":{\"Red\":1,\"7\":2},\"Last\":{}}", "LocatedInJson.Last")]
    [InlineData("{\"Tints\":{\"Red\":{}}}", "LocatedInJson.Tints[\"Red\"]")]
    [InlineData("{\"Large\":123456789012345678901234567890,\"Larges\":[1,\"AQ==\"],\"Last\":{}}", "LocatedInJson.Last")]
    [InlineData("{\"Large\":1.5}", "LocatedInJson.Large")]
    [InlineData("{\"Quoted\":[\"1\",2],\"Last\":{}}", "LocatedInJson.Last")]
    [InlineData("{\"Quoted\":[\"1\",\"x\"]}", "LocatedInJson.Quoted[1]")]
    [InlineData("{\"Any\":{\"$object\":\"int32\",\"$value\":5},\"Last\":{}}", "LocatedInJson.Last")]
    [InlineData("{\"Any\":[1,{\"$object\":\"int32\",\"$value\":\"x\"}]}", "LocatedInJson.Any[1]")]
    public void The_member_at_fault_is_named(string text, string path)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<LocatedInJson>(text));
        Assert.Equal(path, thrown.Path);
        OctavoException spaced =
            Assert.Throws<OctavoException>(
                () => OctavoJson.Deserialize<LocatedInJson>(
                    Encoding.UTF8.GetBytes(text.Replace(":", " : ", StringComparison.Ordinal).Replace(",", " , ", StringComparison.Ordinal))));
        Assert.Equal(path, spaced.Path);
    }
}
