// Owns: what MemoryPack's layout refuses, and the place that its errors name.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.MemoryPack;

public sealed class MemoryPackErrorTests
{
    private static readonly PackPairs s_pairs = new()
    {
        Memory = new() { [1] = 2, [3] = 4 },
        Maybe = new() { [3] = 4, [5] = null },
        Managed = new() { ["é"] = 1 },
        Auto = (1, 2, 3),
        Tuple = (1, "a"),
        Pairs = [new(1, 2)],
        Times = new PackTimes { At = DateTimeOffset.UnixEpoch, Count = 4, Big = 5 },
        Man = new PackMan { Id = 1, Name = "n" },
    };

    private static readonly PackSub s_sub = new() { Inner = new PackObj { B = "y", D = new PackObj { B = "" } }, N = 7 };

    private static readonly PackVt3 s_tolerant = new() { A = 1, B = "x", At = DateTime.UnixEpoch, L = [2, 3] };

    [Fact]
    public void Cut_data_is_refused_at_every_position()
    {
        Cut(s_pairs);
        Cut(s_sub);
        Cut(s_tolerant);
        Cut(Cycle());
        Cut<PackFig>(new PackWide(1));
        Cut(new PackMixed(true, 1, 2, "é", null, 3));
        Cut(new Runs([1, -2, 3], [1], [1], [0.1], [1.5f], [true, false], [9, 8], [new Spot(1, 2, new Half2(3, 4))], [null, 7], ["x", null], [[], [1, 2]]));

        static void Cut<T>(T value)
        {
            byte[] bytes = OctavoMemoryPack.Serialize(value);
            Assert.True(OctavoGraph.Equals(value, OctavoMemoryPack.Deserialize<T>(bytes)));
            for (int length = 0; length < bytes.Length; length++)
            {
                OctavoException found = Assert.Throws<OctavoException>(() => OctavoMemoryPack.Deserialize<T>(bytes.AsSpan(0, length)));
                Assert.True(found.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, $"{length}: {found}");
            }
        }
    }

    [Fact]
    public void Any_byte_may_be_any_other()
    {
        Hostile.EveryByte(OctavoMemoryPack.Serialize(s_pairs), data => OctavoMemoryPack.Deserialize<PackPairs>(data));
        Hostile.EveryByte(OctavoMemoryPack.Serialize(s_sub), data => OctavoMemoryPack.Deserialize<PackSub>(data));
        Hostile.EveryByte(OctavoMemoryPack.Serialize(s_tolerant), data => OctavoMemoryPack.Deserialize<PackVt3>(data));
        Hostile.EveryByte(OctavoMemoryPack.Serialize(s_tolerant), data => OctavoMemoryPack.Deserialize<PackVt2>(data));
        Hostile.EveryByte(OctavoMemoryPack.Serialize(Cycle()), data => OctavoMemoryPack.Deserialize<PackNode>(data));
        Hostile.EveryByte(OctavoMemoryPack.Serialize<PackFig>(new PackWide(1)), data => OctavoMemoryPack.Deserialize<PackFig>(data));
    }

    [Fact]
    public void Counts_are_checked_before_anything_is_taken_for_them()
    {
        byte[] huge = [0xFF, 0xFF, 0xFF, 0x7F, 0, 0, 0, 0, 1];
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<int[]>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<byte[]>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<string>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<Dictionary<int, int>>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<PackSpot[]>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<List<List<int>>>(huge).Code));
        huge[3] = 0x80;
        huge[0] = 0;
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<string>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<int[]>(huge).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<PackVt>([2, 0x82, 0, 0, 0, 0x7F, 0]).Code));
    }

    [Fact]
    public void Older_objects_in_a_list_need_no_byte_a_member()
    {
        byte[] bytes = [3, 0, 0, 0, 0, 0, 0];
        Assert.Equal(3, OctavoMemoryPack.Deserialize<List<PackObj>>(bytes)!.Count);
    }

    [Fact]
    public void Depth_is_bounded_and_the_stack_is_not_used()
    {
        static byte[] Chain(int levels) => [.. Enumerable.Repeat<byte[]>([4, 0, 0, 0, 0, 255, 255, 255, 255, 0], levels).SelectMany(part => part), 255];
        Assert.NotNull(OctavoMemoryPack.Deserialize<PackObj>(Chain(64))!.D);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<PackObj>(Chain(65)).Code);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<PackObj>(Chain(1_000_000)).Code);
    }

    [Fact]
    public void References_mean_what_came_before()
    {
        byte[] bytes = OctavoMemoryPack.Serialize(Cycle());
        int at = bytes.AsSpan().LastIndexOf((byte)250);
        bytes[at + 1] = 9;
        OctavoException future = Refused<PackNode>(bytes);
        Assert.Equal((OctavoErrorCode.InvalidReference, "PackNode.Kids[0].Parent", (long)at), (future.Code, future.Path, future.Offset));
        Assert.Equal(OctavoErrorCode.InvalidReference, Refused<PackNode>([250, 0]).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackObj>([250, 0]).Code);
    }

    [Fact]
    public void Members_end_where_their_lengths_say()
    {
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackVt>(Convert.FromHexString("02050805000000feffffff0100000062")).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackVt>(Convert.FromHexString("02040A05000000feffffff0100000062ff")).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackVt>([2, 0xFF]).Code);
    }

    [Fact]
    public void Bytes_that_no_value_has_are_refused()
    {
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<bool>([2]).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<int?>([2, 0, 0, 0, 1, 0, 0, 0]).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackMan?>([0]).Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Refused<string>([0xFC, 0xFF, 0xFF, 0xFF, 2, 0, 0, 0, (byte)'a', (byte)'b', (byte)'c']).Code);
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<PackFig>([1, 0]).Code);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<PackFig>([251, 0]).Code);
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Refused<PackFig>([0, 255]).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<DateTimeOffset>([0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<decimal>([0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]).Code);
        Assert.Equal(OctavoErrorCode.TrailingData, Refused<int>([0, 0, 0, 0, 0]).Code);
    }

    [Fact]
    public void Padding_may_be_anything_and_does_not_come_through()
    {
        PackSpot spot =
            OctavoMemoryPack.Deserialize<PackSpot>(
                Convert.FromHexString("01ffffff0200000003ffffffffffffff0400000000000000"[..16] + "0300ffffffffffff" + "0400000000000000"));
        Assert.Equal((1, 2, 3, 4L), (spot.Layer, spot.X, spot.A, spot.B));
        Assert.Equal("010000000200000003000000000000000400000000000000", Convert.ToHexStringLower(OctavoMemoryPack.Serialize(spot)));
    }

    [Fact]
    public void Nulls_are_refused_where_none_are_declared()
    {
        OctavoException written = Assert.Throws<OctavoException>(() => OctavoMemoryPack.Serialize(new PackVtBig { S = null! }));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "PackVtBig.S"), (written.Code, written.Path));
        OctavoException read = Refused<PackVtBig>([1, 4, 255, 255, 255, 255]);
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "PackVtBig.S", 2L), (read.Code, read.Path, read.Offset));
        OctavoException absent = Refused<PackVtBig>([1, 0]);
        Assert.Equal((OctavoErrorCode.MissingMember, "PackVtBig.S"), (absent.Code, absent.Path));
    }

    private static PackNode Cycle()
    {
        var root = new PackNode { Id = 1 };
        root.Parent = root;
        root.Kids = [new PackNode { Id = 2, Parent = root }];
        return root;
    }

    private static OctavoException Refused<T>(byte[] bytes) => Assert.Throws<OctavoException>(() => OctavoMemoryPack.Deserialize<T>(bytes));
}
