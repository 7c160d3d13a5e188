// Owns: sequences that are cut, lie about lengths, or are too large, in every format. Knows the heads of frames.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Async;

public sealed class DamagedSequenceTests
{
    /// <summary>Bytes: far below what the data claims.</summary>
    private const long MostAllocated = 64 * 1024 * 1024;

    public static TheoryData<string> Formats => Letters.Formats;

    [Theory, MemberData(nameof(Formats))]
    public async Task ACutSequenceGivesWhatIsWholeAndThenTheEndOfData(string format)
    {
        byte[] first = await Letters.Written(format, Letters.Of(1));
        byte[] all = await Letters.Written(format, Letters.Of(1), Letters.Of(2, 200));
        int behind = Letters.Calls(format).Behind.Length;
        int firstEnd = first.Length - behind;
        int end = all.Length - behind;
        for (int length = 0; length <= all.Length; length++)
        {
            foreach (IAsyncEnumerable<Letter?> read in Ways(format, all[..length], null))
            {
                (List<int> numbers, OctavoException? error) = await Letters.Numbers(read);
                Assert.Equal(length < firstEnd ? [] : length < end ? [1] : [1, 2], numbers);
                bool isWhole = length == 0 || (length >= firstEnd && length <= first.Length) || length >= end;
                Assert.Equal(isWhole ? null : OctavoErrorCode.EndOfData, error?.Code);
                Assert.Equal(isWhole ? null : format, error?.Format);
            }
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task AValueAboveTheLimitIsRefusedAndSmallerOnesBeforeItAreNot(string format)
    {
        var options = new CallOptions { Limits = new SerializerLimits { MaxTotalBytes = 500 } };
        byte[] bytes = await Letters.Written(format, [.. Enumerable.Range(0, 50).Select(i => Letters.Of(i, 200)), Letters.Of(50, 600)]);
        foreach (IAsyncEnumerable<Letter?> read in Ways(format, bytes, options))
        {
            (List<int> numbers, OctavoException? error) = await Letters.Numbers(read);
            Assert.Equal(50, numbers.Count);
            Assert.Equal(OctavoErrorCode.TotalBytesExceeded, error!.Code);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task AWholeValueAboveTheLimitIsRefused(string format)
    {
        var options = new CallOptions { Limits = new SerializerLimits { MaxTotalBytes = 500 } };
        AsyncCalls<Letter> calls = Letters.Calls(format);
        byte[] bytes = FormatList.Of<Letter>(format).Serialize(Letters.Of(1, 600));
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            (await Assert.ThrowsAsync<OctavoException>(
                async () => await calls.Deserialize(new MemoryStream(bytes), options, TestContext.Current.CancellationToken))).Code);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            (await Assert.ThrowsAsync<OctavoException>(
                async () => await calls.Deserialize(new TrickleStream(bytes, 1), options, TestContext.Current.CancellationToken))).Code);
        Assert.Equal(OctavoErrorCode.TotalBytesExceeded,
            (await Assert.ThrowsAsync<OctavoException>(
                async () => await calls.Deserialize(PipeReader.Create(Segments.Pieces(bytes, 9)), options, TestContext.Current.CancellationToken))).Code);
    }

    /// <summary>What is announced costs nothing until it arrives.</summary>
    [Theory]
    [InlineData("Binary", new byte[] { 0xC7, 0xFF, 0xFF, 0xFF, 0x07, 1, 2, 3 })]
    [InlineData("MessagePack", new byte[] { 0xC6, 0x7F, 0xFF, 0xFF, 0x00, 1, 2, 3 })]
    [InlineData("MessagePack", new byte[] { 0xDD, 0x7F, 0xFF, 0xFF, 0x00, 1, 2, 3 })]
    [InlineData("MessagePack", new byte[] { 0xDF, 0x3F, 0xFF, 0xFF, 0x00, 1, 2, 3 })]
    public async Task ALargeClaimAllocatesNothing(string format, byte[] bytes)
    {
        // Of the whole process, because threads change where a read waits. Other tests run beside it, and some allocate as much in a few milliseconds: what a
        // claim would allocate is in every attempt.
        var least = new Dictionary<int, long>();
        for (int attempt = 0; attempt < 20 && (attempt == 0 || least.Values.Any(taken => taken > MostAllocated)); attempt++)
        {
            int way = 0;
            foreach (IAsyncEnumerable<Letter?> read in Ways(format, bytes, null))
            {
                long before = GC.GetTotalAllocatedBytes();
                (_, OctavoException? error) = await Letters.Numbers(read);
                Assert.Equal(OctavoErrorCode.EndOfData, error!.Code);
                long taken = GC.GetTotalAllocatedBytes() - before;
                least[way] = least.TryGetValue(way, out long other) ? Math.Min(other, taken) : taken;
                way++;
            }
        }
        Assert.All(least.Values, taken => Assert.InRange(taken, 0, MostAllocated));
    }

    [Theory]
    [InlineData("Binary", new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0x0F }, OctavoErrorCode.TotalBytesExceeded)]
    [InlineData("Binary", new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0x1F }, OctavoErrorCode.InvalidData)]
    [InlineData("Binary", new byte[] { 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01 }, OctavoErrorCode.InvalidData)]
    [InlineData("Binary", new byte[] { 0x81, 0x00, 0x00 }, OctavoErrorCode.InvalidData)]
    [InlineData("Binary", new byte[] { 0x00 }, OctavoErrorCode.EndOfData)]
    [InlineData("Binary", new byte[] { 0x02, 0x00, 0x00 }, OctavoErrorCode.TrailingData)]
    [InlineData("MessagePack", new byte[] { 0xC1 }, OctavoErrorCode.InvalidData)]
    [InlineData("MessagePack", new byte[] { 0x81, 0xC1, 0x00 }, OctavoErrorCode.InvalidData)]
    [InlineData("MessagePack", new byte[] { 0xDF, 0xFF, 0xFF, 0xFF, 0xFF }, OctavoErrorCode.TotalBytesExceeded)]
    public async Task FramesThatAreNoneAreRefused(string format, byte[] bytes, OctavoErrorCode code)
    {
        foreach (IAsyncEnumerable<Letter?> read in Ways(format, bytes, null))
        {
            (List<int> numbers, OctavoException? error) = await Letters.Numbers(read);
            Assert.Empty(numbers);
            Assert.Equal((code, format), (error!.Code, error.Format));
        }
    }

    /// <summary>A value that cannot be read is still in the pipe.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task AfterAnErrorThePipeIsWhereTheValueBegins(string format)
    {
        byte[] first = await Letters.Written(format, Letters.Of(1));
        byte[] bad = format == "MessagePack" ? [0x93, 0x01, 0x02, 0x03] : [0x03, 0xEF, 0x01, 0x02];
        PipeReader pipe = PipeReader.Create(new ReadOnlySequence<byte>([.. first, .. bad, .. first]));
        (List<int> numbers, OctavoException? error) = await Letters.Numbers(Letters.Calls(format).DeserializeSequence(pipe));
        Assert.Equal([1], numbers);
        Assert.NotNull(error);
        ReadResult rest = await pipe.ReadAsync(TestContext.Current.CancellationToken);
        byte[] behind = Letters.Calls(format).Behind; // belongs to no value
        Assert.Equal([.. behind, .. bad, .. first], rest.Buffer.ToArray());
        pipe.AdvanceTo(rest.Buffer.GetPosition(behind.Length + bad.Length));
        Assert.Equal([1], (await Letters.Numbers(Letters.Calls(format).DeserializeSequence(pipe))).Numbers);
    }

    private static IEnumerable<IAsyncEnumerable<Letter?>> Ways(string format, byte[] bytes, CallOptions? options)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        yield return calls.DeserializeSequence(new MemoryStream(bytes), options);
        yield return calls.DeserializeSequence(new TrickleStream(bytes, 1), options);
        yield return calls.DeserializeSequence(PipeReader.Create(new ReadOnlySequence<byte>(bytes)), options);
        yield return calls.DeserializeSequence(PipeReader.Create(Segments.Pieces(bytes, 1)), options);
    }
}
