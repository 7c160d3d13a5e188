// Owns: pooled memory of known length.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Tests.Calls;

public sealed class OctavoBufferTests
{
    [Fact]
    public void WhatWasWrittenIsThereInOnePiece()
    {
        using var buffer = new OctavoBuffer(16);
        byte[] expected = [.. Enumerable.Range(0, 100_000).Select(i => (byte)i)];
        foreach (byte[] part in expected.Chunk(777))
        {
            buffer.Write(part);
        }
        Assert.Equal(expected.Length, buffer.WrittenCount);
        Assert.Equal(expected, buffer.WrittenSpan.ToArray());
        Assert.Equal(expected, buffer.WrittenMemory.ToArray());
        Assert.Equal(expected, buffer.WrittenSequence.ToArray());
        buffer.Clear();
        Assert.Equal(0, buffer.WrittenCount);
        OctavoFormats.Json.Serialize(buffer, 5);
        Assert.Equal("5"u8.ToArray(), buffer.WrittenSpan.ToArray());
        Assert.True(buffer.GetMemory(1_000_000).Length >= 1_000_000);
        Assert.Throws<ArgumentOutOfRangeException>(() => buffer.Advance(-1));
        Assert.Throws<ArgumentOutOfRangeException>(() => buffer.Advance(int.MaxValue));
        Assert.Throws<ArgumentOutOfRangeException>(() => buffer.GetSpan(-1));
        buffer.Dispose();
        Assert.Equal(0, buffer.WrittenCount);
        buffer.Dispose();
    }
}
