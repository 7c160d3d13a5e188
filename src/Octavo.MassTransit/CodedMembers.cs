// Owns: messages with a codec inside of JSON messages without one: Fault<T> has the message that failed. Knows no format.
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Octavo.MassTransit;

/// <summary>Writes and reads such a member with its codec: System.Text.Json would publish what the codec leaves out, and cannot write or read some of what the
/// codec can. In a format that is text the member is a part of the JSON, in others Base64.</summary>
/// <param name="types">The listed types.</param>
/// <param name="format">The format.</param>
/// <param name="isText">Whether the format is JSON.</param>
internal sealed class CodedMembers(OctavoMessageTypes types, OctavoFormat format, bool isText) : JsonConverterFactory
{
    public override bool CanConvert(Type typeToConvert) => types.TryGet(typeToConvert, out _, out _)
        || (!typeToConvert.IsEnum && !typeToConvert.IsArray && !IsOfPlatform(typeToConvert) && format.CanSerialize(typeToConvert));

    public override JsonConverter CreateConverter(Type typeToConvert, JsonSerializerOptions options)
    {
        Type declared = types.TryGet(typeToConvert, out Type? listed, out _) ? listed : typeToConvert;
        return (JsonConverter)Activator.CreateInstance(typeof(Converter<>).MakeGenericType(typeToConvert), format, declared, isText)!;
    }

    /// <summary>Numbers, texts and collections, which every program has in JSON.</summary>
    internal static bool IsOfPlatform(Type type) => type.Namespace is { } space && (space == "System" || space.StartsWith("System.", StringComparison.Ordinal));

    private sealed class Converter<T>(OctavoFormat format, Type declared, bool isText) : JsonConverter<T>
    {
        public override void Write(Utf8JsonWriter writer, T value, JsonSerializerOptions options)
        {
            byte[] bytes = format.Serialize(value, declared);
            if (isText)
            {
                writer.WriteRawValue(bytes);
                return;
            }
            writer.WriteBase64StringValue(bytes);
        }

        /// <exception cref="JsonException">It is not a value of the type: a message for the error queue.</exception>
        public override T? Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            byte[]? bytes = null;
            OctavoFormat written = format;
            if (isText || reader.TokenType == JsonTokenType.StartObject)
            {
                // Of another format: what MassTransit took apart.
                written = isText ? format : OctavoFormats.JsonOfServices.With(format.Options.Limits);
                using JsonDocument value = JsonDocument.ParseValue(ref reader);
                bytes = Encoding.UTF8.GetBytes(value.RootElement.GetRawText());
            }
            else if (reader.TokenType != JsonTokenType.String || !reader.TryGetBytesFromBase64(out bytes))
            {
                throw new JsonException($"{typeof(T)} is not Base64 of {format.Name}.");
            }
            try
            {
                return (T?)written.Deserialize(bytes, declared);
            }
            catch (OctavoException found)
            {
                throw new JsonException(found.Message, found);
            }
        }
    }
}
