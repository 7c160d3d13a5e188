// Owns: the types of NewtonsoftTests.
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

namespace Octavo.Tests.Attributes.Newtonsoft;

[JsonConverter(typeof(StringEnumConverter))]
public enum Way
{
    OnFoot,
    [System.Runtime.Serialization.EnumMember(Value = "by train")] ByTrain,
}

[GenerateCodec]
[JsonObject(NamingStrategyType = typeof(SnakeCaseNamingStrategy), ItemNullValueHandling = NullValueHandling.Ignore)]
public sealed class Invoice
{
    [JsonProperty(Order = 1)] public int Id { get; set; }

    [JsonProperty("client", Order = -3)] public string? Customer { get; set; }

    public decimal Total { get; set; }

    [JsonProperty(NullValueHandling = NullValueHandling.Include)] public string? Note { get; set; }

    public List<InvoiceLine>? Lines { get; set; }

    [JsonProperty(DefaultValueHandling = DefaultValueHandling.Ignore)] public Way Way { get; set; }
}

[GenerateCodec]
public sealed class InvoiceLine
{
    [JsonProperty("article", NamingStrategyType = typeof(CamelCaseNamingStrategy))] public string? Article { get; set; }

    [JsonProperty(NamingStrategyType = typeof(CamelCaseNamingStrategy))] public int Count { get; set; }

    [JsonIgnore] public int Ignored { get; set; }
}

[GenerateCodec]
[JsonObject(MemberSerialization.OptIn, MissingMemberHandling = MissingMemberHandling.Error)]
public sealed class OptedIn
{
    [JsonProperty] public int Kept { get; set; }

    public int Left { get; set; }
}

[GenerateCodec]
public sealed class Demanding
{
    [JsonProperty("always", Required = Required.Always)] public string? Always { get; set; }

    [JsonProperty(Required = Required.AllowNull)] public string? AllowNull { get; set; }

    [JsonProperty(Required = Required.DisallowNull)] public string? DisallowNull { get; set; }
}

[GenerateCodec]
public sealed class Extended
{
    public int Id { get; set; }

    [JsonExtensionData] public IDictionary<string, object?>? More { get; set; }
}
