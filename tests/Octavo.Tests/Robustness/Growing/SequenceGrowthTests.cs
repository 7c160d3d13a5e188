// Owns: growth of sequences that are read as they come: many values, large ones, and both a byte at a time. Knows no format.
using System.Buffers;
using System.IO.Pipelines;
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

    /// <summary>Gives so many bytes a read, and never waits.</summary>
    private sealed class Steps(byte[] data, int step) : MemoryStream(data)
    {
        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
            base.ReadAsync(buffer[..Math.Min(step, buffer.Length)], cancellationToken);
    }
}
