// Owns: running generic and closed bodies over one format, and checking that they make the same bytes. Knows no type.
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Harness;

/// <summary>One format's writer and reader, with the pairs over it.</summary>
internal static class Lane<W, R, M>
    where W : struct, IEngineWriter<W>, allows ref struct
    where R : struct, IEngineReader<R>, allows ref struct
    where M : struct, IMedium<W, R>
{
    /// <summary>Generic against closed, writing into the state's buffer.</summary>
    internal static Pair Write<T>(string type, T[] values, WriteBody<W, T> generic, WriteBody<W, T> closed) =>
        new($"{M.Name} write {type}", values.Length, () => WriteAll(values, generic), () => WriteAll(values, closed), () => Verify(values, generic, closed));

    /// <summary>Generic against closed, reading from arrays.</summary>
    internal static Pair Read<T>(string type, T[] values, WriteBody<W, T> write, ReadBody<R, T> generic, ReadBody<R, T> closed)
    {
        byte[][] payloads = [.. values.Select(v => Bytes(v, write))];
        return new(
            $"{M.Name} read {type}", values.Length, () => ReadAll(payloads, generic), () => ReadAll(payloads, closed),
                () => Verify(payloads, write, generic, closed));
    }

    /// <summary>Generic against closed, reading payloads made elsewhere.</summary>
    internal static Pair Read<T>(string type, byte[][] payloads, ReadBody<R, T> generic, ReadBody<R, T> closed, Action<T> check) =>
        new(
            $"{M.Name} read {type}",
            payloads.Length,
            () => ReadAll(payloads, generic),
            () => ReadAll(payloads, closed),
            () =>
            {
                foreach (byte[] payload in payloads)
                {
                    check(Value(payload, generic));
                    check(Value(payload, closed));
                }
            });

    internal static byte[] Bytes<T>(T value, WriteBody<W, T> body)
    {
        WriterState state = WriterState.Rent(OctavoBinaryOptions.Default);
        try
        {
            W writer = M.OpenWriter(state);
            body(ref writer, value);
            return M.Written(ref writer).ToArray();
        }
        finally
        {
            state.Return();
        }
    }

    internal static T Value<T>(byte[] payload, ReadBody<R, T> body)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        R reader = M.OpenReader(payload, scratch);
        try
        {
            return body(ref reader);
        }
        finally
        {
            M.Close(ref reader);
        }
    }

    // No try in the timed loops: nothing throws there, and the facade's own try is not what is compared.
    private static void WriteAll<T>(T[] values, WriteBody<W, T> body)
    {
        foreach (T value in values)
        {
            WriterState state = WriterState.Rent(OctavoBinaryOptions.Default);
            W writer = M.OpenWriter(state);
            body(ref writer, value);
            state.Return();
        }
    }

    private static void ReadAll<T>(byte[][] payloads, ReadBody<R, T> body)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        foreach (byte[] payload in payloads)
        {
            R reader = M.OpenReader(payload, scratch);
            body(ref reader);
            M.Close(ref reader);
        }
    }

    private static void Verify<T>(T[] values, WriteBody<W, T> generic, WriteBody<W, T> closed)
    {
        foreach (T value in values)
        {
            Same(Bytes(value, generic), Bytes(value, closed), "The closed copy writes other bytes.");
        }
    }

    private static void Verify<T>(byte[][] payloads, WriteBody<W, T> write, ReadBody<R, T> generic, ReadBody<R, T> closed)
    {
        foreach (byte[] payload in payloads)
        {
            Same(payload, Bytes(Value(payload, generic), write), "The value does not make the round trip.");
            Same(payload, Bytes(Value(payload, closed), write), "The value does not make the round trip through the closed copy.");
        }
    }

    private static void Same(byte[] expected, byte[] found, string message)
    {
        if (!expected.AsSpan().SequenceEqual(found))
        {
            throw new InvalidOperationException($"{M.Name}, {typeof(W).Name}: {message}");
        }
    }
}
