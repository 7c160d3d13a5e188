// Owns: the examples of docs/features/streams.md, compiled and run. A test finds each example of the page here.
using System.IO.Pipelines;
using System.Runtime.CompilerServices;
using Octavo;

namespace Acme.Measuring;

[GenerateCodec]
public sealed class Reading
{
    public DateTime Time { get; set; }

    public double Value { get; set; }
}

internal static class StreamsPage
{
    internal static async Task<Reading?> OneValue(Stream stream, Reading reading, CancellationToken cancellationToken)
    {
        await OctavoBinary.SerializeAsync(stream, reading, cancellationToken: cancellationToken);
        stream.Position = 0;
        Reading? back = await OctavoBinary.DeserializeAsync<Reading>(stream, cancellationToken: cancellationToken);
        return back;
    }

    internal static async Task<double> Values(Pipe pipe, CancellationToken cancellationToken)
    {
        Task sending = Send(pipe.Writer, cancellationToken);

        double sum = 0;
        await foreach (Reading? reading in OctavoBinary.DeserializeSequenceAsync<Reading>(pipe.Reader, cancellationToken: cancellationToken))
        {
            sum += reading!.Value;
        }

        await sending;
        return sum;
    }

    internal static async Task<int> Elements(Stream file)
    {
        int count = 0;
        await foreach (Reading? reading in OctavoMsgPack.DeserializeArrayAsync<Reading>(file))
        {
            count++;
        }
        return count;
    }

    private static async Task Send(PipeWriter writer, CancellationToken cancellationToken)
    {
        await OctavoBinary.SerializeSequenceAsync(writer, Measure(cancellationToken), cancellationToken: cancellationToken);
        await writer.CompleteAsync();
    }

    private static async IAsyncEnumerable<Reading> Measure([EnumeratorCancellation] CancellationToken cancellationToken)
    {
        for (int i = 0; i < 1000; i++)
        {
            cancellationToken.ThrowIfCancellationRequested();
            await Task.Yield();
            yield return new Reading { Time = DateTime.UtcNow, Value = i };
        }
    }
}
