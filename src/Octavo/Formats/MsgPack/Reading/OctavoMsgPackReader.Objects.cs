// Owns: MessagePack's objects of any registered type on the reading side. docs/formats/messagepack.md, "Objects", "Structure".
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoMsgPackReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoMsgPackReader reader)
    {
        byte head = reader.Need(1);
        bool isMap = IsMap(head);
        if (isMap || IsArray(head))
        {
            reader.Enter();
            object value = isMap ? ObjectItems.ReadMap(ref reader)! : ObjectItems.Read(ref reader)!.ToArray();
            reader.Leave();
            return value;
        }
        return reader.IsTyped(head) ? reader.ReadTyped(reader._options.Registry.Of(reader.ReadTypeId(out long end)), end) : reader.ReadScalar(head);
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
        value = reader.ReadTyped(union);
        return true;
    }

    /// <summary>What follows if object is declared, for locators: nulls and scalars are skipped.</summary>
    /// <returns>The id of the type of the value that follows; null if nothing is left to skip.</returns>
    internal uint? ReadTypeId()
    {
        byte head = Need(1);
        if (IsMap(head))
        {
            return BuiltInTypes.ObjectMap;
        }
        if (IsArray(head))
        {
            return BuiltInTypes.ObjectArray;
        }
        if (IsTyped(head))
        {
            return ReadTypeId(out _);
        }
        ReadScalar(head);
        return null;
    }

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    internal uint? ReadOpenTypeId() => IsExtension(Need(1)) ? ReadTypeId(out _) : null;

    private static bool IsMap(byte head) => head is >= MsgPackCode.FixMap and < MsgPackCode.FixArray or MsgPackCode.Map16 or MsgPackCode.Map32;

    private static bool IsArray(byte head) => head is >= MsgPackCode.FixArray and < MsgPackCode.FixStr or MsgPackCode.Array16 or MsgPackCode.Array32;

    private static bool IsExtension(byte head) => head is >= MsgPackCode.Ext8 and <= MsgPackCode.Ext32 or >= MsgPackCode.FixExt1 and <= MsgPackCode.FixExt16;

    /// <summary>Whether an extension follows that holds an object; one that is a timestamp is a scalar.</summary>
    private bool IsTyped(byte head) => IsExtension(head) && !MsgPackTimestampEncoder.IsNext(ref Need(3));

    /// <summary>Null, or a value that holds no others. Locators skip them by this: what reads objects of any type is left out of programs that have
    /// none.</summary>
    /// <param name="head">The next byte: neither a map's nor an array's, nor that of an object of a registered type.</param>
    private object? ReadScalar(byte head)
    {
        switch (head)
        {
            case <= MsgPackCode.MaxFixInt or MsgPackCode.UInt8:
                return ReadByte();
            case >= MsgPackCode.MinNegativeFixInt or MsgPackCode.Int8:
                return ReadSByte();
            case MsgPackCode.Nil:
                Commit(1);
                return null;
            case MsgPackCode.False or MsgPackCode.True:
                return ReadBool();
            case MsgPackCode.UInt16:
                return ReadUInt16();
            case MsgPackCode.UInt32:
                return ReadUInt32();
            case MsgPackCode.UInt64:
                return ReadUInt64();
            case MsgPackCode.Int16:
                return ReadInt16();
            case MsgPackCode.Int32:
                return ReadInt32();
            case MsgPackCode.Int64:
                return ReadInt64();
            case MsgPackCode.Float32:
                return ReadSingle();
            case MsgPackCode.Float64:
                return ReadDouble();
            case >= MsgPackCode.FixStr and < MsgPackCode.Nil or MsgPackCode.Str8 or MsgPackCode.Str16 or MsgPackCode.Str32:
                return ReadText();
            case MsgPackCode.Bin8 or MsgPackCode.Bin16 or MsgPackCode.Bin32:
                return ReadBytes();
            case MsgPackCode.NeverUsed:
                MsgPackCode.RefuseNeverUsed();
                return null;
            default:
                return ReadDateTime();
        }
    }

    /// <summary>The head of an extension: its length, the array's head, the type's id.</summary>
    private uint ReadTypeId(out long end)
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
        return ReadUInt32();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private object ReadTyped(Type union) => ReadTyped(_options.Registry.Of(ReadTypeId(out long end), union), end);

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
            Throw.InvalidData($"the object of {type.Type} does not fill its extension.");
        }
        return value;
    }
}
