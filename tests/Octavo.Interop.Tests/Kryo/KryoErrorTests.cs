// Owns: what Kryo's layout refuses, and the place that its errors name.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Kryo;

public sealed class KryoErrorTests
{
    private static readonly KryoOptions s_options = KryoManifests.Interop(named: false);
    private static readonly KryoOptions s_shared = s_options with { References = true };

    private static readonly JavaThing s_thing = new()
    {
        ADate = DateTime.UnixEpoch,
        ADecimal = 1.50m,
        AGrade = Grade.High,
        AString = "é",
        AInteger = 5,
        AOffset = DateTimeOffset.UnixEpoch,
        BFigures = [new JavaCircle(1), null],
        BInts = [1, 2],
        CFigures = [new JavaCircle(1), new JavaSquare(2), null],
        CFins = [new Fin(1, 2, true), null],
        CMap = new() { ["k"] = [1, null] },
        CNested = [[1], []],
        COpens = [new Open(7)],
        CStrings = ["a", "bc"],
        Figure = new JavaSquare(9),
        Record = new JavaRecord(1, [2, null], "n"),
    };

    public static TheoryData<bool, bool> Ways => new() { { false, false }, { false, true }, { true, false }, { true, true } };

    [Theory]
    [MemberData(nameof(Ways))]
    public void Cut_data_is_refused_at_every_position(bool references, bool named)
    {
        KryoOptions options = KryoManifests.Interop(named) with { References = references };
        byte[] bytes = OctavoKryo.Serialize(s_thing, options);
        Assert.Equal(s_thing, OctavoKryo.Deserialize<JavaThing>(bytes, options));
        for (int length = 0; length < bytes.Length; length++)
        {
            OctavoException found = Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<JavaThing>(bytes.AsSpan(0, length), options));
            Assert.True(found.Code is OctavoErrorCode.EndOfData or OctavoErrorCode.CountTooLarge, $"{length}: {found}");
        }
    }

    [Theory]
    [MemberData(nameof(Ways))]
    public void Any_byte_may_be_any_other(bool references, bool named)
    {
        KryoOptions options = KryoManifests.Interop(named) with { References = references };
        byte[] bytes = OctavoKryo.Serialize(s_thing, options);
        Hostile.EveryByte(bytes, data => OctavoKryo.Deserialize<JavaThing>(data, options));
        Hostile.EveryByte(OctavoKryo.Serialize(Cycle(), s_shared), data => OctavoKryo.Deserialize<Ring>(data, s_shared));
    }

    [Fact]
    public void Counts_are_checked_before_anything_is_taken_for_them()
    {
        byte[] huge = [255, 255, 255, 255, 15, 0, 0];
        KryoOptions arrays = s_options with { CollectionClass = KryoMember.Array };
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<int[]>(huge, arrays).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<byte[]>(huge, s_options).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<Dictionary<string, int>>(huge, s_options).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<string>(huge, s_options).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<List<int?>>([255, 255, 255, 255, 31, 0], s_options).Code));
        Hostile.Within(64 << 10, () => Assert.Equal(OctavoErrorCode.NumberOutOfRange, Refused<int>([255, 255, 255, 255, 31], s_options).Code));
    }

    [Fact]
    public void Elements_that_take_no_byte_are_bounded()
    {
        List<int?> nulls = [.. Enumerable.Repeat<int?>(null, 65_536)];
        byte[] bytes = OctavoKryo.Serialize(nulls, s_options);
        Assert.Equal(4, bytes.Length);
        Assert.Equal(65_536, OctavoKryo.Deserialize<List<int?>>(bytes, s_options)!.Count);
        bytes[0]++;
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<List<int?>>(bytes, s_options).Code);
    }

    [Fact]
    public void Depth_is_bounded_and_the_stack_is_not_used()
    {
        KryoOptions options = new() { Classes = [new("P", typeof(P)) { IsFinal = true }] };
        byte[] Chain(int levels) =>
            [.. Enumerable.Repeat<byte[]>([0x80, 0, 0, 0x80, 1], levels - 1).SelectMany(part => part), 0x80, 0, 0, 0x80, 0,
                .. Enumerable.Repeat<byte>(0, levels)];
        Assert.Equal(0, OctavoKryo.Deserialize<P>(Chain(64), options)!.Next!.Zed);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<P>(Chain(65), options).Code);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<P>(Chain(1_000_000), options).Code);
    }

    [Fact]
    public void Classes_come_from_the_manifest_alone()
    {
        KryoOptions figures =
            new()
            {
                Entry = KryoEntry.ClassAndObject,
                Classes = [new("Circle", typeof(JavaCircle)), new("Open", typeof(Open)), new("java.util.ArrayList"), new("Fin", typeof(Fin)),
                new("Square", typeof(JavaSquare))]
            };
        Assert.Equal(OctavoErrorCode.NotRegistered, Refused<JavaFigure>([99, 0], figures).Code);
        OctavoException named = Refused<JavaFigure>([1, 0, (byte)'j', (byte)'a', (byte)'v', (byte)'a' | 0x80], figures);
        Assert.Equal((OctavoErrorCode.NotRegistered, 0L), (named.Code, named.Offset));
        Assert.Contains("java", named.Message, StringComparison.Ordinal);
        Assert.Equal(OctavoErrorCode.InvalidData, Refused<JavaFigure>([1, 3], figures).Code);
        Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<JavaFigure>([12, 0], figures).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<Fin>([12, 2], figures).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<List<int>>([14, 2], figures).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<int>([9, 2], figures).Code);
        Assert.Equal(OctavoErrorCode.TypeMismatch, Refused<List<int>>([13, 0x82, 9, 0, 2], figures).Code);
    }

    [Fact]
    public void References_mean_what_came_before()
    {
        Ring first = OctavoKryo.Deserialize<Ring>(OctavoKryo.Serialize(Cycle(), s_shared), s_shared)!;
        Assert.Same(first, first.Next!.Any);
        Assert.Same(first.Next, first.Next.Next!.Any);
        KryoOptions lists = new() { References = true, Classes = [new("java.util.ArrayList"), new("java.math.BigInteger")], Entry = KryoEntry.ClassAndObject };
        Assert.Equal(OctavoErrorCode.InvalidReference, Refused<List<string>>([11, 1, 0x82, 3, 0, 9], lists).Code);
        Assert.Equal(OctavoErrorCode.InvalidReference, Refused<List<string>>([11, 1, 0x82, 3, 0, 2], lists).Code);
        Assert.Equal(OctavoErrorCode.NotInFormat, Refused<List<List<int>>>([11, 1, 0x83, 11, 0, 1, 1, 3], lists).Code);
        Assert.Equal(OctavoErrorCode.InvalidReference, Refused<Ring>([1, 17, 9], s_shared).Code);
    }

    [Fact]
    public void References_to_text_do_not_grow_without_end()
    {
        KryoOptions lists = new() { References = true, Classes = [new("java.util.ArrayList")], Entry = KryoEntry.ClassAndObject };
        string text = new('x', 50_000);
        byte[] one = OctavoKryo.Serialize(new List<string> { text }, lists);
        byte[] few = Repeated(one, 50);
        Assert.All(OctavoKryo.Deserialize<List<string>>(few, lists)!, found => Assert.Equal(text, found));
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded, Refused<List<string>>(Repeated(one, 100_000), lists).Code);

        // The head of one element, the text, and then numbers of it.
        static byte[] Repeated(byte[] one, int times)
        {
            var list =
                OctavoKryo.Serialize(new List<string>([.. Enumerable.Repeat("", times + 1)]),
                    new KryoOptions { Classes = [new("java.util.ArrayList")], Entry = KryoEntry.ClassAndObject });
            int head = list.Length - (times + 1);
            return [list[0], 1, .. list[1..head], .. one[5..], .. Enumerable.Repeat<byte>(3, times)];
        }
    }

    [Fact]
    public void What_Kryo_has_no_place_for_is_refused_by_member()
    {
        OctavoException order =
            Assert.Throws<OctavoException>(() => OctavoKryo.Serialize(new Misordered(1, 2), new KryoOptions { Classes = [new("M", typeof(Misordered))] }));
        Assert.Equal((OctavoErrorCode.NotInFormat, "Misordered.A"), (order.Code, order.Path));
        Assert.Contains("MemberOrder.Name", order.Message, StringComparison.Ordinal);
        Assert.Equal((OctavoErrorCode.NotInFormat, "Fin"), Found(new Fin(1, 2, true), KryoOptions.Default));
        Assert.Equal((OctavoErrorCode.NotInFormat, ""), Found(5u, KryoOptions.Default));
        Assert.Equal((OctavoErrorCode.NotInFormat, "Ring"), Found(new Ring(), s_options));
        Assert.Equal((OctavoErrorCode.NotRegistered, ""), Found(new List<int>(), KryoOptions.Default with { Entry = KryoEntry.ClassAndObject }));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "P"), Found<P?>(null, new KryoOptions { Classes = [new("P", typeof(P))] }));
        Assert.Equal((OctavoErrorCode.NumberOutOfRange, "JavaThing.aGrade"), Found(new JavaThing { AGrade = (Grade)3 }, s_options));
        Assert.Equal((OctavoErrorCode.InvalidValue, "JavaThing.aDate"), Found(new JavaThing { ADate = new DateTime(1) }, s_options));
        Assert.Equal((OctavoErrorCode.InvalidValue, "JavaThing.aDate"), Found(new JavaThing { ADate = new DateTime(1, DateTimeKind.Utc) }, s_options));
        Assert.Throws<ArgumentException>(() => OctavoKryo.Serialize(1, new KryoOptions { Classes = [new("a"), new("a")] }));

        static (OctavoErrorCode, string) Found<T>(T value, KryoOptions options) =>
            Assert.Throws<OctavoException>(() => OctavoKryo.Serialize(value, options)) is var found ? (found.Code, found.Path) : default;
    }

    private static Ring Cycle()
    {
        var first = new Ring { Name = "a", Zed = 1 };
        var second = new Ring { Name = "b", Zed = 2, Any = first };
        second.Next = new Ring { Next = first, Any = second };
        first.Next = second;
        return first;
    }

    private static OctavoException Refused<T>(byte[] bytes, KryoOptions options) =>
        Assert.Throws<OctavoException>(() => OctavoKryo.Deserialize<T>(bytes, options));
}
