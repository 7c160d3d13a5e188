// Owns: Compact's structure on the reading side: presence, counts, packed bools. docs/formats/compact.md.
using System.Runtime.CompilerServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public bool TryReadNull()
    {
        if (Need(1) != 0)
        {
            return false;
        }
        Commit(1);
        return true;
    }

    /// <inheritdoc/>
    public int ReadStart(Layout layout)
    {
        Commit(GetStart(ref Need(MaxHead), layout, out int members));
        return members;
    }

    /// <inheritdoc/>
    public int ReadValueStart(Layout layout, int known)
    {
        Commit(GetValueStart(ref Need(MaxHead), layout, known, out int members));
        return members;
    }

    /// <inheritdoc/>
    public bool ReadPresence()
    {
        Commit(GetPresence(ref Need(1), out bool present));
        return present;
    }

    /// <summary>The beginning of a sequence. An element takes a byte at least, whatever its raw layout takes in Binary.</summary>
    public int ReadArrayStart(int rawSize) => ReadCount(1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public readonly bool NextItem(scoped ref int remaining) => --remaining >= 0;

    /// <inheritdoc/>
    public int ReadMapStart() => ReadCount(2);

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

    /// <summary>An object has all members that its type knows: their number is not written.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members) => GetStart(ref at, layout, ObjectHead.All, out members);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, int known, out int members)
    {
        uint head = at;
        if (head > OctavoCompactWriter.Present)
        {
            if (layout == Layout.Tolerant && head == OctavoCompactWriter.Tolerant)
            {
                nint length = 1 + GetEntries(ref Bytes.At(ref at, 1), out int rare);
                members = rare;
                return length;
            }
            WrongStart(head);
        }
        members = head == 0 ? ObjectHead.Null : known;
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        members = known;
        if (layout == Layout.Tolerant)
        {
            nint used = GetStart(ref at, layout, known, out members);
            if (members == ObjectHead.Null)
            {
                Throw.NullValue("a struct");
            }
            return used;
        }
        if (known != 0)
        {
            return 0;
        }
        if (at != 0)
        {
            Throw.InvalidData("the byte of a struct without members is not zero.");
        }
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetPresence(ref byte at, out bool present)
    {
        present = RawLayoutValues.ToBool(at);
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetBools(ref byte at, int count, out uint bits)
    {
        bits = at;
        CompactBits.Check(bits, count);
        return 1;
    }

    /// <inheritdoc/>
    public static uint ReadBools(ref OctavoCompactReader reader, int count)
    {
        reader.Commit(GetBools(ref reader.Need(1), count, out uint bits));
        return bits;
    }

    /// <inheritdoc/>
    public static int ReadOptionalsStart(ref OctavoCompactReader reader) => reader.ReadBitCount();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void WrongStart(uint head) => Throw.InvalidData($"the byte 0x{head:X2} is not allowed before an object here.");

    /// <summary>A count: varint of n + 1, 0 is null; refused if the rest cannot hold that many elements of <paramref name="least"/> bytes.</summary>
    private int ReadCount(int least)
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        long count = (long)head - 1;
        _window.CheckCount(count, least);
        _claims.Take(count * least);
        return (int)count;
    }

    /// <summary>A count of elements that take a bit at least.</summary>
    private int ReadBitCount()
    {
        Commit(CompactVarint.GetCount(ref Need(CompactVarint.MaxCount), out uint head));
        long count = (long)head - 1;
        if (count > 8 * _window.Remaining || count > Array.MaxLength)
        {
            Throw.CountTooLarge((ulong)count, _window.Remaining);
        }
        _claims.Take((count + 7) / 8);
        return (int)count;
    }
}
