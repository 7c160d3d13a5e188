// Owns: the path of the field that a byte of a message belongs to. Cold: it is asked for an error alone.
using System.Text;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Printing;

/// <summary>A locator by the type of the message. The content of an Any is bytes here: the path ends at the Any.</summary>
internal static class MessagePath
{
    /// <summary>The path.</summary>
    /// <param name="data">The message, which may be none from the byte on.</param>
    /// <param name="type">The type of the message.</param>
    /// <param name="offset">The byte.</param>
    internal static string Find(ReadOnlySpan<byte> data, ProtoMessageType type, long offset)
    {
        var path = new StringBuilder(type.FullName[(type.FullName.LastIndexOf('.') + 1)..]);
        try
        {
            while (Descend(ref data, ref type, ref offset, path))
            {
            }
        }
        catch (OctavoException)
        {
            // The data is damaged there: the path leads up to it.
        }
        return path.ToString();
    }

    private static bool Descend(ref ReadOnlySpan<byte> data, ref ProtoMessageType type, ref long offset, StringBuilder path)
    {
        var reader = new WireReader(data);
        var counts = new Dictionary<FieldType, int>();
        while (!reader.IsAtEnd)
        {
            int number = reader.Tag(out ProtobufWireType wire);
            FieldType? field = type.Find(number);
            WireReader behind = reader;
            int start = reader.Position;
            int length = -1;
            try
            {
                length = behind.Pass(number, wire, SerializerLimits.Default.MaxDepth, out start);
            }
            catch (OctavoException) when (field is not null)
            {
                // It is the one at fault.
            }
            if (field is not null && (length < 0 || behind.Position > offset))
            {
                int index = counts.GetValueOrDefault(field);
                path.Append(field.IsExtension ? "" : ".").Append(field.Name).Append(field.IsRepeated ? $"[{index}]" : "");
                if (length < 0 || field.Message is null || wire != field.Wire || offset < start)
                {
                    return false;
                }
                data = data.Slice(start, length);
                offset -= start;
                type = field.Message;
                return true;
            }
            if (field is { IsRepeated: true })
            {
                counts[field] = counts.GetValueOrDefault(field) + 1;
            }
            reader = behind;
        }
        return false;
    }
}
