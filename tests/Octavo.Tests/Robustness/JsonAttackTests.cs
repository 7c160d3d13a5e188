// Owns: hostile members and names of JSON: their cost, and the options under which kept members are read.
using System.Text;
using Octavo.Tests.Errors;
using Octavo.Tests.Features;
using Octavo.Tests.Shared;

namespace Octavo.Tests.Robustness;

public sealed class JsonAttackTests
{
    private static readonly OctavoJsonOptions s_anyCase = OctavoJsonOptions.Untrusted with { IgnoreNameCase = true };

    private static readonly OctavoJsonOptions s_last = new() { Duplicates = DuplicatePolicy.LastWins };

    private static readonly OctavoJsonOptions s_deep = new() { Limits = new SerializerLimits { MaxDepth = 200 } };

    private static readonly string s_nested = "\"x\":" + new string('[', 100) + new string(']', 100);

    /// <summary>Each key made a string of 40 bytes and more of each name.</summary>
    [Fact]
    public void Names_in_another_case_are_found_without_strings()
    {
        Growth.IsLinear(
            n => Encoding.UTF8.GetBytes("{" + string.Join(',', Enumerable.Repeat("\"a\":1,\"é\":1", n)) + "}"),
            data => OctavoJson.Deserialize<ManyNames>(data, s_anyCase),
            n: 500, bytesAByte: 20);
        ManyNames read = OctavoJson.Deserialize<ManyNames>("""{"member01":1,"MEMBER20":2,"GRÖSSE":3,"GRÖßE":4,"member0\u0041":5}""", s_anyCase)!;
        Assert.Equal((1, 2, 4), (read.Member01, read.Member20, read.Größe));
    }

    /// <summary>A node that is kept is complete, as one of a member is.</summary>
    [Theory]
    [InlineData("""{"x":{"a":1,"a":2}}""")]
    [InlineData("""{"x":[{"b":{"a":1,"a":2}}]}""")]
    public void Names_that_come_twice_in_kept_nodes_are_refused(string text)
    {
        Errors.Expect(OctavoErrorCode.DuplicateKey, () => OctavoJson.Deserialize<KeepsNode>(text));
        Assert.EndsWith("{\"a\":2}", OctavoJson.Deserialize<KeepsNode>(text, s_last)!.More!["x"]!.ToJsonString().TrimEnd('}', ']') + "}",
            StringComparison.Ordinal);
    }

    /// <summary>The options of the call count for what a dictionary keeps.</summary>
    [Fact]
    public void Kept_objects_are_read_with_the_options()
    {
        Assert.Single((System.Collections.IDictionary)OctavoJson.Deserialize<Attributes.Newtonsoft.Extended>("""{"x":{"a":1,"a":2}}""", s_last)!.More!["x"]!);
        Assert.NotNull(OctavoJson.Deserialize<Attributes.Newtonsoft.Extended>("{" + s_nested + "}", s_deep)!.More!["x"]);
    }

    /// <summary>A clone is written as its original is.</summary>
    [Fact]
    public void Clones_know_whose_unknown_members_they_have()
    {
        KeepsAnything original = OctavoJson.Deserialize<KeepsAnything>("{\"Id\":1," + s_nested + "}", s_deep)!;
        Assert.Equal(OctavoJson.SerializeToString(original, s_deep), OctavoJson.SerializeToString(OctavoGraph.Clone(original)!, s_deep));
    }

    /// <summary>The runtime never says that 128 KiB are enough.</summary>
    [Fact]
    public void Values_of_Protobuf_are_keys_on_a_small_stack()
    {
        int count = 0;
        Exception? thrown = null;
        byte[] data = """{"Values":[1,"a",[[[true]]],{"a":{"b":[]}}]}"""u8.ToArray();
        var thread = new Thread(() => thrown = Record.Exception(() => count = OctavoJson.Deserialize<ProtobufValues>(data)!.Values!.Count), 128 * 1024);
        thread.Start();
        thread.Join();
        Assert.Null(thrown);
        Assert.Equal(4, count);
    }
}
