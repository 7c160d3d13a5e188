// Owns: what levels of nesting take of the stack when they are converted: each format into each, on threads of any size.
using Octavo.Tests.Robustness;
using Octavo.Tests.Shared;

namespace Octavo.Conformance.Transcoding;

public class StackTests
{
    private static readonly TranscodeFormat[] s_formats = [TranscodeFormat.Json, TranscodeFormat.MessagePack, TranscodeFormat.Cbor];

    private static readonly TranscodeOptions s_deep = new() { Limits = new SerializerLimits { MaxDepth = 10_000 } };

    /// <summary>Values of wide types at the full depth, and the most levels that any limit allows.</summary>
    [Theory]
    [InlineData(128)]
    [InlineData(2048)]
    public void Each_format_into_each(int kibibytes)
    {
        (string Json, TranscodeOptions? Options)[] texts =
        [
            (SmallStack.Make(() => OctavoJson.SerializeToString(WideLevels.Many(63))), null),
            (SmallStack.Make(() => OctavoJson.SerializeToString(WideLevels.Blocks(63))), null),
            (new string('[', 9_999) + new string(']', 9_999), s_deep),
            (string.Concat(Enumerable.Repeat("{\"a\":", 9_999)) + "1" + new string('}', 9_999), s_deep),
        ];
        foreach ((string json, TranscodeOptions? options) in texts)
        {
            foreach (TranscodeFormat source in s_formats)
            {
                byte[] data = SmallStack.Make(() => OctavoTranscode.Convert(Encoding.UTF8.GetBytes(json), TranscodeFormat.Json, source, options));
                foreach (TranscodeFormat target in s_formats)
                {
                    // The levels are on the heap: no stack is too small.
                    Assert.Null(SmallStack.On(kibibytes, () => OctavoTranscode.Convert(data, source, target, options)));
                    Assert.Null(SmallStack.On(kibibytes,
                        () => OctavoTranscode.Convert(new MemoryStream(), new MemoryStream(data), source, target, options)));
                }
                // Cut in its middle, an error with a path.
                SmallStack.Ends(kibibytes, () => OctavoTranscode.Convert(data.AsSpan(0, data.Length / 2), source, TranscodeFormat.Json, options));
            }
        }
    }
}
