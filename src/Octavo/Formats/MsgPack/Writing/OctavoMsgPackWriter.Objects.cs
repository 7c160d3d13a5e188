// Owns: MessagePack's objects of any registered type on the writing side. docs/formats/messagepack.md, "Objects".
using System.Collections;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Codecs.Types;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <summary>The extension type of objects whose type MessagePack does not tell: an array of the type's id and the value.</summary>
    internal const sbyte ObjectExtension = 79;

    /// <summary>Bytes left free for an extension's head: those of one of 3 to 255 bytes.</summary>
    private const byte ExtensionHead = 3;

    /// <inheritdoc/>
    public static void WriteValue<T>(ref OctavoMsgPackWriter writer, scoped in T? value) => CodecCache<T>.Entry.Write(ref writer, in value!);

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoMsgPackWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);

    /// <summary>What MessagePack-CSharp writes for an object it writes here: numbers in the width of their type, so the type comes back.</summary>
    /// <inheritdoc/>
    public static void WriteAny(ref OctavoMsgPackWriter writer, object? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        RegisteredType type = writer._window.State.Options.Registry.Of(value);
        switch (type.Id)
        {
            case BuiltInTypes.Bool:
                writer.WriteBool((bool)value);
                break;
            case BuiltInTypes.SByte:
                writer.WriteWhole(MsgPackCode.Int8, (byte)(sbyte)value);
                break;
            case BuiltInTypes.Byte:
                writer.WriteWhole(MsgPackCode.UInt8, (byte)value);
                break;
            case BuiltInTypes.Int16:
                writer.WriteWhole(MsgPackCode.Int16, (ushort)(short)value);
                break;
            case BuiltInTypes.UInt16:
                writer.WriteWhole(MsgPackCode.UInt16, (ushort)value);
                break;
            case BuiltInTypes.Int32:
                writer.WriteWhole(MsgPackCode.Int32, (uint)(int)value);
                break;
            case BuiltInTypes.UInt32:
                writer.WriteWhole(MsgPackCode.UInt32, (uint)value);
                break;
            case BuiltInTypes.Int64:
                writer.WriteWhole(MsgPackCode.Int64, (ulong)(long)value);
                break;
            case BuiltInTypes.UInt64:
                writer.WriteWhole(MsgPackCode.UInt64, (ulong)value);
                break;
            case BuiltInTypes.Single or BuiltInTypes.Double or BuiltInTypes.Char or BuiltInTypes.DateTime or BuiltInTypes.Text or BuiltInTypes.Bytes:
                type.Entry.WriteObject(ref writer, value);
                break;
            case BuiltInTypes.ObjectArray or BuiltInTypes.ObjectList or BuiltInTypes.ArrayList:
                writer.Enter();
                ObjectItems.Write(ref writer, (ICollection)value);
                writer.Leave();
                break;
            case BuiltInTypes.TextMap or BuiltInTypes.ObjectMap or BuiltInTypes.Hashtable:
                writer.Enter();
                ObjectItems.WriteMap(ref writer, (IDictionary)value);
                writer.Leave();
                break;
            default:
                writer.WriteTyped(type, value);
                break;
        }
    }

    /// <inheritdoc/>
    public static void WriteOpen(ref OctavoMsgPackWriter writer, object value, Type union) =>
        writer.WriteTyped(writer._window.State.Options.Registry.Of(value, union), value);

    /// <summary>An extension. Its length comes first: nothing is flushed before it is known, and what was written moves if the length takes another
    /// width.</summary>
    private void WriteTyped(RegisteredType type, object value)
    {
        if (type.Nests)
        {
            Enter();
        }
        int start = _window.OpenScope(ExtensionHead);
        WriteArrayStart(2);
        WriteInt32(type.Id);
        type.Entry.WriteObject(ref this, value);
        int length = _window.ScopeLength(start, ExtensionHead);
        int head = length switch { 4 or 8 or 16 => 2, <= byte.MaxValue => 3, <= ushort.MaxValue => 4, _ => 6 };
        MsgPackEncoder.PutExtHead(ref _window.CloseScope(start, ExtensionHead, head), ObjectExtension, length);
        if (type.Nests)
        {
            Leave();
        }
    }

    private void WriteWhole(byte head, byte value)
    {
        ref byte at = ref Reserve(2);
        at = head;
        Bytes.At(ref at, 1) = value;
        Advance(2);
    }

    private void WriteWhole(byte head, ushort value)
    {
        ref byte at = ref Reserve(3);
        at = head;
        Bytes.PutBig(ref at, 1, value);
        Advance(3);
    }

    private void WriteWhole(byte head, uint value)
    {
        ref byte at = ref Reserve(5);
        at = head;
        Bytes.PutBig(ref at, 1, value);
        Advance(5);
    }

    private void WriteWhole(byte head, ulong value)
    {
        ref byte at = ref Reserve(9);
        at = head;
        Bytes.PutBig(ref at, 1, value);
        Advance(9);
    }
}
