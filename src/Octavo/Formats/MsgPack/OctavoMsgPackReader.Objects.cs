// Owns: MessagePack's objects of any registered type on the reading side. docs/formats/messagepack.md, "Objects", "Structure".
using System.Runtime.CompilerServices;
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
        if (MsgPackTimestampEncoder.IsNext(ref reader.Need(3)))
        {
            return reader.ReadDateTime();
        }
        if (IsExtension(head))
        {
            return reader.ReadTyped(reader.ReadType(null, out long end), end);
        }
        reader.Enter();
        object value = head is < MsgPackCode.FixArray or MsgPackCode.Map16 or MsgPackCode.Map32 ? ObjectItems.ReadMap(ref reader)! : ObjectItems.Read(ref reader)!.ToArray();
        reader.Leave();
        return value;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadOpen(ref OctavoMsgPackReader reader, Type union, out object? value)
    {
        if (!IsExtension(reader.Need(1)))
        {
            value = null;
            return false;
        }
        value = reader.ReadTyped(reader.ReadType(union, out long end), end);
        return true;
    }

    /// <summary>What follows where object is declared, for walks: nulls and scalars are passed over.</summary>
    /// <returns>The type of the value that follows; null where nothing is left to pass over.</returns>
    internal RegisteredType? ReadType()
    {
        byte head = Need(1);
        if (IsExtension(head) && !MsgPackTimestampEncoder.IsNext(ref Need(3)))
        {
            return ReadType(null, out _);
        }
        switch (head)
        {
            case >= MsgPackCode.FixMap and < MsgPackCode.FixArray or MsgPackCode.Map16 or MsgPackCode.Map32:
                return _options.Registry.Of(BuiltInTypes.ObjectMap);
            case >= MsgPackCode.FixArray and < MsgPackCode.FixStr or MsgPackCode.Array16 or MsgPackCode.Array32:
                return _options.Registry.Of(BuiltInTypes.ObjectArray);
            default:
                ReadAny(ref this);
                return null;
        }
    }

    /// <summary>The type of the object that follows in an open union; null where a case follows, or null.</summary>
    internal RegisteredType? ReadOpenType(Type union) => IsExtension(Need(1)) ? ReadType(union, out _) : null;

    private static bool IsExtension(byte head) => head is >= MsgPackCode.Ext8 and <= MsgPackCode.Ext32 or >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16;

    /// <summary>The head of an extension: its length, the array's head, the type's id.</summary>
    private RegisteredType ReadType(Type? union, out long end)
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
        end = _window.Offset + length;
        if (ReadArrayStart(1) is var count and not 2)
        {
            Throw.InvalidData($"an object is an array of its type's id and its value; this one has {count} elements.");
        }
        uint id = ReadUInt32();
        return union is null ? _options.Registry.Of(id) : _options.Registry.Of(id, union);
    }

    /// <summary>The value, which fills the extension exactly.</summary>
    private object ReadTyped(RegisteredType type, long end)
    {
        if (type.Nests)
        {
            Enter();
        }
        object? value = type.Entry.ReadObject(ref this);
        if (type.Nests)
        {
            Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        if (_window.Offset != end)
        {
            Throw.InvalidData($"an extension is not filled by its object of {type.Type}.");
        }
        return value;
    }
}
