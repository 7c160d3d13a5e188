// Owns: which numbers of reserved ranges are free again, to the number.
using Octavo.Cli.Diff.Protos;
using Octavo.Proto.Model;

namespace Octavo.Cli.Tests.Diff;

public sealed class RangesTests
{
    [Theory]
    [InlineData("2-2", "", "2-2")]
    [InlineData("2-5", "", "2-5")]
    [InlineData("2-5", "2-5", "")]
    [InlineData("2-5", "1-9", "")]
    [InlineData("2-5", "2-4", "5-5")]
    [InlineData("2-5", "3-5", "2-2")]
    [InlineData("2-5", "3-3", "2-2 4-5")]
    [InlineData("2-5", "5-9 1-2", "3-4")]
    [InlineData("2-5", "3-3 3-4", "2-2 5-5")]
    [InlineData("2-5", "6-9 1-1", "2-5")]
    [InlineData("2-5 8-8", "8-8 2-3", "4-5")]
    [InlineData("1-2147483647", "2-2147483646", "1-1 2147483647-2147483647")]
    public void Numbers_that_are_free_again(string old, string recent, string gone) =>
        Assert.Equal(gone, string.Join(' ', Ranges.Gone(Parse(old), Parse(recent)).Select(range => $"{range.Start}-{range.Last}")));

    private static IEnumerable<ProtoRange> Parse(string ranges) =>
        ranges.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(range => range.Split('-'))
            .Select(range => new ProtoRange { Start = int.Parse(range[0]), Last = int.Parse(range[1]) });
}
