// Owns: streams whose reads say what cannot be. Knows no format.
using Octavo.Tests.Hostile;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness;

public sealed class LyingStreamTests
{
    public static TheoryData<string> Formats => [.. FormatList.Names, "Protobuf"];

    /// <summary>Positions are counted from what a stream says: more than there is room for, or less than nothing, is refused wherever it comes.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task What_was_read_is_between_nothing_and_the_room(string format)
    {
        FormatCalls<List<int>> calls = FormatList.Of<List<int>>(format);
        byte[] data = calls.Serialize([1, 2, 3]);
        foreach (Func<int, int> says in LyingStream.Lies)
        {
            for (int good = 0; good < 3; good++)
            {
                Errors.Expect(OctavoErrorCode.UserCode, () => calls.Deserialize(new LyingStream(data, good, says)));
                if (calls.Async is { } waiting)
                {
                    OctavoException refused =
                        await Assert.ThrowsAsync<OctavoException>(async () => await waiting.Deserialize(new LyingStream(data, good, says)));
                    Assert.Equal(OctavoErrorCode.UserCode, refused.Code);
                }
            }
        }
        Assert.Equal([1, 2, 3], calls.Deserialize(new MemoryStream(data))!);
    }
}
