// Owns: times and spans of extensions, which are google.protobuf.Timestamp and Duration. Knows no field.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo.Protobuf.Extensions;

/// <summary>A message that the reader and the writer take for a scalar, with its length before it.</summary>
/// <param name="read">Reads it with its length.</param>
/// <param name="max">Bytes that it takes with its length at most.</param>
/// <param name="put">Puts it with its length, which is one byte.</param>
internal sealed class ExtensionTime<T>(ExtensionReading<T> read, int max, ExtensionPutting<T> put) : ExtensionForm<T>
    where T : notnull
{
    internal override T ReadMessage(ReadOnlySpan<byte> content, OctavoProtobufOptions? options)
    {
        var prefixed = new ArrayBufferWriter<byte>(content.Length + ProtobufVarint.Longest32);
        using (var writer = new OctavoProtobufWriter(prefixed))
        {
            writer.WriteBytes(content);
        }
        int before = prefixed.WrittenCount - content.Length;
        var reader = new OctavoProtobufReader(prefixed.WrittenSpan, options);
        try
        {
            return read(ref reader);
        }
        catch (OctavoException found)
        {
            throw new OctavoException(found, OctavoProtobuf.Name, Math.Max(0, reader.Offset - before), "");
        }
    }

    internal override byte[] WriteMessage(T value, OctavoProtobufOptions? options)
    {
        Span<byte> prefixed = stackalloc byte[max + OutputWindow.Slack];
        nint length = put(ref prefixed[0], value);
        return prefixed[1..(int)length].ToArray();
    }
}
