// Owns: that what is interpreted is what is compiled: bytes, values, errors with their places, in every format; and the step from one to the other.
using System.Text;
using Octavo.Codecs.Entries;
using Octavo.Internal;
using Octavo.Runtime.Interpreter;
using Xunit;

namespace Octavo.Runtime.Tests;

// Codecs that other tests make meanwhile would take the place of those that are compared here.
[Collection("one after another")]
public sealed class TierTests
{
    private static readonly OctavoJsonOptions s_json = new() { AllowNamedFloats = true };

    private static readonly (string Name, OctavoFormat Format)[] s_formats =
    [
        ("Binary", OctavoFormats.Binary), ("Compact", OctavoFormats.Compact), ("MessagePack", OctavoFormats.MessagePack), ("CBOR", OctavoFormats.Cbor),
        ("JSON", OctavoFormats.Json.With(s_json)),
        ("Binary, untrusted", OctavoFormats.Binary.With(new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted, AcceptNulls = true })),
        ("Compact, flat", OctavoFormats.Compact.With(new OctavoCompactOptions { Limits = new() { MaxDepth = 3 } })),
        ("JSON, lenient",
            OctavoFormats.Json.With(
                s_json with { IgnoreNameCase = true, UnknownMembers = UnknownMemberPolicy.Refuse, Duplicates = DuplicatePolicy.LastWins })),
    ];

    [Fact]
    public void Scalars_are_the_compiled_ones() => AreEqual<EveryScalar>(
        null, new(),
        new()
        {
            Bool = true,
            SByte = -5,
            Byte = 200,
            Int16 = -300,
            UInt16 = 60_000,
            Int32 = -70_000,
            UInt32 = 4_000_000_000,
            Int64 = long.MinValue,
            UInt64 = ulong.MaxValue,
            Int128 = Int128.MinValue,
            UInt128 = UInt128.MaxValue,
            Half = (Half)1.5,
            Single = 0.1f,
            Double = double.NaN,
            Decimal = 12.340m,
            Char = 'é',
            Rune = new Rune(0x1F600),
            Guid = Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"),
            DateTime = new DateTime(2026, 11, 28, 1, 2, 3, DateTimeKind.Utc),
            DateTimeOffset = new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(2)),
            DateOnly = new DateOnly(2026, 2, 3),
            TimeOnly = new TimeOnly(4, 5, 6),
            TimeSpan = TimeSpan.FromSeconds(-7),
            Grade = Grade.High,
            Text = new string('ü', 300),
            Perhaps = "\"\\\n",
            Bytes = [1, 2, 3],
        },
        new() { Text = null! });

    [Fact]
    public void Nullable_values_are_the_compiled_ones() => AreEqual<EveryOptional>(
        new(),
        new()
        {
            Bool = false,
            Byte = 1,
            Int32 = -2,
            Int64 = 3,
            Double = 4.5,
            Decimal = 6.7m,
            Guid = Guid.Empty,
            DateTime = DateTime.UnixEpoch,
            Grade = (Grade)99,
        },
        new EveryOptional { Int32 = int.MaxValue, Grade = Grade.Low });

    [Fact]
    public void Bools_that_share_bytes_are_the_compiled_ones() => AreEqual<ManyBools>(
        new(), new() { A = true, H = true, I = true, K = true, M = true, Between = 5 }, new() { B = false, J = true, L = true, Name = "n" });

    [Fact]
    public void Collections_are_the_compiled_ones() => AreEqual<EveryCollection>(
        new(),
        new()
        {
            Ints = [1, -2, 300_000],
            Longs = [4, long.MaxValue],
            Doubles = [0.5, -1],
            Bools = [true, false, true],
            Texts = ["a", ""],
            Names = ["b", null],
            Flags = [new() { A = true }, new()],
            More = [null, new() { Note = "m" }],
            Counts = new() { ["x"] = 1, ["ÿ\""] = 2 },
            Labels = new() { ["k"] = "v" },
            Grades = new() { ["g"] = Grade.High, ["n"] = null },
            Named = new() { ["o"] = new() { B = true } },
        },
        new() { Texts = ["a", null!] }, new() { Counts = null! }, new() { Labels = new() { ["k"] = null! } },
        new() { Flags = [null!] }, new() { Named = new() { ["k"] = null! } });

    [Fact]
    public void Sets_and_keys_are_the_compiled_ones() => AreEqual<EveryKey>(
        new(),
        new()
        {
            Words = ["b", "a", ""],
            Names = ["n", null],
            Texts = new() { [-5] = "x", [70_000] = "ü" },
            Sizes = new() { [long.MinValue] = 1.5, [3] = -0.0 },
            Options = new() { [0] = null, [1] = new() { A = true } },
        },
        new() { Words = [null!] }, new() { Words = null! }, new() { Texts = new() { [1] = null! } }, new() { Texts = null! });

    [Fact]
    public void Interfaces_of_lists_are_the_compiled_ones() => AreEqual<EveryContract>(
        new(),
        new()
        {
            Texts = new LinkedList<string>(["a", "b"]),
            Options = [new() { A = true }, null],
            Names = new Queue<string?>([null, "n"]).ToArray(),
            Flags = new Queue<Options>([new(), new() { B = true }]),
        },
        new() { Texts = new HashSet<string>(["x", "y"]), Options = new Options?[] { null }, Names = new List<string?> { "l" }.AsReadOnly() },
        new() { Texts = [null!] }, new() { Texts = new LinkedList<string>([null!]) }, new() { Flags = [null!] }, new() { Flags = null! });

    [Fact]
    public void Lists_are_the_compiled_ones() => AreEqual<EveryList>(
        new() { Words = ["c"], Options = [new() { A = true }, new()] }, new() { Words = ["a", null!] }, new() { Options = [null!] }, new() { Options = null! });

    [Fact]
    public void Types_that_hold_themselves_are_the_compiled_ones() => AreEqual<Branch>(
        new() { Name = "leaf" },
        new()
        {
            Name = "root",
            Weight = 1,
            Left = new() { Name = "left", Rest = [new() { Name = "a" }, new() { Name = "b", Weight = -1 }] },
            Trunk = new() { Height = 2.5, Branches = new() { ["t"] = new() { Name = "inner" } } },
        },
        Deep(10));

    /// <summary>MaxDepth counts no level of them, in neither tier.</summary>
    [Fact]
    public void Types_in_a_row_are_the_compiled_ones() => AreEqual<Row01>(null, new() { X = 1 },
        new() { Next = new() { Next = new() { Next = new() { X = 4, Next = new() { Next = new() { X = -6 } } } } } });

    [Fact]
    public void Types_that_a_constructor_makes_are_the_compiled_ones() => AreEqual<Position>(
        new("", 0, null, false, true, null, []),
        new("s", 5, 1.5m, true, false, new("t", -1, 2m, true, true, null, ["n"]), ["a", "b"]),
        new(null!, 0, null, false, false, null, []), new("s", 0, null, false, false, null, null!));

    [Fact]
    public void Ordinary_classes_are_the_compiled_ones() => AreEqual<Customer>(
        new(),
        new()
        {
            Id = 7,
            Name = "n",
            Since = DateTime.UnixEpoch,
            Balance = 1.5m,
            Active = true,
            Tags = ["t"],
            Settings = new() { A = true },
            Scores = new() { ["s"] = 1 },
        },
        new GoodCustomer(), new() { Tags = null! });

    /// <summary>Required members come last: compiling an employee compiles the person that it holds.</summary>
    [Fact]
    public void Derived_classes_and_required_members_are_the_compiled_ones()
    {
        AreEqual<Person>(
            new(),
            new("n") { Id = 7, Changed = DateTime.UnixEpoch, IsActive = true },
            new GoodPerson());
        AreEqual<Employee>(
            new() { Role = "r", Level = 1, Office = null },
            new()
            {
                Id = 1,
                Name = "n",
                IsActive = true,
                IsManager = true,
                IsRemote = true,
                Role = "",
                Level = 0,
                Office = "o",
                Boss = new("b") { Id = 2 },
                Team = [new() { Role = "r", Level = 2, Office = null, Team = [new() { Role = "s", Level = 3, Office = "p" }] }],
            },
            new() { Role = null!, Level = 0, Office = null },
            new() { Role = "r", Level = 0, Office = null, Boss = new GoodPerson() });
    }

    [Fact]
    public void Derived_records_are_the_compiled_ones() => AreEqual<Heading>(new(1, "t"), new(-70_000, "ü"), new(0, null!));

    [Theory]
    [InlineData(typeof(OwnComparer))]
    [InlineData(typeof(OwnSetComparer))]
    [InlineData(typeof(WithAttribute))]
    [InlineData(typeof(WithVirtual))]
    [InlineData(typeof(WithOverride))]
    [InlineData(typeof(WithHidden))]
    [InlineData(typeof(WithHiddenBehind))]
    [InlineData(typeof(WithMarkedBase))]
    [InlineData(typeof(WithAccessors))]
    [InlineData(typeof(WithElements))]
    [InlineData(typeof(WithChoice))]
    [InlineData(typeof(WithComputed))]
    [InlineData(typeof(WithPrivateSetter))]
    [InlineData(typeof(WithStruct))]
    [InlineData(typeof(WithTimes))]
    [InlineData(typeof(WithMethod))]
    [InlineData(typeof(WithSpecified))]
    [InlineData(typeof(HoldsAlmostPlain))]
    [InlineData(typeof(WithConstructor))]
    [InlineData(typeof(Shape))]
    [InlineData(typeof(WithDefault))]
    [InlineData(typeof(WithMore))]
    [InlineData(typeof(Spot))]
    [InlineData(typeof(Pair<int, string>))]
    [InlineData(typeof(Savings))]
    public void What_is_not_plain_is_compiled_at_once(Type type) => Assert.False(IsEarly(CodecCatalog.Find(type)));

    /// <summary>Threads write and read while the codec is made: before, during and after the step all is the same, for those who kept the entry too.</summary>
    [Fact]
    public void Calls_go_to_the_compiled_codec_after_some()
    {
        var value = new Swapped { Id = 5, Name = "n", Inner = [new() { Id = 6 }, new()] };
        CodecEntry kept = CodecCatalog.Find(typeof(Swapped))!;
        Assert.True(IsEarly(kept));
        byte[][] first = [.. s_formats.Select(f => f.Format.Serialize(value))];
        byte[][] roots = [.. s_formats.Select(f => f.Format.Serialize<List<Swapped?>>([value, null]))];
        long until = Environment.TickCount64 + 60_000;
        Parallel.For(0, 4, _ =>
        {
            int more = 100;
            while (more > 0)
            {
                for (int i = 0; i < s_formats.Length; i++)
                {
                    Assert.Equal(first[i], s_formats[i].Format.Serialize(value));
                    Assert.Equal(first[i], s_formats[i].Format.Serialize(s_formats[i].Format.Deserialize<Swapped>(first[i])));
                    Assert.Equal(roots[i], s_formats[i].Format.Serialize(s_formats[i].Format.Deserialize<List<Swapped?>>(roots[i])));
                }
                more -= IsEarly(CodecCatalog.Find(typeof(Swapped))!) && Environment.TickCount64 < until ? 0 : 1;
            }
        });
        Assert.False(IsEarly(CodecCatalog.Find(typeof(Swapped))!));
        // One that holds it finds a codec of its own, and the entry that was kept goes on.
        Assert.Equal(5, OctavoCompact.Deserialize<SwappedOther>(OctavoCompact.Serialize(new SwappedOther { Inner = value }))!.Inner!.Id);
        var again = (CodecEntry<Swapped>)kept;
        Assert.Equal("n", (string?)again.Member(value, 1));
        Assert.Equal(((PlainEntry<Swapped>)again).Compiled.ShapeText, again.ShapeText);
    }

    [Fact]
    public void Objects_that_exist_are_filled_and_cloned_from_the_first_call()
    {
        var value = new Filled { Id = 1, Inner = new() { Id = 2 } };
        byte[] bytes = OctavoBinary.Serialize(value);
        var existing = new Filled { Id = 3, Inner = new() { Id = 4, Name = "kept?" } };
        FilledInner inner = existing.Inner;
        OctavoBinary.Populate(bytes, existing);
        Assert.Same(inner, existing.Inner);
        Assert.Equal((1, 2, null), (existing.Id, inner.Id, inner.Name));
        Assert.True(OctavoGraph.Equals(value, OctavoGraph.Clone(value)));
    }

    private static bool IsEarly(CodecEntry? entry) =>
        entry?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(PlainEntry<>);

    private static Branch Deep(int levels) => levels == 0 ? new() : new() { Name = "d" + levels, Left = Deep(levels - 1), Rest = [new(), new()] };

    /// <summary>Writes and reads values, and data that is damaged in many ways, by both tiers, and compares what comes of it.</summary>
    private static void AreEqual<T>(params T?[] values)
        where T : class
    {
        string[] early;
        int calls = PlainCodecs.Calls;
        // No call is compiled for; types that other tests make meanwhile have no fewer.
        PlainCodecs.Calls = int.MaxValue;
        try
        {
            Assert.True(IsEarly(CodecCatalog.Find(typeof(T))!));
            early = [.. Outcomes(values)];
            Assert.True(IsEarly(CodecCatalog.Find(typeof(T))!));
        }
        finally
        {
            PlainCodecs.Calls = calls;
        }
        OctavoRuntime.Prepare(typeof(T));
        Assert.False(IsEarly(CodecCatalog.Find(typeof(T))!));
        string[] compiled = [.. Outcomes(values)];
        for (int i = 0; i < compiled.Length; i++)
        {
            Assert.Equal(compiled[i], early[i]);
        }
        Assert.Equal(compiled.Length, early.Length);
        Assert.True(compiled.Length > 1000, "Only " + compiled.Length + " were compared.");
    }

    private static IEnumerable<string> Outcomes<T>(T?[] values)
        where T : class
    {
        foreach ((string name, OctavoFormat format) in s_formats)
        {
            var random = new Random(1);
            foreach (T? value in values)
            {
                yield return Outcome(name, () => Convert.ToHexString(format.Serialize<List<T?>>([value, null])));
                yield return Outcome(name, () => Convert.ToHexString(format.Serialize<T?[]>([value])));
                yield return Outcome(name, () => Convert.ToHexString(format.Serialize<Dictionary<string, T?>>(new() { ["k"] = value })));
                byte[]? bytes = null;
                yield return Outcome(name, () => Convert.ToHexString(bytes = format.Serialize(value)));
                foreach (byte[] data in bytes is null ? [] : Damaged(bytes, random))
                {
                    yield return Outcome(name + " " + Convert.ToHexString(data), () => Text(format.Deserialize<T>(data)));
                }
                foreach (string text in name.StartsWith("JSON", StringComparison.Ordinal) && bytes is not null ? Variants(Encoding.UTF8.GetString(bytes)) : [])
                {
                    yield return Outcome(name + " " + text, () => Text(format.Deserialize<T>(Encoding.UTF8.GetBytes(text))));
                }
            }
        }
    }

    private static string Text<T>(T? value) => OctavoJson.SerializeToString(value, s_json)
        + (value is null ? "" : string.Join(", ", typeof(T).GetProperties().Select(p => p.GetValue(value)?.GetType())));

    private static IEnumerable<byte[]> Damaged(byte[] bytes, Random random)
    {
        yield return bytes;
        yield return [.. bytes, 0];
        for (int i = 0; i < bytes.Length && i < 400; i++)
        {
            yield return bytes[..i];
        }
        for (int i = 0; i < 300 && bytes.Length != 0; i++)
        {
            byte[] other = [.. bytes];
            for (int more = random.Next(3); more >= 0; more--)
            {
                other[random.Next(other.Length)] = random.Next(4) switch { 0 => 0, 1 => 0xFF, 2 => 0xC0, _ => (byte)random.Next(256) };
            }
            yield return other;
        }
    }

    /// <summary>Other texts of an object: members that are missing, doubled, unknown, or in another case.</summary>
    private static IEnumerable<string> Variants(string text)
    {
        yield return "null";
        yield return "{}";
        yield return text.ToUpperInvariant();
        yield return text.Replace("{\"", "{\"$type\":\"a\",\"$id\":\"1\",\"", StringComparison.Ordinal);
        yield return text.Replace("{\"", "{\"Unknown\":[{\"a\":1}],\"", StringComparison.Ordinal);
        string[] parts = text.Split(",\"");
        for (int i = 1; i < parts.Length; i++)
        {
            yield return string.Join(",\"", parts.Where((_, at) => at != i));
            yield return string.Join(",\"", parts[..^1].Append(parts[i]).Append(parts[^1]));
            yield return string.Join(",\"", parts.Select((p, at) => at == i ? parts[^1].TrimEnd('}') : p));
            yield return string.Join(",\"", parts.Select((p, at) => at == i ? p.Split(':')[0] + ":null" : p));
        }
    }

    private static string Outcome(string what, Func<string> act)
    {
        try
        {
            return what + ": " + act();
        }
        catch (OctavoException found)
        {
            return what + ": " + found.Code + " " + found.Offset + " " + found.Path + " " + found.Message;
        }
    }
}
