// Owns: growth of sequences that are read as they come: many values, large ones, and both a byte at a time. Knows no format.
using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using Octavo.Tests.Async;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness.Growing;

[Trait("Runs", "Once")]
public sealed class SequenceGrowthTests
{
    /// <summary>What may be allocated for a byte of data: a letter of 12 bytes is an object, a text and an array, and each read of a byte may be a
    /// task.</summary>
    private const int BytesAByte = 400;

    public static TheoryData<string> Formats => Letters.Formats;

    [Theory, MemberData(nameof(Formats))]
    public void ManyValues(string format) => Grow(format, n => Written(format, [.. Enumerable.Range(0, n).Select(i => Letters.Of(i))]), n: 150);

    [Theory, MemberData(nameof(Formats))]
    public void OneValue(string format) => Grow(format, n => Written(format, Letters.Of(1, 50 * n)), n: 150);

    [Theory, MemberData(nameof(Formats))]
    public void AValueThatIsCut(string format) => Grow(format, n => Written(format, Letters.Of(1), Letters.Of(2, 50 * n))[..^20], n: 150);

    /// <summary>A pipe of small segments, each read a few bytes: where the next look begins is not searched from the first segment.</summary>
    [Theory, MemberData(nameof(Formats))]
    public void OneValueInManySegments(string format) => Growth.IsLinear(n => Written(format, Letters.Of(1, 50 * n)),
        data => Read(Letters.Calls(format).DeserializeSequence(
            PipeReader.Create(new Steps(data, 7), new StreamPipeReaderOptions(new SmallPool(), bufferSize: 16, minimumReadSize: 1)))),
        n: 600, BytesAByte, "small segments");

    /// <summary>Values one after another in a buffer, under options that rewrite the text: what follows is not rewritten for each.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(13)]
    public void RewrittenJson(int segments)
    {
        var options = new OctavoJsonOptions { AllowUnquotedNames = true };
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("{Number:1,Text:'a'}".Replace('\'', '"'), n))), data =>
        {
            ReadOnlySequence<byte> rest = segments == 0 ? new(data) : Segments.Pieces(data, segments);
            while (rest.Length != 0)
            {
                Assert.NotNull(OctavoJson.Deserialize<Letter>(rest, out long consumed, options));
                rest = rest.Slice(consumed);
            }
        }, n: 300, BytesAByte, "rewritten values");
    }

    private static void Grow(string format, Func<int, byte[]> make, int n)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(new MemoryStream(data))), n, BytesAByte, "a stream");
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(new Steps(data, 1))), n, BytesAByte, "a stream, a byte at a time");
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(new Steps(data, 61))), n, BytesAByte, "a stream, 61 bytes at a time");
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(PipeReader.Create(new Steps(data, 7)))), n, BytesAByte, "a pipe, 7 bytes at a time");
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(PipeReader.Create(Segments.Pieces(data, 1)))), n, BytesAByte, "segments of a byte");
        Growth.IsLinear(make, data => Read(calls.DeserializeSequence(PipeReader.Create(new ReadOnlySequence<byte>(data)))), n, BytesAByte, "one segment");
    }

    private static byte[] Written(string format, params Letter[] letters) => Letters.Written(format, letters).GetAwaiter().GetResult();

    /// <summary>Nothing that is read here waits, so all is done, and counted, on this thread.</summary>
    private static void Read(IAsyncEnumerable<Letter?> letters)
    {
        Task<(List<int>, OctavoException?)> read = Letters.Numbers(letters);
        Assert.True(read.IsCompleted);
        read.GetAwaiter().GetResult();
    }

    /// <summary>Gives memory of the asked length, where the shared pool gives pages.</summary>
    private sealed class SmallPool : MemoryPool<byte>
    {
        public override int MaxBufferSize => int.MaxValue;

        public override IMemoryOwner<byte> Rent(int minBufferSize = -1) => new Owner(new byte[Math.Max(minBufferSize, 16)]);

        protected override void Dispose(bool disposing)
        {
        }

        private sealed record Owner(Memory<byte> Memory) : IMemoryOwner<byte>
        {
            public void Dispose()
            {
            }
        }
    }
}
