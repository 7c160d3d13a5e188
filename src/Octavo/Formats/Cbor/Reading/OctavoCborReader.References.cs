// Owns: CBOR's objects with references on the reading side. docs/formats/cbor.md, "References".
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <summary>The place of an object that no reference can name.</summary>
    private const int NoNumber = -1;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetObjectStart(ref byte at, Layout layout, int known, out int members)
    {
        if (Bytes.Get<ushort>(ref at) == (CborCode.TagByte | (CborCode.Shareable << 8)) && (uint)Bytes.At(ref at, 2) - CborCode.Array < CborCode.Direct)
        {
            members = Bytes.At(ref at, 2) - CborCode.Array;
            return 3;
        }
        nint length = GetOtherObjectStart(ref at, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    public static int ReadObjectStart(ref OctavoCborReader reader, Layout layout) => reader.ReadObjectStart();

    /// <inheritdoc/>
    public static object ReadReference(ref OctavoCborReader reader) => reader.Objects().Get(reader.ReadNumber());

    /// <inheritdoc/>
    public static int BeginObject(ref OctavoCborReader reader, object? value)
    {
        reader.Enter();
        if (reader._isUnmarked)
        {
            reader._isUnmarked = false;
            return NoNumber;
        }
        return reader.Objects().Add(value);
    }

    /// <inheritdoc/>
    public static void EndObject(ref OctavoCborReader reader) => reader.Leave();

    /// <inheritdoc/>
    public static void KeepMade(ref OctavoCborReader reader, int number, object value)
    {
        if (number != NoNumber)
        {
            reader._objects!.Make(number, value);
        }
    }

    /// <summary>Skips a reference, for locators.</summary>
    internal void SkipReference() => ReadNumber();

    private ReadReferences Objects() => _objects ??= new ReadReferences(_hasSkipped);

    /// <summary>Notes that a value is skipped: objects in it have numbers, and nobody knows how many.</summary>
    private void NoteSkipped()
    {
        _hasSkipped = true;
        _objects?.Skip();
    }

    /// <summary>The number after tag 29.</summary>
    private uint ReadNumber()
    {
        Commit(CborEncoder.GetTag(ref Need(MaxHead), out _));
        Commit(GetUInt64(ref Need(MaxUInt64), out ulong number));
        return (uint)Math.Min(number, uint.MaxValue);
    }

    /// <summary>An object after tag 28, a reference, which stays where it is, or an object without the tag, which no reference can name.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadObjectStart()
    {
        bool isMarked = false;
        while (CborEncoder.GetTag(ref Need(MaxHead), out ulong tag) is var length and not 0)
        {
            if (tag == CborCode.SharedReference && !isMarked)
            {
                return ObjectHead.Reference;
            }
            if (tag != CborCode.SelfDescribed && (tag != CborCode.Shareable || isMarked))
            {
                Throw.TypeMismatch("an object", $"tag {tag}");
            }
            isMarked |= tag == CborCode.Shareable;
            Commit(length);
        }
        int members = TakeStart();
        if (members == ObjectHead.Null && isMarked)
        {
            Throw.TypeMismatch("an object after tag 28", "null");
        }
        if (members != ObjectHead.Null)
        {
            _isUnmarked = !isMarked;
            CheckHead(members);
        }
        return members;
    }

    /// <summary>A long head is for the instance; a reference is left where it is.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherObjectStart(ref byte at, out int members)
    {
        if ((at | 1) == CborCode.Undefined)
        {
            members = ObjectHead.Null;
            return 1;
        }
        members = Bytes.Get<ushort>(ref at) == (CborCode.TagByte | (CborCode.SharedReference << 8)) ? ObjectHead.Reference : ObjectHead.Unread;
        return 0;
    }
}
