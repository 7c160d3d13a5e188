// Owns: every way in and out of MessagePack for one value, so a test of a value is a test of them all. Knows no value.
namespace Octavo.Conformance.Support;

/// <summary>Writes a value to every kind of destination and reads it from every kind of source; all must agree.</summary>
public static class Ways
{
    /// <summary>Data longer than this is cut at chosen places instead of every one.</summary>
    private const int CutEverywhere = 300;

    /// <summary>The value's bytes, the same from every destination.</summary>
    public static byte[] Write<T>(T value)
    {
        byte[] bytes = OctavoMsgPack.Serialize(value);

        var tiny = new TinyBufferWriter();
        OctavoMsgPack.Serialize(tiny, value);
        Same(bytes, tiny.Written, "a buffer writer of tiny segments");

        var ordinary = new ArrayBufferWriter<byte>();
        OctavoMsgPack.Serialize(ordinary, value);
        Same(bytes, ordinary.WrittenSpan, "a buffer writer");

        using var stream = new MemoryStream();
        OctavoMsgPack.Serialize(stream, value);
        Same(bytes, stream.ToArray(), "a stream");

        byte[] room = new byte[bytes.Length + 1];
        room[^1] = 0x5A;
        Assert.True(OctavoMsgPack.TrySerialize(room.AsSpan(0, bytes.Length), value, out int length));
        Same(bytes, room.AsSpan(0, length), "a span of the exact length");
        Assert.Equal(0x5A, room[^1]);
        if (bytes.Length != 0)
        {
            Assert.False(OctavoMsgPack.TrySerialize(room.AsSpan(0, bytes.Length - 1), value, out int needed));
            Assert.Equal(bytes.Length, needed);
        }
        return bytes;
    }

    /// <summary>Writes and reads back.</summary>
    public static byte[] RoundTrip<T>(T value, IEqualityComparer<T>? comparer = null)
    {
        byte[] bytes = Write(value);
        Read(bytes, value, comparer);
        return bytes;
    }

    /// <summary>Reads the value from every source.</summary>
    public static void Read<T>(byte[] bytes, T expected, IEqualityComparer<T>? comparer = null)
    {
        comparer ??= EqualityComparer<T>.Default;
        Equal(OctavoMsgPack.Deserialize<T>(bytes), "an array");

        // In the middle of rubbish: nothing after the end may count.
        byte[] wide = new byte[bytes.Length + 80];
        Array.Fill(wide, (byte)0xFF);
        bytes.CopyTo(wide.AsSpan(40));
        Equal(OctavoMsgPack.Deserialize<T>(wide.AsSpan(40, bytes.Length)), "a span in an array");
        Equal(OctavoMsgPack.Deserialize<T>(wide.AsSpan(40), out int consumed), "a span with more behind");
        Assert.Equal(bytes.Length, consumed);

        Equal(OctavoMsgPack.Deserialize<T>(new SlowStream(bytes, 7)), "a stream");
        using var seekable = new MemoryStream(bytes);
        Equal(OctavoMsgPack.Deserialize<T>(seekable), "a stream that can seek");

        foreach (int cut in Cuts(bytes.Length))
        {
            Equal(OctavoMsgPack.Deserialize<T>(Segments.Cut(bytes, cut)), $"a sequence cut at {cut}");
        }
        Equal(OctavoMsgPack.Deserialize<T>(Segments.Every(bytes, bytes.Length <= CutEverywhere ? 3 : 1021)), "a sequence of short segments");

        void Equal(T? found, string source) => Assert.True(comparer.Equals(found, expected), $"{expected} came back as {found} from {source}.");
    }

    /// <summary>Every beginning of the data is refused, and in no other way.</summary>
    public static void RefuseTruncated<T>(byte[] bytes)
    {
        foreach (int length in Cuts(bytes.Length))
        {
            byte[] part = bytes[..length];
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<T>(part));
            Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<T>(Segments.Every(part, length <= CutEverywhere ? 2 : 1021)));
        }
    }

    /// <summary>The code with which the data is refused, the same from span and sequence.</summary>
    public static OctavoErrorCode Refusal<T>(byte[] bytes)
    {
        OctavoErrorCode code = Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<T>(bytes)).Code;
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoMsgPack.Deserialize<T>(Segments.Every(bytes, 2))).Code);
        return code;
    }

    /// <summary>All positions before the end, or of long data some.</summary>
    public static IEnumerable<int> Cuts(int length)
    {
        if (length <= CutEverywhere)
        {
            return Enumerable.Range(0, length);
        }
        int[] ends = [.. Enumerable.Range(0, 8), .. Enumerable.Range(length - 260, 8), .. Enumerable.Range(length - 8, 8)];
        int[] powers = [.. new[] { 4096, 16384, 32768, 49152, 65536 }.SelectMany(near => new[] { near - 1, near, near + 1 }).Where(at => at < length)];
        return ends.Concat(powers).Distinct();
    }

    private static void Same(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> found, string destination) =>
        Assert.True(expected.SequenceEqual(found),
            $"{destination} received {Convert.ToHexString(found[..Math.Min(64, found.Length)])} for {Convert.ToHexString(expected[..Math.Min(64, expected.Length)])}.");
}
