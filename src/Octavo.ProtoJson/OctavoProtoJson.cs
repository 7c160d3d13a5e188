// Owns: the conversion between a message's bytes and its JSON, by the message's descriptor.
using System.Buffers;
using System.Text;
using Octavo.ProtoJson.Parsing;
using Octavo.ProtoJson.Printing;

namespace Octavo;

/// <summary>ProtoJSON, the JSON mapping of Protocol Buffers: https://protobuf.dev/programming-guides/json/. See docs/formats/protojson.md.</summary>
public static partial class OctavoProtoJson
{
    internal const string Name = "ProtoJSON";
    internal const string MessageName = "Protobuf";

    private static readonly UTF8Encoding s_strict = new(encoderShouldEmitUTF8Identifier: false, throwOnInvalidBytes: true);

    /// <summary>Writes a message as JSON into a new array.</summary>
    /// <param name="message">The bytes of the message and nothing after them.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>UTF-8.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: bytes that are not such a message, or a value that JSON cannot express. Offsets are
    /// in the message.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// byte[] json = OctavoProtoJson.ToJson(File.ReadAllBytes("order.pb"), types.Message("shop.Order"));
    /// </code></example>
    public static byte[] ToJson(ReadOnlySpan<byte> message, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        ToJson(destination, message, type, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Writes a message as JSON into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="message">The bytes of the message and nothing after them.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: bytes that are not such a message, or a value that JSON cannot express. Offsets are
    /// in the message.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoProtoJson.ToJson(buffer, File.ReadAllBytes("order.pb"), types.Message("shop.Order"));
    /// </code></example>
    public static void ToJson(IBufferWriter<byte> destination, ReadOnlySpan<byte> message, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(type);
        options ??= OctavoProtoJsonOptions.Default;
        CheckLength(message.Length, options, MessageName);
        var printer = new MessagePrinter(message, destination, type.Types, options);
        try
        {
            printer.Root(type);
        }
        catch (OctavoException found) when (found.Format.Length == 0)
        {
            throw new OctavoException(found, MessageName, printer.At, MessagePath.Find(message, type, printer.At));
        }
        finally
        {
            printer.Dispose();
        }
    }

    /// <summary>Writes a message as JSON into a string.</summary>
    /// <param name="message">The bytes of the message and nothing after them.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: bytes that are not such a message, or a value that JSON cannot express. Offsets are
    /// in the message.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// Console.WriteLine(OctavoProtoJson.ToJsonString(File.ReadAllBytes("order.pb"), types.Message("shop.Order")));
    /// </code></example>
    public static string ToJsonString(ReadOnlySpan<byte> message, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        ToJson(destination, message, type, options);
        return Encoding.UTF8.GetString(destination.WrittenSpan);
    }

    /// <summary>Reads a string of JSON as a message into a new array.</summary>
    /// <param name="json">The value, with only white space after it.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The bytes of the message, with its fields in the order of the members.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: text that is not JSON, or not such a message. Offsets count bytes in
    /// UTF-8.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// byte[] message = OctavoProtoJson.FromJson("""{"id":7}""", types.Message("shop.Order"));
    /// </code></example>
    public static byte[] FromJson(string json, ProtoMessageType type, OctavoProtoJsonOptions? options = null) => FromJson(Utf8(json), type, options);

    /// <summary>Reads JSON as a message into a new array.</summary>
    /// <param name="json">UTF-8: the value, with only white space after it.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The bytes of the message, with its fields in the order of the members.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: text that is not JSON, or not such a message.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// byte[] message = OctavoProtoJson.FromJson("""{"id":7}"""u8, types.Message("shop.Order"));
    /// </code></example>
    public static byte[] FromJson(ReadOnlySpan<byte> json, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        FromJson(destination, json, type, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Reads JSON as a message into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error they are not a message.</param>
    /// <param name="json">UTF-8: the value, with only white space after it.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: text that is not JSON, or not such a message.</exception>
    /// <example><code>
    /// ProtoJsonTypes types = ProtoJsonTypes.FromDescriptorSet(File.ReadAllBytes("shop.pb"));
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoProtoJson.FromJson(buffer, """{"id":7}"""u8, types.Message("shop.Order"));
    /// </code></example>
    public static void FromJson(IBufferWriter<byte> destination, ReadOnlySpan<byte> json, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(type);
        options ??= OctavoProtoJsonOptions.Default;
        CheckLength(json.Length, options, Name);
        var parser = new MessageParser(json, destination, type.Types, options);
        try
        {
            parser.Root(type);
        }
        catch (OctavoException found) when (found.Format.Length == 0)
        {
            throw new OctavoException(found, Name, parser.At, JsonPath.Find(json, type, parser.At, options.Json));
        }
        finally
        {
            parser.Dispose();
        }
    }

    private static byte[] Utf8(string json)
    {
        ArgumentNullException.ThrowIfNull(json);
        try
        {
            return s_strict.GetBytes(json);
        }
        catch (EncoderFallbackException found)
        {
            int offset = Encoding.UTF8.GetByteCount(json.AsSpan(0, found.Index));
            throw new OctavoException(OctavoErrorCode.InvalidText, "the text has a lone surrogate.", Name, offset);
        }
    }

    private static void CheckLength(int length, OctavoProtoJsonOptions options, string format)
    {
        if (length > options.Limits.MaxTotalBytes)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded,
                $"the source is larger than SerializerLimits.MaxTotalBytes = {options.Limits.MaxTotalBytes}.", format, options.Limits.MaxTotalBytes);
        }
    }
}
