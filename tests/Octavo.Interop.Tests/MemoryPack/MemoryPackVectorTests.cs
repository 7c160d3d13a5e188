// Owns: the bytes of MemoryPack, value by value: what a build of its sources (commit 85ab9ad, 28 commits after version 1.21.4) was seen to write on .NET 10.
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.MemoryPack;

public sealed class MemoryPackVectorTests
{
    [Fact]
    public void Scalars_are_their_memory()
    {
        Check("003e", (Half)1.5f);
        Check("feffffffffffffffffffffffffffffff", (Int128)(-2));
        Check("00f60100", new Rune(0x1F600));
        Check("91400b00", new DateOnly(2020, 1, 2));
        Check("804055b719000000", new TimeOnly(3, 4, 5));
        Check("8096980000000000", TimeSpan.FromSeconds(1));
        Check("6100", 'a');
        Check("01", true);
        Check("05000000", DayOfWeek.Friday);
        Check("00000200000000009600000000000000", 1.50m);
        Check("33221100554477668899aabbccddeeff", new Guid("00112233-4455-6677-8899-aabbccddeeff"));
        Check("80003b6d308fd748", new DateTime(2020, 1, 2, 3, 4, 5, DateTimeKind.Utc));
        Check("a1ffffff000000000046a3b0c28ed70f", new DateTimeOffset(0x0FD78EC2B0A34600, default).ToOffset(TimeSpan.FromMinutes(-95)));
        Check("3c000000000000008098760b288fd708", new DateTimeOffset(2020, 1, 2, 3, 4, 5, TimeSpan.FromHours(1)));
    }

    [Fact]
    public void Nullable_values_are_their_memory()
    {
        Check("0100000005000000", (int?)5);
        Check("0000000000000000", (int?)null);
        Check("01000000000000000500000000000000", (long?)5);
        Check("0105", (byte?)5);
        Check("0100000000000000000000000000000000000000", (Guid?)Guid.Empty);
        Check("010000000000000000000100000000000f00000000000000", (decimal?)1.5m);
        Check("0100000000000000000000000000000001000000000000000000000000000000", (Int128?)1);
        Check("010000000000000000000000000000000080b5f7f57f9f08", (DateTimeOffset?)DateTimeOffset.UnixEpoch);
        Check("01000000000000000100000000000000", (TimeOnly?)new TimeOnly(1));
    }

    [Fact]
    public void Text_is_UTF_8_or_UTF_16()
    {
        Check("fbffffff030000006869c3a9", "hié");
        Check("00000000", "");
        Check("ffffffff", (string?)null);
        Check("0200000068006900", "hi", new MemoryPackOptions { Utf16 = true });
        Assert.Equal("hi", OctavoMemoryPack.Deserialize<string>(Convert.FromHexString("0200000068006900")));
        Assert.Equal("hi", OctavoMemoryPack.Deserialize<string>(Convert.FromHexString("fdffffffffffffff6869")));
        Check("0100000000d8", "\uD800", new MemoryPackOptions { Utf16 = true });
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoMemoryPack.Serialize("\uD800")).Code);
    }

    [Fact]
    public void Collections_have_a_length()
    {
        Check("0200000001000000ffffffff", new[] { 1, -1 });
        Check("ffffffff", (int[]?)null);
        Check("02000000010000000100000000000000" + "00000000", new int?[] { 1, null });
        Check("020000000102", new byte[] { 1, 2 });
        Check("01000000" + "01000000" + "01000000", new List<List<int>> { new() { 1 } });
        Check("0100000001000000feffffff0100000061", new Dictionary<int, string> { [1] = "a" });
        Check("01000000feffffff010000006b05000000", new Dictionary<string, int> { ["k"] = 5 });
        Check("010000000100000002000000", new Dictionary<int, int> { [1] = 2 });
        Check("01000000" + "01" + new string('0', 46), new[] { new PackSpot { Layer = 1 } });
        Check("010000000201000000feffffff0100000061", new[] { new PackMan { Id = 1, Name = "a" } });
    }

    [Fact]
    public void Structs_are_memory_or_have_members()
    {
        var spot = new PackSpot { Layer = 1, X = 2, A = 3, B = 4 };
        Check("010000000200000003000000000000000400000000000000", spot);
        Check("0100000000000000" + "010000000200000003000000000000000400000000000000", (PackSpot?)spot);
        var man = new PackMan { Id = 1, Name = "a" };
        Check("0201000000feffffff0100000061", man);
        Check("010201000000feffffff0100000061", (PackMan?)man);
        Check("ff", (PackMan?)null);
    }

    [Fact]
    public void Objects_have_a_count()
    {
        Check("0401000000feffffff010000007802ff", new PackObj { A = 1, B = "x", C = 2 });
        Check("ff", (PackObj?)null);
        Check("030400000000feffffff010000007900ff01000000070000000000000000000000", new PackSub { Inner = new PackObj { B = "y" }, N = 7 });
        Check("06010100000001000000000000000200000000000000feffffff0100000073000000000000000000000000000000000300", new PackMixed(true, 1, 2, "s", null, 3));
        Check("00", new Unit());
        PackObj old = OctavoMemoryPack.Deserialize<PackObj>(OctavoMemoryPack.Serialize(new PackOld(7, "q")))!;
        Assert.Equal((7, "q", (byte)0), (old.A, old.B, old.C));
        Assert.Equal(OctavoErrorCode.UnknownMember,
            Assert.Throws<OctavoException>(() => OctavoMemoryPack.Deserialize<PackOld>(OctavoMemoryPack.Serialize(new PackObj()))).Code);
    }

    [Fact]
    public void Unions_have_a_tag()
    {
        Check<PackFig>("0001000000000000f83f", new PackCirc(1.5));
        Check<PackFig?>("ff", null);
        Check<PackFig>("fa2c010101000000", new PackWide(1));
    }

    [Fact]
    public void Tolerant_objects_have_lengths()
    {
        Check("02040905000000feffffff0100000062", new PackVt { A = 5, B = "b" });
        Check("0404000008050000000100000001000000", new PackVt2 { A = 5, L = [1] });
        Check("01843401d3feffff2c010000" + string.Concat(Enumerable.Repeat("78", 300)), new PackVtBig { S = new string('x', 300) });
        Check("010200000002040401000000ffffffffff", new PackHolder { Items = [new PackVt { A = 1 }, null] });

        // Versions in both directions: a member that is not there is what default is.
        PackVt3 ofOld = OctavoMemoryPack.Deserialize<PackVt3>(Convert.FromHexString("02040905000000feffffff0100000062"))!;
        Assert.Equal((5, "b", default, null), (ofOld.A, ofOld.B, ofOld.At, ofOld.L));
        PackVt3 ofNew = OctavoMemoryPack.Deserialize<PackVt3>(Convert.FromHexString("0404000008050000000100000001000000"))!;
        Assert.Equal((5, null, default, 1), (ofNew.A, ofNew.B, ofNew.At, ofNew.L!.Count));
        byte[] all = OctavoMemoryPack.Serialize(new PackVt3 { A = 1, B = "x", At = DateTime.MaxValue, L = [2, 3] });
        Assert.Equal("x", OctavoMemoryPack.Deserialize<PackVt>(all)!.B);
        Assert.Equal([2, 3], OctavoMemoryPack.Deserialize<PackVt2>(all)!.L!);
    }

    [Fact]
    public void Circular_references_have_numbers()
    {
        const string Hex = "030402130001000000fa0001000000030402040102000000fa00ffffffff";
        var root = new PackNode { Id = 1 };
        root.Parent = root;
        root.Kids = [new PackNode { Id = 2, Parent = root }];
        Assert.Equal(Hex, Convert.ToHexStringLower(OctavoMemoryPack.Serialize(root)));
        PackNode back = OctavoMemoryPack.Deserialize<PackNode>(Convert.FromHexString(Hex))!;
        Assert.Same(back, back.Parent);
        Assert.Same(back, back.Kids![0].Parent);
    }

    /// <summary>What version 1.21.4 writes.</summary>
    [Fact]
    public void The_numbers_of_members_are_those_of_MemoryPackOrder()
    {
        const string Referred = "04040000090002000000feffffff0100000078";
        Check(Referred, new PackGap { A = 2, B = "x" });
        Check(Referred, new PackTwice { A = 2, B = "x" });
        Check(Referred, new PackContract { A = 2, B = "x" });
        Check("040400000902000000feffffff0100000078", new PackTwiceTolerant { A = 2, B = "x" });
        Check("030000040002000000", new PackOfBase { A = 2 });
    }

    [Fact]
    public void Tuples_and_pairs_have_no_head()
    {
        var pairs =
            new PackPairs { Memory = new() { [1] = 2 }, Maybe = new() { [3] = 4, [5] = null }, Auto = (1, 2, 3), Tuple = (1, "a"), Pairs = [new(1, 2)] };
        byte[] bytes = OctavoMemoryPack.Serialize(pairs);
        string hex = Convert.ToHexStringLower(bytes);
        Assert.StartsWith("09" + "01000000" + "01000000000000000200000000000000", hex, StringComparison.Ordinal);
        Assert.Contains("03000000000000000100000002000000" + "01000000feffffff0100000061" + "01000000" + "01000000000000000200000000000000", hex,
            StringComparison.Ordinal);
        Assert.True(OctavoGraph.Equals(pairs, OctavoMemoryPack.Deserialize<PackPairs>(bytes)));
    }

    [Fact]
    public void BigInteger_is_refused_as_MemoryPack_writes_other_bytes()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoMemoryPack.Serialize(new BigInteger(300)));
        Assert.Equal(OctavoErrorCode.NotInFormat, found.Code);
    }

    private static void Check<T>(string hex, T value, MemoryPackOptions? options = null)
    {
        Assert.Equal(hex, Convert.ToHexStringLower(OctavoMemoryPack.Serialize(value, options)));
        T? back = OctavoMemoryPack.Deserialize<T>(Convert.FromHexString(hex), options);
        Assert.True(Equals(value, back) || OctavoGraph.Equals(value, back));
    }
}
