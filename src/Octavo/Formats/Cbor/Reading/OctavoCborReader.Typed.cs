// Owns: CBOR's typed arrays on the reading side. RFC 8746; docs/formats/cbor.md, "Typed arrays".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <summary>Answer of <see cref="TakeCount"/>: a typed array of the wanted elements is next, at its tag.</summary>
    private const int Typed = int.MinValue;

    /// <inheritdoc/>
    public static bool TypesSequences => true;

    /// <summary>The lengths and the elements of a multidimensional array after tag 40, or 1040 if the first dimension runs fastest. RFC 8746, section
    /// 3.1.</summary>
    /// <inheritdoc/>
    public static bool TryReadMultidimensional(ref OctavoCborReader reader, scoped Span<int> lengths, out bool byColumn)
    {
        byColumn = false;
        ref byte at = ref reader.Need(MaxHead);
        nint length = CborEncoder.GetTag(ref at, out ulong tag);
        if (length == 0 || length > reader._window.Remaining || tag is not (CborCode.RowMajor or CborCode.ColumnMajor))
        {
            return false;
        }
        reader.Commit(length);
        byColumn = tag == CborCode.ColumnMajor;
        if (reader.ReadArrayStart(1) != 2 || reader.ReadArrayStart(1) != lengths.Length)
        {
            Throw.InvalidValue("a multidimensional array", $"expected {lengths.Length} lengths and a sequence");
        }
        foreach (ref int dimension in lengths)
        {
            dimension = reader.ReadInt32();
        }
        return true;
    }

    /// <summary>The head of an array, or null.</summary>
    /// <param name="native">The tag of typed arrays that the caller copies; 0 if there is none.</param>
    /// <returns>The count, checked against the rest of the data; −1; or <see cref="Typed"/>.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int TakeCount(uint native)
    {
        nint length = GetStart(ref Need(MaxHead), Layout.Array, out int count);
        if (count == ObjectHead.Unread)
        {
            count = TakeOtherCount(native);
            if (count == Typed)
            {
                return count;
            }
        }
        else
        {
            Commit(length);
        }
        if (count < ObjectHead.Null)
        {
            Throw.TypeMismatch("an array", "a map");
        }
        CheckCount(count, 1);
        _claims.Take(count);
        return count;
    }

    /// <summary>Tags that say about an array what it is are skipped. Typed arrays that the caller does not copy are read as ordinary ones.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int TakeOtherCount(uint native)
    {
        while (true)
        {
            ref byte at = ref Need(MaxHead);
            nint length = CborEncoder.GetTag(ref at, out ulong tag);
            if (length == 0)
            {
                if (_window.Remaining == 0)
                {
                    Throw.EndOfData(); // not an integer, which the zeros after the data are
                }
                if (at is CborCode.IndefiniteArray or CborCode.IndefiniteMap)
                {
                    return TakeIndefinite();
                }
                Commit(GetStart(ref Need(MaxHead), Layout.Array, out int count));
                return count;
            }
            if (length > _window.Remaining)
            {
                Throw.EndOfData(); // not the tag that the zeros after the data make of it
            }
            if (!CborTyped.IsTyped(tag))
            {
                if (tag is not (CborCode.Set or CborCode.Homogeneous or CborCode.SelfDescribed))
                {
                    Throw.TypeMismatch("an array or a map", $"tag {tag}");
                }
                Commit(length);
                continue;
            }
            bool whole = IsWhole(length, tag);
            return whole && CborTyped.IsSame(tag, native) ? Typed : TakeItems(length, tag, whole);
        }
    }

    /// <summary>Bytes after a tag: a byte string, or a typed array of bytes, or one whose elements are bytes.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private byte[] ReadTaggedBytes()
    {
        while (CborEncoder.GetTag(ref Need(MaxHead), out ulong tag) is var length and not 0)
        {
            if (length > _window.Remaining)
            {
                Throw.EndOfData();
            }
            if (tag is CborTyped.Byte or CborTyped.ClampedByte or (>= CborCode.Base64Url and <= CborCode.EncodedItem) or CborCode.SelfDescribed)
            {
                Commit(length);
            }
            else if (CborTyped.IsTyped(tag))
            {
                return TakeItemsAsBytes(length, tag);
            }
            else
            {
                Throw.TypeMismatch("a byte string", $"tag {tag}");
            }
        }
        if (_window.Remaining == 0)
        {
            Throw.EndOfData();
        }
        return TakeByteString("a byte string");
    }

    private byte[] TakeItemsAsBytes(nint tagLength, ulong tag)
    {
        int count = TakeItems(tagLength, tag, IsWhole(tagLength, tag));
        _claims.Take(count);
        byte[] bytes = new byte[count];
        foreach (ref byte value in bytes.AsSpan())
        {
            value = ReadByte();
        }
        return bytes;
    }

    /// <summary>Makes items of a typed array, which are read next, for bodies whose elements have another form.</summary>
    /// <param name="tagLength">Bytes of the tag, at which the reader is.</param>
    /// <param name="tag">The tag.</param>
    /// <param name="whole">Whether the bytes are after it in one piece.</param>
    /// <returns>How many elements it has.</returns>
    private int TakeItems(nint tagLength, ulong tag, bool whole)
    {
        long from = _window.Offset;
        Commit(tagLength);
        ReadOnlySpan<byte> elements;
        if (whole)
        {
            Commit(CborEncoder.GetLength(ref Need(MaxHead), CborCode.Bytes, "the bytes of a typed array", out ulong length));
            from = _window.Offset;
            elements = _window.Take((int)length);
        }
        else
        {
            elements = TakeChunks(CborCode.Bytes, "the bytes of a typed array", out int length).AsSpan(0, length);
            CborTyped.Check(tag, (uint)length);
        }
        int width = CborTyped.Width(tag);
        int count = elements.Length / width;
        if (count != 0)
        {
            long room = (long)count * (width + 1);
            if (room > Array.MaxLength - InputWindow.MaxRead)
            {
                Throw.CountTooLarge((ulong)count, elements.Length); // each gets a head, as if it were an item of an array
            }
            int bytes = (int)room;
            byte[] items = new byte[bytes + InputWindow.MaxRead];
            CborTyped.PutItems(items, tag, elements);
            _window.Detour(items, bytes, from, whole ? width : 0);
        }
        return count;
    }

    private T[] TakeTypedArray<T>()
        where T : unmanaged
    {
        int count = TakeTypedHead(Unsafe.SizeOf<T>(), out bool reversed);
        if (count == 0)
        {
            return [];
        }
        T[] values = GC.AllocateUninitializedArray<T>(count);
        TakeElements<T>(values, reversed);
        return values;
    }

    private List<T> TakeTypedList<T>()
        where T : unmanaged
    {
        int count = TakeTypedHead(Unsafe.SizeOf<T>(), out bool reversed);
        var values = new List<T>(count);
        CollectionsMarshal.SetCount(values, count);
        TakeElements(CollectionsMarshal.AsSpan(values), reversed);
        return values;
    }

    private void TakeElements<T>(Span<T> values, bool reversed)
        where T : unmanaged
    {
        _window.CopyTo(MemoryMarshal.AsBytes(values));
        if (reversed)
        {
            CborTyped.Reverse(values);
        }
    }

    private int TakeTypedHead(int width, out bool reversed)
    {
        Commit(CborEncoder.GetTag(ref Need(MaxHead), out ulong tag));
        reversed = width != 1 && !CborTyped.IsLittle(tag);
        Commit(CborEncoder.GetLength(ref Need(MaxHead), CborCode.Bytes, "the bytes of a typed array", out ulong bytes));
        int count = (int)(bytes / (uint)width);
        _claims.Take(count);
        return count;
    }

    /// <summary>Skips a typed array whose bytes are copied, for locators: 1.6 MB took 55 times as long as the read.</summary>
    /// <param name="word">The elements' scalar.</param>
    /// <param name="before">Where the reader that failed was.</param>
    /// <returns>False if none is next, if its elements are read one by one, or if it does not end before that place.</returns>
    internal bool TrySkipTyped(ShapeWord word, long before)
    {
        uint native = word switch
        {
            ShapeWord.Int8 => CborTyped.SByte,
            ShapeWord.Int16 => CborTyped.Int16,
            ShapeWord.UInt16 => CborTyped.UInt16,
            ShapeWord.Int32 => CborTyped.Int32,
            ShapeWord.UInt32 => CborTyped.UInt32,
            ShapeWord.Int64 => CborTyped.Int64,
            ShapeWord.UInt64 => CborTyped.UInt64,
            ShapeWord.Float32 => CborTyped.Single,
            ShapeWord.Float64 => CborTyped.Double,
            _ => 0,
        };
        nint tagLength = CborEncoder.GetTag(ref Need(MaxHead), out ulong tag);
        if (native == 0 || tagLength == 0 || !CborTyped.IsTyped(tag) || !CborTyped.IsSame(tag, native) || !IsWhole(tagLength, tag))
        {
            return false;
        }
        nint head = CborEncoder.GetLength(ref Bytes.At(ref Need(2 * MaxHead), tagLength), CborCode.Bytes, "the bytes of a typed array", out ulong length);
        if (Offset + tagLength + head + (long)length > before)
        {
            return false;
        }
        Commit(tagLength + head);
        _window.Skip((long)length);
        return true;
    }

    /// <summary>Whether a typed array's bytes are after its tag in one piece.</summary>
    /// <exception cref="OctavoException">They are none, or not those of a whole number of elements, or of elements that no type of .NET has.</exception>
    private bool IsWhole(nint tagLength, ulong tag)
    {
        ref byte at = ref Need(2 * MaxHead);
        ref byte content = ref Bytes.At(ref at, tagLength);
        if (content == CborCode.IndefiniteBytes)
        {
            CborTyped.Check(tag, 0);
            return false;
        }
        if (_window.Remaining <= tagLength)
        {
            Throw.EndOfData();
        }
        nint head = CborEncoder.GetLength(ref content, CborCode.Bytes, "the bytes of a typed array", out ulong length);
        long left = _window.Remaining - tagLength - head;
        if (left < 0)
        {
            Throw.EndOfData();
        }
        if (length > (ulong)left)
        {
            Throw.CountTooLarge(length, left);
        }
        CborTyped.Check(tag, length);
        return true;
    }
}
