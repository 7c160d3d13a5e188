// Owns: Binary's structure on the reading side: class byte, counts, presence. docs/formats/binary.md.
using System.Runtime.CompilerServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Internal;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryReader
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

    /// <inheritdoc/>
    public int ReadArrayStart(int rawSize) => ReadCount(rawSize);

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

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetStart(ref byte at, Layout layout, out int members)
    {
        uint head = at;
        members = (int)head - 1;
        if (head <= OctavoBinaryWriter.LargestCountByte)
        {
            return 1;
        }
        nint length = GetLongStart(ref at, layout, out int rare);
        members = rare;
        return length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetValueStart(ref byte at, Layout layout, int known, out int members)
    {
        members = known;
        if (layout == Layout.Tolerant)
        {
            nint used = GetStart(ref at, layout, out members);
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

    /// <summary>A count: varint of n + 1, 0 is null; refused if the rest cannot hold that many elements of <paramref name="least"/> bytes.</summary>
    private int ReadCount(int least)
    {
        Commit(BinaryVarint.Get(ref Need(BinaryVarint.Max), out uint head));
        long count = (long)head - 1;
        _window.CheckCount(count, least);
        _claims.Take(count * least);
        return (int)count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLongStart(ref byte at, Layout layout, out int members)
    {
        if (at == OctavoBinaryWriter.Tolerant && layout == Layout.Tolerant)
        {
            return 1 + GetEntries(ref Bytes.At(ref at, 1), out members);
        }
        if (at != OctavoBinaryWriter.CountFollows)
        {
            Throw.InvalidData($"the class byte 0x{at:X2} has no meaning here.");
        }
        nint used = BinaryVarint.Get(ref Bytes.At(ref at, 1), out uint count);
        if (count is < OctavoBinaryWriter.LargestCountByte or > ObjectHead.Most)
        {
            Throw.InvalidData($"a member count of {count} after the class byte 0xF0.");
        }
        members = (int)count;
        return used + 1;
    }
}
