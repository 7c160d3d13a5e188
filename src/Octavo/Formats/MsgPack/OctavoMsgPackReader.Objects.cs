// Owns: MessagePack's objects of any registered type on the reading side. docs/formats/messagepack.md, "Objects".
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoMsgPackReader reader)
    {
        byte head = reader.Need(1);
        switch (head)
        {
            case <= MsgPackCode.MaxFixInt or MsgPackCode.UInt8:
                return reader.ReadByte();
            case >= MsgPackCode.MinNegativeFixInt or MsgPackCode.Int8:
                return reader.ReadSByte();
            case MsgPackCode.Nil:
                reader.Commit(1);
                return null;
            case MsgPackCode.False or MsgPackCode.True:
                return reader.ReadBool();
            case MsgPackCode.UInt16:
                return reader.ReadUInt16();
            case MsgPackCode.UInt32:
                return reader.ReadUInt32();
            case MsgPackCode.UInt64:
                return reader.ReadUInt64();
            case MsgPackCode.Int16:
                return reader.ReadInt16();
            case MsgPackCode.Int32:
                return reader.ReadInt32();
            case MsgPackCode.Int64:
                return reader.ReadInt64();
            case MsgPackCode.Float32:
                return reader.ReadSingle();
            case MsgPackCode.Float64:
                return reader.ReadDouble();
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil or MsgPackCode.Str8 or MsgPackCode.Str16 or MsgPackCode.Str32:
                return reader.ReadText();
            case MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32:
                return reader.ReadBytes();
            case MsgPackCode.NeverUsed:
                Throw.InvalidData("the head 0xC1 is never used.");
                return null;
        }
        bool isExtension = head is >= MsgPackCode.Ext8 and <= MsgPackCode.Ext32 or >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16;
        if (isExtension && MsgPackTimestampEncoder.IsNext(ref reader.Need(3)))
        {
            return reader.ReadDateTime();
        }
        reader.Enter();
        object value = isExtension ? reader.ReadTyped()
            : head is < MsgPackCode.FixArray or MsgPackCode.Map16 or MsgPackCode.Map32 ? ObjectItems.ReadMap(ref reader)!
            : ObjectItems.Read(ref reader)!.ToArray();
        reader.Leave();
        return value;
    }

    /// <summary>An extension of the type's id and the value, which fill it exactly.</summary>
    private object ReadTyped()
    {
        Commit(MsgPackEncoder.GetExtHead(ref Need(MaxHead + 1), out uint length, out sbyte kind));
        if (kind != OctavoMsgPackWriter.ObjectExtension)
        {
            Throw.TypeMismatch("an object", $"an extension of type {kind}");
        }
        if (length > _window.Remaining)
        {
            Throw.CountTooLarge(length, _window.Remaining);
        }
        long end = _window.Offset + length;
        if (ReadArrayStart(1) is var count and not 2)
        {
            Throw.InvalidData($"an object is an array of its type's id and its value; this one has {count} elements.");
        }
        RegisteredType type = _options.Registry.Of(ReadUInt32());
        object? value = type.Entry.ReadObject(ref this);
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        if (_window.Offset != end)
        {
            Throw.InvalidData($"an extension of {length} bytes is not filled by its object of {type.Type}.");
        }
        return value;
    }
}
