// Owns: streams whose reads say what cannot be. Knows no format.
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
        foreach (Func<int, int> says in (Func<int, int>[])[room => room + 1, _ => int.MaxValue, _ => -1, _ => int.MinValue])
        {
            for (int good = 0; good < 3; good++)
            {
                Errors.Expect(OctavoErrorCode.UserCode, () => calls.Deserialize(new Liar(data, good, says)));
                if (calls.Async is { } waiting)
                {
                    OctavoException refused =
                        await Assert.ThrowsAsync<OctavoException>(async () => await waiting.Deserialize(new Liar(data, good, says)));
                    Assert.Equal(OctavoErrorCode.UserCode, refused.Code);
                }
            }
        }
        Assert.Equal([1, 2, 3], calls.Deserialize(new MemoryStream(data))!);
    }

    /// <summary>Gives a byte a read, and lies after some.</summary>
    private sealed class Liar(byte[] data, int good, Func<int, int> says) : MemoryStream(data)
    {
        private int _reads;

        public override bool CanSeek => false;

        public override int Read(byte[] buffer, int offset, int count) => _reads++ < good ? base.Read(buffer, offset, 1) : says(count);

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            _reads++ < good ? base.ReadAsync(buffer[..1], cancellationToken) : new(says(buffer.Length));
    }
}
