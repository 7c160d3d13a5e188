// Owns: what Haskell's layouts refuse, and the place that their errors name.
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellErrorTests
{
    [Fact]
    public void Errors_name_layout_offset_and_member()
    {
        byte[] bytes = OctavoHaskell.Serialize(new Order { Lines = [new("a", 1, 0.5), new("b", 2, 0.25)] });
        int price = bytes.AsSpan().LastIndexOf(OctavoHaskell.Serialize(0.25));
        OctavoException cut = Refused<Order>(bytes[..(price + 3)]);
        Assert.Equal((OctavoErrorCode.EndOfData, "Haskell binary", (long)price, "Order.Lines[1].Price"), (cut.Code, cut.Format, cut.Offset, cut.Path));
        Assert.Equal((OctavoErrorCode.EndOfData, "Haskell cereal"),
            (Refused<Order>([], HaskellOptions.Cereal).Code, Refused<Order>([], HaskellOptions.Cereal).Format));
    }

    [Fact]
    public void Counts_are_checked_before_anything_is_taken_for_them()
    {
        byte[] huge = [0x7F, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 1];
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<int[]>(huge).Code);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<string>(huge).Code);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<byte[]>(huge).Code);
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<Dictionary<string, int>>(huge).Code);
        huge[0] = 0xFF;
        Assert.Equal(OctavoErrorCode.CountTooLarge, Refused<int[]>(huge).Code);
    }

    [Fact]
    public void Elements_that_take_no_byte_are_bounded()
    {
        var units = new Units([.. Enumerable.Repeat(new Unit(), 65_536)]);
        byte[] bytes = OctavoHaskell.Serialize(units);
        Assert.Equal(8, bytes.Length);
        Assert.Equal(65_536, OctavoHaskell.Deserialize<Units>(bytes)!.All.Count);
        bytes[7] = 1;
        OctavoException found = Refused<Units>(bytes);
        Assert.Equal((OctavoErrorCode.CountTooLarge, "Units.All"), (found.Code, found.Path));
    }

    [Fact]
    public void Depth_is_bounded_and_the_stack_is_not_used()
    {
        static byte[] Chain(int levels) => [.. Enumerable.Repeat<byte[]>([0, 0, 0, 1, 1], levels - 1).SelectMany(part => part), 0, 0, 0, 1, 0];
        Assert.Equal(1, OctavoHaskell.Deserialize<Chain>(Chain(64))!.Next!.Value);
        OctavoException found = Refused<Chain>(Chain(65));
        Assert.Equal(OctavoErrorCode.DepthExceeded, found.Code);
        Assert.Equal(OctavoErrorCode.DepthExceeded, Refused<Chain>(Chain(1_000_000)).Code);
    }

    [Fact]
    public void What_the_codec_refuses_has_its_place_in_the_Haskell_data()
    {
        OctavoException found = Refused<Checked>([0, 0, 0, 1, 0, 0, 0, 9]);
        Assert.Equal((OctavoErrorCode.InvalidValue, "Checked.Grade", 4L), (found.Code, found.Path, found.Offset));
    }

    [Fact]
    public void Maps_out_of_order_are_refused_unless_accepted()
    {
        byte[] bytes = Convert.FromHexString("0000000000000002" + "00000002" + "00000000" + "00000001" + "00000000");
        OctavoException found = Refused<Dictionary<int, int>>(bytes);
        Assert.Equal((OctavoErrorCode.InvalidData, 16L, "[#1 key]"), (found.Code, found.Offset, found.Path));
        Assert.Equal(2, OctavoHaskell.Deserialize<Dictionary<int, int>>(bytes, new HaskellOptions { AcceptUnsorted = true })!.Count);
        bytes[19] = 2;
        Assert.Equal(OctavoErrorCode.DuplicateKey, Refused<Dictionary<int, int>>(bytes).Code);
    }

    [Theory]
    [InlineData("02", typeof(bool))]
    [InlineData("0200000001", typeof(int?))]
    [InlineData("02", typeof(System.Numerics.BigInteger))]
    [InlineData("01020000000000000001ff", typeof(System.Numerics.BigInteger))]
    public void Bytes_that_Haskell_does_not_write_are_refused(string hex, Type type)
    {
        var method = typeof(OctavoHaskell).GetMethods()
            .Single(
                one => one.Name == nameof(OctavoHaskell.Deserialize) && one.GetParameters() is [{ ParameterType: var source }, { ParameterType: var options }]
                    && source == typeof(Stream) && options == typeof(HaskellOptions));
        var found =
            Assert.Throws<System.Reflection.TargetInvocationException>(
                () => method.MakeGenericMethod(type).Invoke(null, [new MemoryStream(Convert.FromHexString(hex)), null]));
        Assert.True(((OctavoException)found.InnerException!).Code is OctavoErrorCode.InvalidValue or OctavoErrorCode.InvalidData);
    }

    [Fact]
    public void An_unknown_constructor_is_refused() => Assert.Equal(OctavoErrorCode.UnknownUnionCase, Refused<Figure>([3]).Code);

    [Fact]
    public void A_null_that_is_not_declared_is_refused_with_its_member()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(new Order { Lines = [new("a", 1, 2), new(null!, 1, 2)] }));
        Assert.Equal((OctavoErrorCode.NullNotAllowed, "Order.Lines[1].Sku"), (found.Code, found.Path));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize<Order?>(null)).Code);
    }

    [Fact]
    public void Types_without_an_instance_are_refused_by_member()
    {
        OctavoException found = Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(new Dated(1, default)));
        Assert.Equal((OctavoErrorCode.NotInFormat, "Dated.At"), (found.Code, found.Path));
        Assert.Contains("a long", found.Message, StringComparison.Ordinal);
        Assert.Equal((OctavoErrorCode.NotInFormat, "Boxed.Any"),
            (Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(new Boxed())) is var boxed ? (boxed.Code, boxed.Path) : default));
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<Shared>([1])).Code);
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(0.5m)).Code);
    }

    private static OctavoException Refused<T>(byte[] bytes, HaskellOptions? options = null) =>
        Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<T>(bytes, options));
}
