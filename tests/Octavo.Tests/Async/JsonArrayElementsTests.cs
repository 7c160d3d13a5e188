// Owns: one JSON array read element by element, and white space between values that never ends. RFC 8259, section 5.
using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Async;

public sealed class JsonArrayElementsTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(20_000)]
    public async Task TheElementsOfAListAreReadOneByOne(int count)
    {
        foreach (bool indented in new[] { false, true })
        {
            byte[] bytes = OctavoJson.Serialize(Enumerable.Range(0, count).ToList(), new OctavoJsonOptions { Indent = indented ? "  " : null });
            foreach (IAsyncEnumerable<int> read in Ways<int>(bytes))
            {
                int next = 0;
                await foreach (int number in read)
                {
                    Assert.Equal(next++, number);
                }
                Assert.Equal(count, next);
            }
        }
    }

    /// <summary>What is written element by element is what a list is.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(3)]
    [InlineData(20_000)]
    public async Task TheElementsOfAListAreWrittenOneByOne(int count)
    {
        List<int> list = [.. Enumerable.Range(0, count)];
        var stream = new MemoryStream();
        await OctavoJson.SerializeArrayAsync(stream, list.ToAsyncEnumerable(), new OctavoJsonOptions { Indent = "  " });
        Assert.Equal(OctavoJson.Serialize(list), stream.ToArray());
        var piped = new MemoryStream();
        PipeWriter pipe = PipeWriter.Create(piped);
        await OctavoJson.SerializeArrayAsync(pipe, list.ToAsyncEnumerable());
        await pipe.CompleteAsync();
        Assert.Equal(OctavoJson.Serialize(list), piped.ToArray());
    }

    /// <summary>An array without an end is not taken for a whole one.</summary>
    [Fact]
    public async Task AnArrayThatFailedHasNoEnd()
    {
        var stream = new MemoryStream();
        await Assert.ThrowsAsync<InvalidDataException>(() => OctavoJson.SerializeArrayAsync(stream, Failing()));
        Assert.Equal("[1,2", Encoding.UTF8.GetString(stream.ToArray()));
        await Assert.ThrowsAsync<ArgumentNullException>(() => OctavoJson.SerializeArrayAsync((Stream)null!, Failing()));
        await Assert.ThrowsAsync<ArgumentNullException>(() => OctavoJson.SerializeArrayAsync<int>(stream, null!));

        static async IAsyncEnumerable<int> Failing()
        {
            yield return 1;
            yield return 2;
            await Task.Yield();
            throw new InvalidDataException();
        }
    }

    [Fact]
    public async Task ElementsMayBeObjectsAndNull()
    {
        byte[] bytes = OctavoJson.Serialize(new List<Letter?> { Letters.Of(1, 300), null, Letters.Of(3) });
        foreach (IAsyncEnumerable<Letter?> read in Ways<Letter>(bytes))
        {
            List<int?> numbers = [];
            await foreach (Letter? letter in read)
            {
                numbers.Add(letter?.Number);
            }
            Assert.Equal([1, null, 3], numbers);
        }
    }

    [Theory]
    [InlineData(" [ \"a,]\" , \"\\\"]\" ] \r\n", "a,]|\"]")]
    [InlineData("[\"\"]", "")]
    public async Task WhatTextsHoldIsNoPunctuation(string json, string expected)
    {
        foreach (IAsyncEnumerable<string?> read in Ways<string>(Encoding.UTF8.GetBytes(json)))
        {
            List<string?> texts = [];
            await foreach (string? text in read)
            {
                texts.Add(text);
            }
            Assert.Equal(expected.Split('|'), texts);
        }
    }

    [Fact]
    public async Task LenienciesAreThoseOfTheOptions()
    {
        var options = new OctavoJsonOptions { AllowComments = true, AllowTrailingCommas = true, AllowByteOrderMark = true };
        byte[] bytes = [0xEF, 0xBB, 0xBF, .. "/* [ */ [ // a\n 1 /*,*/ , 2, ] // the end"u8];
        foreach (IAsyncEnumerable<int> read in Ways<int>(bytes, options))
        {
            List<int> numbers = [];
            await foreach (int number in read)
            {
                numbers.Add(number);
            }
            Assert.Equal([1, 2], numbers);
        }
    }

    [Theory]
    [InlineData("null", OctavoErrorCode.TypeMismatch)]
    [InlineData("{\"a\":1}", OctavoErrorCode.TypeMismatch)]
    [InlineData("1", OctavoErrorCode.TypeMismatch)]
    [InlineData("x", OctavoErrorCode.InvalidData)]
    [InlineData("", OctavoErrorCode.EndOfData)]
    [InlineData(" ", OctavoErrorCode.EndOfData)]
    [InlineData("[", OctavoErrorCode.EndOfData)]
    [InlineData("[1", OctavoErrorCode.EndOfData)]
    [InlineData("[1,", OctavoErrorCode.EndOfData)]
    [InlineData("[1,1", OctavoErrorCode.EndOfData)]
    [InlineData("[,1]", OctavoErrorCode.InvalidData)]
    [InlineData("[1,]", OctavoErrorCode.InvalidData)]
    [InlineData("[1,,1]", OctavoErrorCode.InvalidData)]
    [InlineData("[1 1]", OctavoErrorCode.InvalidData)]
    [InlineData("[1}", OctavoErrorCode.InvalidData)]
    [InlineData("[1},1]", OctavoErrorCode.InvalidData)]
    [InlineData("[1]]", OctavoErrorCode.TrailingData)]
    [InlineData("[1] 1", OctavoErrorCode.TrailingData)]
    [InlineData("[1]\u001e", OctavoErrorCode.TrailingData)]
    [InlineData("[/**/1]", OctavoErrorCode.InvalidData)]
    public async Task WhatIsNoWholeArrayIsRefused(string json, OctavoErrorCode code)
    {
        foreach (IAsyncEnumerable<int> read in Ways<int>(Encoding.UTF8.GetBytes(json)))
        {
            OctavoException error = await Assert.ThrowsAsync<OctavoException>(async () =>
            {
                await foreach (int number in read)
                {
                    Assert.Equal(1, number);
                }
            });
            Assert.Equal((code, "JSON"), (error.Code, error.Format));
        }
    }

    [Fact]
    public async Task AnElementAboveTheLimitIsRefused()
    {
        var options = new OctavoJsonOptions { Limits = new SerializerLimits { MaxTotalBytes = 100 } };
        byte[] bytes = Encoding.UTF8.GetBytes("[" + string.Join(",", Enumerable.Repeat("\"short\"", 50)) + ",\"" + new string('a', 200) + "\"]");
        foreach (IAsyncEnumerable<string?> read in Ways<string>(bytes, options))
        {
            int count = 0;
            OctavoException error = await Assert.ThrowsAsync<OctavoException>(async () =>
            {
                await foreach (string? _ in read)
                {
                    count++;
                }
            });
            Assert.Equal((OctavoErrorCode.TotalBytesExceeded, 50), (error.Code, count));
        }
    }

    /// <summary>What holds a connection open, or is sent without an end, is not kept.</summary>
    [Fact]
    public async Task WhiteSpaceBetweenValuesTakesNoMemory()
    {
        const int Length = 64 << 20;
        foreach (bool isArray in new[] { false, true })
        {
            var source = new SpaceStream(Length, isArray ? "[1]"u8.ToArray() : "1 "u8.ToArray());
            IAsyncEnumerable<int> read = isArray
                ? OctavoJson.DeserializeArrayAsync<int>(source, cancellationToken: TestContext.Current.CancellationToken)
                : OctavoJson.DeserializeSequenceAsync<int>(source, cancellationToken: TestContext.Current.CancellationToken);
            long before = GC.GetAllocatedBytesForCurrentThread();
            List<int> numbers = [];
            await foreach (int number in read)
            {
                numbers.Add(number);
            }
            Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 1 << 20);
            Assert.Equal([1], numbers);
        }
    }

    private static IEnumerable<IAsyncEnumerable<T?>> Ways<T>(byte[] bytes, OctavoJsonOptions? options = null)
    {
        int step = bytes.Length <= 4096 ? 1 : 911;
        yield return OctavoJson.DeserializeArrayAsync<T>(new MemoryStream(bytes), options);
        yield return OctavoJson.DeserializeArrayAsync<T>(new TrickleStream(bytes, step), options);
        yield return OctavoJson.DeserializeArrayAsync<T>(PipeReader.Create(new ReadOnlySequence<byte>(bytes)), options);
        yield return OctavoJson.DeserializeArrayAsync<T>(PipeReader.Create(Segments.Pieces(bytes, step)), options);
        yield return OctavoJson.DeserializeArrayAsync<T>(PipeReader.Create(new TrickleStream(bytes, step)), options);
    }

    /// <summary>White space, then a value.</summary>
    private sealed class SpaceStream(int spaces, byte[] end) : Stream
    {
        private int _given;

        public override bool CanRead => true;

        public override bool CanSeek => false;

        public override bool CanWrite => false;

        public override long Length => throw new NotSupportedException();

        public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

        public override int Read(Span<byte> buffer)
        {
            int count = Math.Min(buffer.Length, spaces + end.Length - _given);
            for (int i = 0; i < count; i++)
            {
                int at = _given++ - spaces;
                buffer[i] = at < 0 ? (byte)'\n' : end[at];
            }
            return count;
        }

        public override int Read(byte[] buffer, int offset, int count) => Read(buffer.AsSpan(offset, count));

        public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => ValueTask.FromResult(Read(buffer.Span));

        public override void Flush()
        {
        }

        public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

        public override void SetLength(long value) => throw new NotSupportedException();

        public override void Write(byte[] buffer, int offset, int count) => throw new NotSupportedException();
    }
}
