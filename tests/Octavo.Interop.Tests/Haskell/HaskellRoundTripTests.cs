// Owns: values of every kind through Haskell's layouts and back.
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellRoundTripTests
{
    public static TheoryData<HaskellOptions> All =>
        [HaskellOptions.Default, HaskellOptions.Cereal, new HaskellOptions { Text = HaskellText.Text, Floats = HaskellFloats.Ieee }];

    private static readonly Order s_order = new()
    {
        Id = -7,
        Name = "Acmé 宇",
        Count = 3,
        Lines = [new("a", 1, 0.5), new("", -2, 1e300)],
        Stock = new() { ["z"] = 1, ["a"] = 2, ["é"] = 3, ["\U0001F600"] = 4, ["\uFFFD"] = 5 },
        Main = new Square(4, new Spot(1, 2, new Half2(3, 4))),
        Picture = [1, 2, 3],
    };

    [Theory]
    [MemberData(nameof(All))]
    public void A_record_with_everything_comes_back(HaskellOptions options)
    {
        Assert.Equal(s_order, OctavoHaskell.Deserialize<Order>(OctavoHaskell.Serialize(s_order, options), options));
        var bare = new Order();
        Assert.Equal(bare, OctavoHaskell.Deserialize<Order>(OctavoHaskell.Serialize(bare, options), options));
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Numbers_come_back(HaskellOptions options)
    {
        var numbers =
            new Numbers(-1, 255, -300, 60000, int.MinValue, uint.MaxValue, long.MinValue, ulong.MaxValue, Int128.MinValue, UInt128.MaxValue,
                BigInteger.Pow(-7, 99), 'Ω', new Rune(0x10FFFF), 1e-40f, -1e-310, true);
        Assert.Equal(numbers, OctavoHaskell.Deserialize<Numbers>(OctavoHaskell.Serialize(numbers, options), options));
    }

    [Theory]
    [MemberData(nameof(All))]
    public void Runs_and_elements_come_back(HaskellOptions options)
    {
        var runs =
            new Runs([1, -2, 3], [long.MinValue], [1, 65535], [0.1, -3], [1.5f], [true, false], [9, 8], [new Spot(1, 2, new Half2(3, 4)), default], [null, 7],
                ["x", null, "日本"], [[], [1, 2]]);
        Runs back = OctavoHaskell.Deserialize<Runs>(OctavoHaskell.Serialize(runs, options), options)!;
        Assert.True(OctavoGraph.Equals(runs, back));
    }

    [Fact]
    public void Maps_ascend_by_code_points_whatever_the_dictionary_s_order()
    {
        byte[] bytes = OctavoHaskell.Serialize(s_order.Stock);
        var keys = new List<string>();
        for (int at = 8; at < bytes.Length;)
        {
            int length = bytes.AsSpan(at + 8).IndexOf((byte)0);
            keys.Add(Encoding.UTF8.GetString(bytes, at + 8, length));
            at += 8 + length + 4;
        }
        Assert.Equal(["a", "z", "é", "\uFFFD", "\U0001F600"], keys);
    }

    [Fact]
    public void Streams_and_buffer_writers_have_the_same_bytes()
    {
        byte[] expected = OctavoHaskell.Serialize(s_order);
        var stream = new MemoryStream();
        OctavoHaskell.Serialize(stream, s_order);
        Assert.Equal(expected, stream.ToArray());
        stream.Position = 0;
        Assert.Equal(s_order, OctavoHaskell.Deserialize<Order>(stream));
        var writer = new System.Buffers.ArrayBufferWriter<byte>();
        OctavoHaskell.Serialize(writer, s_order);
        Assert.Equal(expected, writer.WrittenSpan.ToArray());
    }

    [Fact]
    public void Bytes_behind_a_value_are_refused_unless_asked_for()
    {
        byte[] two = [.. OctavoHaskell.Serialize(5), .. OctavoHaskell.Serialize(6)];
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<int>(two));
        Assert.Equal((OctavoErrorCode.TrailingData, 4L), (found.Code, found.Offset));
        Assert.Equal(5, OctavoHaskell.Deserialize<int>(two, new HaskellOptions { AcceptTrailingData = true }));
        Assert.Equal(5, OctavoHaskell.Deserialize<int>(two, out int consumed));
        Assert.Equal(6, OctavoHaskell.Deserialize<int>(two.AsSpan(consumed)));
    }
}
