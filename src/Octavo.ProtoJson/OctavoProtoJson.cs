// Owns: the conversion between a message's bytes and its JSON, by the message's descriptor.
using System.Buffers;
using Octavo.ProtoMapping;
using Octavo.ProtoMapping.Parsing;
using Octavo.ProtoMapping.Printing;

namespace Octavo;

/// <summary>ProtoJSON, the JSON mapping of Protocol Buffers: https://protobuf.dev/programming-guides/json/. What is read and written how:
/// docs/formats/protojson.md.</summary>
public static partial class OctavoProtoJson
{
    internal const string Name = "ProtoJSON";
    internal const string MessageName = "Protobuf";

    /// <summary>Writes a message as JSON into a new array.</summary>
    /// <param name="message">The message's bytes and nothing behind them.</param>
    /// <param name="type">Its type.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <returns>UTF-8.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: bytes that are no such message, or what JSON cannot say. Offsets are the
    /// message's.</exception>
    public static byte[] ToJson(ReadOnlySpan<byte> message, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        ToJson(destination, message, type, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Writes a message as JSON into a buffer writer.</summary>
    /// <param name="destination">Advanced by what was written; on an error, by what was complete until then.</param>
    /// <param name="message">The message's bytes and nothing behind them.</param>
    /// <param name="type">Its type.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: bytes that are no such message, or what JSON cannot say. Offsets are the
    /// message's.</exception>
    public static void ToJson(IBufferWriter<byte> destination, ReadOnlySpan<byte> message, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(type);
        options ??= OctavoProtoJsonOptions.Default;
        CheckLength(message.Length, options, MessageName);
        var printer = new MessagePrinter(destination, type.Types, options);
        try
        {
            printer.Message(type, message, 0);
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

    /// <summary>Reads JSON as a message into a new array.</summary>
    /// <param name="json">UTF-8: the value and nothing behind it but white space.</param>
    /// <param name="type">The message's type.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <returns>The message's bytes, its fields in the order of the members.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: what is no JSON, or no such message.</exception>
    public static byte[] FromJson(ReadOnlySpan<byte> json, ProtoMessageType type, OctavoProtoJsonOptions? options = null)
    {
        var destination = new ArrayBufferWriter<byte>();
        FromJson(destination, json, type, options);
        return destination.WrittenSpan.ToArray();
    }

    /// <summary>Reads JSON as a message into a buffer writer.</summary>
    /// <param name="destination">Advanced by what was written; what it has on an error is no message.</param>
    /// <param name="json">UTF-8: the value and nothing behind it but white space.</param>
    /// <param name="type">The message's type.</param>
    /// <param name="options">Options; the defaults where null.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>: what is no JSON, or no such message.</exception>
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

    private static void CheckLength(int length, OctavoProtoJsonOptions options, string format)
    {
        if (length > options.Limits.MaxTotalBytes)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded,
                $"the source is larger than SerializerLimits.MaxTotalBytes = {options.Limits.MaxTotalBytes}.", format, options.Limits.MaxTotalBytes);
        }
    }
}
