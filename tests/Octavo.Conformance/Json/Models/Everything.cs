// Owns: a type with every kind of member that System.Text.Json has too, for comparison.
namespace Octavo.Conformance.Json.Models;

[GenerateCodec]
public sealed partial class Everything
{
    public bool Bit { get; set; }

    public sbyte Small { get; set; }

    public byte One { get; set; }

    public short Short { get; set; }

    public ushort Unsigned { get; set; }

    public int Whole { get; set; }

    public uint Natural { get; set; }

    public long Long { get; set; }

    public ulong Longer { get; set; }

    public Int128 Wide { get; set; }

    public UInt128 Wider { get; set; }

    public Half Half { get; set; }

    public float Single { get; set; }

    public double Double { get; set; }

    public decimal Decimal { get; set; }

    public char Unit { get; set; }

    public string Text { get; set; } = "";

    public string? Maybe { get; set; }

    public byte[]? Bytes { get; set; }

    public Guid Guid { get; set; }

    public DateTime Time { get; set; }

    public DateTimeOffset Offset { get; set; }

    public DateOnly Date { get; set; }

    public TimeOnly Clock { get; set; }

    public TimeSpan Span { get; set; }

    public DayOfWeek Day { get; set; }

    public int? MaybeWhole { get; set; }

    public DateTime? MaybeTime { get; set; }

    public Version? Version { get; set; }

    public int[]? Wholes { get; set; }

    public List<string>? Texts { get; set; }

    public List<double>? Doubles { get; set; }

    public HashSet<long>? Set { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public Dictionary<int, string>? ByNumber { get; set; }

    public Dictionary<string, List<Everything>>? Groups { get; set; }

    public Everything? Next { get; set; }

    public Point Place { get; set; }

    public Point? MaybePlace { get; set; }

    public List<Point>? Places { get; set; }
}

[GenerateCodec]
public partial struct Point
{
    public int X { get; set; }

    public double Y { get; set; }
}
