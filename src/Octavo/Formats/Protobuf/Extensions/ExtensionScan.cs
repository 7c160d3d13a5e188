// Owns: the way over a message's unknown fields from one of an extension to the next. Knows no value.
namespace Octavo.Protobuf.Extensions;

/// <summary>Goes over unknown fields, whose frames a reader has checked when it kept them.</summary>
/// <param name="data">The fields.</param>
/// <param name="number">The extension's number.</param>
/// <param name="isItem">Whether it is an item of a message set; as a plain field it is found in addition.</param>
internal ref struct ExtensionScan(ReadOnlySpan<byte> data, int number, bool isItem)
{
    private readonly ReadOnlySpan<byte> _data = data;
    private int _at;

    /// <summary>The field that was found last.</summary>
    internal ExtensionField Found { get; private set; }

    /// <summary>Finds the next one.</summary>
    /// <returns>False at the end.</returns>
    internal bool Next()
    {
        while (_at < _data.Length)
        {
            int start = _at;
            ProtobufField field = FieldAt(_data, start, out int contentEnd, out _at);
            if (field.Number == number)
            {
                Found = new ExtensionField(field.WireType, start, field.Value, field.Content, contentEnd, _at);
                return true;
            }
            if (isItem && field is { Number: MessageSetItem.Number, WireType: ProtobufTag.GroupStart }
                && MessageSetItem.Read(_data, field.Content, contentEnd, out ProtobufField message) == number)
            {
                Found = new ExtensionField(ProtobufTag.Delimited, start, message.Value, message.Content, message.End, _at);
                return true;
            }
        }
        return false;
    }

    /// <summary>The field at a place.</summary>
    /// <param name="data">The fields.</param>
    /// <param name="at">The place.</param>
    /// <param name="contentEnd">Where its content ends; of a group, before the tag that ends it.</param>
    /// <param name="end">After the field.</param>
    internal static ProtobufField FieldAt(ReadOnlySpan<byte> data, int at, out int contentEnd, out int end)
    {
        ProtobufField field = At(data, at);
        contentEnd = end = field.End;
        for (int open = field.WireType == ProtobufTag.GroupStart ? 1 : 0; open > 0;)
        {
            contentEnd = end;
            ProtobufField inner = At(data, end);
            open += inner.WireType switch { ProtobufTag.GroupStart => 1, ProtobufTag.GroupEnd => -1, _ => 0 };
            end = inner.End;
        }
        return field;
    }

    private static ProtobufField At(ReadOnlySpan<byte> data, int at)
    {
        ProtobufField field = ProtobufField.At(data, at, data.Length);
        return field is { Tag: not 0, End: >= 0 } ? field
            : throw new OctavoException(OctavoErrorCode.InvalidData, "no field begins here, or it has no end.", OctavoProtobuf.Name, at);
    }
}
