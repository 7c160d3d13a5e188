// Owns: one MessagePack array read element by element.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.RoundTrips;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Async;

public sealed class MsgPackArrayTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(15)]
    [InlineData(16)]
    [InlineData(70_000)]
    public async Task TheElementsOfAListAreReadOneByOne(int count)
    {
        byte[] bytes = OctavoMsgPack.Serialize(Enumerable.Range(0, count).ToList());
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

    [Fact]
    public async Task ElementsMayBeObjectsAndNull()
    {
        byte[] bytes = OctavoMsgPack.Serialize(new List<Letter?> { Letters.Of(1, 300), null, Letters.Of(3) });
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
    [InlineData(new byte[] { 0xC0 }, OctavoErrorCode.TypeMismatch)]
    [InlineData(new byte[] { 0x81, 1, 2 }, OctavoErrorCode.TypeMismatch)]
    [InlineData(new byte[] { }, OctavoErrorCode.EndOfData)]
    [InlineData(new byte[] { 0xDC, 0 }, OctavoErrorCode.EndOfData)]
    [InlineData(new byte[] { 0x92 }, OctavoErrorCode.EndOfData)]
    [InlineData(new byte[] { 0x92, 1 }, OctavoErrorCode.EndOfData)]
    [InlineData(new byte[] { 0x92, 1, 0xCD, 0 }, OctavoErrorCode.EndOfData)]
    [InlineData(new byte[] { 0x90, 1 }, OctavoErrorCode.TrailingData)]
    [InlineData(new byte[] { 0x91, 1, 2 }, OctavoErrorCode.TrailingData)]
    [InlineData(new byte[] { 0xDD, 0xFF, 0xFF, 0xFF, 0xFF, 1 }, OctavoErrorCode.EndOfData)]
    public async Task WhatIsNoWholeArrayIsRefused(byte[] bytes, OctavoErrorCode code)
    {
        foreach (IAsyncEnumerable<int> read in Ways<int>(bytes))
        {
            OctavoException error = await Assert.ThrowsAsync<OctavoException>(async () =>
            {
                await foreach (int number in read)
                {
                    Assert.Equal(1, number);
                }
            });
            Assert.Equal((code, "MessagePack"), (error.Code, error.Format));
        }
    }

    [Fact]
    public async Task AnEmptyArrayIsConsumed()
    {
        PipeReader pipe = PipeReader.Create(new ReadOnlySequence<byte>([0x90]));
        await foreach (int _ in OctavoMsgPack.DeserializeArrayAsync<int>(pipe, cancellationToken: TestContext.Current.CancellationToken))
        {
            Assert.Fail("an element");
        }
        Assert.True((await pipe.ReadAsync(TestContext.Current.CancellationToken)).Buffer.IsEmpty);
    }

    private static IEnumerable<IAsyncEnumerable<T?>> Ways<T>(byte[] bytes)
    {
        yield return OctavoMsgPack.DeserializeArrayAsync<T>(new MemoryStream(bytes));
        yield return OctavoMsgPack.DeserializeArrayAsync<T>(new TrickleStream(bytes, bytes.Length <= 4096 ? 1 : 911));
        yield return OctavoMsgPack.DeserializeArrayAsync<T>(PipeReader.Create(new ReadOnlySequence<byte>(bytes)), OctavoMsgPackOptions.Untrusted);
        yield return OctavoMsgPack.DeserializeArrayAsync<T>(PipeReader.Create(Segments.Pieces(bytes, bytes.Length <= 4096 ? 1 : 911)));
    }
}
