// Owns: that hand-written codecs write and read all that their contract has, in every format.
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Features;

public sealed class ByHandTests
{
    public static TheoryData<string> Formats => [.. FormatList.AllNames];

    [Theory]
    [MemberData(nameof(Formats))]
    public void Every_kind_comes_back(string format)
    {
        var value = EveryKind.Make();
        FormatCalls<EveryKind> calls = FormatList.Of<EveryKind>(format);
        Assert.Null(DeepComparer.Difference(value, calls.Deserialize(calls.Serialize(value)), calls.Fidelity));
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void Members_and_elements_come_back(string format)
    {
        var value = new EveryKindHolder { Kind = EveryKind.Make(), Kinds = [null, EveryKind.Make()], Others = [EveryKind.Make(), null] };
        FormatCalls<EveryKindHolder> calls = FormatList.Of<EveryKindHolder>(format);
        Assert.Null(DeepComparer.Difference(value, calls.Deserialize(calls.Serialize(value)), calls.Fidelity));
    }

    [Fact]
    public void Clones_are_equal()
    {
        var value = new EveryKindHolder { Kind = EveryKind.Make() };
        EveryKindHolder clone = OctavoGraph.Clone(value)!;
        Assert.NotSame(value.Kind, clone.Kind);
        Assert.Null(DeepComparer.Difference(value, clone, FormatList.Of<EveryKindHolder>("Binary").Fidelity));
    }
}
