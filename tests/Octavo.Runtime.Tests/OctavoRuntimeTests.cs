// Owns: codecs made at run time for types without attributes: values come back, what cannot be says why. That bytes are those of generated codecs is shown by Octavo.Tests in its guise.
using System.Runtime.CompilerServices;
using System.Text;
using Xunit;

namespace Octavo.Runtime.Tests;

public sealed class OctavoRuntimeTests
{
    private static readonly Order s_order = new()
    {
        Id = 5,
        Name = "é",
        Placed = new DateTime(2026, 11, 23, 5, 6, 7, DateTimeKind.Utc),
        Grade = Grade.High,
        Where = new Spot { X = 1, Y = -0.0 },
        Perhaps = new Spot { X = 2, Y = double.NaN },
        Lines = [new Line("a", 1, 1.50m), new Line("b", 2, null)],
        Counts = new() { ["one"] = [[1, 2], []] },
        Pair = (3, null),
        Next = new Order { Id = 6, Placed = DateTime.UnixEpoch },
        Keys = [Guid.Parse("00112233-4455-6677-8899-aabbccddeeff")],
    };

    [ModuleInitializer]
    internal static void Use() => OctavoRuntime.Use();

    [Fact]
    public void Objects_come_back_in_every_format_that_has_them()
    {
        foreach ((string format, Order? read) in new[]
        {
            ("Binary", OctavoBinary.Deserialize<Order>(OctavoBinary.Serialize(s_order))),
            ("Compact", OctavoCompact.Deserialize<Order>(OctavoCompact.Serialize(s_order))),
            ("MessagePack", OctavoMsgPack.Deserialize<Order>(OctavoMsgPack.Serialize(s_order))),
            ("CBOR", OctavoCbor.Deserialize<Order>(OctavoCbor.Serialize(s_order))),
            ("JSON", OctavoJson.Deserialize<Order>(OctavoJson.Serialize(s_order, new OctavoJsonOptions { AllowNamedFloats = true }), new OctavoJsonOptions { AllowNamedFloats = true })),
        })
        {
            Assert.True(OctavoGraph.Equals(s_order, read), format + ": " + string.Join(", ", OctavoGraph.Diff(s_order, read)));
        }
    }

    [Fact]
    public void Objects_clone() => Assert.True(OctavoGraph.Equals(s_order, OctavoGraph.Clone(s_order)));

    [Fact]
    public void Roots_are_made_of_their_elements()
    {
        List<Line> lines = [new("x", 1, 2m)];
        Assert.Equal(lines, OctavoBinary.Deserialize<List<Line>>(OctavoBinary.Serialize(lines)));
        Assert.Equal(lines, OctavoMsgPack.Deserialize<Line[]>(OctavoMsgPack.Serialize(lines.ToArray())));
        var map = new Dictionary<string, Line> { ["k"] = lines[0] };
        Assert.Equal(map, OctavoJson.Deserialize<Dictionary<string, Line>>(OctavoJson.Serialize(map)));
        var sorted = new SortedDictionary<int, Line> { [4] = lines[0] };
        Assert.Equal(sorted, OctavoCompact.Deserialize<SortedDictionary<int, Line>>(OctavoCompact.Serialize(sorted)));
    }

    [Fact]
    public void Members_have_their_names_in_formats_by_name() =>
        Assert.Equal("""{"First":1,"Second":["a"]}""", Encoding.UTF8.GetString(OctavoJson.Serialize(new Pair<int, string> { First = 1, Second = ["a"] })));

    [Fact]
    public void Comparers_of_initializers_survive()
    {
        Ignoring read = OctavoBinary.Deserialize<Ignoring>(OctavoBinary.Serialize(new Ignoring { Sizes = { ["A"] = 1 } }))!;
        Assert.Equal(1, read.Sizes["a"]);
    }

    [Fact]
    public void Serializable_types_are_their_fields()
    {
        var account = new Savings(7, "first", 0.25);
        account.Rename("second");
        foreach (Savings? read in new[] { OctavoBinary.Deserialize<Savings>(OctavoBinary.Serialize(account)), OctavoCompact.Deserialize<Savings>(OctavoCompact.Serialize(account)) })
        {
            Assert.Equal((7, "second", 0.25), (read!.Number, read.Owner, read.Rate));
            Assert.Equal(1, read.Restored);
            Assert.Equal(3, read.Cached);
        }
    }

    [Fact]
    public void Types_that_are_not_public_are_reached() => Assert.Equal(4, OctavoCompact.Deserialize<Hidden>(OctavoCompact.Serialize(new Hidden { Value = 4 }))!.Value);

    [Fact]
    public void Objects_behind_object_are_those_of_the_registry()
    {
        var registry = new CodecRegistry();
        registry.Register<Line>(100);
        var value = new WithBoxes { One = new Line("a", 1, null), More = [1, "two", null] };
        WithBoxes read = OctavoBinary.Deserialize<WithBoxes>(OctavoBinary.Serialize(value, new OctavoBinaryOptions { Registry = registry }), new OctavoBinaryOptions { Registry = registry })!;
        Assert.Equal(value.One, read.One);
        Assert.Equal(value.More, read.More);
    }

    [Fact]
    public void What_can_have_no_codec_says_which_member()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new HoldsDelegate()));
        Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
        Assert.Contains("WithDelegate.Make", found.Message, StringComparison.Ordinal);
        // And again, where nothing is made any more.
        Assert.Contains("WithDelegate.Make", Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<HoldsDelegate>([0])).Message, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize<Shape?>(null)).Code);
    }

    [Fact]
    public void Many_threads_may_be_the_first()
    {
        var value = new Pair<Pair<int, string>, Spot> { First = new() { First = 1, Second = ["s"] }, Second = [new Spot { X = 9 }] };
        byte[][] all = new byte[32][];
        Parallel.For(0, all.Length, i => all[i] = OctavoMsgPack.Serialize(value));
        Assert.All(all, bytes => Assert.Equal(all[0], bytes));
        Assert.Equal(9, OctavoMsgPack.Deserialize<Pair<Pair<int, string>, Spot>>(all[0])!.Second![0].X);
    }
}
