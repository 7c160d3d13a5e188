// Owns: the bytes of serialise, value by value: what its instances were seen to write.
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Serialise;

public sealed class SerialiseVectorTests
{
    [Fact]
    public void Integers_are_shortest()
    {
        Check("3901f3", -500L);
        Check("17", (byte)23);
        Check("1818", (ushort)24);
        Check("3863", (sbyte)-100);
        Check("1bffffffffffffffff", ulong.MaxValue);
        Check("3b7fffffffffffffff", long.MinValue);
        Check("c249010000000000000000", BigInteger.One << 64);
        Check("c349010000000000000000", -(BigInteger.One << 64) - 1);
        Check("3bffffffffffffffff", -(BigInteger.One << 64));
        Check("1bffffffffffffffff", (UInt128)ulong.MaxValue);
    }

    [Fact]
    public void Other_scalars_have_their_items()
    {
        Check("f5", true);
        Check("6161", 'a');
        Check("19d800", '\uD800');
        Check("64f09f9880", new Rune(0x1F600));
        Check("fb3ff8000000000000", 1.5);
        Check("fa3fc00000", 1.5f);
        Check("f97e00", double.NaN);
        Check("d903e8a2011a5e0d5da52b1b000000746a528800", new DateTime(2020, 1, 2, 3, 4, 5, 500, DateTimeKind.Utc));
        Check("d903e8a201202b1b000000e8d4a38960", DateTime.UnixEpoch.AddTicks(-1));
    }

    [Fact]
    public void Text_is_text_or_bytes_with_surrogates()
    {
        Check("646869c3a9", "hié");
        Check("44eda08061", "\uD800a");
        var lazy = new SerialiseOptions { Text = SerialiseText.LazyText };
        Check("7f626869ff", "hi", lazy);
        Check("7fff", "", lazy);
        Assert.Equal("hiho", OctavoSerialise.Deserialize<string>(Convert.FromHexString("7f626869" + "6168" + "616fff"), lazy));
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoSerialise.Serialize("\uD800", lazy)).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<string>("626869", lazy).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<string>("7f626869ff").Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Refused<string>("428080").Code); // bytes that begin no character
        Assert.Equal(OctavoErrorCode.InvalidText, Refused<string>("43618080").Code);
    }

    [Fact]
    public void Lists_have_no_length_and_other_collections_have()
    {
        Check("9f0102ff", new[] { 1, 2 });
        Check("80", Array.Empty<int>());
        Check("9f80809f01ffff", new List<List<int>> { new(), new(), new() { 1 } });
        Check("a2016161026162", new Dictionary<int, string> { [2] = "b", [1] = "a" });
        Check("80", (int?)null);
        Check("8107", (int?)7);
        Assert.Equal([1, 2], OctavoSerialise.Deserialize<int[]>([0x82, 1, 2])!);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<Dictionary<int, string>>("bf016161ff").Code);
    }

    [Fact]
    public void Constructors_are_arrays_of_index_and_fields()
    {
        Check("84006161" + "05" + "fb3fe0000000000000", new Line("a", 5, 0.5));
        Check<Figure>("8102", new Nothing());
        Check<Figure>("820" + "0fb3ff8000000000000", new Circle(1.5));
        Check<Tree>("8300" + "820101" + "820120", new Branch(new Leaf(1), new Leaf(-1)));
        Check("8100", new Unit());
    }

    /// <summary>Their instances are not derived: no index comes before the fields.</summary>
    [Fact]
    public void Tuples_are_arrays_of_their_fields()
    {
        Check("8201" + "6161", (1, 'a'));
        Check("8301" + "f5" + "20", (1, true, -1L));
        Check("820105", new KeyValuePair<int, byte>(1, 5));
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<(int, int)>("83000102").Code);
    }

    [Fact]
    public void Document_003_s_tree_is_a_row_of_items()
    {
        Check<BinTree>("c1" + "c001" + "c01b7fffffffffffffff", new BinBranch(new BinLeaf(1), new BinLeaf(long.MaxValue)), SerialiseOptions.Tagged);
        Assert.Equal((11 << 10) - 1, OctavoSerialise.Serialize(BinTree.Of(10, () => long.MinValue), SerialiseOptions.Tagged).Length);
        Assert.Equal((13 << 10) - 2, OctavoSerialise.Serialize(Tree.Of(10, () => long.MinValue)).Length);
        Assert.Equal(OctavoErrorCode.NotInFormat,
            Assert.Throws<OctavoException>(() => OctavoSerialise.Serialize<Figure>(new Nothing(), SerialiseOptions.Tagged)).Code);
    }

    [Fact]
    public void Rules_say_what_C_sharp_does_not()
    {
        var options = new SerialiseOptions
        {
            Members = new Dictionary<string, SerialiseMember>
            {
                ["Remark.Tags"] = new SerialiseMember { Collection = SerialiseCollection.Set },
                ["Remark.Grade"] = new SerialiseMember { Constructors = 3 },
                ["Remark.ByGrade[]"] = new SerialiseMember { Constructors = 3, Collection = SerialiseCollection.Array },
            },
        };
        var remark = new Remark { Tags = [5, -1], Grade = Grade.High, ByGrade = { [(1, null)] = [Grade.Low] } };
        byte[] bytes = OctavoSerialise.Serialize(remark, options);
        Assert.Equal("85" + "00" + "60" + "822005" + "8102" + "a1" + "820180" + "818100", Convert.ToHexStringLower(bytes));
        Assert.True(OctavoGraph.Equals(remark, OctavoSerialise.Deserialize<Remark>(bytes, options)));
    }

    [Theory]
    [InlineData("1800", 0)]
    [InlineData("1a00000005", 5)]
    [InlineData("3b0000000000000004", -5)]
    public void Longer_forms_of_integers_are_read(string hex, int value) => Assert.Equal(value, OctavoSerialise.Deserialize<int>(Convert.FromHexString(hex)));

    [Fact]
    public void Narrower_floats_are_read_and_integers_are_not()
    {
        Assert.Equal(1.5, OctavoSerialise.Deserialize<double>([0xF9, 0x3E, 0]));
        Assert.Equal(1.5, OctavoSerialise.Deserialize<double>([0xFA, 0x3F, 0xC0, 0, 0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<double>("01").Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<float>("fb3ff8000000000000").Code);
    }

    [Theory]
    [InlineData("c074323032302d30312d30325430333a30343a30355a")]
    [InlineData("c11a5e0d5da5")]
    [InlineData("c1fb41d7835769400000")]
    public void Times_of_the_tags_0_and_1_are_read(string hex) =>
        Assert.Equal(new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc), OctavoSerialise.Deserialize<DateTime>(Convert.FromHexString(hex)));

    [Fact]
    public void What_is_wrong_is_refused_with_its_place()
    {
        OctavoException found = Refused<Line>("84006161" + "f5" + "fb3fe0000000000000");
        Assert.Equal((OctavoErrorCode.TypeMismatch, "Line.Amount", 4L, "serialise"), (found.Code, found.Path, found.Offset, found.Format));
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<Line>("83006161" + "05").Code);
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<Figure>("8103").Code);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Refused<byte>("190100").Code);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<Dictionary<int, int>>("bb7fffffffffffffff").Code);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<string>("7bffffffffffffffff").Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoSerialise.Serialize(new DateTime(2020, 1, 1))).Code);
        Assert.Equal(OctavoErrorCode.EndOfData, Refused<int[]>("9f01").Code);
    }

    [Fact]
    public void Long_lists_without_a_length_are_read_and_their_errors_placed()
    {
        int[] values = [.. Enumerable.Range(0, 20_000)];
        byte[] bytes = OctavoSerialise.Serialize(values);
        Assert.Equal(values, OctavoSerialise.Deserialize<int[]>(bytes));
        List<Checked> all = [.. Enumerable.Range(0, 300).Select(i => new Checked { Id = 1 })];
        byte[] list = OctavoSerialise.Serialize(all);
        Assert.Equal(300, OctavoSerialise.Deserialize<List<Checked>>(list)!.Count);
        list[1 + (200 * 4) + 3] = 9;
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoSerialise.Deserialize<List<Checked>>(list));
        Assert.Equal((OctavoErrorCode.InvalidValue, "[200].Grade"), (found.Code, found.Path));
        Assert.InRange(found.Offset, 1 + (200 * 4) + 3, 1 + (201 * 4)); // the codec looks at it when it has read it
    }

    [Fact]
    public void A_value_with_everything_comes_back()
    {
        var random = new Haskell.RandomValues(5);
        for (int i = 0; i < 50; i++)
        {
            Everything value = random.Next();
            byte[] bytes = OctavoSerialise.Serialize(value);
            Assert.Equal(bytes, OctavoSerialise.Serialize(OctavoSerialise.Deserialize<Everything>(bytes)));
        }
    }

    [Fact]
    public void Elements_of_roots_in_generic_code_are_not_nullable_either()
    {
        static byte[] Generic<T>(T one) => OctavoSerialise.Serialize(new List<T> { one });
        Assert.Equal(OctavoSerialise.Serialize(new List<Unit> { new() }), Generic(new Unit()));
        Assert.Equal("9f8100ff", Convert.ToHexStringLower(Generic(new Unit())));
    }

    private static void Check<T>(string hex, T value, SerialiseOptions? options = null)
    {
        Assert.Equal(hex, Convert.ToHexStringLower(OctavoSerialise.Serialize(value, options)));
        Assert.Equal(value, OctavoSerialise.Deserialize<T>(Convert.FromHexString(hex), options));
    }

    private static OctavoException Refused<T>(string hex, SerialiseOptions? options = null) =>
        Assert.Throws<OctavoException>(() => OctavoSerialise.Deserialize<T>(Convert.FromHexString(hex), options));
}
