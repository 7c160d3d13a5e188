// Owns: what a pipe's two ends say to each other: backpressure, completion, cancellation. Knows no format.
using System.IO.Pipelines;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Async;

public sealed class PipeTests
{
    private static readonly TimeSpan s_long = TimeSpan.FromSeconds(60);

    public static TheoryData<string> Formats => Letters.Formats;

    [Theory, MemberData(nameof(Formats))]
    public async Task AProducerWaitsForTheReader(string format)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 100_000, resumeWriterThreshold: 50_000));
        int taken = 0;
        IEnumerable<Letter> letters = Enumerable.Range(0, 2000).Select(i => Letters.Of(taken = i, 1000));
        AsyncCalls<Letter> calls = Letters.Calls(format);
        Task writing = calls.SerializeSequence(pipe.Writer, Letters.AtOnce(letters), cancellationToken: TestContext.Current.CancellationToken);
        int bytes = (await Letters.Written(format, [.. Enumerable.Range(0, taken + 1).Select(i => Letters.Of(i, 1000))])).Length;
        Assert.InRange(bytes, 100_000, 100_000 + (2 * 48 * 1024)); // what the pipe takes, what was sent last, and what waits: not two million
        Assert.False(writing.IsCompleted);
        int read = 0;
        await foreach (Letter? letter in calls.DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken))
        {
            Assert.Equal(read++, letter!.Number);
            Assert.InRange(taken, read - 1, read + 400);
            if (read == 2000)
            {
                break;
            }
        }
        await writing.WaitAsync(s_long, TestContext.Current.CancellationToken);
        await pipe.Writer.CompleteAsync();
        Assert.True((await pipe.Reader.ReadAsync(TestContext.Current.CancellationToken)).IsCompleted);
    }

    /// <summary>A reader on another thread begins when 4 KiB are there; later ones come by 48 KiB.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task The_first_bytes_are_sent_early_and_later_ones_together(string format)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
        List<long> sends = [];
        long sent = 0;
        async IAsyncEnumerable<Letter> Watched()
        {
            for (int i = 0; i < 2000; i++)
            {
                if (pipe.Reader.TryRead(out ReadResult result))
                {
                    sends.Add(result.Buffer.Length - sent);
                    sent = result.Buffer.Length;
                    pipe.Reader.AdvanceTo(result.Buffer.Start, result.Buffer.End);
                }
                yield return Letters.Of(i, 200);
            }
        }
        await Letters.Calls(format).SerializeSequence(pipe.Writer, Watched(), cancellationToken: TestContext.Current.CancellationToken);
        Assert.True(sends.Count > 6, $"{sends.Count} sends");
        foreach ((long size, int kib) in sends.Zip([4, 8, 16, 32, 48, 48]))
        {
            Assert.InRange(size, kib * 1024, (kib * 1024) + 1000); // a letter more at most
        }
    }

    /// <summary>A value arrives although the next one is not there, and although little has been written.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task ASlowProducerHoldsNothingBack(string format)
    {
        var pipe = new Pipe();
        var arrived = new SemaphoreSlim(0);
        async IAsyncEnumerable<Letter> Slow()
        {
            for (int i = 0; i < 5; i++)
            {
                yield return Letters.Of(i);
                Assert.True(await arrived.WaitAsync(s_long));
            }
        }
        Task writing = Letters.Calls(format).SerializeSequence(pipe.Writer, Slow(), cancellationToken: TestContext.Current.CancellationToken);
        int read = 0;
        await foreach (Letter? letter in Letters.Calls(format).DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken))
        {
            Assert.Equal(read, letter!.Number);
            arrived.Release();
            if (++read == 5)
            {
                break;
            }
        }
        await writing.WaitAsync(s_long, TestContext.Current.CancellationToken);
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task NoMoreIsTakenWhereTheReaderHasCompleted(string format)
    {
        var pipe = new Pipe();
        await pipe.Reader.CompleteAsync();
        int taken = 0;
        await Letters.Calls(format)
            .SerializeSequence(pipe.Writer, Letters.AtOnce(Enumerable.Range(0, 100_000).Select(i => Letters.Of(taken = i, 1000))),
                cancellationToken: TestContext.Current.CancellationToken).WaitAsync(s_long, TestContext.Current.CancellationToken);
        Assert.InRange(taken, 1, 60);
        await Letters.Calls(format).Serialize(pipe.Writer, Letters.Of(1, 1_000_000), cancellationToken: TestContext.Current.CancellationToken)
            .WaitAsync(s_long, TestContext.Current.CancellationToken);
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ACancelledFlushCancelsTheCall(string format)
    {
        var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 1000, resumeWriterThreshold: 500));
        Task writing = Letters.Calls(format).Serialize(pipe.Writer, Letters.Of(1, 200_000), cancellationToken: TestContext.Current.CancellationToken);
        Assert.False(writing.IsCompleted);
        pipe.Writer.CancelPendingFlush();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => writing.WaitAsync(s_long, TestContext.Current.CancellationToken));
        await pipe.Writer.CompleteAsync();
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ACancelledReadCancelsTheCallAndLosesNothing(string format)
    {
        var pipe = new Pipe();
        AsyncCalls<Letter> calls = Letters.Calls(format);
        await calls.SerializeSequence(pipe.Writer, Letters.AtOnce([Letters.Of(1)]), cancellationToken: TestContext.Current.CancellationToken);
        IAsyncEnumerator<Letter?> enumerator = calls.DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken)
            .GetAsyncEnumerator(TestContext.Current.CancellationToken);
        Assert.True(await enumerator.MoveNextAsync());
        ValueTask<bool> second = enumerator.MoveNextAsync();
        Assert.False(second.IsCompleted);
        pipe.Reader.CancelPendingRead();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await second);
        await enumerator.DisposeAsync();

        await calls.SerializeSequence(pipe.Writer, Letters.AtOnce([Letters.Of(2)]), cancellationToken: TestContext.Current.CancellationToken);
        await pipe.Writer.CompleteAsync();
        Assert.Equal([2], (await Letters.Numbers(calls.DeserializeSequence(pipe.Reader))).Numbers);
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task AnErrorOfTheWriterComesThrough(string format)
    {
        var pipe = new Pipe();
        await Letters.Calls(format).SerializeSequence(pipe.Writer, Letters.AtOnce([Letters.Of(1)]), cancellationToken: TestContext.Current.CancellationToken);
        await pipe.Writer.CompleteAsync(new IOException("gone"));
        IAsyncEnumerator<Letter?> enumerator = Letters.Calls(format).DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken)
            .GetAsyncEnumerator(TestContext.Current.CancellationToken);
        await Assert.ThrowsAsync<IOException>(async () => await enumerator.MoveNextAsync());
        await enumerator.DisposeAsync();
        await Assert.ThrowsAsync<IOException>(
            async () => await Letters.Calls(format).Deserialize(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken));
    }

    /// <summary>The same enumerable may be enumerated twice: the second goes on where the first one stopped.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task AnEnumerableGoesOnWhereItStopped(string format)
    {
        var pipe = new Pipe();
        await Letters.Calls(format)
            .SerializeSequence(pipe.Writer, Letters.AtOnce(Enumerable.Range(0, 10).Select(i => Letters.Of(i))),
                cancellationToken: TestContext.Current.CancellationToken);
        await pipe.Writer.CompleteAsync();
        IAsyncEnumerable<Letter?> letters = Letters.Calls(format).DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken);
        await foreach (Letter? letter in letters)
        {
            if (letter!.Number == 3)
            {
                break;
            }
        }
        Assert.Equal([4, 5, 6, 7, 8, 9], (await Letters.Numbers(letters)).Numbers);
        Assert.Empty((await Letters.Numbers(letters)).Numbers);
    }
}
