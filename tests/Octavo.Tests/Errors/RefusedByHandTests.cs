// Owns: hand-written codecs refuse data with words of their own, and the facade adds the place.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Errors;

public sealed class RefusedByHandTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names];

    [Theory, MemberData(nameof(Formats))]
    public void The_refusal_has_its_text_the_code_and_the_format(string format)
    {
        FormatCalls<Loaded> calls = FormatList.Of<Loaded>(format);
        Assert.Equal(99, calls.Deserialize(calls.Serialize(new Loaded { Load = new Percentage(99) }))!.Load.Value);
        OctavoException thrown = Assert.Throws<OctavoException>(() => calls.Deserialize(calls.Serialize(new Loaded { Load = new Percentage(101) })));
        Assert.Equal((OctavoErrorCode.InvalidData, format), (thrown.Code, thrown.Format));
        Assert.Contains("a percentage is 0 to 100, this one 101.", thrown.Message, StringComparison.Ordinal);
        Assert.Null(thrown.InnerException);
    }

    [Fact]
    public void An_inner_exception_stays()
    {
        var inner = new FormatException("x");
        Assert.Same(inner, new OctavoException("y", inner).InnerException);
    }
}
