// Owns: types with attributes about JSON, this library's and System.Text.Json's, that give JSON names, order, omissions and discriminators of its own. Knows no
// format.
using System.Text.Json.Serialization;

namespace Octavo.Tests.Zoo.Types;

internal static class JsonAttributes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<PolicyNames>("names by policy", () => [new() { OrderId = 1, HTTPCode = 2, Given = "g", Nested = new() { OrderId = 3 } }, new()]),
        new ZooEntry<AliasNames>("names with aliases", () => [new() { Id = 1, Text = "t" }, new()]),
        new ZooEntry<JsonOrders>("orders of JSON", () => [new() { A = 1, B = "b", C = 3.5, D = [4] }, new()]),
        new ZooEntry<JsonOmits>("members omitted in JSON alone: all", () => [new() { Kept = 1 }]),
        new ZooEntry<JsonOmits>("members omitted in JSON alone: none",
            () => [new() { Kept = 1, Text = "t", Number = 2, Perhaps = 0, Always = "a", Shade = Shade.Dark }]),
        new ZooEntry<IPet?>("union with a discriminator of its own",
            () => [new HouseCat { Name = "c", Lives = 9 }, new HouseDog { Name = "d" }, new HouseCat(), null]),
        new ZooEntry<IPet[]>("union with a discriminator of its own, array",
            () => [[], [new HouseDog { Name = "d", Tricks = ["sit"] }, new HouseCat { Name = "c" }]]),
        new ZooEntry<Signal?>("union by numbers", () => [new Beep { Pitch = 5 }, new Blink { Colour = "red", Speed = 7 }, new Flash(), null]),
        new ZooEntry<Gear?>("union by the numbers of two libraries",
            () => [new Clutch { Teeth = 5 }, new Brake { Force = 0.5 }, new Lever { Name = "l" }, null]),
        new ZooEntry<OwnKind?>("union whose own attribute names the discriminator", () => [new OwnLeft { A = 1 }, new OwnRight { B = "b" }, null]),
        new ZooEntry<OfShades>("enums by name in JSON alone",
            () => [new() { One = Shade.Dark, Perhaps = Shade.Light, All = [Shade.Dark, (Shade)9], Day = DayOfWeek.Friday }, new()]),
    ];
}

[GenerateCodec(Names = NamePolicy.SnakeCaseLower)]
public sealed class PolicyNames
{
    public int OrderId { get; set; }

    public int HTTPCode { get; set; }

    [CodecMember("givenName")] public string? Given { get; set; }

    public PolicyNames? Nested { get; set; }
}

[GenerateCodec]
public sealed class AliasNames
{
    [CodecAlias("identity", "\"quoted\" ünïcode")] public int Id { get; set; }

    [JsonPropertyName("text"), CodecAlias("Text")] public string? Text { get; set; }
}

[GenerateCodec]
public sealed class JsonOrders
{
    [JsonPropertyOrder(2)] public int A { get; set; }

    public string? B { get; set; }

    [JsonPropertyOrder(-1)] public double C { get; set; }

    public List<int>? D { get; set; }
}

[GenerateCodec]
public sealed class JsonOmits
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Text { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int Number { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int? Perhaps { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? Always { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Shade Shade { get; set; }

    public int Kept { get; set; }
}

[JsonConverter(typeof(JsonStringEnumConverter<Shade>))]
public enum Shade : byte
{
    Light,
    [JsonStringEnumMemberName("very dark")] Dark,
}

[GenerateCodec]
public sealed class OfShades
{
    public Shade One { get; set; }

    public Shade? Perhaps { get; set; }

    public List<Shade>? All { get; set; }

    [JsonConverter(typeof(JsonStringEnumConverter<DayOfWeek>))] public DayOfWeek Day { get; set; }
}

[GenerateCodec]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(HouseCat), "cat")]
[JsonDerivedType(typeof(HouseDog), "dog \"good\"")]
public interface IPet;

[GenerateCodec]
public sealed class HouseCat : IPet
{
    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Name { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int Lives { get; set; }
}

[GenerateCodec]
public sealed class HouseDog : IPet
{
    public string? Name { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public List<string>? Tricks { get; set; }
}

[GenerateCodec]
[JsonDerivedType(typeof(Beep), 3)]
[JsonDerivedType(typeof(Blink), 12)]
[JsonDerivedType(typeof(Flash), 0)]
public abstract class Signal;

[GenerateCodec]
public class Beep : Signal
{
    public int Pitch { get; set; }
}

[GenerateCodec]
public sealed class Blink : Signal
{
    public string? Colour { get; set; }

    public int Speed { get; set; }
}

[GenerateCodec]
public sealed class Flash : Signal;

[GenerateCodec]
[CodecUnion(Discriminator = "@type")]
[CodecUnion(0, typeof(OwnLeft), "left")]
[CodecUnion(1, typeof(OwnRight))]
public abstract class OwnKind;

[GenerateCodec(Omit = OmitPolicy.Default)]
public sealed class OwnLeft : OwnKind
{
    public int A { get; set; }
}

[GenerateCodec]
public sealed class OwnRight : OwnKind
{
    public string? B { get; set; }
}

[GenerateCodec]
[MessagePack.Union(4, typeof(Clutch)), MessagePack.Union(7, typeof(Brake)), MessagePack.Union(9, typeof(Lever))]
[JsonDerivedType(typeof(Clutch), 4), JsonDerivedType(typeof(Brake), "brake"), JsonDerivedType(typeof(Lever), 9)]
public abstract class Gear;

[GenerateCodec]
public sealed class Clutch : Gear
{
    public int Teeth { get; set; }
}

[GenerateCodec]
public sealed class Brake : Gear
{
    public double Force { get; set; }
}

[GenerateCodec]
public sealed class Lever : Gear
{
    public string? Name { get; set; }
}
