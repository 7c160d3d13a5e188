// Owns: types whose attributes of other libraries give each format members, order and names of its own. Knows no format.
using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using MemoryPack;
using MessagePack;
using Nino.Core;

namespace Octavo.Tests.Zoo.Types;

internal static class ForeignAttributes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<ThreeFaces?>("three faces", () => [new(), Three(), null]),
        new ZooEntry<FacedStruct>("image with faces", () => [default, new() { A = 1, B = -2, C = 3 }]),
        new ZooEntry<FacedStruct[]?>("images with faces, array", () => [[], [new() { A = 1, B = 2 }, new() { C = 4 }], null]),
        new ZooEntry<FacedManaged>("managed struct with faces", () => [default, new() { A = 1, B = "b", C = 3 }]),
        new ZooEntry<FacedRecord>("constructor binding with faces", () => [new(1, "b", 3) { D = 4 }, new(0, "", 0)]),
        new ZooEntry<FacedRequired>("required members with faces", () => [new() { A = 1, B = "b" }]),
        new ZooEntry<FacedNode?>("cycle with faces", () => [new() { Id = 1, Next = new() { Id = 2, Tag = "t", Next = new() } }, null]),
        new ZooEntry<FacedDerived>("inherited keys", () => [new() { Base = 1, Own = "o", Both = 2 }, new()]),
        new ZooEntry<NamedKeys>("property names as keys", () => [new NamedKeys { Id = 1, Name = "n" }.WithSecret(7), new()]),
        new ZooEntry<MemoryPacked>("MemoryPack's members", () => [new MemoryPacked { A = 1, B = "b", C = 3 }.WithHidden(4), new()]),
        new ZooEntry<MemoryPackedByOrder>("MemoryPack's orders", () => [new() { A = 1, B = "b", C = 3 }, new()]),
        new ZooEntry<NinoMembers>("Nino's members", () => [new() { A = 1, B = "b" }, new()]),
        new ZooEntry<NinoPrivates>("Nino's non-public members", () => [new NinoPrivates { A = 1 }.WithHidden("h"), new()]),
        new ZooEntry<NinoOrdered>("Nino's explicit order", () => [new() { A = 1, B = "b", C = 3 }, new()]),
        new ZooEntry<Contract>("data contract", () => [new Contract { Id = 1, Name = "n" }.WithHidden(5), new()]),
        new ZooEntry<ContractByOrder>("data contract with orders", () => [new() { Late = 1, Early = "e" }, new()]),
        new ZooEntry<JsonNames>("names of JSON", () => [new() { Id = 1, Name = "n", Off = 2 }, new()]),
        new ZooEntry<HoldsFaces>("faces in one another", () =>
        [
            new HoldsFaces(),
            new HoldsFaces
            {
                Three = Three(),
                Struct = new() { A = 1, B = 2 },
                Maybe = new FacedStruct { C = 3 },
                Managed = new() { B = "m" },
                List = [Three(), null],
                Structs = [new() { A = 5 }, default],
                Map = new() { [1] = new() { A = 9, B = "x" } },
                Last = new(1, "l", 2),
            },
        ]),
    ];

    private static ThreeFaces Three() => new() { Third = 3, First = "1", Second = 2.5, NoKey = 4, NoJson = [5, 6] };
}

/// <summary>By place as declared, in MessagePack by key without one member, by name without another.</summary>
[GenerateCodec]
[MessagePackObject]
public sealed class ThreeFaces
{
    [Key(2)] public int Third { get; set; }

    [Key(0), JsonPropertyName("first")] public string? First { get; set; }

    [Key(1)] public double Second { get; set; }

    [IgnoreMember] public long NoKey { get; set; }

    [Key(4), JsonIgnore] public List<int>? NoJson { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public struct FacedStruct
{
    [Key(1)] public int A;

    [Key(0)] public long B;

    [IgnoreMember] public int C;
}

[GenerateCodec]
[MessagePackObject]
public struct FacedManaged
{
    [Key("a")] public int A { get; set; }

    [Key("b")] public string? B { get; set; }

    [JsonIgnore, Key("c")] public int C { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public sealed record FacedRecord([property: Key(1)] int A, [property: Key(0)] string B, [property: IgnoreMember] int C)
{
    [IgnoreMember] public int D { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public sealed class FacedRequired
{
#pragma warning disable OCT0027 // MessagePack reads 0 there
    [IgnoreMember] public required int A { get; set; }
#pragma warning restore OCT0027

    [Key(0)] public required string B { get; init; }
}

[GenerateCodec]
[MessagePackObject]
public class FacedNode
{
    [IgnoreMember] public string? Tag { get; set; }

    [Key(1)] public FacedNode? Next { get; set; }

    [Key(0)] public int Id { get; set; }
}

[MessagePackObject]
public class FacedBase
{
    [Key(2)] public int Base { get; set; }

    [IgnoreMember] public int Both { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public sealed class FacedDerived : FacedBase
{
    [Key(0)] public string? Own { get; set; }
}

[GenerateCodec]
[MessagePackObject(true, AllowPrivate = true)]
public sealed partial class NamedKeys
{
    public int Id { get; set; }

    [Key("name")] public string? Name { get; set; }

    [CodecMember] private int _own;

    public NamedKeys WithSecret(int value)
    {
        _own = value;
        return this;
    }
}

[GenerateCodec]
[MemoryPackable]
public partial class MemoryPacked
{
    public int A { get; set; }

    [MemoryPackIgnore] public string? B { get; set; }

    public int C;

    [MemoryPackInclude, CodecMember] private int _hidden;

    public MemoryPacked WithHidden(int value)
    {
        _hidden = value;
        return this;
    }
}

[GenerateCodec]
[MemoryPackable(SerializeLayout.Explicit)]
public partial class MemoryPackedByOrder
{
    [MemoryPackOrder(2)] public int A { get; set; }

    [MemoryPackOrder(0)] public string? B { get; set; }

    [MemoryPackOrder(1)] public int C { get; set; }
}

[GenerateCodec]
[NinoType(false)]
public sealed class NinoMembers
{
    [NinoMember(3)] public int A { get; set; }

    [NinoMember(1)] public string? B { get; set; }
}

[GenerateCodec]
[NinoType(true, true)]
public sealed partial class NinoPrivates
{
    public int A { get; set; }

    [CodecMember] private string? _hidden;

    public NinoPrivates WithHidden(string value)
    {
        _hidden = value;
        return this;
    }

    public override string ToString() => _hidden ?? "";
}

[GenerateCodec]
[NinoType]
[NinoExplicitOrder(nameof(C), nameof(A), nameof(B))]
public sealed class NinoOrdered
{
    public int A { get; set; }

    public string? B { get; set; }

    public int C { get; set; }
}

[GenerateCodec]
[DataContract]
public sealed class Contract
{
    [DataMember(Name = "id", IsRequired = true)] public int Id { get; set; }

    [DataMember] public string? Name { get; set; }

    [DataMember(Name = "hidden")] private int _hidden;

    public Contract WithHidden(int value)
    {
        _hidden = value;
        return this;
    }

    public override string ToString() => $"{_hidden}";
}

[GenerateCodec]
[DataContract]
public sealed class ContractByOrder
{
    [DataMember(Order = 5)] public int Late { get; set; }

    [DataMember(Order = 1)] public string? Early { get; set; }
}

[GenerateCodec]
public sealed class JsonNames
{
    [JsonPropertyName("id")] public int Id { get; set; }

    [JsonPropertyName("other"), JsonRequired] public string? Name { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.Never), CodecMember] public int Off { get; set; }
}

[GenerateCodec]
[MessagePackObject]
public sealed class HoldsFaces
{
    [Key(7)] public ThreeFaces? Three { get; set; }

    [Key(0)] public FacedStruct Struct { get; set; }

    [Key(1)] public FacedStruct? Maybe { get; set; }

    [Key(2)] public FacedManaged Managed { get; set; }

    [Key(3)] public List<ThreeFaces?>? List { get; set; }

    [Key(4)] public FacedStruct[]? Structs { get; set; }

    [Key(5)] public Dictionary<int, FacedManaged>? Map { get; set; }

    [Key(6)] public FacedRecord? Last { get; set; }
}
