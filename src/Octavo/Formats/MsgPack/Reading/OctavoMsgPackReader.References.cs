// Owns: MessagePack's objects with references on the reading side. docs/formats/messagepack.md, "References".
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.MsgPack;

public ref partial struct OctavoMsgPackReader
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetObjectStart(ref byte at, Layout layout, int known, out int members)
    {
        uint head = at;
        if ((head & 0xf0) == MsgPackCode.FixArray)
        {
            members = (int)(head & 15);
            return 1;
        }
        nint length = GetOtherObjectStart(ref at, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoMsgPackReader reader, Layout layout)
    {
        reader.Commit(GetObjectStart(ref reader.Need(MaxHead), layout, 0, out int members));
        if (members != ObjectHead.Reference)
        {
            reader.CheckHead(members);
        }
        return members;
    }

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoMsgPackReader reader) => reader.Objects().Get(reader.ReadNumber());

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoMsgPackReader reader, object? value)
    {
        reader.Enter();
        return reader.Objects().Add(value);
    }

    /// <inheritdoc/>
    public static void EndObject(ref OctavoMsgPackReader reader) => reader.Leave();

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoMsgPackReader reader, int number, object value) => reader._objects!.Make(number, value);

    /// <summary>Skips a reference, for locators.</summary>
    internal void SkipReference() => ReadNumber();

    private ReadReferences Objects() => _objects ??= new ReadReferences(_hasSkipped);

    /// <summary>Notes that a value is skipped: objects in it have numbers, and nobody knows how many.</summary>
    private void NoteSkipped()
    {
        _hasSkipped = true;
        _objects?.Skip();
    }

    private uint ReadNumber()
    {
        Commit(MsgPackEncoder.GetExtHead(ref Need(MaxHead + 1), out uint length, out _));
        ref byte at = ref Need(4);
        uint number = 0;
        for (int i = 0; i < (int)length; i++)
        {
            number = (number << 8) | Bytes.At(ref at, i);
        }
        Commit((nint)length);
        return number;
    }

    /// <summary>A reference is left where it is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherObjectStart(ref byte at, out int members)
    {
        if (at is MsgPackCode.FixExt1 or MsgPackCode.FixExt2 or MsgPackCode.FixExt4 && Bytes.At(ref at, 1) == OctavoMsgPackWriter.ReferenceExtension)
        {
            members = ObjectHead.Reference;
            return 0;
        }
        return GetOtherStart(ref at, out members);
    }
}
