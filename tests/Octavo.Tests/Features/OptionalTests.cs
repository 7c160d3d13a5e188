// Owns: CodecOptional<T>: undefined, null and a value are three things in every format, and schemas say so.
using System.Text;
using Octavo.Tests.Shapes.Cddl;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Features;

public sealed class OptionalTests
{
    private static readonly (string Format, Func<object, Type, byte[]> Write, Func<byte[], Type, object?> Read)[] s_formats =
    [
        ("Binary", (value, type) => OctavoBinary.Serialize(value, type), (data, type) => OctavoBinary.Deserialize(data, type)),
        ("Compact", (value, type) => OctavoCompact.Serialize(value, type), (data, type) => OctavoCompact.Deserialize(data, type)),
        ("MessagePack", (value, type) => OctavoMsgPack.Serialize(value, type), (data, type) => OctavoMsgPack.Deserialize(data, type)),
        ("CBOR", (value, type) => OctavoCbor.Serialize(value, type), (data, type) => OctavoCbor.Deserialize(data, type)),
        ("JSON", (value, type) => OctavoJson.Serialize(value, type), (data, type) => OctavoJson.Deserialize(data, type)),
    ];

    /// <summary>Undefined, null, default and a value, of a value type and of a reference.</summary>
    [Fact]
    public void Three_things_in_every_format()
    {
        foreach (CodecOptional<string?> text in new CodecOptional<string?>[] { default, new(null), "", "a" })
        {
            foreach (CodecOptional<int?> number in new CodecOptional<int?>[] { default, new(null), 0, 7 })
            {
                foreach (var (format, write, read) in s_formats)
                {
                    var value = new HoldsOptionals { MaybeText = text, MaybeNumber = number };
                    var back = (HoldsOptionals)read(write(value, typeof(HoldsOptionals)), typeof(HoldsOptionals))!;
                    Assert.Equal((format, text, number), (format, back.MaybeText, back.MaybeNumber));
                    Assert.False(back.Number.HasValue || back.Text.HasValue || back.Child.HasValue || back.Kind.HasValue);
                }
            }
        }
    }

    [Theory]
    [InlineData("""{"Before":0,"After":0}""", false, null)]
    [InlineData("""{"Before":0,"MaybeText":null,"After":0}""", true, null)]
    [InlineData("""{"Before":0,"MaybeText":"","After":0}""", true, "")]
    [InlineData("""{"Before":0,"MaybeText":"a","After":0}""", true, "a")]
    public void Members_of_JSON_are_plain_or_left_out(string json, bool hasValue, string? text)
    {
        var value = new HoldsOptionals { MaybeText = hasValue ? new(text) : default };
        Assert.Equal(json, OctavoJson.SerializeToString(value));
        Assert.Equal(value.MaybeText, OctavoJson.Deserialize<HoldsOptionals>(Encoding.UTF8.GetBytes(json))!.MaybeText);
    }

    [Fact]
    public void Elements_and_roots_are_whole()
    {
        Assert.Equal("""{"Before":0,"Items":[[1],[]],"After":0}""", OctavoJson.SerializeToString(new HoldsOptionals { Items = new([1, default]) }));
        Assert.Equal("[[null],[]]", OctavoJson.SerializeToString<List<CodecOptional<string?>>>([new(null), default]));
        Assert.Equal("[]", OctavoJson.SerializeToString(default(CodecOptional<int>)));
        Assert.Equal("""{"Before":0,"Twice":[],"After":0}""", OctavoJson.SerializeToString(new HoldsOptionals { Twice = new(default) }));
        Assert.Equal("""{"First":[],"Last":[null]}""", OctavoJson.SerializeToString(new TolerantOptionals { Last = new(null) }));
    }

    [Fact]
    public void Maps_count_what_is_there_and_arrays_keep_all()
    {
        Assert.Equal("80", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedOptionals())));
        Assert.Equal("810105", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedOptionals { First = 5 })));
        Assert.Equal("8103C0", Convert.ToHexString(OctavoMsgPack.Serialize(new MappedOptionals { Last = new(null) })));
        Assert.Equal("A103F6", Convert.ToHexString(OctavoCbor.Serialize(new MappedOptionals { Last = new(null) })));
        Assert.Equal("81A44C617374C0", Convert.ToHexString(OctavoMsgPack.Serialize(new NamedOptionals { Last = new(null) })));
        Assert.Equal("A1644C617374F6", Convert.ToHexString(OctavoCbor.Serialize(new NamedOptionals { Last = new(null) })));
        Assert.Equal("939105C090", Convert.ToHexString(OctavoMsgPack.Serialize(new NumberedOptionals { First = 5 })));
    }

    /// <summary>The policy asks whether a value is null or default, and not whether there is one: what is defined is written, what is not is left
    /// out.</summary>
    [Fact]
    public void Policies_of_omitting_do_not_count()
    {
        Assert.Equal("{}", OctavoJson.SerializeToString(new OmittingOptionals()));
        Assert.Equal("""{"Number":null,"Flag":false}""", OctavoJson.SerializeToString(new OmittingOptionals { Number = new(null), Flag = false }));
    }

    /// <summary>What the data does not have stays as it is, by whatever way an object is made; what they have in addition is skipped.</summary>
    [Fact]
    public void What_is_missing_stays()
    {
        Assert.Equal(new BoundOptionals(default, default), OctavoJson.Deserialize<BoundOptionals>("{}"u8));
        Assert.Equal(new BoundOptionals(4, default), OctavoJson.Deserialize<BoundOptionals>("""{"Extra":[1],"First":4}"""u8));
        HoldsOptionals? value = new() { Number = 5, MaybeText = "kept", Items = new([1]) };
        OctavoJson.Populate("""{"Number":6,"Items":[[2],[]]}"""u8, ref value);
        Assert.Equal((6, "kept"), (value!.Number, value.MaybeText));
        Assert.Equal([2, CodecOptional<int>.Undefined], value.Items.Value);
    }

    /// <summary>Null is refused if it is declared as none, in both directions, with its member.</summary>
    [Fact]
    public void Null_is_refused_where_it_is_not_declared()
    {
        foreach (var (format, write, read) in s_formats)
        {
            OctavoException written = Assert.Throws<OctavoException>(() => write(new HoldsOptionals { Text = new(null!) }, typeof(HoldsOptionals)));
            Assert.Equal((format, OctavoErrorCode.NullNotAllowed, "HoldsOptionals.Text"), (format, written.Code, written.Path));
        }
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<HoldsOptionals>("""{"Text":null}"""u8));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "HoldsOptionals.Text"), (refused.Code, refused.Path));
        byte[] binary = OctavoBinary.Serialize(new HoldsOptionals { Text = new(null!) }, new OctavoBinaryOptions { AcceptNulls = true });
        refused = Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<HoldsOptionals>(binary));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "HoldsOptionals.Text"), (refused.Code, refused.Path));
        Assert.Equal(new CodecOptional<string>(null!),
            OctavoJson.Deserialize<HoldsOptionals>("""{"Text":null}"""u8, new OctavoJsonOptions { AcceptNulls = true })!.Text);
    }

    [Fact]
    public void A_value_of_another_kind_is_refused_with_its_place()
    {
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<HoldsOptionals>("""{"Number":"x"}"""u8));
        Assert.Equal("HoldsOptionals.Number", refused.Path);
        Assert.Equal("HoldsOptionals.Number", Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<HoldsOptionals>("""{"Number":null}"""u8)).Path);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<CodecOptional<int>>>("[[1,2]]"u8)).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<List<CodecOptional<int>>>("[null]"u8)).Code);
    }

    /// <summary>Formats that do not describe themselves know the place, too: of what ends early, that of its last byte.</summary>
    [Fact]
    public void Places_are_known_by_position()
    {
        byte[] data = OctavoBinary.Serialize(new HoldsOptionals { Child = new(new() { Text = "inner", Kind = DayOfWeek.Friday }), After = 3 });
        HashSet<string?> places =
            [.. Enumerable.Range(1, data.Length - 1)
                .Select(length => Assert.Throws<OctavoException>(() => OctavoBinary.Deserialize<HoldsOptionals>(data.AsSpan(0, length))).Path)];
        Assert.Superset(new HashSet<string?> { "HoldsOptionals.Number", "HoldsOptionals.Child.Text", "HoldsOptionals.Child.Kind", "HoldsOptionals.After" },
            places);
    }

    [Fact]
    public void Graphs_clone_and_compare()
    {
        HoldsOptionals value = new() { Text = "t", MaybeText = new(null), Items = new([1, default]), Child = new(new() { Number = 2 }) };
        HoldsOptionals clone = OctavoGraph.Clone(value);
        Assert.True(OctavoGraph.Equals(value, clone), string.Join(", ", OctavoGraph.Diff(value, clone)));
        Assert.NotSame(value.Child.Value, clone.Child.Value);
        Assert.NotSame(value.Items.Value, clone.Items.Value);
        clone.MaybeText = default;
        Assert.False(OctavoGraph.Equals(value, clone));
        clone = OctavoGraph.Clone(value);
        clone.Child.Value!.Number = default;
        Assert.False(OctavoGraph.Equals(value, clone));
    }

    /// <summary>Levels are counted through hand-written codecs: data that nests without an end is refused before the stack ends.</summary>
    [Fact]
    public void Depth_is_limited()
    {
        HoldsOptionals optional = new();
        HoldsMaybes maybe = new();
        for (int i = 0; i < 200; i++)
        {
            optional = new() { Child = optional };
            maybe = new() { Child = new(maybe) };
        }
        var deep = new SerializerLimits { MaxDepth = 10_000 };
        foreach (object value in new object[] { optional, maybe })
        {
            byte[][] data =
            [
                OctavoBinary.Serialize(value, value.GetType(), new OctavoBinaryOptions { Limits = deep }),
                    OctavoCompact.Serialize(value, value.GetType(), new OctavoCompactOptions { Limits = deep }),
                OctavoMsgPack.Serialize(value, value.GetType(), new OctavoMsgPackOptions { Limits = deep }),
                    OctavoCbor.Serialize(value, value.GetType(), new OctavoCborOptions { Limits = deep }),
                OctavoJson.Serialize(value, value.GetType(), new OctavoJsonOptions { Limits = deep }),
            ];
            for (int i = 0; i < data.Length; i++)
            {
                var (format, write, read) = s_formats[i];
                Assert.Equal((format, OctavoErrorCode.DepthExceeded), (format, Assert.Throws<OctavoException>(() => write(value, value.GetType())).Code));
                Assert.Equal((format, OctavoErrorCode.DepthExceeded), (format, Assert.Throws<OctavoException>(() => read(data[i], value.GetType())).Code));
            }
        }
    }

    [Fact]
    public void Schemas_have_the_value_and_do_not_ask_for_it()
    {
        string json = OctavoJson.Schema<BoundOptionals>();
        Assert.Contains("\"First\": { \"type\": \"integer\"", json, StringComparison.Ordinal);
        Assert.Contains("\"Second\": { \"anyOf\": [{ \"type\": \"string\" }, { \"type\": \"null\" }] }", json, StringComparison.Ordinal);
        Assert.DoesNotContain("\"required\"", json, StringComparison.Ordinal);
        Assert.Contains("\"Text\": { \"type\": \"string\" }", OctavoJson.Schema<HoldsOptionals>(), StringComparison.Ordinal);
        Assert.Contains("\"maxItems\": 1", OctavoJson.Schema<CodecOptional<int>>(), StringComparison.Ordinal);
        Assert.Contains("\"maxItems\": 1", OctavoJson.Schema<TolerantOptionals>(), StringComparison.Ordinal);
        string cddl = OctavoCbor.Schema<MappedOptionals>();
        Assert.Contains("? 1: int32", cddl, StringComparison.Ordinal);
        Assert.Contains("? 3: tstr / null", cddl, StringComparison.Ordinal);
        Assert.Contains("[? int32]", OctavoCbor.Schema<NumberedOptionals>(), StringComparison.Ordinal);
    }

    /// <summary>What is written of the zoo's is of its type, by the suite's validator of CDDL.</summary>
    [Fact]
    public void What_is_written_is_of_its_schema()
    {
        foreach (ZooEntry entry in ZooCatalog.Entries.Where(entry => entry.Name.StartsWith("optional: ", StringComparison.Ordinal)))
        {
            string text =
                (string)typeof(OctavoCbor).GetMethod(nameof(OctavoCbor.Schema), 1, [typeof(OctavoCborOptions)])!.MakeGenericMethod(entry.Type)
                    .Invoke(null, [OctavoCborOptions.Default])!;
            var schema = new CddlValidator(text);
            foreach (byte[] payload in ZooCatalog.Case(entry.Name, "CBOR").Payloads())
            {
                Assert.True(schema.Takes(OctavoCbor.ReadDynamic(payload)), $"{entry.Name}: {Convert.ToHexString(payload)} is not of\n{text}");
            }
        }
    }

    [Fact]
    public void The_type_itself()
    {
        CodecOptional<string?> undefined = CodecOptional<string?>.Undefined;
        CodecOptional<string?> none = null;
        CodecOptional<string?> text = "a";
        Assert.Equal((false, true, true), (undefined.HasValue, none.HasValue, text.HasValue));
        Assert.Equal("The value is undefined.", Assert.Throws<InvalidOperationException>(() => undefined.Value).Message);
        Assert.Equal((null, "a"), (none.Value, text.Value));
        Assert.True(undefined != none && none != text && undefined == default && text == new CodecOptional<string?>("a"));
        Assert.False(undefined.Equals((object)none) || undefined.Equals(null) || text.Equals((object)"a"));
        Assert.Equal(text.GetHashCode(), new CodecOptional<string?>("a").GetHashCode());
        Assert.False(undefined.TryGetValue(out string? value) || value is not null);
        Assert.True(text.TryGetValue(out value) && value == "a");
        Assert.Equal(("b", null, "a"), (undefined.GetValueOrDefault("b"), none.GetValueOrDefault("b"), text.GetValueOrDefault()));
        Assert.Equal("undefined null a", $"{undefined} {none} {text}");
    }
}
