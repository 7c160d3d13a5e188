// Owns: CBOR's structure on the reading side: arrays, maps, null, tags before them. RFC 8949.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborReader
{
    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if ((Need(1) | 1) != CborCode.Undefined)
        {
            return false;
        }
        Commit(1);
        return true;
    }

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        int members = TakeStart();
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        int members = TakeStart();
        if (members == ObjectHead.Null)
        {
            Throw.NullValue("a struct");
        }
        CheckHead(members);
        return members;
    }

    /// <inheritdoc/>
    public bool ReadPresence()
    {
        Commit(GetPresence(ref Need(1), out bool present));
        return present;
    }

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize) => TakeCount(0);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextItem(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public int ReadMapStart()
    {
        int count = TakeStart();
        if (count >= 0)
        {
            Throw.TypeMismatch("a map", "an array");
        }
        if (count == ObjectHead.Null)
        {
            return count;
        }
        count = ObjectHead.Entries(count);
        CheckCount(count, 2);
        _claims.Take(2L * count);
        return count;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextEntry(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public readonly void BeginKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    public readonly void EndKey(bool quoted)
    {
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members)
    {
        uint head = at;
        if (head - CborCode.Array < CborCode.Direct)
        {
            members = (int)(head - CborCode.Array);
            return 1;
        }
        nint length = GetOtherStart(ref at, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        nint length = GetStart(ref at, layout, out members);
        if (members == ObjectHead.Null)
        {
            Throw.NullValue("a struct");
        }
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetPresence(ref byte at, out bool present)
    {
        present = (at | 1) != CborCode.Undefined;
        return present ? 0 : 1;
    }

    private readonly void CheckHead(int members)
    {
        if (members < ObjectHead.Null)
        {
            CheckCount(ObjectHead.Entries(members), 2);
        }
        else
        {
            CheckCount(members, 1);
        }
    }

    private readonly void CheckCount(int count, int least) => _window.CheckCount(count, least);

    /// <summary>Skips the tag of self-described CBOR at the beginning of the data. RFC 8949, section 3.4.6.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal void SkipMark()
    {
        if (_window.Available == 0 || _window.Here == (CborCode.Tag | 25))
        {
            SkipOtherMark();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SkipOtherMark()
    {
        ref byte at = ref Need(MaxHead);
        // By its first byte, as above: what a source brings must be refused for what data that are together are.
        if (at == (CborCode.Tag | 25) && CborEncoder.GetTag(ref at, out ulong tag) is var length && tag == CborCode.SelfDescribed)
        {
            Commit(length);
        }
    }

    /// <summary>The head of an array, of a map or null, indefinite lengths and tags before it included.</summary>
    private int TakeStart()
    {
        nint length = GetStart(ref Need(MaxHead), Layout.Array, out int members);
        if (members == ObjectHead.Unread)
        {
            return TakeOtherStart();
        }
        Commit(length);
        return members;
    }

    /// <summary>Tags that say about an array or map what it is (self-described, a set) are skipped.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int TakeOtherStart()
    {
        SkipTags(CborCode.Set, CborCode.Set);
        if (Need(1) is CborCode.IndefiniteArray or CborCode.IndefiniteMap)
        {
            return TakeIndefinite();
        }
        Commit(GetStart(ref Need(MaxHead), Layout.Array, out int members));
        return members;
    }

    /// <summary>The head of an array or map of indefinite length, which is next; its break ends the window.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private int TakeIndefinite()
    {
        bool map = Need(1) == CborCode.IndefiniteMap;
        long at = _window.Offset;
        if (_lengths is null || !_lengths.TryFind(at, out CborLength length))
        {
            length = CborLengths.Scan(ref _window, _depthLeft, _options.MaxDepth, out _lengths);
        }
        Commit(1);
        if (length.Count == 0)
        {
            Commit(1);
        }
        else
        {
            _window.Cut(at + length.End);
        }
        return map ? ObjectHead.Map(length.Count >> 1) : length.Count;
    }

    /// <summary>Null, a long array, or a map. A count above what an int holds cannot be in the data: every element takes a byte.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetOtherStart(ref byte at, out int members)
    {
        byte head = at;
        int major = head & CborCode.MajorMask;
        if ((head | 1) == CborCode.Undefined)
        {
            members = ObjectHead.Null;
            return 1;
        }
        if (major == CborCode.Tag || head is CborCode.IndefiniteArray or CborCode.IndefiniteMap)
        {
            members = ObjectHead.Unread;
            return 0;
        }
        if (major is not (CborCode.Array or CborCode.Map))
        {
            Throw.TypeMismatch("an array or a map", CborCode.Name(head));
        }
        nint length = CborEncoder.GetHead(ref at, out ulong count);
        if (count > ObjectHead.Most)
        {
            Throw.CountBeyondAll(count);
        }
        members = major == CborCode.Map ? ObjectHead.Map((int)count) : (int)count;
        return length;
    }
}
