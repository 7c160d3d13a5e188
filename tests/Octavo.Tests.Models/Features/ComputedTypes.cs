// Owns: types with members that follow from others: written by their own word, by their type's, and as System.Text.Json and Json.NET write them.
using System.Text.Json.Serialization;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class SilentSum
{
    public int A { get; set; }

    public int Twice => A * 2;
}

[GenerateCodec(Computed = ComputedMembers.Write)]
public sealed class Bill
{
    public string Head => "bill " + Count;

    public int Price { get; set; }

    public int Total => Price * Count;

    public int Count { get; set; }

    public List<int> Parts => [.. Enumerable.Range(0, Count)];

    public BillLine? Line => Count == 0 ? null : new BillLine { Name = "n", Width = Count };

    public int? Perhaps => Count > 1 ? Count : null;

    [CodecMember(Computed = ComputedMembers.Ignore)] public int Never => 7;

    [CodecIgnore] public int Left => 8;
}

[GenerateCodec(Computed = ComputedMembers.Write, Omit = OmitPolicy.Default)]
public struct BillLine
{
    public int Width { get; set; }

    public string? Name { get; set; }

    public readonly int Double => Width * 2;

    public readonly string? Upper => Name?.ToUpperInvariant();
}

[GenerateCodec(Computed = ComputedMembers.Write)]
public readonly record struct Side(int Length)
{
    public long Area => (long)Length * Length;
}

[GenerateCodec(Layout = Layout.NameMap)]
public class OneComputed
{
    public int A { get; set; }

    [CodecMember("sum", Computed = ComputedMembers.Write), CodecAlias("total")] public int Sum => A + 1;

    public int Other => 3;

    [CodecExtensionData] public UnknownMembers? More { get; set; }
}

[GenerateCodec]
public sealed class OnlyComputed
{
    [CodecMember(Computed = ComputedMembers.Write)] public string Kind => "only";
}

[GenerateCodec, CodecUnion(0, typeof(RoundShape)), CodecUnion(1, typeof(FlatShape))]
public abstract class ComputedShape
{
    public int Size { get; set; }

    [CodecMember(Computed = ComputedMembers.Write)] public abstract string Name { get; }
}

[GenerateCodec]
public sealed class RoundShape : ComputedShape
{
    public override string Name => "round " + Size;
}

[GenerateCodec(Computed = ComputedMembers.Write)]
public sealed class FlatShape : ComputedShape
{
    public override string Name => "flat";

    public int Depth => 0;
}

[GenerateCodec]
public class WrittenByJson
{
    [JsonPropertyName("id")] public int Id { get; set; }

    public string Slug => "s" + Id;

    [JsonIgnore] public string Secret => "secret";

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Maybe => Id > 1 ? "yes" : null;

    [JsonPropertyName("kids")] public int[] Kids { get; set; } = [];

    public int KidCount => Kids.Length;

    [JsonPropertyOrder(-1)] public bool IsFirst => Id == 1;

    public DateTime? Seen { get; set; }

    public bool HasSeen => Seen is not null;

    private int Hidden => 1;

    public override string ToString() => "" + Hidden;
}

[GenerateCodec]
public sealed class WrittenByJsonToo : WrittenByJson
{
    public double Ratio => 0.5;
}

[GenerateCodec(Computed = ComputedMembers.Ignore)]
public sealed class NotWrittenByJson
{
    [JsonPropertyName("id")] public int Id { get; set; }

    public string Slug => "s" + Id;
}

[GenerateCodec]
public sealed class WrittenByNewtonsoft
{
    [Newtonsoft.Json.JsonProperty("id")] public int Id { get; set; }

    public string Slug => "s" + Id;

    [Newtonsoft.Json.JsonProperty("n", NullValueHandling = Newtonsoft.Json.NullValueHandling.Ignore)] public string? Note => Id == 0 ? null : "n";
}

[GenerateCodec(Computed = ComputedMembers.Write)]
public sealed record Positioned(int X, int Y, string Label = "l")
{
    public double Length => Math.Sqrt((X * (double)X) + (Y * (double)Y));

    public required string Must { get; init; }
}
