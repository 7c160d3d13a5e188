// Owns: sequences much larger than memory may grow: 1 GiB of values through a stream and a pipe. Knows no format.
using System.IO.Pipelines;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Async;

/// <summary>Alone in the process: what it holds is asserted.</summary>
[CollectionDefinition(nameof(LargeSequenceTests), DisableParallelization = true)]
[Collection(nameof(LargeSequenceTests))]
[Trait("Runs", "Once")]
public sealed class LargeSequenceTests
{
    private const int Scan = 16 * 1024;

    /// <summary>Bytes that are alive after a collection, above those before the sequence began.</summary>
    private const long MostHeld = 4 * 1024 * 1024;

    /// <summary>MiB of values in each direction; 1,024 by default.</summary>
    private static readonly int s_mebibytes = int.TryParse(Environment.GetEnvironmentVariable("OCTAVO_STREAM_MIB"), out int given) ? given : 1024;

    public static TheoryData<string> Formats => [.. TestRun.Sample(Letters.Formats.Select(row => row.Data), oneIn: 5)];

    [Theory, MemberData(nameof(Formats))]
    public Task ThroughAPipe(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        var pipe = new Pipe();
        return Run(letters => calls.SerializeSequence(pipe.Writer, letters), calls.DeserializeSequence(pipe.Reader), pipe);
    }

    [Theory, MemberData(nameof(Formats))]
    public Task ThroughStreams(string format)
    {
        AsyncCalls<Letter> calls = Letters.Calls(format);
        var pipe = new Pipe();
        return Run(letters => calls.SerializeSequence(pipe.Writer.AsStream(leaveOpen: true), letters),
            calls.DeserializeSequence(pipe.Reader.AsStream(leaveOpen: true)), pipe);
    }

    private static async Task Run(Func<IAsyncEnumerable<Letter>, Task> write, IAsyncEnumerable<Letter?> read, Pipe pipe)
    {
        int count = (int)(s_mebibytes * 1024L * 1024 / Scan) + 1;
        long before = GC.GetTotalMemory(forceFullCollection: true);
        async Task Fill()
        {
            await write(Numbered(count));
            await pipe.Writer.CompleteAsync();
        }
        Task writing = Task.Run(Fill);
        int next = 0;
        long most = 0;
        await foreach (Letter? letter in read)
        {
            Assert.Equal((next, Scan, (byte)next), (letter!.Number, letter.Scan.Length, letter.Scan[^1]));
            if (++next % (count / 16) == 0)
            {
                most = Math.Max(most, GC.GetTotalMemory(forceFullCollection: true) - before);
            }
        }
        await writing;
        Assert.Equal(count, next);
        Assert.InRange(most, long.MinValue, MostHeld);
    }

    /// <summary>One letter with another number each time: the writer has done with it when it asks for the next.</summary>
    private static async IAsyncEnumerable<Letter> Numbered(int count)
    {
        Letter letter = Letters.Of(0, Scan);
        for (int i = 0; i < count; i++)
        {
            letter.Number = i;
            letter.Scan[^1] = (byte)i;
            yield return letter;
        }
        await Task.CompletedTask;
    }
}
