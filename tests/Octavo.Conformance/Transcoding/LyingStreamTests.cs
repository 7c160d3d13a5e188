// Owns: the transcoder over streams whose reads say what cannot be.
using Octavo.Tests.Hostile;

namespace Octavo.Conformance.Transcoding;

public sealed class LyingStreamTests
{
    /// <summary>JSON is converted as it comes; for MessagePack, which begins with counts, it is gathered first.</summary>
    [Fact]
    public async Task A_stream_that_lies_is_refused()
    {
        byte[] data = OctavoJson.Serialize(Enumerable.Range(0, 1_000).ToArray());
        foreach (Func<int, int> says in LyingStream.Lies)
        {
            foreach (TranscodeFormat to in (TranscodeFormat[])[TranscodeFormat.Json, TranscodeFormat.MessagePack])
            {
                OctavoException found = Assert.Throws<OctavoException>(
                    () => OctavoTranscode.Convert(Stream.Null, new LyingStream(data, 2, says), TranscodeFormat.Json, to));
                Assert.Equal(OctavoErrorCode.UserCode, found.Code);
                found = await Assert.ThrowsAsync<OctavoException>(
                    async () => await OctavoTranscode.ConvertAsync(Stream.Null, new LyingStream(data, 2, says), TranscodeFormat.Json, to));
                Assert.Equal(OctavoErrorCode.UserCode, found.Code);
            }
        }
    }
}
