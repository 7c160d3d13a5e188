// Owns: every way in and out of JSON for one document without a type, so a test of a document is a test of them all. Knows no document.
namespace Octavo.Conformance.Support;

/// <summary>Reads a document from every kind of source; all must agree, on the value or on the refusal.</summary>
public static class JsonWays
{
    /// <summary>Data longer than this is cut at chosen places instead of every one.</summary>
    private const int CutEverywhere = 4_000;

    private static readonly OctavoJsonOptions s_lastWins = new() { Duplicates = DuplicatePolicy.LastWins };

    /// <summary>RFC 8259 without an opinion on names that come twice.</summary>
    public static OctavoJsonOptions LastWins => s_lastWins;

    /// <summary>What becomes of a document: <see cref="OctavoErrorCode.None"/> if it is accepted, the same from every source.</summary>
    public static OctavoErrorCode Verdict(byte[] data, OctavoJsonOptions? options, out object? value)
    {
        OctavoErrorCode verdict = Try(() => OctavoJson.Deserialize<object>(data, options), out value);
        // In the middle of rubbish: nothing after the end may count.
        byte[] wide = new byte[data.Length + 160];
        Array.Fill(wide, (byte)'1');
        data.CopyTo(wide.AsSpan(80));
        Agree(data, verdict, value, "a span in an array", () => OctavoJson.Deserialize<object>(wide.AsSpan(80, data.Length), options));
        Agree(data, verdict, value, "a stream", () => OctavoJson.Deserialize<object>(new SlowStream(data, 7), options));
        foreach (int cut in Cuts(data.Length))
        {
            ReadOnlySequence<byte> sequence = Segments.Cut(data, cut);
            Agree(data, verdict, value, $"a sequence cut at {cut}", () => OctavoJson.Deserialize<object>(sequence, options));
        }
        ReadOnlySequence<byte> pieces = Segments.Every(data, data.Length <= CutEverywhere ? 1 : 1021);
        Agree(data, verdict, value, "a sequence of short segments", () => OctavoJson.Deserialize<object>(pieces, options));
        Skipped(data, options, verdict);
        return verdict;
    }

    /// <summary>What becomes of a document that is in one piece, or in pieces of three bytes.</summary>
    public static OctavoErrorCode Plain(byte[] data)
    {
        OctavoErrorCode verdict = Try(() => OctavoJson.Deserialize<object>(data), out object? value);
        ReadOnlySequence<byte> pieces = Segments.Every(data, 3);
        Agree(data, verdict, value, "a sequence of short segments", () => OctavoJson.Deserialize<object>(pieces));
        return verdict;
    }

    /// <summary>Reads a document that must be accepted.</summary>
    public static object? Read(byte[] data, string name, OctavoJsonOptions? options = null)
    {
        OctavoErrorCode verdict = Verdict(data, options, out object? value);
        Assert.True(verdict == OctavoErrorCode.None, $"{name} was refused: {verdict}.");
        return value;
    }

    /// <summary>Reads a document that must be refused.</summary>
    public static OctavoErrorCode Refuse(byte[] data, string name, OctavoJsonOptions? options = null)
    {
        OctavoErrorCode verdict = Verdict(data, options, out object? value);
        Assert.True(verdict != OctavoErrorCode.None, $"{name} was accepted: {value}.");
        return verdict;
    }

    /// <summary>Writes a value as every kind of destination has it, and reads it back.</summary>
    /// <returns>Its text.</returns>
    public static byte[] RoundTrip(object? value, string name)
    {
        byte[] bytes = OctavoJson.Serialize(value);
        var tiny = new TinyBufferWriter();
        OctavoJson.Serialize(tiny, value);
        Assert.Equal(bytes, tiny.Written);
        using var stream = new MemoryStream();
        OctavoJson.Serialize(stream, value);
        Assert.Equal(bytes, stream.ToArray());
        Assert.Equal(Encoding.UTF8.GetString(bytes), OctavoJson.SerializeToString(value));
        Assert.True(JsonValues.Same(OctavoJson.Deserialize<object>(bytes), value), $"{name} is another value once it was written.");
        Assert.True(JsonValues.Same(OctavoJson.Deserialize<object>(Encoding.UTF8.GetString(bytes)), value), $"{name} is another value in UTF-16.");
        return bytes;
    }

    /// <summary>All positions, or of long data some.</summary>
    public static IEnumerable<int> Cuts(int length) =>
        length <= CutEverywhere ? Enumerable.Range(0, length) : Ways.Cuts(length).Concat(Enumerable.Range(0, 200)).Distinct();

    /// <summary>What is skipped is held to the same grammar; it has no duplicates to find, and no numbers that are too large for a type.</summary>
    private static void Skipped(byte[] data, OctavoJsonOptions? options, OctavoErrorCode verdict)
    {
        if (verdict is OctavoErrorCode.DuplicateKey or OctavoErrorCode.NumberOutOfRange)
        {
            verdict = OctavoErrorCode.None;
        }
        Agree(data, verdict, null, "an array, passed over", () => Pass(OctavoJson.Deserialize<OctavoRaw>(data, options)));
        foreach (int cut in Cuts(data.Length))
        {
            ReadOnlySequence<byte> sequence = Segments.Cut(data, cut);
            Agree(data, verdict, null, $"a sequence cut at {cut}, passed over", () => Pass(OctavoJson.Deserialize<OctavoRaw>(sequence, options)));
        }
    }

    private static object? Pass(OctavoRaw value) => value.Bytes.IsEmpty && !value.IsNull ? value : null;

    private static void Agree(byte[] data, OctavoErrorCode verdict, object? value, string source, Func<object?> read)
    {
        OctavoErrorCode found = Try(read, out object? same);
        Assert.True(found == verdict, $"{Show(data)}: {source} gave {found}, an array {verdict}.");
        Assert.True(verdict != OctavoErrorCode.None || JsonValues.Same(value, same), $"{Show(data)}: {source} gave another value.");
    }

    private static OctavoErrorCode Try(Func<object?> read, out object? value)
    {
        try
        {
            value = read();
            return OctavoErrorCode.None;
        }
        catch (OctavoException refused)
        {
            value = null;
            return refused.Code;
        }
    }

    private static string Show(byte[] data) => Encoding.Latin1.GetString(data, 0, Math.Min(data.Length, 200));
}
