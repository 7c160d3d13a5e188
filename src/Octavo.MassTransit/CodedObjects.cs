// Owns: parts of messages that come one by one: variables and arguments of routing slips, data of jobs and of futures. Knows no format.
using System.Text.Json;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

/// <summary>MassTransit's own reader of such parts, with <see cref="CodedMembers"/>: they were written with these.</summary>
/// <param name="isCoded">Whether a type has a codec.</param>
/// <param name="json">The options of messages without a codec.</param>
internal sealed class CodedObjects(Func<Type, bool> isCoded, Lazy<JsonSerializerOptions> json) : IObjectDeserializer
{
    private static readonly IObjectDeserializer s_own = SystemTextJsonMessageSerializer.Instance;

    public T? DeserializeObject<T>(object? value, T? defaultValue = null)
        where T : class => IsForCodecs<T>(value) ? Element(value!).GetObject<T>(json.Value) ?? defaultValue : s_own.DeserializeObject(value, defaultValue);

    public T? DeserializeObject<T>(object? value, T? defaultValue = null)
        where T : struct => IsForCodecs<T>(value) ? Element(value!).Deserialize<T?>(json.Value) ?? defaultValue : s_own.DeserializeObject(value, defaultValue);

    public MessageBody SerializeObject(object? value) => value is null ? s_own.SerializeObject(value) : new SystemTextJsonObjectMessageBody(value, json.Value);

    /// <summary>A message as MassTransit takes it apart: its members by name, as they are in JSON.</summary>
    /// <exception cref="NotSupportedException">The type has no codec in JSON.</exception>
    internal static Dictionary<string, object> ToDictionary<T>(T message, OctavoMessageTypes types)
        where T : class
    {
        Type declared = types.TryGet(message.GetType(), out Type? listed, out _) ? listed : typeof(T);
        if (!OctavoFormats.Json.CanSerialize(declared))
        {
            throw new NotSupportedException($"{declared} has no codec in JSON, in which MassTransit takes a message apart.");
        }
        using var data = JsonDocument.Parse(OctavoFormats.Json.Serialize(message, declared));
        return data.RootElement.Deserialize<Dictionary<string, object>>(SystemTextJsonMessageSerializer.Options) ?? [];
    }

    /// <summary>Numbers, text and collections stay MassTransit's: headers are read here, too.</summary>
    private bool IsForCodecs<T>(object? value) => value is not null and not T && !CodedMembers.IsOfPlatform(typeof(T))
        && (isCoded(typeof(T)) || value is JsonElement { ValueKind: JsonValueKind.Object } or IEnumerable<KeyValuePair<string, object>>);

    private JsonElement Element(object value) => value is JsonElement element ? element : JsonSerializer.SerializeToElement(value, json.Value);
}
