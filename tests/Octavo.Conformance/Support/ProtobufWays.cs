// Owns: every way in and out of Protobuf for one message, so a test of a message is a test of them all. Knows no message.
namespace Octavo.Conformance.Support;

/// <summary>Reads a message from every kind of source and writes it to every kind of destination; all must agree, on the message or on the refusal.</summary>
public static class ProtobufWays
{
    /// <summary>Data longer than this is cut at chosen places instead of every one.</summary>
    private const int CutEverywhere = 200;

    /// <summary>What becomes of data once it is read and written again; null if it is refused.</summary>
    /// <param name="data">A message, or not.</param>
    /// <param name="refusal">Why it is refused, or <see cref="OctavoErrorCode.None"/>.</param>
    public static byte[]? Again<T>(byte[] data, out OctavoErrorCode refusal)
        where T : class
    {
        byte[]? written = Try(() => OctavoProtobuf.Deserialize<T>(data), out refusal);
        // In the middle of rubbish: nothing after the end may count.
        byte[] wide = new byte[data.Length + 80];
        Array.Fill(wide, (byte)0x7F);
        data.CopyTo(wide.AsSpan(40));
        Agree("a span in an array", written, refusal, () => OctavoProtobuf.Deserialize<T>(wide.AsSpan(40, data.Length)));
        Agree("a stream", written, refusal, () => OctavoProtobuf.Deserialize<T>(new SlowStream(data, 7)));
        foreach (int cut in Ways.Cuts(data.Length))
        {
            Agree($"a sequence cut at {cut}", written, refusal, () => OctavoProtobuf.Deserialize<T>(Segments.Cut(data, cut)));
        }
        Agree("a sequence of short segments", written, refusal,
            () => OctavoProtobuf.Deserialize<T>(Segments.Every(data, data.Length <= CutEverywhere ? 1 : 1021)));
        return written;
    }

    /// <summary>Writes a message to every kind of destination.</summary>
    public static byte[] Write<T>(T message)
        where T : class
    {
        byte[] bytes = OctavoProtobuf.Serialize(message);
        var tiny = new TinyBufferWriter();
        OctavoProtobuf.Serialize(tiny, message);
        Assert.Equal(bytes, tiny.Written);
        using var stream = new MemoryStream();
        OctavoProtobuf.Serialize(stream, message);
        Assert.Equal(bytes, stream.ToArray());
        byte[] room = new byte[bytes.Length];
        Assert.True(OctavoProtobuf.TrySerialize(room, message, out int length));
        Assert.Equal(bytes.Length, length);
        Assert.Equal(bytes, room);
        return bytes;
    }

    private static void Agree<T>(string source, byte[]? written, OctavoErrorCode refusal, Func<T?> read)
        where T : class
    {
        byte[]? found = Try(read, out OctavoErrorCode code);
        Assert.True(code == refusal, $"From {source} it gave {code}, from an array {refusal}.");
        Assert.True(written is null ? found is null : written.AsSpan().SequenceEqual(found), $"From {source} it is another message.");
    }

    private static byte[]? Try<T>(Func<T?> read, out OctavoErrorCode refusal)
        where T : class
    {
        T? message;
        try
        {
            message = read();
            refusal = OctavoErrorCode.None;
        }
        catch (OctavoException refused)
        {
            refusal = refused.Code;
            return null;
        }
        Assert.NotNull(message);
        return Write(message);
    }
}
