// Owns: every call of a format as an object, with a type argument and by type: the bytes and the values are those of its facade. Knows neither types nor
// formats.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Comparing;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Calls;

internal sealed class FormatObjectModes(OctavoFormat format) : ZooCheck
{
    public override async Task Visit<T>(ZooCase<T> zoo)
    {
        Assert.True(format.CanSerialize(typeof(T)), "CanSerialize");
        foreach (T value in zoo.Values())
        {
            byte[] bytes = zoo.Calls.Serialize(value);
            Write(value, bytes);
            Read(zoo.Calls, value, bytes);
            await Wait(zoo.Calls, value, bytes);
        }
        foreach (T value in zoo.RefusedValues())
        {
            OctavoErrorCode code = Assert.Throws<OctavoException>(() => zoo.Calls.Serialize(value)).Code;
            Assert.Equal(code, Assert.Throws<OctavoException>(() => format.Serialize(value)).Code);
            Assert.Equal(code, Assert.Throws<OctavoException>(() => format.Serialize(value, typeof(T))).Code);
            Assert.Equal(code, Assert.Throws<OctavoException>(() => format.TrySerialize(new byte[10], value, out _)).Code);
            var pipe = new Pipe();
            Assert.Equal(code, (await Assert.ThrowsAsync<OctavoException>(() => format.SerializeAsync(pipe.Writer, value))).Code);
            Assert.False(pipe.Reader.TryRead(out _), "something was sent");
        }
    }

    private void Write<T>(T value, byte[] bytes)
    {
        Same(bytes, format.Serialize(value), "array");
        Same(bytes, format.Serialize(value, typeof(T)), "array, by type");
        var writer = new ArrayBufferWriter<byte>();
        format.Serialize(writer, value);
        format.Serialize(writer, value, typeof(T));
        Same([.. bytes, .. bytes], writer.WrittenSpan, "buffer writer");
        var tight = new TightBufferWriter(1);
        format.Serialize(tight, value, typeof(T));
        Same(bytes, tight.ToArray(), "buffer writer that gives no more than it must");
        var stream = new MemoryStream();
        format.Serialize(stream, value);
        format.Serialize(stream, value, typeof(T));
        Same([.. bytes, .. bytes], stream.ToArray(), "stream");
        foreach (int length in (int[])[0, bytes.Length / 2, bytes.Length, bytes.Length + 9])
        {
            byte[] memory = new byte[length];
            Assert.Equal(bytes.Length <= length, format.TrySerialize(memory, value, out int needed));
            Assert.Equal(bytes.Length, needed);
            Same(bytes.AsSpan(0, Math.Min(length, bytes.Length)), memory.AsSpan(0, Math.Min(length, bytes.Length)), "span");
            Assert.Equal(bytes.Length <= length, format.TrySerialize(memory, value, typeof(T), out needed));
            Assert.Equal(bytes.Length, needed);
        }
    }

    private void Read<T>(FormatCalls<T> calls, T value, byte[] bytes)
    {
        Same(value, format.Deserialize<T>(bytes), calls, "array");
        Same(value, format.Deserialize<T>(bytes.AsMemory()), calls, "memory");
        Same(value, format.Deserialize(bytes, typeof(T)), calls, "array, by type");
        Same(value, format.Deserialize(bytes.AsMemory(), typeof(T)), calls, "memory, by type");
        Same(value, format.Deserialize<T>(new MemoryStream(bytes)), calls, "stream");
        Same(value, format.Deserialize(new MemoryStream(bytes), typeof(T)), calls, "stream, by type");
        Assert.True(format.TryDeserialize(bytes, out T? found, out OctavoError error), error.Message);
        Same(value, found, calls, "TryDeserialize");
        Assert.True(format.TryDeserialize(bytes, typeof(T), out object? boxed, out error), error.Message);
        Same(value, boxed, calls, "TryDeserialize, by type");
        foreach (ReadOnlySequence<byte> sequence in (ReadOnlySequence<byte>[])[new(bytes), Segments.Pieces(bytes, 7)])
        {
            Same(value, format.Deserialize<T>(in sequence), calls, "sequence");
            Same(value, format.Deserialize(in sequence, typeof(T)), calls, "sequence, by type");
            Assert.True(format.TryDeserialize(in sequence, out found, out error), error.Message);
            Assert.True(format.TryDeserialize(in sequence, typeof(T), out boxed, out error), error.Message);
            Same(value, found, calls, "TryDeserialize, sequence");
            Same(value, boxed, calls, "TryDeserialize, sequence, by type");
        }
        if (!calls.Delimits)
        {
            return;
        }
        byte[] followed = [.. bytes, 0x01, 0x02, 0x03];
        foreach (ReadOnlySequence<byte> longer in (ReadOnlySequence<byte>[])[new(followed), Segments.Pieces(followed, 3)])
        {
            Same(value, format.Deserialize<T>(in longer, out long consumed), calls, "consumed");
            Assert.Equal(bytes.Length, consumed);
            Same(value, format.Deserialize(in longer, typeof(T), out consumed), calls, "consumed, by type");
            Assert.Equal(bytes.Length, consumed);
            Assert.False(format.TryDeserialize(in longer, out found, out error));
            Assert.Equal(OctavoErrorCode.TrailingData, error.Code);
            Assert.False(format.TryDeserialize(in longer, typeof(T), out boxed, out error));
            Assert.Equal(OctavoErrorCode.TrailingData, error.Code);
        }
    }

    private async Task Wait<T>(FormatCalls<T> calls, T value, byte[] bytes)
    {
        var stream = new MemoryStream();
        await format.SerializeAsync(stream, value);
        await format.SerializeAsync(stream, value, typeof(T));
        Same([.. bytes, .. bytes], stream.ToArray(), "async stream");
        Same(value, await format.DeserializeAsync<T>(new MemoryStream(bytes)), calls, "async stream");
        Same(value, await format.DeserializeAsync(new MemoryStream(bytes), typeof(T)), calls, "async stream, by type");
        foreach (bool byType in (bool[])[false, true])
        {
            var pipe = new Pipe(new PipeOptions(pauseWriterThreshold: 0));
            await (byType ? format.SerializeAsync(pipe.Writer, value, typeof(T)) : format.SerializeAsync(pipe.Writer, value));
            await pipe.Writer.CompleteAsync();
            Same(value, byType ? await format.DeserializeAsync(pipe.Reader, typeof(T)) : await format.DeserializeAsync<T>(pipe.Reader), calls, "pipe");
        }
    }

    private static void Same<T>(T expected, object? actual, FormatCalls<T> calls, string mode)
    {
        if (DeepComparer.Difference(expected, actual, calls.Fidelity) is { } difference)
        {
            Assert.Fail($"{mode}: {difference}");
        }
    }

    private static void Same(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> actual, string mode)
    {
        if (!expected.SequenceEqual(actual))
        {
            Assert.Fail(
                $"{mode}: expected {Convert.ToHexString(expected[..Math.Min(200, expected.Length)])}, found {Convert.ToHexString(actual[..Math.Min(200, actual.Length)])}");
        }
    }
}
