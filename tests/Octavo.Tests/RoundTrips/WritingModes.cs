// Owns: every way of writing: all give the same bytes. Knows neither types nor formats.
using System.Buffers;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.RoundTrips;

internal static class WritingModes<T>
{
    internal static void Check(ZooCase<T> zoo)
    {
        FormatCalls<T> calls = zoo.Calls;
        foreach (T value in zoo.Values())
        {
            byte[] bytes = calls.Serialize(value);
            Counters.Add("writes", 14);
            Same(bytes, calls.Serialize(value), "a second time");
            Same(bytes, calls.Serialize(value, CallOptions.Default), "with options");
            var array = new ArrayBufferWriter<byte>();
            calls.Serialize(array, value);
            Same(bytes, array.WrittenSpan, "ArrayBufferWriter");
            calls.Serialize(array, value);
            Same(bytes, array.WrittenSpan[bytes.Length..], "ArrayBufferWriter that holds something");
            foreach (int more in (int[])[0, 1, 7, 61])
            {
                var tight = new TightBufferWriter(more);
                calls.Serialize(tight, value);
                Same(bytes, tight.ToArray(), $"buffer writer that gives {more} bytes more than asked for");
            }
            using var stream = new MemoryStream();
            calls.Serialize(stream, value);
            Same(bytes, stream.ToArray(), "stream");
            Same(bytes, calls.SerializeAs(value, typeof(T)), "by type");
            foreach (int length in Lengths(bytes.Length))
            {
                Fixed(calls, value, bytes, length);
            }
        }
        foreach (T value in zoo.RefusedValues())
        {
            Refused(() => calls.Serialize(value));
            Refused(() => calls.Serialize(new ArrayBufferWriter<byte>(), value));
            Refused(() => calls.Serialize(Stream.Null, value));
            Refused(() => calls.TrySerialize(new byte[100_000], value, out _));
            Refused(() => calls.SerializeAs(value, typeof(T)));
            Counters.Add("refused writes", 5);
        }
    }

    private static IEnumerable<int> Lengths(int length) =>
        new[] { 0, 1, length / 2, length - 1, length, length + 1, length + 100 }.Where(candidate => candidate >= 0).Distinct();

    private static void Fixed(FormatCalls<T> calls, T value, byte[] bytes, int length)
    {
        const byte Untouched = 0xA5;
        byte[] memory = new byte[length + 128];
        memory.AsSpan().Fill(Untouched);
        bool fits = calls.TrySerialize(memory.AsSpan(64, length), value, out int needed);
        Assert.Equal(bytes.Length <= length, fits);
        Assert.Equal(bytes.Length, needed);
        int part = Math.Min(length, bytes.Length);
        Same(bytes.AsSpan(0, part), memory.AsSpan(64, part), $"a span of {length} bytes");
        Assert.False(memory.AsSpan(0, 64).ContainsAnyExcept(Untouched), "bytes before the span were written");
        Assert.False(memory.AsSpan(64 + length).ContainsAnyExcept(Untouched), "bytes behind the span were written");
    }

    private static void Refused(Action write) =>
        Assert.True(
            Assert.Throws<OctavoException>(write).Code is OctavoErrorCode.InvalidText or OctavoErrorCode.InvalidValue or OctavoErrorCode.NullNotAllowed);

    private static void Same(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> actual, string mode)
    {
        if (!expected.SequenceEqual(actual))
        {
            Assert.Fail(
                $"{mode}: expected {Convert.ToHexString(expected[..Math.Min(200, expected.Length)])}, found {Convert.ToHexString(actual[..Math.Min(200, actual.Length)])}");
        }
    }
}
