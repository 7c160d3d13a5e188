// Owns: the bytes of Kryo, value by value: what Kryo 5.6.2 was seen to write.
using System.Numerics;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Kryo;

public sealed class KryoVectorTests
{
    private static readonly KryoOptions s_object = new()
    {
        Classes =
        [
            new("Probe$P", typeof(P)) { IsFinal = false },
            new("Probe$Empty", typeof(JavaEmpty)),
            new("Probe$Fin", typeof(Fin)),
            new("Probe$HasFin", typeof(HasLists)),
            new("java.util.ArrayList"),
            new("java.util.HashMap"),
            new("[I"),
            new("[Ljava.lang.String;"),
            new("Probe$E") { Constants = 2 },
            new("Probe$Rec", typeof(Rec)) { IsRecord = true },
            new("[Ljava.lang.Object;"),
            new("java.math.BigDecimal"),
            new("java.util.Date"),
        ],
        Members = new Dictionary<string, KryoMember> { ["P.any"] = new() { HasClass = true } },
    };

    private static readonly KryoOptions s_class = s_object with { Entry = KryoEntry.ClassAndObject };

    private static readonly KryoOptions s_arrays = s_class with { CollectionClass = KryoMember.Array };

    /// <summary>A number with 150 zeros after it took 150 divisions and 13 KB, for each reference to it again.</summary>
    [Fact]
    public void Zeros_of_decimals_are_left_out_in_few_steps()
    {
        byte[] one = OctavoKryo.Serialize(1m);
        Assert.Equal([2, 1, 0], one[^3..]);
        byte[] Of(BigInteger unscaled, int scale)
        {
            byte[] bytes = unscaled.ToByteArray(isBigEndian: true);
            return [.. one[..^3], (byte)(bytes.Length + 1), .. bytes, (byte)((2 * scale) | 0x80), (byte)((2 * scale) >> 7)];
        }
        byte[] data = Of(BigInteger.Pow(10, 150), 150);
        Assert.Equal(1m, OctavoKryo.Deserialize<decimal>(data));
        Assert.Equal(-0.0000000005m, OctavoKryo.Deserialize<decimal>(Of(-5 * BigInteger.Pow(10, 100), 110)));
        Assert.Equal(0m, OctavoKryo.Deserialize<decimal>(Of(0, 200)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange,
            Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<decimal>(Of(BigInteger.Pow(10, 70) + 1, 70))).Code);
        long start = GC.GetAllocatedBytesForCurrentThread();
        OctavoKryo.Deserialize<decimal>(data);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - start, 0, 5_000);
    }

    [Fact]
    public void Text_has_its_last_bit_or_a_count()
    {
        Check("68e9", "hi");
        Check("8261", "a");
        Check("81", "");
        Check("8368c3a9", "hé");
        Check("83eda0bdedb880", "\U0001F600");
        Check("a2" + string.Concat(Enumerable.Repeat("78", 33)), new string('x', 33));
        Assert.Equal("hi", OctavoKryo.Deserialize<string>(Convert.FromHexString("836869")));
        Assert.Equal(new string('x', 70), OctavoKryo.Deserialize<string>([.. Enumerable.Repeat((byte)'x', 69), (byte)'x' | 0x80]));
    }

    [Fact]
    public void Values_stand_behind_their_classes()
    {
        Check("020a", 5, s_class);
        Check("090a", 5L, s_class);
        Check("08feff", (short)-2, s_class);
        Check("00", (int?)null, s_class);
        Check("01", -1);
        Check("00", (P?)null, s_class);
        Check("00", (P?)null, s_object with { Entry = KryoEntry.ObjectOrNull });
        Check("0102000000000000f83f01", new Fin(1, 1.5, true), s_object with { Entry = KryoEntry.ObjectOrNull });
    }

    [Fact]
    public void Objects_have_their_fields_by_name()
    {
        Check("038278" + "d804" + "010e" + "68e9" + "00" + "02", new P { Any = "x", Big = 300, Boxed = 7, Name = "hi", Zed = 1 }, s_object);
        Check("02000000000000f83f01", new Fin(1, 1.5, true), s_object);
        Check("61e20280", new Rec("ab", 1, null), s_object);
        Check("1461e20280", new Rec("ab", 1, null), s_class);
    }

    [Fact]
    public void Collections_say_what_their_elements_are()
    {
        Check("0f01", new List<int>(), s_class);
        Check("0f8302000204", new List<int> { 1, 2 }, s_class);
        Check("0f830201010200", new List<int?> { 1, null }, s_class);
        Check("0f8200", new List<int?> { null }, s_class);
        Check("0f030401" + "00", new HasLists([2, -1], null), s_object);
        Check("0f030204" + "1002826b010a", new HasLists([1, 2], new() { ["k"] = 5 }), s_object);
        Check("100203826b020a", new Dictionary<string, int> { ["k"] = 5 }, s_class);
    }

    [Fact]
    public void Arrays_have_a_length()
    {
        Check("11030201", new[] { 1, -1 }, s_arrays);
        Check("12028261", new[] { "a" }, s_arrays);
        Check("15030202" + "00", new int?[] { 1, null },
            s_arrays with
            {
                Members =
                new Dictionary<string, KryoMember> { [""] = new() { Class = "[Ljava.lang.Object;" }, ["[]"] = new() { HasClass = true } }
            });
    }

    [Fact]
    public void Other_values_are_as_their_serializers_write_them()
    {
        var grade = new Dictionary<string, KryoMember> { [""] = new() { Class = "Probe$E" } };
        Check("1302", 1, s_class with { Members = grade });
        Check("03012c", new BigInteger(300));
        Check("03009604", 1.50m);
        Check("e807", DateTime.UnixEpoch.AddSeconds(1));
        Check("c001" + "02" + "00" + string.Concat(Enumerable.Repeat("00", 63)), new List<int>(Enumerable.Repeat(0, 63)), s_object);
    }

    /// <summary>Nine bytes at most: the ninth has eight bits.</summary>
    [Theory]
    [InlineData(long.MinValue)]
    [InlineData(long.MaxValue)]
    [InlineData(1L << 55)]
    [InlineData(-(1L << 55))]
    [InlineData((1L << 62) - 1)]
    public void Longs_of_every_length_come_back(long value) => Assert.Equal(value, OctavoKryo.Deserialize<long>(OctavoKryo.Serialize(value)));

    [Fact]
    public void References_are_numbers()
    {
        KryoOptions options =
            s_object with { References = true, Classes = [new("Probe$P", typeof(Ring)) { IsFinal = false }], Members = new Dictionary<string, KryoMember>() };
        var ring = new Ring { Big = 300, Boxed = 7, Name = "hi", Zed = 1 };
        ring.Any = ring.Next = ring;
        Assert.Equal("010b02d804010e0168e90b0202", Convert.ToHexStringLower(OctavoKryo.Serialize(ring, options)));
        Ring back = OctavoKryo.Deserialize<Ring>(Convert.FromHexString("010b02d804010e0168e90b0202"), options)!;
        Assert.Same(back, back.Next);
        Assert.Same(back, back.Any);
        Assert.Equal(("hi", 7, 300L, 1), (back.Name, back.Boxed, back.Big, back.Zed));
        KryoOptions lists = new() { References = true, Classes = [new("java.util.Random"), new("java.util.ArrayList")], Entry = KryoEntry.ClassAndObject };
        Assert.Equal(["hello", "hello"], OctavoKryo.Deserialize<List<string>>(Convert.FromHexString("0c018303000168656c6cef03"), lists)!);
        Assert.Equal("0c018303000168656c6cef0168656c6cef", Convert.ToHexStringLower(OctavoKryo.Serialize(new List<string> { "hello", "hello" }, lists)));
    }

    [Fact]
    public void Classes_may_stand_by_name()
    {
        KryoOptions options =
            new() { Classes = [new("Probe$Empty", typeof(JavaEmpty)) { IsRegistered = false }, new("java.util.ArrayList")], Entry = KryoEntry.ClassAndObject };
        Check("010050726f626524456d7074f9", new JavaEmpty(), options);
        Check("0b" + "83" + "010050726f626524456d7074f9" + "00", new List<JavaEmpty> { new(), new() }, options);
    }

    private static void Check<T>(string hex, T value, KryoOptions? options = null)
    {
        Assert.Equal(hex, Convert.ToHexStringLower(OctavoKryo.Serialize(value, options)));
        T? back = OctavoKryo.Deserialize<T>(Convert.FromHexString(hex), options);
        Assert.True(Equals(value, back) || OctavoGraph.Equals(value, back));
    }
}
