// Owns: floats and decimals: bits kept, widths crossed, numbers that become nothing else.
namespace Octavo.Conformance.Scalars;

public class FloatTests
{
    private static readonly uint[] s_singles =
        [0, 0x80000000, 1, 0x3f800000, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00000, 0x7f800001, 0x7fffffff, 0xffffffff, 0x7fa5a5a5];

    private static readonly ulong[] s_doubles =
    [
        0, 0x8000000000000000, 1, 0x3ff0000000000000, 0x7fefffffffffffff, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000000000000, 0x7ff0000000000001,
            0xffffffffffffffff, 0x7ff5a5a5a5a5a5a5,
    ];

    [Fact]
    public void Single_keeps_every_bit()
    {
        var bits = EqualityComparer<float>.Create((x, y) => BitConverter.SingleToUInt32Bits(x) == BitConverter.SingleToUInt32Bits(y));
        foreach (uint value in s_singles)
        {
            byte[] data = Ways.RoundTrip(BitConverter.UInt32BitsToSingle(value), bits);
            Assert.Equal([0xca, .. Oracle.Big(value, 4)], data);
            Ways.RefuseTruncated<float>(data);
        }
    }

    [Fact]
    public void Double_keeps_every_bit()
    {
        var bits = EqualityComparer<double>.Create((x, y) => BitConverter.DoubleToUInt64Bits(x) == BitConverter.DoubleToUInt64Bits(y));
        foreach (ulong value in s_doubles)
        {
            byte[] data = Ways.RoundTrip(BitConverter.UInt64BitsToDouble(value), bits);
            Assert.Equal([0xcb, .. Oracle.Big(value, 8)], data);
            Ways.RefuseTruncated<double>(data);
        }
    }

    [Fact]
    public void Half_keeps_every_number_and_stays_NaN()
    {
        for (int bits = 0; bits <= ushort.MaxValue; bits++)
        {
            Half value = BitConverter.UInt16BitsToHalf((ushort)bits);
            Half back = OctavoMsgPack.Deserialize<Half>(OctavoMsgPack.Serialize(value));
            Assert.True(Half.IsNaN(value) ? Half.IsNaN(back) && Half.IsNegative(value) == Half.IsNegative(back) : BitConverter.HalfToUInt16Bits(back) == bits,
                $"{bits:X4}");
        }
        Ways.RoundTrip(Half.MaxValue);
    }

    [Fact]
    public void Widths_are_crossed_but_no_number_becomes_infinity()
    {
        byte[] Double(double value) => OctavoMsgPack.Serialize(value);
        byte[] Single(float value) => OctavoMsgPack.Serialize(value);
        Ways.Read(Double(1.5), 1.5f);
        Ways.Read(Single(1.5f), 1.5);
        Ways.Read(Double(1.5), (Half)1.5f);
        Ways.Read(Double(double.PositiveInfinity), float.PositiveInfinity);
        Ways.Read(Double(double.NegativeInfinity), Half.NegativeInfinity);
        Ways.Read(Double(float.MaxValue), float.MaxValue);
        Ways.Read(Double(0.1), 0.1f);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<float>(Double(1e39)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<float>(Double(double.MinValue)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<Half>(Single(65520)));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Ways.Refusal<Half>(Double(1e39)));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<double>([0xc0]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<float>([0xa1, 0x31]));
    }

    [Fact]
    public void Decimal_keeps_value_and_scale()
    {
        decimal[] values =
        [
            0m, -0m, 0.00m, 1m, 1.000m, -1.5m, 0.1m, decimal.MaxValue, decimal.MinValue, 0.0000000000000000000000000001m, -0.0000000000000000000000000001m,
            7.9228162514264337593543950335m, -7.9228162514264337593543950335m, 79228162514264.337593543950335m, 0.0000000000000000000000000000m,
        ];
        var bits = EqualityComparer<decimal>.Create((x, y) => decimal.GetBits(x).SequenceEqual(decimal.GetBits(y)));
        foreach (decimal value in values)
        {
            string text = value.ToString(CultureInfo.InvariantCulture);
            // The text of a negative zero has no sign.
            decimal kept = decimal.Parse(text, CultureInfo.InvariantCulture);
            byte[] data = Ways.Write(value);
            Assert.Equal(Oracle.Text(Encoding.ASCII.GetBytes(text)), data);
            foreach (byte[] encoding in Oracle.Texts(Encoding.ASCII.GetBytes(text)))
            {
                Ways.Read(encoding, kept, bits);
                Ways.RefuseTruncated<decimal>(encoding);
            }
        }
    }

    [Theory]
    [InlineData("")]
    [InlineData("-")]
    [InlineData(".")]
    [InlineData("1\0")]
    [InlineData("1 ")]
    [InlineData(" 1")]
    [InlineData("1,5")]
    [InlineData("1e5")]
    [InlineData("0x1")]
    [InlineData("1.2.3")]
    [InlineData("79228162514264337593543950336")]
    [InlineData("1000000000000000000000000000000000000000")]
    public void Text_that_is_no_decimal_is_refused(string text) =>
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<decimal>(Oracle.Text(Encoding.ASCII.GetBytes(text))));

    [Fact]
    public void Decimals_are_read_from_strings_alone()
    {
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<decimal>([0x01]));
        Assert.Equal(OctavoErrorCode.TypeMismatch, Ways.Refusal<decimal>([0xcb, 0, 0, 0, 0, 0, 0, 0, 0]));
        Assert.Equal(OctavoErrorCode.InvalidValue, Ways.Refusal<decimal>([0xdb, 0xff, 0xff, 0xff, 0xff]));
    }
}
