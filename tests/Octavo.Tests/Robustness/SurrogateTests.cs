// Owns: what is particular to surrogates, in every format: their bytes, null, depth. Knows no format.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Robustness;

public sealed class SurrogateTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void TheBytesAreTheSurrogates(string format)
    {
        Assert.Equal(FormatList.Of<PeriodData?>(format).Serialize(new PeriodData(1, 3)), FormatList.Of<Period?>(format).Serialize(new Period(1, 2)));
        Assert.Equal(FormatList.Of<PeriodData?>(format).Serialize(null), FormatList.Of<Period?>(format).Serialize(null));
        Assert.Equal(FormatList.Of<RatioData>(format).Serialize(new(1, 2)), FormatList.Of<Ratio>(format).Serialize(new(1, 2)));
        Assert.Equal(FormatList.Of<string>(format).Serialize("x"), FormatList.Of<Label>(format).Serialize(new("x")));
    }

    [Theory, MemberData(nameof(Formats))]
    public void NullForAStructIsRefused(string format) =>
        Assert.Equal(OctavoErrorCode.NullNotAllowed,
            Assert.Throws<OctavoException>(() => FormatList.Of<Ratio>(format).Deserialize(FormatList.Of<RatioData?>(format).Serialize(null))).Code);

    [Theory, MemberData(nameof(Formats))]
    public void DepthIsCountedThroughThem(string format)
    {
        FormatCalls<Branch> calls = FormatList.Of<Branch>(format);
        var branch = new Branch();
        for (int i = 0; i < 200; i++)
        {
            branch = new Branch { Children = [branch] };
        }
        Assert.Equal(OctavoErrorCode.DepthExceeded, Assert.Throws<OctavoException>(() => calls.Serialize(branch)).Code);
    }
}
