// Owns: every async way of writing and reading: all give the same bytes and values. Knows neither types nor formats.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.RoundTrips;

internal static class AsyncModes<T>
{
    internal static async Task Check(ZooCase<T> zoo)
    {
        if (zoo.Calls.Async is not { } calls)
        {
            return; // ZooTests says which format this is
        }
        var all = new List<byte[]>();
        foreach (T value in zoo.Values())
        {
            byte[] bytes = zoo.Calls.Serialize(value);
            all.Add(bytes);
            await Single(zoo.Calls, calls, value, bytes);
        }
        await Sequence(zoo, calls, all);
        foreach (T value in zoo.RefusedValues())
        {
            using var stream = new MemoryStream();
            await Assert.ThrowsAsync<OctavoException>(() => calls.Serialize(stream, value));
            Assert.Equal(0, stream.Length);
        }
    }

    private static async Task Single(FormatCalls<T> plain, AsyncCalls<T> calls, T value, byte[] bytes)
    {
        Counters.Add("async writes", 2);
        Counters.Add("async reads", 5);
        int step = Step(bytes.Length);
        using var stream = new MemoryStream();
        await calls.Serialize(stream, value);
        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(bytes, await Written(writer => calls.Serialize(writer, value, CallOptions.Default)));

        Same(value, await calls.Deserialize(new MemoryStream(bytes)), plain, "stream");
        var trickle = new TrickleStream(bytes, step);
        Same(value, await calls.Deserialize(trickle, CallOptions.Default), plain, "slow stream");
        Assert.False(trickle.IsDisposed);
        Same(value, await calls.Deserialize(PipeReader.Create(new ReadOnlySequence<byte>(bytes))), plain, "pipe");
        Same(value, await calls.Deserialize(PipeReader.Create(Segments.Pieces(bytes, step))), plain, "pipe of pieces");
        Same(value, await calls.Deserialize(PipeReader.Create(new TrickleStream(bytes, step))), plain, "slow pipe");
    }

    private static async Task Sequence(ZooCase<T> zoo, AsyncCalls<T> calls, List<byte[]> all)
    {
        T[] values = [.. zoo.Values()];
        byte[] expected = [.. all.SelectMany(bytes => (byte[])[.. calls.Framed ? Length(bytes.Length) : [], .. bytes, .. calls.Behind])];
        int step = Step(expected.Length);
        Counters.Add("async sequences", 7);
        using var stream = new MemoryStream();
        await calls.SerializeSequence(stream, AtOnce(values));
        Assert.Equal(expected, stream.ToArray());
        using var later = new MemoryStream();
        await calls.SerializeSequence(later, Later(values));
        Assert.Equal(expected, later.ToArray());
        Assert.Equal(expected, await Written(writer => calls.SerializeSequence(writer, Later(values))));

        await Same(values, calls.DeserializeSequence(new MemoryStream(expected)), zoo.Calls, "sequence from a stream");
        await Same(values, calls.DeserializeSequence(new TrickleStream(expected, step)), zoo.Calls, "sequence from a slow stream");
        await Same(values, calls.DeserializeSequence(PipeReader.Create(Segments.Pieces(expected, step))), zoo.Calls, "sequence from a pipe of pieces");
        await Same(values, calls.DeserializeSequence(PipeReader.Create(new TrickleStream(expected, step))), zoo.Calls, "sequence from a slow pipe");
        await LeftEarly(zoo.Calls, calls, values, all, expected);
    }

    /// <summary>Whoever leaves the enumeration after a value finds the pipe at that value's end.</summary>
    private static async Task LeftEarly(FormatCalls<T> plain, AsyncCalls<T> calls, T[] values, List<byte[]> all, byte[] expected)
    {
        PipeReader pipe = PipeReader.Create(Segments.Pieces(expected, Step(expected.Length)));
        int read = 0;
        int end = 0;
        int stop = (values.Length + 1) / 2;
        await foreach (T? value in calls.DeserializeSequence(pipe))
        {
            Same(values[read], value, plain, $"value {read} of a sequence");
            end += (read == 0 ? 0 : calls.Behind.Length) + all[read].Length + (calls.Framed ? Length(all[read].Length).Length : 0);
            if (++read == stop)
            {
                break;
            }
        }
        ReadResult rest = await pipe.ReadAsync();
        Assert.Equal(expected.Length - end, rest.Buffer.Length);
        Assert.Equal(expected[end..], rest.Buffer.ToArray());
    }

    private static async Task<byte[]> Written(Func<PipeWriter, Task> write)
    {
        var pipe = new Pipe(new PipeOptions(minimumSegmentSize: 64, pauseWriterThreshold: 1024, resumeWriterThreshold: 512));
        async Task Fill()
        {
            await write(pipe.Writer);
            await pipe.Writer.CompleteAsync(); // throws if the call has completed it
        }
        Task filling = Fill();
        using var bytes = new MemoryStream();
        await pipe.Reader.CopyToAsync(bytes);
        await filling;
        return bytes.ToArray();
    }

    private static async IAsyncEnumerable<T> AtOnce(T[] values)
    {
        foreach (T value in values)
        {
            yield return value;
        }
        await Task.CompletedTask;
    }

    private static async IAsyncEnumerable<T> Later(T[] values)
    {
        foreach (T value in values)
        {
            await Task.Yield();
            yield return value;
        }
    }

    private static int Step(int length) => length <= 2048 ? 1 : 911;

    /// <summary>The varint of docs/formats/binary.md, written from the page.</summary>
    private static byte[] Length(int length)
    {
        var bytes = new List<byte>();
        for (; length >= 128; length >>= 7)
        {
            bytes.Add((byte)((length & 127) | 128));
        }
        return [.. bytes, (byte)length];
    }

    private static async Task Same(T[] expected, IAsyncEnumerable<T?> actual, FormatCalls<T> calls, string mode)
    {
        int count = 0;
        await foreach (T? value in actual)
        {
            Same(expected[count++], value, calls, $"{mode}, value {count}");
        }
        Assert.Equal(expected.Length, count);
    }

    private static void Same(T expected, T? actual, FormatCalls<T> calls, string mode)
    {
        if (DeepComparer.Difference(expected, actual, calls.Fidelity) is { } difference)
        {
            Assert.Fail($"{mode}: {difference}; bytes {Convert.ToHexString(calls.Serialize(expected).Take(200).ToArray())}");
        }
    }
}
