// Owns: MessagePack's objects with references on the writing side: an extension with a number. docs/formats/messagepack.md, "References".
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackWriter
{
    /// <summary>The extension type of a reference: the number of an object that came before.</summary>
    internal const sbyte ReferenceExtension = 80;

    /// <inheritdoc/>
    public static bool BeginObject(ref OctavoMsgPackWriter writer, object value, bool canWait)
    {
        int number = writer._window.State.Objects.Begin(value);
        if (number < 0)
        {
            writer.Enter();
            return true;
        }
        writer.WriteReference((uint)number);
        return false;
    }

    /// <inheritdoc/>
    public static object KnownText(ref OctavoMsgPackWriter writer, string text) => writer._window.State.Objects.Known(text);

    /// <inheritdoc/>
    public static void EndObject(ref OctavoMsgPackWriter writer) => writer.Leave();

    private void WriteReference(uint number)
    {
        int length = number <= byte.MaxValue ? 1 : number <= ushort.MaxValue ? 2 : 4;
        ref byte at = ref Reserve(2 + length);
        nint head = MsgPackEncoder.PutExtHead(ref at, ReferenceExtension, length);
        for (int i = length - 1; i >= 0; i--, number >>= 8)
        {
            Bytes.At(ref at, head + i) = (byte)number;
        }
        Advance(head + length);
    }
}
