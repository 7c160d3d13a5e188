// Owns: one field of Protobuf data as it is there: tag and value, or what is wrong with them. Never throws. Knows no type.
namespace Octavo.Protobuf;

/// <summary>A field found by going over the data.</summary>
/// <param name="Tag">Its tag; 0 if that is none.</param>
/// <param name="Value">Where the value begins, its length after it.</param>
/// <param name="Content">Where the content begins: after a length, else as the value.</param>
/// <param name="End">After the value; −1 if it has no end inside the scope. Of a group, where its content begins.</param>
internal readonly record struct ProtobufField(uint Tag, int Value, int Content, int End)
{
    internal int Number => ProtobufTag.NumberOf(Tag);

    internal uint WireType => ProtobufTag.TypeOf(Tag);

    /// <summary>Finds the field at a position.</summary>
    internal static ProtobufField At(ReadOnlySpan<byte> data, int at, int end)
    {
        ReadOnlySpan<byte> scope = data[..end];
        int value = Varint(scope, at, out ulong tag);
        if (value < 0 || value - at > ProtobufVarint.Longest32 || tag is < 8 or > uint.MaxValue || ProtobufTag.TypeOf((uint)tag) > ProtobufTag.Fixed32)
        {
            return new ProtobufField(0, at, at, -1);
        }
        int content = value;
        long last;
        switch (ProtobufTag.TypeOf((uint)tag))
        {
            case ProtobufTag.Varint:
                last = Varint(scope, value, out _);
                break;
            case ProtobufTag.Fixed64:
                last = value + 8;
                break;
            case ProtobufTag.Fixed32:
                last = value + 4;
                break;
            case ProtobufTag.Delimited:
                content = Varint(scope, value, out ulong length);
                last = content < 0 || length > (ulong)(end - content) ? -1 : content + (long)length;
                content = Math.Max(content, value);
                break;
            default:
                last = value;
                break;
        }
        return new ProtobufField((uint)tag, value, content, last > end ? -1 : (int)last);
    }

    /// <summary>The position after a varint; −1 if it has no end.</summary>
    private static int Varint(ReadOnlySpan<byte> scope, int at, out ulong value)
    {
        value = 0;
        for (int n = 0; n < ProtobufVarint.Longest && at + n < scope.Length; n++)
        {
            byte group = scope[at + n];
            value |= (ulong)(group & 0x7F) << (7 * n);
            if (group < 0x80)
            {
                return at + n + 1;
            }
        }
        return -1;
    }
}
