// Owns: codecs made at run time for types without attributes: values come back, what cannot be says why. That bytes are those of generated codecs is shown by
// Octavo.Tests in its guise.
using System.Runtime.CompilerServices;
using System.Text;
using Acme.Math.List.Lists.Maps.Roots.Bytes.Copies.Optionals.Throw.CodecEntry;
using Xunit;

namespace Octavo.Runtime.Tests;

[Collection("one after another")]
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
            ("JSON",
                OctavoJson.Deserialize<Order>(OctavoJson.Serialize(s_order, new OctavoJsonOptions { AllowNamedFloats = true }),
                new OctavoJsonOptions { AllowNamedFloats = true })),
        })
        {
            Assert.True(OctavoGraph.Equals(s_order, read), format + ": " + string.Join(", ", OctavoGraph.Diff(s_order, read)));
        }
    }

    /// <summary>A namespace hides no type that made code names without one.</summary>
    [Fact]
    public void Namespaces_may_have_names_of_the_library_and_the_platform()
    {
        var value = new Hostile { Total = 1.50m, Times = [DateTime.UnixEpoch], Counts = new() { ["a"] = 1, ["b"] = null }, Parts = [new()] };
        foreach (Hostile? read in new[]
        {
            OctavoBinary.Deserialize<Hostile>(OctavoBinary.Serialize(value)),
            OctavoMsgPack.Deserialize<Hostile>(OctavoMsgPack.Serialize(value)),
            OctavoJson.Deserialize<Hostile>(OctavoJson.Serialize(value)),
        })
        {
            Assert.True(OctavoGraph.Equals(value, read), string.Join(", ", OctavoGraph.Diff(value, read)));
        }
    }

    [Fact]
    public void Private_fields_are_in_the_hash_of_keys()
    {
        var spots = new PrivateSpots { Set = [.. Enumerable.Range(0, 500).Select(i => new PrivateSpot(1, ((long)i << 32) | (uint)i))] };
        HashSet<PrivateSpot> read = OctavoBinary.Deserialize<PrivateSpots>(OctavoBinary.Serialize(spots),
            new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted })!.Set!;
        Assert.True(read.SetEquals(spots.Set));
        Assert.InRange(read.Select(spot => read.Comparer.GetHashCode(spot)).Distinct().Count(), 450, 500);
    }

    /// <summary>Records that refer to one another hash by their content from the start: their own <c>GetHashCode</c> would follow the chain.</summary>
    [Fact]
    public void Keys_with_references_are_bounded()
    {
        string nodes = string.Join(',', Enumerable.Range(2, 20_000).Select(i => $$$"""{"$id":"{{{i}}}","Next":{"$ref":"{{{i - 1}}}"}}"""));
        string chain = "{\"Nodes\":[{\"$id\":\"1\"}," + nodes + "],\"Set\":[{\"$ref\":\"20000\"}]}";
        foreach (string json in (string[])[chain, """{"Set":[{"$id":"1","Next":{"$ref":"1"}}]}"""])
        {
            OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Chains>(Encoding.UTF8.GetBytes(json)));
            Assert.Equal(OctavoErrorCode.DepthExceeded, refused.Code);
        }
    }

    [Fact]
    public void Properties_with_bodies_keep_their_order() =>
        Assert.Equal("""{"Second":2,"First":1,"Third":3}""", OctavoJson.SerializeToString(new Bodies { First = 1, Second = 2, Third = 3 }));

    /// <summary>As the generator has them: an object whose elements are a member's, and a collection whose elements are in a base that no codec can
    /// fill.</summary>
    [Fact]
    public void Enumerable_objects_keep_their_members_and_lost_elements_are_refused()
    {
        Assert.Equal(["a"], OctavoBinary.Deserialize<Team>(OctavoBinary.Serialize(new Team { Players = ["a"] }))!.Players);
        Assert.Equal(["a", "b"], OctavoBinary.Deserialize<Recent>(OctavoBinary.Serialize(new Recent(["a", "b"])))!);
        Assert.Equal(1, OctavoBinary.Deserialize<Settings>(OctavoBinary.Serialize(new Settings { ["a"] = 1 }))!["a"]);
        Assert.Equal("b", OctavoJson.Deserialize<Settings>(OctavoJson.Serialize(new Settings { ["a"] = "b" }))!["a"]);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new Headers())).Code);
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
    public void Undefined_null_and_values_are_three_things()
    {
        var value = new Changes { Note = new(null), Spots = new([new Spot { X = 1 }, null]) };
        Assert.Equal("""{"Note":null,"Spots":[{"X":1,"Y":0},null]}""", OctavoJson.SerializeToString(value));
        foreach (Changes? read in new[]
        {
            OctavoBinary.Deserialize<Changes>(OctavoBinary.Serialize(value)),
            OctavoCompact.Deserialize<Changes>(OctavoCompact.Serialize(value)),
            OctavoMsgPack.Deserialize<Changes>(OctavoMsgPack.Serialize(value)),
            OctavoCbor.Deserialize<Changes>(OctavoCbor.Serialize(value)),
            OctavoJson.Deserialize<Changes>(OctavoJson.Serialize(value)),
            OctavoGraph.Clone(value),
        })
        {
            Assert.Equal((default, default, value.Note), (read!.Count, read.Name, read.Note));
            Assert.Equal(value.Spots.Value, read.Spots.Value);
        }
        Assert.EndsWith("Changes.Name", Assert.Throws<OctavoException>(() => OctavoJson.Serialize(new Changes { Name = new(null!) })).Path,
            StringComparison.Ordinal);
    }

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
        foreach (Savings? read in new[] { OctavoBinary.Deserialize<Savings>(OctavoBinary.Serialize(account)),
            OctavoCompact.Deserialize<Savings>(OctavoCompact.Serialize(account)) })
        {
            Assert.Equal((7, "second", 0.25), (read!.Number, read.Owner, read.Rate));
            Assert.Equal(1, read.Restored);
            Assert.Equal(3, read.Cached);
        }
    }

    [Fact]
    public void Types_that_are_not_public_are_reached() =>
        Assert.Equal(4, OctavoCompact.Deserialize<Hidden>(OctavoCompact.Serialize(new Hidden { Value = 4 }))!.Value);

    [Fact]
    public void Objects_behind_object_are_those_of_the_registry()
    {
        var registry = new CodecRegistry();
        registry.Register<Line>(100);
        var value = new WithBoxes { One = new Line("a", 1, null), More = [1, "two", null] };
        WithBoxes read =
            OctavoBinary.Deserialize<WithBoxes>(OctavoBinary.Serialize(value, new OctavoBinaryOptions { Registry = registry }),
                new OctavoBinaryOptions { Registry = registry })!;
        Assert.Equal(value.One, read.One);
        Assert.Equal(value.More, read.More);
    }

    [Fact]
    public void What_can_have_no_codec_says_which_member()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(new HoldsDelegate()));
        Assert.Equal(OctavoErrorCode.NoCodec, found.Code);
        Assert.Contains("WithDelegate.Make", found.Message, StringComparison.Ordinal);
        // And again, if nothing is made any more.
        Assert.Contains("WithDelegate.Make", Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<HoldsDelegate>([0])).Message,
            StringComparison.Ordinal);
    }

    /// <summary>A later type calls the codecs that an earlier one has: in runs, in arrays, nullable, as keys, in itself.</summary>
    [Fact]
    public void Types_made_later_hold_types_made_before()
    {
        Assert.Equal(3, OctavoBinary.Deserialize<Early>(OctavoBinary.Serialize(new Early { Id = 3 }))!.Id);
        Assert.Equal(2, OctavoBinary.Deserialize<EarlySpot>(OctavoBinary.Serialize(new EarlySpot { X = 1, Y = 2 })).Y);
        Assert.Equal(9, OctavoBinary.Deserialize<EarlyImage>(OctavoBinary.Serialize(new EarlyImage { X = 9 })).X);
        var value = new Late
        {
            One = new Early { Id = 1, Name = "a" },
            All = [new Early { Id = 2 }, null],
            Spot = new EarlySpot { X = 1, Y = 2 },
            Perhaps = new EarlySpot { X = 3 },
            Spots = [new EarlySpot { Y = 5 }],
            Images = [new EarlyImage { X = 6, Z = 7 }],
            Named = new() { ["k"] = new Early { Id = 8 } },
            ByPlace = new() { [new EarlyImage { X = 4 }] = "four" },
            Inner = new Late { After = 11 },
            After = 10,
        };
        foreach ((string format, Late? read) in new[]
        {
            ("Binary", OctavoBinary.Deserialize<Late>(OctavoBinary.Serialize(value))),
            ("Compact", OctavoCompact.Deserialize<Late>(OctavoCompact.Serialize(value))),
            ("MessagePack", OctavoMsgPack.Deserialize<Late>(OctavoMsgPack.Serialize(value))),
            ("CBOR", OctavoCbor.Deserialize<Late>(OctavoCbor.Serialize(value))),
            ("clone", OctavoGraph.Clone(value)),
        })
        {
            Assert.True(OctavoGraph.Equals(value, read), format + ": " + string.Join(", ", OctavoGraph.Diff(value, read)));
        }
        value.ByPlace = null;
        Assert.True(OctavoGraph.Equals(value, OctavoJson.Deserialize<Late>(OctavoJson.Serialize(value))));
    }

    /// <summary>Abstract classes and interfaces, as members and as roots: what is there is told by the registry.</summary>
    [Fact]
    public void Abstract_types_hold_what_is_registered()
    {
        var registry = new CodecRegistry();
        registry.Register<Circle>(100);
        registry.Register<Square>(101);
        var value =
            new Drawing { Main = new Circle { Sides = 0, Radius = 2.5 }, All = [new Square { Sides = 4, Width = 3 }, null], Area = new Square { Width = 4 } };
        foreach ((string format, Drawing? read) in new[]
        {
            ("Binary",
                OctavoBinary.Deserialize<Drawing>(OctavoBinary.Serialize(value, new OctavoBinaryOptions { Registry = registry }),
                new OctavoBinaryOptions { Registry = registry })),
            ("Compact",
                OctavoCompact.Deserialize<Drawing>(OctavoCompact.Serialize(value, new OctavoCompactOptions { Registry = registry }),
                new OctavoCompactOptions { Registry = registry })),
            ("MessagePack",
                OctavoMsgPack.Deserialize<Drawing>(OctavoMsgPack.Serialize(value, new OctavoMsgPackOptions { Registry = registry }),
                new OctavoMsgPackOptions { Registry = registry })),
        })
        {
            Assert.True(OctavoGraph.Equals(value, read), format + ": " + string.Join(", ", OctavoGraph.Diff(value, read)));
        }
        var options = new OctavoCompactOptions { Registry = registry };
        Assert.Equal(7,
            Assert.IsType<Square>(OctavoCompact.Deserialize<Shape>(OctavoCompact.Serialize<Shape?>(new Square { Width = 7 }, options), options)).Width);
        Assert.Equal(8,
            Assert.IsType<Square>(OctavoCompact.Deserialize<IHasArea>(OctavoCompact.Serialize<IHasArea?>(new Square { Width = 8 }, options), options)).Width);
        Assert.Null(OctavoBinary.Deserialize<Shape>(OctavoBinary.Serialize<Shape?>(null)));
        Assert.Equal(OctavoErrorCode.UnknownDerivedType, Assert.Throws<OctavoException>(() => OctavoBinary.Serialize(value)).Code);
    }

    /// <summary>Document 001's way: types are learnt as they are written, and the state is kept for whoever reads.</summary>
    [Fact]
    public void Types_are_learnt_while_writing()
    {
        var writes = new CodecRegistry { AddsTypes = true };
        var value = new Drawing { Main = new Circle { Radius = 1 }, All = [new Square { Width = 3 }, new Circle()] };
        byte[] bytes = OctavoCompact.Serialize(value, new OctavoCompactOptions { Registry = writes });
        CodecRegistry reads = CodecRegistry.Restore(CodecRegistryState.Parse(writes.Save().ToString()), [typeof(Circle), typeof(Square)]);
        Drawing? read = OctavoCompact.Deserialize<Drawing>(bytes, new OctavoCompactOptions { Registry = reads });
        Assert.True(OctavoGraph.Equals(value, read), string.Join(", ", OctavoGraph.Diff(value, read)));
    }

    [Fact]
    public void Cases_of_unions_may_have_interfaces()
    {
        Assert.Equal(5, Assert.IsType<Second>(OctavoBinary.Deserialize<Marked>(OctavoBinary.Serialize<Marked?>(new Second { Value = 5 }))).Value);
        Assert.Equal(6, OctavoBinary.Deserialize<Second>(OctavoBinary.Serialize(new Second { Value = 6 }))!.Value);
    }

    [Fact]
    public void Types_may_be_made_before_their_first_use()
    {
        OctavoRuntime.Prepare(typeof(Prepared), typeof(List<Prepared>), typeof(int), typeof(Prepared[]));
        OctavoRuntime.Prepare();
        Assert.Equal(5, OctavoCompact.Deserialize<List<Prepared>>(OctavoCompact.Serialize<List<Prepared>>([new() { Value = 5 }]))![0].Value);
        Assert.Contains("WithDelegate.Make", Assert.Throws<OctavoException>(() => OctavoRuntime.Prepare(typeof(Prepared), typeof(HoldsDelegateToo))).Message,
            StringComparison.Ordinal);
        Assert.Throws<ArgumentNullException>(() => OctavoRuntime.Prepare(null!));
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
