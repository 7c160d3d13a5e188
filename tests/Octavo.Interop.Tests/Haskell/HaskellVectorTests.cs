// Owns: the bytes of binary and cereal, value by value: what their instances were seen to write.
using System.Net;
using System.Net.NetworkInformation;
using System.Numerics;
using System.Text;
using Octavo.Interop.Tests.Types;

namespace Octavo.Interop.Tests.Haskell;

public sealed class HaskellVectorTests
{
    [Fact]
    public void Integers_have_their_width()
    {
        Check("fffffffffffffe0c", -500L);
        Check("0102", (ushort)258);
        Check("fffffffe", -2);
        Check("01", true);
    }

    [Fact]
    public void Integer_is_small_or_large()
    {
        Check("0000000001", BigInteger.One);
        Check("0080000000", new BigInteger(int.MinValue));
        Check("007fffffff", new BigInteger(int.MaxValue));
        Check("0101000000000000000400000080", BigInteger.One << 31);
        Check("01ff000000000000000401000080", -(BigInteger.One << 31) - 1);
        Check("0000000000000001" + "0000000005", new[] { new BigInteger(5) });
        Check("01" + "0000000005", (BigInteger?)5);
        Check("007fffffff", (Int128)int.MaxValue);
        Check("0101000000000000000400000080", (UInt128)(1u << 31));
    }

    /// <summary>A struct that is bytes is not null: no Maybe before it, unless it is declared so.</summary>
    [Fact]
    public void Networks_are_bytes()
    {
        Check("0000000000000005" + "0a00000008", IPNetwork.Parse("10.0.0.0/8"));
        Check("0000000000000005" + "0a00000008" + "00", new Route(IPNetwork.Parse("10.0.0.0/8"), null));
        Check("0000000000000001" + "0000000000000005" + "0000000000", new IPNetwork[] { default });
        Check("0000000000000006" + "00155d01ab7f", PhysicalAddress.Parse("00155D01AB7F"));
    }

    [Fact]
    public void Floats_are_the_package_s()
    {
        Check("010100000000000000070000000000" + "0018ffffffffffffffcc", 1.5);
        Check("00000000000000000000000000", 0.0);
        Check("0000c00000ffffffffffffffe9", 1.5f);
        Check("3ff8000000000000", 1.5, HaskellOptions.Cereal);
        Check("3fc00000", 1.5f, HaskellOptions.Cereal);
        Check("3ff8000000000000", 1.5, new HaskellOptions { Floats = HaskellFloats.Ieee });
    }

    [Theory]
    [InlineData(double.Epsilon)]
    [InlineData(-2.2250738585072014E-308)]
    [InlineData(1e-310)]
    [InlineData(double.MaxValue)]
    [InlineData(double.PositiveInfinity)]
    [InlineData(double.NegativeInfinity)]
    [InlineData(-0.1)]
    public void Every_number_comes_back_from_mantissa_and_exponent(double value)
    {
        Assert.Equal(value, OctavoHaskell.Deserialize<double>(OctavoHaskell.Serialize(value)));
        Assert.Equal((float)value, OctavoHaskell.Deserialize<float>(OctavoHaskell.Serialize((float)value)));
    }

    [Fact]
    public void NaN_is_refused_where_Haskell_would_read_infinity()
    {
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize(double.NaN)).Code);
        Check("fff8000000000000", double.NaN, HaskellOptions.Cereal);
    }

    [Fact]
    public void Characters_are_UTF_8_and_may_be_surrogates()
    {
        Check("f09f9880", new Rune(0x1F600));
        Check("c3a9", 'é');
        Check("eda080", '\uD800');
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Refused<char>("f09f9880").Code);
        Assert.Equal(OctavoErrorCode.InvalidValue, Refused<Rune>("eda080").Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Refused<char>("c080").Code);
    }

    [Fact]
    public void Text_counts_characters_or_bytes()
    {
        var text = new HaskellOptions { Text = HaskellText.Text };
        Check("00000000000000036869c3a9", "hié");
        Check("00000000000000046869c3a9", "hié", text);
        Check("0000000000000001f09f9880", "\U0001F600");
        Check("0000000000000004f09f9880", "\U0001F600", text);
        Check("0000000000000002eda08041", "\uD800A");
        Assert.Equal(OctavoErrorCode.InvalidText, Assert.Throws<OctavoException>(() => OctavoHaskell.Serialize("\uD800A", text)).Code);
        Assert.Equal(OctavoErrorCode.InvalidText, Refused<string>("0000000000000002eda080edb080").Code);
    }

    [Fact]
    public void Collections_have_a_count_of_eight_bytes()
    {
        Check("0000000000000000", Array.Empty<int>());
        Check("000000000000000200000001ffffffff", new[] { 1, -1 });
        Check("0000000000000002" + "0000000000000001" + "61" + "00000002" + "0000000000000001" + "62" + "00000001",
            new Dictionary<string, int> { ["b"] = 1, ["a"] = 2 });
        Check("000000000000000301ff00", new byte[] { 1, 255, 0 });
    }

    [Fact]
    public void Maybe_and_constructors_have_a_byte()
    {
        Check("00", (long?)null);
        Check("010000000000000007", (long?)7);
        Check<Figure>("01" + "00000005" + "02" + "00000003" + "0004" + "0000000000000009", new Square(5, new Spot(2, 3, new Half2(4, 9))));
        Check<Figure>("02", new Nothing());
        Check("", new Unit());
    }

    [Fact]
    public void Document_003_s_tree_has_its_size()
    {
        Check<Tree>("00" + "010000000000000001" + "01ffffffffffffffff", new Branch(new Leaf(1), new Leaf(-1)));
        Assert.Equal((10 << 12) - 1, OctavoHaskell.Serialize(Tree.Of(12, () => 7)).Length);
    }

    private static void Check<T>(string hex, T value, HaskellOptions? options = null)
    {
        Assert.Equal(hex, Convert.ToHexStringLower(OctavoHaskell.Serialize(value, options)));
        Assert.Equal(value, OctavoHaskell.Deserialize<T>(Convert.FromHexString(hex), options));
    }

    private static OctavoException Refused<T>(string hex) => Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<T>(Convert.FromHexString(hex)));
}
