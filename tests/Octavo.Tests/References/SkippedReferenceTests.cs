// Owns: references after a member that was skipped, before the first object that the reader makes: their numbers are not known.
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.References;

public sealed class SkippedReferenceTests
{
    /// <summary>The formats whose references are numbers in the order of the data. JSON names its objects.</summary>
    public static TheoryData<string> Counting => ["Binary", "Compact", "MessagePack", "CBOR", "Tokens"];

    public static TheoryData<string> All => ["Binary", "Compact", "MessagePack", "CBOR", "Tokens", "JSON"];

    [Theory, MemberData(nameof(Counting))]
    public void ReferencesAreRefused(string format)
    {
        SharedNode first = new() { Id = 1 };
        byte[] data = Newer(format, [first, new() { Id = 2 }, first]);
        Assert.Equal(OctavoErrorCode.InvalidReference, Assert.Throws<OctavoException>(() => FormatList.Of<PassingHolder>(format).Deserialize(data)).Code);
    }

    [Theory, InlineData("Binary"), InlineData("Compact"), InlineData("MessagePack"), InlineData("CBOR")]
    public void SoTheyAreWhereItIsKept(string format)
    {
        SharedNode first = new() { Id = 1 };
        byte[] data = Newer(format, [first, new() { Id = 2 }, first]);
        Assert.Equal(OctavoErrorCode.InvalidReference, Assert.Throws<OctavoException>(() => FormatList.Of<KeepingHolder>(format).Deserialize(data)).Code);
    }

    [Theory, MemberData(nameof(All))]
    public void ObjectsThatComeOnceAreRead(string format)
    {
        byte[] data = Newer(format, [new() { Id = 1 }, new() { Id = 2 }]);
        Assert.Equal([1, 2], FormatList.Of<PassingHolder>(format).Deserialize(data)!.Second!.Select(node => node!.Id));
    }

    [Fact]
    public void JsonKnowsItsObjectsByName()
    {
        SharedNode first = new() { Id = 1 };
        PassingHolder read = FormatList.Of<PassingHolder>("JSON").Deserialize(Newer("JSON", [first, new() { Id = 2 }, first]))!;
        Assert.Same(read.Second![0], read.Second[2]);
    }

    private static byte[] Newer(string format, List<SharedNode?> second) =>
        FormatList.Of<PassingHolderNewer>(format).Serialize(new PassingHolderNewer { First = [new() { Id = 9 }], Second = second });
}
