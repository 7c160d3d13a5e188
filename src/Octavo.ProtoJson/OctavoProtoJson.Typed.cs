// Owns: the conversion between C# values and ProtoJSON: by the value's message.
using System.Buffers;
using System.Text;

namespace Octavo;

public static partial class OctavoProtoJson
{
    /// <summary>Writes a value as ProtoJSON into a new array: the message that <see cref="OctavoProtobuf"/> writes, as JSON.</summary>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <returns>UTF-8.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoProtoJson.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        Serialize(destination, value, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Writes a value as ProtoJSON into a string.</summary>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// string text = OctavoProtoJson.SerializeToString(new Order(7, []));
    /// </code></example>
    public static string SerializeToString<T>(T value, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        Serialize(destination, value, options);
        return Encoding.UTF8.GetString(destination.WrittenSpan);
    }

    /// <summary>Writes a value as ProtoJSON into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written.</param>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoProtoJson.Serialize(buffer, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoProtoJsonOptions? options = null)
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<T>();
        ToJson(destination, OctavoProtobuf.Serialize(value, Wire(options)), type, options);
    }

    /// <summary>Reads a string of ProtoJSON as a value.</summary>
    /// <param name="json">The value, with only white space after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count bytes in UTF-8.</exception>
    /// <example><code>
    /// Order? order = OctavoProtoJson.Deserialize&lt;Order>("""{"id":7}""");
    /// </code></example>
    public static T? Deserialize<T>(string json, OctavoProtoJsonOptions? options = null) => Deserialize<T>(Utf8(json), options);

    /// <summary>Reads ProtoJSON as a value.</summary>
    /// <param name="json">UTF-8: the value, with only white space after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <typeparam name="T">A type that is a message in Protobuf.</typeparam>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Errors of the type itself have no offset.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.json");
    /// Order? order = OctavoProtoJson.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> json, OctavoProtoJsonOptions? options = null)
    {
        byte[] message = FromJson(json, ProtoJsonTypes.MessageOf<T>(), options);
        try
        {
            return OctavoProtobuf.Deserialize<T>(message, Wire(options));
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, Name, -1, found.Path);
        }
    }

    private static OctavoProtobufOptions Wire(OctavoProtoJsonOptions? options) =>
        options is null || options.Limits == SerializerLimits.Default ? OctavoProtobufOptions.Default
            : OctavoProtobufOptions.Default with { Limits = options.Limits };
}
