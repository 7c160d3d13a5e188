// Owns: the way of unknown fields of Protobuf between a stream, in which another library keeps them, and what readers and writers take. Knows no type.
using System.Buffers;
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>For emitted code: unknown fields that an object keeps for another library.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class UnknownFieldStream
{
    /// <summary>Unknown fields as they are in a stream.</summary>
    /// <param name="stream">Tags and values, to its end.</param>
    /// <returns>Null if the stream is empty.</returns>
    public static UnknownMembers? Read(Stream stream)
    {
        ArgumentNullException.ThrowIfNull(stream);
        var bytes = new ArrayBufferWriter<byte>();
        for (int read = stream.Read(bytes.GetSpan()); read > 0; read = stream.Read(bytes.GetSpan()))
        {
            bytes.Advance(read);
        }
        return bytes.WrittenCount == 0 ? null : new UnknownMembers(OctavoProtobuf.Name, bytes, 1);
    }

    /// <summary>Adds unknown fields to a stream.</summary>
    /// <param name="stream">The stream.</param>
    /// <param name="unknown">What a reader of Protobuf kept.</param>
    public static void Write(Stream stream, UnknownMembers unknown)
    {
        ArgumentNullException.ThrowIfNull(stream);
        ArgumentNullException.ThrowIfNull(unknown);
        stream.Write(unknown.Bytes.Span);
    }
}
