// Owns: streams whose reads say what cannot be. Knows no format.
using Octavo.Protobuf;
using Octavo.Protobuf.WellKnown;
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

    /// <summary>The same of a message after its length: pooled bytes of other calls were parsed as the message.</summary>
    [Theory]
    [InlineData(ProtobufPrefixStyle.Base128, new byte[] { 64 })]
    [InlineData(ProtobufPrefixStyle.Base128, new byte[] { 0x80, 0xAD, 0xE2, 0x04 })]
    [InlineData(ProtobufPrefixStyle.Fixed32, new byte[] { 64, 0, 0, 0 })]
    public void What_was_read_after_a_length_is_between_nothing_and_the_room(ProtobufPrefixStyle prefix, byte[] length)
    {
        foreach (Func<int, int> says in LyingStream.Lies)
        {
            Errors.Expect(OctavoErrorCode.UserCode,
                () => OctavoProtobuf.DeserializeWithLengthPrefix<ProtobufStruct>(new LyingStream([.. length, 8, 1, 8], 2, says), prefix));
        }
    }

    /// <summary>A length may be what a server claims: memory grows with what arrives.</summary>
    [Fact]
    public async Task A_claimed_length_takes_no_memory()
    {
        long start = GC.GetTotalAllocatedBytes(precise: true);
        Assert.Equal(1, OctavoBinary.Deserialize<int>(new ClaimingStream()));
        Assert.Equal(1, await OctavoBinary.DeserializeAsync<int>(new ClaimingStream(), cancellationToken: TestContext.Current.CancellationToken));
        Assert.InRange(GC.GetTotalAllocatedBytes(precise: true) - start, 0, 50_000_000);
    }

    private sealed class ClaimingStream() : MemoryStream([1, 0, 0, 0])
    {
        public override long Length => 1_500_000_000;
    }
}
