// Owns: a model of twenty types as a program with System.Text.Json has them: its attributes and its generated context, with [GenerateCodec] beside them. Knows
// no bytes.
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Octavo.Tests.Attributes.Theatre;

/// <summary>What System.Text.Json generates; <c>[GenerateCodec]</c> says about each type what the options say here of all.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Archive))]
[JsonSerializable(typeof(Show[]))]
[JsonSerializable(typeof(IPayment))]
[JsonSerializable(typeof(Page<Review>))]
public sealed partial class TheatreContext : JsonSerializerContext;

[JsonConverter(typeof(JsonStringEnumConverter<Genre>))]
public enum Genre
{
    Comedy,
    [JsonStringEnumMemberName("opéra-comique")] Opera,
    Drama,
}

public enum Level : byte
{
    Stalls,
    Circle,
    Gods,
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public struct Price
{
    public decimal Amount { get; set; }

    public string? Currency { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase)]
public readonly record struct Seat(int Row, int Number, Level Level);

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed record Person(string Name, [property: JsonPropertyName("e-mail")] string? Mail)
{
    public DateOnly? Born { get; init; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Address
{
    public string? Street { get; set; }

    [JsonPropertyName("post_code")] public string? PostCode { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.Never)] public string? Country { get; set; }
}

/// <summary>The base's members come first in both: System.Text.Json would put them last.</summary>
[GenerateCodec]
[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Concert), "concert")]
[JsonDerivedType(typeof(Play), "play")]
[JsonDerivedType(typeof(Lecture), "lecture")]
public abstract class Show
{
    [JsonPropertyOrder(-2)] public Guid Id { get; set; }

    [JsonPropertyOrder(-1)] public string? Title { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Concert : Show
{
    public List<string>? Pieces { get; set; }

    public TimeSpan Length { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Play : Show
{
    public Genre Genre { get; set; }

    public Dictionary<string, Person>? Cast { get; set; }

    public int[][]? Acts { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Lecture : Show
{
    public Person? Speaker { get; set; }

    public Uri? Slides { get; set; }
}

[GenerateCodec]
[JsonDerivedType(typeof(Card), 0)]
[JsonDerivedType(typeof(Cash), 1)]
public interface IPayment;

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Card : IPayment
{
    public byte[]? Token { get; set; }

    public DateTimeOffset Approved { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Cash : IPayment
{
    public Price Paid { get; set; }

    public Price? Change { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Ticket
{
    public required long Number { get; init; }

    public required Seat Seat { get; init; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public bool Used { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public Genre Genre { get; set; }

    [JsonIgnore] public string? Draft { get; set; }

    public IPayment? Payment { get; set; }

    public DateTime Bought { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Customer
{
    public Customer(string name) => Name = name;

    [JsonConstructor]
    public Customer(int id, string name) => (Id, Name) = (id, name);

    public int Id { get; }

    public string Name { get; }

    public Address? Home { get; set; }

    public HashSet<Genre> Likes { get; set; } = [];

    [JsonExtensionData] public Dictionary<string, JsonElement>? More { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Hall
{
    [JsonPropertyOrder(5)] public string? Name { get; set; }

    public Dictionary<string, Seat[]>? Blocks { get; set; }

    public double Reverberation { get; set; }

    public float Slope { get; set; }

    public char Code { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Review
{
    [JsonInclude] public int Stars { get; internal set; }

    public string? Text { get; set; }

    public Version? Edition { get; set; }

    public Review WithStars(int stars)
    {
        Stars = stars;
        return this;
    }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Page<T>
{
    public IReadOnlyList<T>? Items { get; set; }

    [JsonPropertyName("next")] public string? NextPage { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Role
{
    public string? Name { get; set; }

    public List<Role>? Understudies { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Season
{
    public DateOnly From { get; set; }

    public DateOnly To { get; set; }

    public TimeOnly Doors { get; set; }

    public short? Discount { get; set; }

    public ulong Visitors { get; set; }

    public sbyte Balance { get; set; }

    public Dictionary<int, decimal>? Takings { get; set; }
}

[GenerateCodec(Names = NamePolicy.CamelCase, Omit = OmitPolicy.Null)]
public sealed class Archive
{
    public List<Show>? Shows { get; set; }

    public List<Ticket>? Tickets { get; set; }

    public Customer[]? Customers { get; set; }

    public Hall? Hall { get; set; }

    public Page<Review>? Reviews { get; set; }

    public Role? Lead { get; set; }

    public Season? Season { get; set; }
}
