// Owns: what nesting costs in the JSON mapping, beyond the default depth: a level costs its own bytes, not those of the levels below it.
using Octavo.Tests.Shared;

namespace Octavo.Conformance.JsonMapping;

public class NestingGrowthTests
{
    private const int Few = 300;

    private static readonly OctavoProtoJsonOptions s_options = new()
    {
        IgnoreUnknown = true,
        Limits = SerializerLimits.Default with { MaxDepth = 10_000 },
    };

    /// <summary>message M { optional group M = 1; optional M m = 2; repeated M r = 3; }, each of the message itself.</summary>
    private static readonly ProtoMessageType s_type = ProtoJsonTypes.FromDescriptorSet(Set()).Message("M");

    [Fact]
    public void Groups() => Linear(static n => Nested(n, static inner => [0x0B, .. inner, 0x0C]), static data =>
        OctavoProtoJson.ToJson(data, s_type, s_options));

    /// <summary>Each level comes in two pieces, the first of which has all levels below.</summary>
    [Fact]
    public void Messages_in_pieces() =>
        Linear(static n => Nested(n, static inner => [0x12, .. Varint(inner.Length), .. inner, 0x12, 0]),
            static data => OctavoProtoJson.ToJson(data, s_type, s_options));

    [Fact]
    public void Any_with_its_type_last() =>
        Linear(static n => Encoding.UTF8.GetBytes(Repeat("{\"value\":", n) + "{}" + Repeat(",\"@type\":\"a/google.protobuf.Any\"}", n)),
            static data => OctavoProtoJson.FromJson(data, ProtoJsonTypes.WellKnown.Message("google.protobuf.Any"), s_options));

    /// <summary>An error at the deepest level: the search for its path goes over the data once.</summary>
    [Fact]
    public void The_path_of_an_error_in_JSON() =>
        Linear(static n => Encoding.UTF8.GetBytes(Repeat("{\"r\":[{},", n) + "5" + Repeat("]}", n)),
            static data => Refused(() => OctavoProtoJson.FromJson(data, s_type, s_options)));

    [Fact]
    public void The_path_of_an_error_in_groups() =>
        Linear(static n => Nested(n, static inner => [0x0B, .. inner, 0x1A, 0, 0x0C], [0x12, 1, 0x07]),
            static data => Refused(() => OctavoProtoJson.ToJson(data, s_type, s_options)));

    [Fact]
    public void Paths_are_what_they_were()
    {
        Assert.Equal("M.r[1].r[0].m", PathOf("""{"r":[{},{"r":[{"m":5}]}]}"""));
        Assert.Equal("M.r[1]", PathOf("""{"m":{"r":[{}]},"r":[{},5]}"""));
        Assert.Equal("M.m", PathOf("""{"m":{"m":{}},"m":1}"""));
        Assert.Equal("M[\"a b\"]", PathOf("""{"m":null,"a b":1}"""));
        Assert.Equal("M", PathOf("5"));
        Assert.Equal("M.m.r[2].m", PathOf([0x12, 9, 0x1A, 0, 0x1A, 0, 0x1A, 3, 0x12, 5, 0]));
        Assert.Equal("M.m.m.m", PathOf([0x12, 6, 0x0B, 0x0C, 0x12, 2, 0x12, 5]));
        Assert.Equal("M.g.r[1].m", PathOf([0x0B, 0x1A, 0, 0x1A, 2, 0x12, 5, 0x0C]));
    }

    /// <summary>Whoever makes a descriptor set chooses the names.</summary>
    [Fact]
    public void Names_of_descriptors_break_no_line()
    {
        byte[] message = [.. Text(1, "M\n\u001B"),
            .. Bytes(2, [.. Text(1, "x\r\n"), 0x18, 1, 0x20, 1, 0x28, 11, .. Text(6, ".M\n\u001B"), .. Text(10, "x\n")])];
        ProtoMessageType type = ProtoJsonTypes.FromDescriptorSet(Bytes(1, Bytes(4, message))).Message("M\n\u001B");
        foreach (Action read in (Action[])[() => OctavoProtoJson.ToJson([0x0A, 5], type), () => OctavoProtoJson.FromJson("""{"x\n":{"x\n":5}}"""u8, type)])
        {
            Assert.DoesNotContain(Assert.Throws<OctavoException>(read).Message, char.IsControl);
        }
        byte[] missing = [.. Text(1, "M"), .. Bytes(2, [.. Text(1, "x\r\n"), 0x18, 1, 0x20, 1, 0x28, 11, .. Text(6, new string('y', 100_000))])];
        OctavoException thrown = Assert.Throws<OctavoException>(() => ProtoJsonTypes.FromDescriptorSet(Bytes(1, Bytes(4, missing))));
        Assert.DoesNotContain(thrown.Message, char.IsControl);
        Assert.True(thrown.Message.Length < 400, thrown.Message);
    }

    private static string PathOf(string json) =>
        Assert.Throws<OctavoException>(() => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), s_type)).Path;

    private static string PathOf(byte[] data) => Assert.Throws<OctavoException>(() => OctavoProtoJson.ToJson(data, s_type)).Path;

    private static void Linear(Func<int, byte[]> make, Action<byte[]> read) =>
        Growth.OnALargeStack(() => Growth.IsLinear(make, read, n: Few, bytesAByte: 400));

    private static void Refused(Action read)
    {
        OctavoException thrown = Assert.Throws<OctavoException>(read);
        Assert.True(thrown.Path.Length > Few, thrown.Path);
    }

    private static byte[] Nested(int n, Func<byte[], byte[]> around, byte[]? innermost = null)
    {
        byte[] nested = innermost ?? [];
        for (int i = 0; i < n; i++)
        {
            nested = around(nested);
        }
        return nested;
    }

    private static byte[] Set()
    {
        byte[] message =
        [
            .. Text(1, "M"), .. Bytes(2, [.. Text(1, "g"), 0x18, 1, 0x20, 1, 0x28, 10, .. Text(6, ".M"), .. Text(10, "g")]),
            .. Bytes(2, [.. Text(1, "m"), 0x18, 2, 0x20, 1, 0x28, 11, .. Text(6, ".M"), .. Text(10, "m")]),
            .. Bytes(2, [.. Text(1, "r"), 0x18, 3, 0x20, 3, 0x28, 11, .. Text(6, ".M"), .. Text(10, "r")]),
        ];
        return Bytes(1, Bytes(4, message));
    }

    private static byte[] Text(int number, string text) => Bytes(number, Encoding.UTF8.GetBytes(text));

    private static byte[] Bytes(int number, byte[] bytes) => [(byte)((number << 3) | 2), .. Varint(bytes.Length), .. bytes];

    private static byte[] Varint(int value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        bytes.Add((byte)value);
        return [.. bytes];
    }

    private static string Repeat(string text, int times) => string.Concat(Enumerable.Repeat(text, times));
}
