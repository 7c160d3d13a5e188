// Owns: what a sequence allocates for each value: the value and nothing else. Knows no format.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Async;

/// <summary>Bytes allocated on this thread: nothing here waits, so all of it runs on one.</summary>
[Trait("Runs", "Once")]
public sealed class SequenceAllocationTests
{
    private const int Few = 200;
    private const int Many = 2200;

    public static TheoryData<string> Formats => [.. TestRun.Sample(Letters.Formats.Select(row => row.Data), oneIn: 5)];

    [Theory, MemberData(nameof(Formats))]
    public void WritingAllocatesNothingForAValue(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        Letter letter = Letters.Of(1, 100);
        Assert.Equal(0, ForAValue(count => calls.SerializeSequence(Stream.Null, Repeated(letter, count))));
        Assert.Equal(0, ForAValue(count => calls.SerializeSequence(PipeWriter.Create(Stream.Null), Repeated(letter, count))));
    }

    /// <summary>Values that are in several segments too.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task ReadingAllocatesTheValues(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        Letter letter = Letters.Of(1, 100);
        byte[] one = FormatList.Of<Letter>(format).Serialize(letter);
        long value = Allocated(() => { FormatList.Of<Letter>(format).Deserialize(one); return Task.CompletedTask; })
            - Allocated(() => { _ = FormatList.Of<Letter>(format); return Task.CompletedTask; });
        byte[] few = await Letters.Written(format, [.. Enumerable.Repeat(letter, Few)]);
        byte[] many = await Letters.Written(format, [.. Enumerable.Repeat(letter, Many)]);
        ReadOnlySequence<byte> fewPieces = Segments.Pieces(few, 50);
        ReadOnlySequence<byte> manyPieces = Segments.Pieces(many, 50);
        Assert.Equal(value, ForAValue(count => Read(calls.DeserializeSequence(new MemoryStream(count == Few ? few : many)), count)));
        Assert.Equal(value,
            ForAValue(count => Read(calls.DeserializeSequence(PipeReader.Create(new ReadOnlySequence<byte>(count == Few ? few : many))), count)));
        Assert.Equal(value, ForAValue(count => Read(calls.DeserializeSequence(PipeReader.Create(count == Few ? fewPieces : manyPieces)), count)));
    }

    private static async Task Read(IAsyncEnumerable<Letter?> letters, int count)
    {
        await foreach (Letter? letter in letters)
        {
            count -= letter!.Number;
        }
        Assert.Equal(0, count);
    }

    private static long ForAValue(Func<int, Task> call) => (Allocated(() => call(Many)) - Allocated(() => call(Few))) / (Many - Few);

    private static long Allocated(Func<Task> call)
    {
        long least = long.MaxValue;
        for (int i = 0; i < 12; i++)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            Task done = call();
            long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            Assert.True(done.IsCompletedSuccessfully, done.Exception?.ToString() ?? "waited");
            least = Math.Min(least, allocated);
        }
        return least;
    }

    private static async IAsyncEnumerable<Letter> Repeated(Letter letter, int count)
    {
        for (int i = 0; i < count; i++)
        {
            yield return letter;
        }
        await Task.CompletedTask;
    }
}
