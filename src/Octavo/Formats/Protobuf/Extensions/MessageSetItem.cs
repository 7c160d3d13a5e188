// Owns: the items of message sets on the wire: a group 1 of type_id = 2 and message = 3, in either order. Knows no message.
using Octavo.Buffers;

namespace Octavo.Protobuf.Extensions;

internal static class MessageSetItem
{
    internal const int Number = 1;
    internal const int TypeId = 2;
    internal const int Message = 3;

    /// <summary>Finds an item's number and message. Of several of either the first counts, as in Protobuf's own parsers.</summary>
    /// <param name="data">The unknown fields.</param>
    /// <param name="at">Where the item's content begins.</param>
    /// <param name="end">Where it ends.</param>
    /// <param name="message">The message's field; without meaning if 0 is returned.</param>
    /// <returns>The number; 0 if the item has none, or no message.</returns>
    internal static int Read(ReadOnlySpan<byte> data, int at, int end, out ProtobufField message)
    {
        int number = 0;
        message = default;
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        while (at < end)
        {
            ProtobufField part = ExtensionScan.FieldAt(data, at, out _, out at);
            if (part is { Number: TypeId, WireType: ProtobufTag.Varint } && number == 0)
            {
                number = new OctavoProtobufReader(data[part.Value..at], scratch, OctavoProtobufOptions.Default).ReadInt32();
            }
            else if (part is { Number: Message, WireType: ProtobufTag.Delimited } && message.Tag == 0)
            {
                message = part;
            }
        }
        return message.Tag == 0 ? 0 : number;
    }

    /// <summary>Writes an item.</summary>
    internal static void Write(ref OctavoProtobufWriter writer, int number, ReadOnlySpan<byte> message)
    {
        writer.WriteTag(Number, ProtobufWireType.StartGroup);
        writer.WriteTag(TypeId, ProtobufWireType.Varint);
        writer.WriteInt32(number);
        writer.WriteTag(Message, ProtobufWireType.LengthDelimited);
        writer.WriteBytes(message);
        writer.WriteTag(Number, ProtobufWireType.EndGroup);
    }
}
