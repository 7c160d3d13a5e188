// Owns: text, bytes and memory in every place where they can be. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class TextHolders
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfText>("text everywhere", Texts),
        new ZooEntry<OfTextNamed>("text everywhere by name",
            () => Texts()
                .Select(value => new OfTextNamed { First = value.Plain, Nullable = value.Nullable, List = value.List, Map = value.Values, Last = value.Last })),
        new ZooEntry<OfBytes>("bytes everywhere", ByteStrings),
        new ZooEntry<OfMemory>("memory everywhere", Memories),
        new ZooEntry<ManyTexts>("many texts in a run", ManyTexts.Samples),
    ];

    private static IEnumerable<OfText> Texts()
    {
        yield return new OfText();
        yield return new OfText { Array = [], List = [], Values = [], Set = [] };
        yield return Filled(Samples.Texts);
        yield return Filled([.. Samples.LoneSurrogates, "x"]);
        foreach (string text in (string[])[.. Samples.Texts, .. Samples.LoneSurrogates])
        {
            yield return new OfText { Plain = text, Nullable = text, Last = text };
        }
    }

    private static OfText Filled(string[] texts) => new()
    {
        Plain = texts[^1],
        Nullable = texts[0],
        Array = [null, .. texts, null],
        List = [.. texts],
        Values = texts.ToDictionary(text => text, text => text.Length % 2 == 0 ? null : text),
        Set = [.. texts],
        Last = texts[^1],
    };

    private static IEnumerable<OfBytes> ByteStrings()
    {
        yield return new OfBytes();
        yield return new OfBytes { Array = [], List = [], Values = [] };
        yield return new OfBytes
        {
            Plain = [1],
            Nullable = [],
            Array = [null, .. Samples.ByteStrings],
            List = [.. Samples.ByteStrings],
            Values = new() { ["none"] = null, ["empty"] = [], ["some"] = [1, 2, 3] },
            Last = [0xFF],
        };
    }

    private static IEnumerable<OfMemory> Memories()
    {
        yield return new OfMemory();
        foreach (byte[] bytes in Samples.ByteStrings)
        {
            byte[] around = [9, .. bytes, 9];
            yield return new OfMemory
            {
                Memory = around.AsMemory(1, bytes.Length),
                ReadOnly = around.AsMemory(1, bytes.Length),
                Nullable = bytes,
                NullableReadOnly = bytes,
                List = [bytes, default],
                Array = [default, bytes],
                Values = new() { [1] = bytes },
                Segment = new ArraySegment<byte>(around, 1, bytes.Length),
                NullableSegment = new ArraySegment<byte>(bytes),
            };
        }
    }
}

[GenerateCodec]
public sealed class OfText
{
    [CodecMember(1)] public string Plain { get; set; } = "";
    [CodecMember(2)] public string? Nullable { get; set; }
    [CodecMember(3)] public string?[]? Array { get; set; }
    [CodecMember(4)] public List<string>? List { get; set; }
    [CodecMember(5)] public Dictionary<string, string?>? Values { get; set; }
    [CodecMember(6)] public HashSet<string>? Set { get; set; }
    [CodecMember(7)] public string Last { get; set; } = "";
}

[GenerateCodec]
public sealed class OfTextNamed
{
    public string First { get; set; } = "";

    public string? Nullable { get; set; }

    public List<string>? List { get; set; }

    public Dictionary<string, string?>? Map { get; set; }

    public string Last { get; set; } = "";
}

[GenerateCodec]
public sealed class OfBytes
{
    [CodecMember(1)] public byte[] Plain { get; set; } = [];
    [CodecMember(2)] public byte[]? Nullable { get; set; }
    [CodecMember(3)] public byte[]?[]? Array { get; set; }
    [CodecMember(4)] public List<byte[]>? List { get; set; }
    [CodecMember(5)] public Dictionary<string, byte[]?>? Values { get; set; }
    [CodecMember(6)] public byte[] Last { get; set; } = [];
}

[GenerateCodec]
public sealed class OfMemory
{
    [CodecMember(1)] public Memory<byte> Memory { get; set; }
    [CodecMember(2)] public ReadOnlyMemory<byte> ReadOnly { get; set; }
    [CodecMember(3)] public Memory<byte>? Nullable { get; set; }
    [CodecMember(4)] public ReadOnlyMemory<byte>? NullableReadOnly { get; set; }
    [CodecMember(5)] public List<ReadOnlyMemory<byte>>? List { get; set; }
    [CodecMember(6)] public Memory<byte>[]? Array { get; set; }
    [CodecMember(7)] public Dictionary<int, Memory<byte>>? Values { get; set; }
    [CodecMember(8)] public ArraySegment<byte> Segment { get; set; }
    [CodecMember(9)] public ArraySegment<byte>? NullableSegment { get; set; }
}

/// <summary>Texts around the length if they leave the run (1,024 characters), with numbers between them.</summary>
[GenerateCodec]
public sealed class ManyTexts
{
    [CodecMember(1)] public string? A { get; set; }
    [CodecMember(2)] public int B { get; set; }
    [CodecMember(3)] public string? C { get; set; }
    [CodecMember(4)] public string? D { get; set; }
    [CodecMember(5)] public long E { get; set; }
    [CodecMember(6)] public string? F { get; set; }

    internal static IEnumerable<ManyTexts> Samples()
    {
        yield return new ManyTexts();
        string[] kinds = ["x", "ÿ", "語", "😀"];
        foreach (int length in (int[])[1023, 1024, 1025, 2048, 5461, 21845, 70_000])
        {
            foreach (string kind in kinds)
            {
                string text = string.Concat(Enumerable.Repeat(kind, length / kind.Length));
                yield return new ManyTexts { A = text, B = length, C = "short", D = text, E = -length, F = text[..(length / 4 * 2)] };
            }
        }
    }
}
