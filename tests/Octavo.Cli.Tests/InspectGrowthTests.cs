// Owns: what the lines of a message cost: as much as it has bytes, however its fields nest.
using Octavo.Cli.CommandLine;
using Octavo.Cli.Inspecting;
using Octavo.Cli.Protos;
using Octavo.Tests.Shared;

namespace Octavo.Cli.Tests;

public sealed class InspectGrowthTests
{
    private const int Few = 250;

    /// <summary>Messages that no one knows, in one another, whose tags and lengths are characters: each level is text up to the last byte of all.</summary>
    [Fact]
    public void Levels_that_could_be_text()
    {
        byte[] data = Texts(45);
        Lines(data);
        long start = GC.GetAllocatedBytesForCurrentThread();
        Lines(data);
        long taken = GC.GetAllocatedBytesForCurrentThread() - start;
        Assert.True(taken < data.Length, $"{taken} bytes for {data.Length}");

        static byte[] Texts(int levels)
        {
            byte[] nested = [.. Enumerable.Repeat((byte)'a', 32 << 14), 0];
            for (int i = 0; i < levels; i++)
            {
                byte[] before = [];
                for (int k = 32; !IsText(Varint(before.Length + nested.Length)); k++)
                {
                    before = k < 66 ? Filling(k) : [.. Filling(k / 2), .. Filling(k - (k / 2))];
                }
                nested = [0x0A, .. Varint(before.Length + nested.Length), .. before, .. nested];
            }
            Assert.True(IsText(nested[..^1]));
            return nested;
        }

        static byte[] Filling(int length) => [0x0A, (byte)length, .. Enumerable.Repeat((byte)'b', length)];

        static bool IsText(byte[] bytes) => System.Text.Unicode.Utf8.IsValid(bytes)
            && !Encoding.UTF8.GetString(bytes).Any(unit => char.IsControl(unit) && unit != '\n');
    }

    [Fact]
    public void Groups_and_messages() => Linear(static n => [.. Enumerable.Repeat((byte)0x0B, n), .. Enumerable.Repeat((byte)0x0C, n)]);

    /// <summary>Numbers of fields that are multiples of the size of a table.</summary>
    [Fact]
    public void Numbers_that_were_chosen() =>
        Growth.IsLinear(static n => [.. Enumerable.Range(1, n).SelectMany(i => (byte[])[.. Varint(i * 17_519L << 3), 1])], Lines, n: 1_800, bytesAByte: 400);

    [Fact]
    public void Text_and_what_is_not() // of a value, and of those in it
    {
        Assert.Equal("string \"ab\"", LastLine([0x0A, 2, .. "ab"u8]));
        Assert.Equal("string \"é\\n\"", LastLine([0x0A, 3, .. "é\n"u8]));
        Assert.Equal("bytes (1) C3", LastLine([0x0A, 3, 0x0A, 1, 0xC3]));
        Assert.Equal("bytes (1) A9", LastLine([0x0A, 6, 0x0A, 1, (byte)'a', 0x0A, 1, 0xA9]));
        Assert.Equal("string \"b\"", LastLine([0x0A, 11, 0x0A, 1, 1, 0x0A, 6, 0x0A, 1, 2, 0x0A, 1, (byte)'b']));
    }

    /// <summary>Levels beyond the hundredth are not indented further.</summary>
    [Fact]
    public void Levels_of_arrays()
    {
        var options = new TranscodeOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Growth.IsLinear(n => [.. Enumerable.Repeat((byte)0x91, n), 0xC0], data =>
        {
            Task lines = Inspection.RunAsync(Stream.Null, new MemoryStream(data), TranscodeFormat.MessagePack, options, hex: false, CancellationToken.None);
            Assert.True(lines.IsCompletedSuccessfully);
        }, n: 300, bytesAByte: 2_500);
    }

    [Fact]
    public void Names_that_are_near()
    {
        Assert.Equal("; did you mean Order?", Suggestion.DidYouMean("Oder", ["Order", new string('O', 1_000_000)]));
        Growth.IsLinear(static n => new byte[n], static data => Suggestion.Of(new string('a', 300), [new string('b', data.Length)]), n: 20_000, bytesAByte: 20);
    }

    private static string LastLine(byte[] data)
    {
        var lines = new MessageLines(hex: false, null, 64);
        lines.Add(data, null);
        string last = Encoding.UTF8.GetString(lines.WrittenMemory.Span).TrimEnd('\n').Split('\n')[^1];
        return last[(last.LastIndexOf(": ", StringComparison.Ordinal) + 2)..];
    }

    private static void Linear(Func<int, byte[]> make) => Growth.OnALargeStack(() => Growth.IsLinear(make, Lines, n: Few, bytesAByte: 1_000));

    private static void Lines(byte[] data) => new MessageLines(hex: false, null, 10_000).Add(data, null);

    private static byte[] Varint(long value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        bytes.Add((byte)value);
        return [.. bytes];
    }
}
