// Owns: the codec of Friend written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Friend"/>: class, NameMap, 2 members: Id, Name.</summary>
public readonly struct FriendCodec : ISequentialCodec<Friend>
{
    public static void Write<W>(ref W w, scoped in Friend value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref Friend value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, Friend v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(Friend))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(Friend));
        }
        string name = v.Name;
        int room = (2 * W.MaxHead) + W.MaxInt32 + W.MaxText(name) + W.MaxKeys(Layout.NameMap, 2, 14);
        ref byte at = ref w.Reserve(room);
        nint n = W.PutStart(ref at, Layout.NameMap, 2, 2);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 1, ",\"id\":"u8, true);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.Id);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 2, ",\"name\":"u8, false);
        if (TextRun.Fits(name))
        {
            n += W.PutText(ref Bytes.At(ref at, n), name);
        }
        else
        {
            w.Advance(n);
            w.WriteText(name);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Friend ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.NameMap)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Friend ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead + R.MaxInt32);
        nint n = R.GetStart(ref at, Layout.NameMap, out int members);
        if (members != 2)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        n += R.GetInt32(ref Bytes.At(ref at, n), out int id);
        r.Commit(n);
        string name = r.ReadText();
        return new Friend
        {
            Id = id,
            Name = name,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Friend ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new Friend();
        if (members > 0)
        {
            v.Id = r.ReadInt32();
        }
        if (members > 1)
        {
            v.Name = r.ReadText();
        }
        r.SkipRest(2, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Friend ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new Friend();
        uint seen = 0;
        if (r.TryKey(",\"id\":"u8, 1, Layout.NameMap, true, ref remaining))
        {
            goto M0;
        }
        if (!r.NextKey(ref remaining, true, out ReadOnlySpan<byte> key, out long number))
        {
            return v;
        }
    Find:
        switch (Match(key))
        {
            case 0: goto M0;
            case 1: goto M1;
        }
        r.OnUnknown(key);
        r.Skip();
    Next:
        if (r.NextKey(ref remaining, false, out key, out number))
        {
            goto Find;
        }
        return v;
    M0:
        if ((seen & 0x1) != 0)
        {
            r.OnDuplicateMember("Id");
        }
        seen |= 0x1;
        v.Id = r.ReadInt32();
        if (!r.TryKey(",\"name\":"u8, 2, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Name");
        }
        seen |= 0x2;
        v.Name = r.ReadText();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 2 when key.SequenceEqual("id"u8): return 0;
            case 4 when key.SequenceEqual("name"u8): return 1;
        }
        return -1;
    }
}
