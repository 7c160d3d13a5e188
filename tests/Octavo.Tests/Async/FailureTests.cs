// Owns: values, producers, streams and tokens that fail in the middle: what was sent, and that nothing of the caller's is closed. Knows no format.
using System.IO.Pipelines;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Async;

public sealed class FailureTests
{
    public static TheoryData<string> Formats => Letters.Formats;

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesBeforeTheOneThatFailsAreSentWhole(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        foreach (int scan in (int[])[0, 100, 30_000, 70_000, 200_000])
        {
            Letter[] good = [Letters.Of(1, scan), Letters.Of(2, 10), Letters.Of(3, scan)];
            byte[] expected = await Letters.Written(format, good);
            Letter[] letters = [.. good, Letters.Of(-1, scan), Letters.Of(5)];
            using var stream = new MemoryStream();
            OctavoException error =
                await Assert.ThrowsAsync<OctavoException>(
                    () => calls.SerializeSequence(stream, Letters.AtOnce(letters), cancellationToken: TestContext.Current.CancellationToken));
            Assert.Equal(OctavoErrorCode.UserCode, error.Code);
            Assert.Equal(expected, stream.ToArray());
            Assert.True(stream.CanWrite);

            var pipe = new Pipe(PipeOptions.Default);
            Task writing = calls.SerializeSequence(pipe.Writer, Letters.AtOnce(letters), cancellationToken: TestContext.Current.CancellationToken);
            List<int> read = [];
            await foreach (Letter? letter in calls.DeserializeSequence(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken))
            {
                read.Add(letter!.Number);
                if (read.Count == 3)
                {
                    break;
                }
            }
            Assert.Equal([1, 2, 3], read);
            await Assert.ThrowsAsync<OctavoException>(() => writing);
            // the pipe is open still, and holds nothing of the value that failed
            await calls.Serialize(pipe.Writer, Letters.Of(9), cancellationToken: TestContext.Current.CancellationToken);
            await pipe.Writer.CompleteAsync();
            Assert.Equal(9, (await calls.Deserialize(pipe.Reader, cancellationToken: TestContext.Current.CancellationToken))!.Number);
        }
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesBeforeAProducersErrorAreSentWhole(string format)
    {
        static async IAsyncEnumerable<Letter> Failing()
        {
            yield return Letters.Of(1);
            await Task.Yield();
            yield return Letters.Of(2);
            throw new InvalidOperationException("no more");
        }
        using var stream = new MemoryStream();
        Assert.Equal("no more",
            (await Assert.ThrowsAsync<InvalidOperationException>(
                () => Letters.Calls(format).SerializeSequence(stream, Failing(), cancellationToken: TestContext.Current.CancellationToken))).Message);
        Assert.Equal(await Letters.Written(format, Letters.Of(1), Letters.Of(2)), stream.ToArray());
    }

    /// <summary>One value is written whole before anything is sent.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task AValueThatFailsSendsNothing(string format)
    {
        using var stream = new MemoryStream();
        var pipe = new Pipe();
        await Assert.ThrowsAsync<OctavoException>(
            () => Letters.Calls(format).Serialize(stream, Letters.Of(-1, 200_000), cancellationToken: TestContext.Current.CancellationToken));
        await Assert.ThrowsAsync<OctavoException>(
            () => Letters.Calls(format).Serialize(pipe.Writer, Letters.Of(-1, 200_000), cancellationToken: TestContext.Current.CancellationToken));
        Assert.Equal(0, stream.Length);
        await pipe.Writer.FlushAsync(TestContext.Current.CancellationToken);
        Assert.False(pipe.Reader.TryRead(out _));
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ErrorsOfAStreamPassAsTheyAre(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        await Assert.ThrowsAsync<IOException>(
            () => calls.Serialize(new BrokenStream(), Letters.Of(1), cancellationToken: TestContext.Current.CancellationToken));
        await Assert.ThrowsAsync<IOException>(
            () => calls.SerializeSequence(new BrokenStream(), Letters.AtOnce([Letters.Of(1)]), cancellationToken: TestContext.Current.CancellationToken));
        await Assert.ThrowsAsync<IOException>(
            async () => await calls.Deserialize(new BrokenStream(), cancellationToken: TestContext.Current.CancellationToken));
        await Assert.ThrowsAsync<IOException>(() => Letters.Numbers(calls.DeserializeSequence(new BrokenStream())));
    }

    /// <summary>A destination that fails while the producer is at work: the enumerator is disposed when it stands still, and the error is the
    /// destination's.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task ADestinationMayFailWhileTheProducerWorks(string format)
    {
        bool isDisposed = false;
        async IAsyncEnumerable<Letter> Slow()
        {
            try
            {
                yield return Letters.Of(1);
                await Task.Delay(1);
                yield return Letters.Of(2);
            }
            finally
            {
                isDisposed = true;
            }
        }
        await Assert.ThrowsAsync<IOException>(
            () => Letters.Calls(format).SerializeSequence(new BrokenStream(), Slow(), cancellationToken: TestContext.Current.CancellationToken));
        Assert.True(isDisposed);
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ACancelledTokenEndsEveryCall(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        var cancelled = new CancellationToken(canceled: true);
        using var stream = new MemoryStream();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => calls.Serialize(stream, Letters.Of(1), null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => calls.Serialize(new Pipe().Writer, Letters.Of(1), null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => calls.SerializeSequence(stream, Letters.AtOnce([Letters.Of(1)]), null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => calls.SerializeSequence(new Pipe().Writer, Letters.AtOnce([Letters.Of(1)]), null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await calls.Deserialize(stream, null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await calls.Deserialize(new Pipe().Reader, null, cancelled));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Letters.Numbers(calls.DeserializeSequence(stream, null, cancelled)));
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => Letters.Numbers(calls.DeserializeSequence(new Pipe().Reader, null, cancelled)));
        Assert.Equal(0, stream.Length);
    }

    /// <summary>A token is looked at between values, also if nothing is ever awaited.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task ATokenIsLookedAtBetweenValues(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        byte[] bytes = await Letters.Written(format, [.. Enumerable.Range(0, 10).Select(i => Letters.Of(i))]);
        using var reading = new CancellationTokenSource();
        int read = 0;
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
        {
            await foreach (Letter? letter in calls.DeserializeSequence(new MemoryStream(bytes), cancellationToken: TestContext.Current.CancellationToken)
                .WithCancellation(reading.Token))
            {
                if (++read == 4)
                {
                    await reading.CancelAsync();
                }
            }
        });
        Assert.Equal(4, read);

        using var writing = new CancellationTokenSource();
        IEnumerable<Letter> Endless()
        {
            for (int i = 0; ; i++)
            {
                if (i == 5)
                {
                    writing.Cancel();
                }
                yield return Letters.Of(i);
            }
        }
        await Assert.ThrowsAnyAsync<OperationCanceledException>(
            () => calls.SerializeSequence(Stream.Null, Letters.AtOnce(Endless(), CancellationToken.None), null, writing.Token));
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task NothingOfTheCallersIsClosed(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        byte[] bytes = await Letters.Written(format, Letters.Of(1), Letters.Of(2));
        var source = new TrickleStream(bytes, 5);
        Assert.Equal(2, (await Letters.Numbers(calls.DeserializeSequence(source))).Numbers.Count);
        Assert.False(source.IsDisposed);
        var pipe = new Pipe();
        await calls.SerializeSequence(pipe.Writer, Letters.AtOnce([Letters.Of(1)]), cancellationToken: TestContext.Current.CancellationToken);
        await pipe.Writer.WriteAsync(new byte[] { 7 }, TestContext.Current.CancellationToken);
        await pipe.Writer.CompleteAsync();
    }

    [Theory, MemberData(nameof(Formats))]
    public void NullArgumentsAreRefusedAtTheCall(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        Assert.Throws<ArgumentNullException>(() =>
        {
            _ =
            calls.Serialize((Stream)null!, Letters.Of(1), cancellationToken: TestContext.Current.CancellationToken);
        });
        Assert.Throws<ArgumentNullException>(() =>
        {
            _ =
            calls.Serialize((PipeWriter)null!, Letters.Of(1), cancellationToken: TestContext.Current.CancellationToken);
        });
        Assert.Throws<ArgumentNullException>(() =>
        {
            _ =
            calls.SerializeSequence(Stream.Null, null!, cancellationToken: TestContext.Current.CancellationToken);
        });
        Assert.Throws<ArgumentNullException>(() =>
        {
            _ =
            calls.SerializeSequence((PipeWriter)null!, Letters.AtOnce([]), cancellationToken: TestContext.Current.CancellationToken);
        });
        Assert.Throws<ArgumentNullException>(() => { _ = calls.Deserialize((Stream)null!, cancellationToken: TestContext.Current.CancellationToken); });
        Assert.Throws<ArgumentNullException>(() => { _ = calls.Deserialize((PipeReader)null!, cancellationToken: TestContext.Current.CancellationToken); });
        Assert.Throws<ArgumentNullException>(() => { _ = calls.DeserializeSequence((Stream)null!, cancellationToken: TestContext.Current.CancellationToken); });
        Assert.Throws<ArgumentNullException>(() =>
        {
            _ =
            calls.DeserializeSequence((PipeReader)null!, cancellationToken: TestContext.Current.CancellationToken);
        });
    }
}
