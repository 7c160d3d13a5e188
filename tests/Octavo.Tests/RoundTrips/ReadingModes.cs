// Owns: every way of reading: all give the same value. Knows neither types nor formats.
using System.Buffers;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.RoundTrips;

internal static class ReadingModes<T>
{
    /// <summary>Payloads up to this length are cut at every position.</summary>
    private const int CutEverywhere = 160;

    internal static void Check(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        foreach (T value in zoo.Values())
        {
            byte[] bytes = calls.Serialize(value);
            byte[] followed = [.. bytes, 0x01, 0x02, 0x03];
            Counters.Add("reads", 14);
            Same(value, calls.Deserialize(bytes), calls, "byte[]");
            Same(value, calls.Deserialize(bytes, CallOptions.Default), calls, "byte[] with options");
            Same(value, calls.Deserialize(bytes.AsSpan()), calls, "span");
            Same(value, calls.Deserialize(followed.AsSpan(0, bytes.Length)), calls, "span with bytes behind it");
            Same(value, calls.Deserialize(new ReadOnlyMemory<byte>(bytes)), calls, "memory");
            Same(value, calls.Deserialize(bytes.AsSpan(), out int consumed), calls, "span, consumed");
            Assert.Equal(bytes.Length, consumed);
            Assert.True(calls.TryDeserialize(bytes, out T? found, out OctavoError error), error.Message);
            Same(value, found, calls, "TryDeserialize");
            Assert.Equal(OctavoErrorCode.None, error.Code);
            if (calls.Delimits)
            {
                Same(value, calls.Deserialize(followed.AsSpan(), out consumed), calls, "longer span, consumed");
                Assert.Equal(bytes.Length, consumed);
                Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => calls.Deserialize(followed)).Code);
            }
            Same(value, (T?)calls.DeserializeAs(bytes, typeof(T)), calls, "by type");
            Same(value, calls.Deserialize(new MemoryStream(bytes)), calls, "memory stream");
            var rest = new MemoryStream(followed.Reverse().Concat(bytes).ToArray()) { Position = followed.Length };
            Same(value, calls.Deserialize(rest), calls, "rest of a stream");
            Same(value, calls.Deserialize(new SlowStream(bytes, bytes.Length <= 4096 ? 1 : 1021)), calls, "slow stream");
            Sequences(calls, value, bytes, followed);
        }
    }

    private static void Sequences(FormatCalls<T> calls, T value, byte[] bytes, byte[] followed)
    {
        var single = new ReadOnlySequence<byte>(bytes);
        Same(value, calls.Deserialize(in single), calls, "sequence of one segment");
        foreach (int cut in Cuts(bytes.Length))
        {
            ReadOnlySequence<byte> two = Segments.Cut(bytes, cut);
            Same(value, calls.Deserialize(in two), calls, $"sequence cut at {cut}");
            Counters.Add("reads", 1);
        }
        ReadOnlySequence<byte> pieces = Segments.Pieces(bytes, bytes.Length <= 4096 ? 1 : 911);
        Same(value, calls.Deserialize(in pieces), calls, "sequence of single bytes");
        if (!calls.Delimits)
        {
            return;
        }
        ReadOnlySequence<byte> longer = Segments.Pieces(followed, 3);
        Same(value, calls.Deserialize(in longer, out long consumed), calls, "longer sequence, consumed");
        Assert.Equal(bytes.Length, consumed);
        Assert.Equal(OctavoErrorCode.TrailingData, Assert.Throws<OctavoException>(() => calls.Deserialize(in longer)).Code);
    }

    private static IEnumerable<int> Cuts(int length)
    {
        if (length <= CutEverywhere)
        {
            return Enumerable.Range(0, length + 1);
        }
        if (length > 20_000)
        {
            return [1, length / 3, length - 1];
        }
        var random = new Random(length);
        int[] chosen = [0, 1, 2, 255, 256, 257, length - 257, length - 256, length - 2, length - 1, length,
            .. Enumerable.Range(0, 20).Select(_ => random.Next(length))];
        return chosen.Where(cut => cut >= 0 && cut <= length).Distinct();
    }

    private static void Same(T expected, T? actual, FormatCalls<T> calls, string mode)
    {
        if (DeepComparer.Difference(expected, actual, calls.Fidelity) is { } difference)
        {
            Assert.Fail($"{mode}: {difference}; bytes {Convert.ToHexString(calls.Serialize(expected).Take(200).ToArray())}");
        }
    }
}
