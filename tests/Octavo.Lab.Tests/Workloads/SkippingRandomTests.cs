// Owns: that the generator which skips gives the numbers of the platform's.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Tests;

public class SkippingRandomTests
{
    [Theory]
    [InlineData(123, 0)]
    [InlineData(123, 1)]
    [InlineData(123, 54)]
    [InlineData(123, 55)]
    [InlineData(7, 1_000)]
    [InlineData(123, 100_003)]
    [InlineData(7, 999)]
    public void It_gives_the_numbers_of_Random(int seed, int drawn)
    {
        var expected = new Random(seed);
        for (int i = 0; i < drawn; i++)
            expected.Next();
        SkippingRandom actual = SkippingRandom.After(seed, drawn), again = SkippingRandom.After(seed, drawn);
        byte[] bytes = new byte[9], others = new byte[9];
        for (int i = 0; i < 300; i++)
        {
            Assert.Equal(expected.Next(), actual.Next());
            Assert.Equal(expected.Next(100), actual.Next(100));
            Assert.Equal(expected.Next(-5, 7), actual.Next(-5, 7));
            Assert.Equal(expected.NextDouble(), actual.NextDouble());
            expected.NextBytes(bytes);
            actual.NextBytes(others);
            Assert.Equal(bytes, others);
        }

        Assert.NotEqual(actual.Next(), again.Next());
    }
}
