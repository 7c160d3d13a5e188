// Owns: the table of powers of ten, each entry calculated again in big integers.
using System.Numerics;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class PowersOfTenTests
{
    private const int Greatest = 324;

    [Fact]
    public void EachEntryIsThePower()
    {
        for (int power = PowersOfTen.Least; power <= Greatest; power++)
        {
            ref readonly ulong high = ref PowersOfTen.High(power);
            var found = new UInt128(high, PowersOfTen.Low(in high));
            Assert.True(found == Expected(power), $"10^{power}");
        }
    }

    /// <summary>Shortest text adds one to the entries that are rounded down: no carry may leave the lower half.</summary>
    [Fact]
    public void NoLowerHalfIsAllOnes()
    {
        for (int power = PowersOfTen.Least; power <= Greatest; power++)
        {
            Assert.NotEqual(ulong.MaxValue, PowersOfTen.Low(in PowersOfTen.High(power)));
        }
    }

    private static UInt128 Expected(int power)
    {
        BigInteger ten = BigInteger.Pow(10, Math.Abs(power));
        int length = (int)ten.GetBitLength();
        if (power >= 0)
        {
            return (UInt128)(length <= 128 ? ten << (128 - length) : ten >> (length - 128));
        }
        BigInteger quotient = (BigInteger.One << (127 + length)) / ten;
        Assert.Equal(128, quotient.GetBitLength());
        return (UInt128)(power >= -27 ? quotient + 1 : quotient);
    }
}
