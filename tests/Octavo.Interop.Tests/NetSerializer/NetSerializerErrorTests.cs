// Owns: what NetSerializer's layouts refuse, and the place that their errors name.
using System.Numerics;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.NetSerializer;

public sealed class NetSerializerErrorTests
{
    private static readonly NetSerializerOptions s_strict =
        new() { Types = NetSerializerTypes.FromRoots(NetSerializerVersion.NetSerializer4, typeof(NetStrict)) };

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void Cut_data_is_refused_at_every_position(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        foreach (NetVector vector in NetVectors.All.Values)
        {
            byte[] bytes = vector.Serialize(options);
            for (int length = 0; length < bytes.Length; length++)
            {
                OctavoException found = Assert.Throws<OctavoException>(() => vector.Again(bytes[..length], options));
                Assert.True(found.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, $"{length}: {found}");
                Assert.InRange(found.Offset, 0, length);
            }
            Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => vector.Again([.. bytes, 0], options)).Code);
        }
    }

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void Any_byte_may_be_any_other(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        foreach (NetVector vector in NetVectors.All.Values)
        {
            Hostile.EveryByte(vector.Serialize(options), data => vector.Again(data, options));
        }
    }

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void Counts_are_checked_before_anything_is_taken_for_them(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        foreach (NetVector vector in (NetVector[])[NetVector.Of<int[]>([]), NetVector.Of<byte[]>([]), NetVector.Of(""), NetVector.Of(new List<string?>()),
            NetVector.Of(new List<NetStruct2>()), NetVector.Of(new Dictionary<int, int>())])
        {
            byte[] bytes = vector.Serialize(options);
            int count = Array.LastIndexOf(bytes, (byte)1);
            byte[] huge = [.. bytes.AsSpan(0, count), 255, 255, 255, 255, 15, 0, 0];
            Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Assert.Throws<OctavoException>(() => vector.Again(huge, options)).Code));
        }
    }

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void Depth_is_bounded_and_the_stack_is_not_used(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version);
        byte id = OctavoNetSerializer.Serialize(new NetNode(), options)[0];
        int most = SerializerLimits.Default.MaxDepth;
        Assert.Equal(0, OctavoNetSerializer.Deserialize<NetNode>(Chain(most), options)!.Next!.Value);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Code(() => OctavoNetSerializer.Deserialize<NetNode>(Chain(most + 1), options)));
        Assert.Equal(OctavoErrorCode.DepthExceeded, Code(() => OctavoNetSerializer.Deserialize<NetNode>(Chain(1_000_000), options)));

        // Before the next node stands one byte in both, the children or the value, and after it the other.
        byte[] Chain(int levels) => [.. Enumerable.Repeat<byte[]>([id, 0], levels).SelectMany(static part => part), 0, .. Enumerable.Repeat<byte>(0, levels)];
    }

    [Fact]
    public void Types_come_from_the_manifest_alone()
    {
        Assert.Equal((OctavoErrorCode.UnknownUnionCase, "NetMessage", 0L),
            Found(() => OctavoNetSerializer.Deserialize<NetMessage>([99, 0], NetMessages.Options4)));
        Assert.Equal((OctavoErrorCode.UnknownUnionCase, "NetMessage", 0L),
            Found(() => OctavoNetSerializer.Deserialize<NetMessage>([5, 2], NetMessages.Options4)));
        Assert.Equal((OctavoErrorCode.TypeMismatch, "NetU8", 0L), Found(() => OctavoNetSerializer.Deserialize<NetU8>([0x35, 0], NetMessages.Options4)));
        Assert.Equal((OctavoErrorCode.TypeMismatch, "", 0L), Found(() => OctavoNetSerializer.Deserialize<int>([8, 2], NetMessages.Options4)));
        Assert.Equal((OctavoErrorCode.NotRegistered, "NetStrict", -1L), Found(() => OctavoNetSerializer.Serialize(new NetStrict(), NetMessages.Options4)));
        Assert.Equal((OctavoErrorCode.NotRegistered, "", -1L), Found(() => OctavoNetSerializer.Serialize(5, NetSerializerOptions.Default)));
        Assert.Throws<ArgumentException>(
            () => OctavoNetSerializer.Serialize(5, new NetSerializerOptions { Types = [new(typeof(int), 2), new(typeof(long), 2)] }));
        Assert.Throws<ArgumentException>(() => OctavoNetSerializer.Serialize(5, new NetSerializerOptions { Types = [new(typeof(int), 1)] }));
    }

    [Fact]
    public void Errors_name_the_member_and_its_place_in_the_data()
    {
        // In the data: Able, Part with Bytes, List and Name, Zed.
        byte[] bytes =
            OctavoNetSerializer.Serialize(
                new NetStrict { Able = 1, Zed = "z", Part = new NetStrictPart { Name = "n", Bytes = [7, 8], List = new List<string>(["a", "b"]) } }, s_strict);
        byte list = bytes[6];
        Assert.Equal([bytes[0], 2, bytes[2], 3, 7, 8, list, 3, 2, 1, (byte)'a', 2, 1, (byte)'b', 4, 0, 2, 1, (byte)'n', 2, 1, (byte)'z'], bytes);
        Assert.Equal(bytes, OctavoNetSerializer.Serialize(OctavoNetSerializer.Deserialize<NetStrict>(bytes, s_strict), s_strict));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Zed", 19L), Changed([.. bytes[..19], 0]));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Part.Name", 16L), Changed([.. bytes[..16], 0, .. bytes[19..]]));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Part.Bytes", 3L), Changed([.. bytes[..3], 0, .. bytes[6..]]));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Part.List[1]", 11L), Changed([.. bytes[..11], 0, .. bytes[14..]]));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Part", 2L), Changed([.. bytes[..2], 0, .. bytes[19..]]));
        Assert.Equal((OctavoErrorCode.InvalidText, "NetStrict.Zed", 19L), Changed([.. bytes[..21], 0xFF]));
        Assert.Equal((OctavoErrorCode.InvalidData, "NetStrict.Zed", 19L), Changed([.. bytes[..20], 2, bytes[21]]));
        Assert.Equal((OctavoErrorCode.InvalidData, "NetStrict.Part.List[1]", 14L), Changed([.. bytes[..14], 6, .. bytes[15..]]));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetStrict.Part.Name", -1L),
            Found(() => OctavoNetSerializer.Serialize(new NetStrict { Part = new NetStrictPart { Name = null! } }, s_strict)));

        static (OctavoErrorCode, string, long) Changed(byte[] data) => Found(() => OctavoNetSerializer.Deserialize<NetStrict>(data, s_strict));
    }

    [Fact]
    public void Elements_behind_a_list_s_end_may_be_null()
    {
        byte[] bytes = OctavoNetSerializer.Serialize(new NetStrict { Part = new NetStrictPart { List = new List<string>(["a", "b"]) } }, s_strict);
        int at = Array.IndexOf(bytes, (byte)'b') - 2;
        byte[] slack = [.. bytes[..at], 0, 2, .. bytes[(at + 4)..]];
        Assert.Equal(["a"], OctavoNetSerializer.Deserialize<NetStrict>(slack, s_strict)!.Part.List);
    }

    [Fact]
    public void What_the_libraries_have_no_place_for_is_refused_by_member()
    {
        Refused(new NetRefused<DateOnly>());
        Refused(new NetRefused<BigInteger>());
        Refused(new NetRefused<HashSet<int>>());
        Refused(new NetRefused<object>());
        Refused(new NetRefused<DateTimeOffset>());
        Assert.Equal((OctavoErrorCode.NotInFormat, "NetMessage"),
            Of(() => OctavoNetSerializer.Serialize<NetMessage>(new NetU8(), NetMessages.Options4 with { IsDirect = true })));
        Assert.Equal((OctavoErrorCode.NotInFormat, ""), Of(() => OctavoNetSerializer.Serialize(5, NetMessages.Options2 with { IsDirect = true })));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "NetAuto"),
            Of(() => OctavoNetSerializer.Serialize<NetAuto?>(null, NetMessages.Options4 with { IsDirect = true })));
        Assert.Equal((OctavoErrorCode.NotInFormat, "NetU8.Other"),
            Of(() => OctavoNetSerializer.Serialize(new NetU8(), With(new NetSerializerField("Other", typeof(int))))));
        Assert.Equal((OctavoErrorCode.NotInFormat, "NetU8.Value"), Of(() => OctavoNetSerializer.Serialize(new NetU8(), With())));
        Assert.Equal((OctavoErrorCode.NotInFormat, "NetU8.Value"),
            Of(() => OctavoNetSerializer.Serialize(new NetU8(), With(new("Value", typeof(byte)), new("Value", typeof(byte))))));

        static NetSerializerOptions With(params NetSerializerField[] fields) => new() { Types = [new(typeof(NetU8), 2) { Fields = fields }] };

        static void Refused<T>(T value)
        {
            (OctavoErrorCode code, string path) =
                Of(() =>
                    OctavoNetSerializer.Serialize(value,
                        new NetSerializerOptions { Types = NetSerializerTypes.FromRoots(NetSerializerVersion.NetSerializer4, typeof(T)) }));
            Assert.Equal(OctavoErrorCode.NotInFormat, code);
            Assert.EndsWith(".Value", path, StringComparison.Ordinal);
        }

        static (OctavoErrorCode, string) Of(Action call) => Found(call) is var found ? (found.Item1, found.Item2) : default;
    }

    [Fact]
    public void Numbers_are_checked()
    {
        byte id = OctavoNetSerializer.Serialize(new NetS16(), NetMessages.Options4)[0];
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Code(() => OctavoNetSerializer.Deserialize<NetS16>([id, 0x80, 0x80, 4], NetMessages.Options4)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Code(() => OctavoNetSerializer.Deserialize<int>([5, 255, 255, 255, 255, 31], NetMessages.Options4)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Code(() => OctavoNetSerializer.Deserialize<int>([5, 255, 255, 255, 255, 255, 1], NetMessages.Options4)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange,
            Code(() => OctavoNetSerializer.Deserialize<long>([21, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2], NetMessages.Options4)));
        Assert.Equal(long.MinValue, OctavoNetSerializer.Deserialize<long>([21, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1], NetMessages.Options4));
    }

    private static OctavoErrorCode Code(Action call) => Record.Exception(call) switch
    {
        null => OctavoErrorCode.None,
        OctavoException found => found.Code,
        var other => throw other,
    };

    private static (OctavoErrorCode, string, long) Found(Action call) =>
        Assert.Throws<OctavoException>(call) is var found ? (found.Code, found.Path, found.Offset) : default;
}
