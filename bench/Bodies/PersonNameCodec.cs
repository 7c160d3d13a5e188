// Owns: the codec of PersonName written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="PersonName"/>: class, NameMap, 2 members: First, Last.</summary>
public readonly struct PersonNameCodec : ISequentialCodec<PersonName>
{
    public static void Write<W>(ref W w, scoped in PersonName value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref PersonName value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, PersonName v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(PersonName))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(PersonName));
        }
        string first = v.First;
        string last = v.Last;
        int room = (2 * W.MaxHead) + W.MaxText(first) + W.MaxText(last) + W.MaxKeys(Layout.NameMap, 2, 17);
        ref byte at = ref w.Reserve(room);
        nint n = W.PutStart(ref at, Layout.NameMap, 2, 2);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 1, ",\"first\":"u8, true);
        if (TextRun.Fits(first))
        {
            n += W.PutText(ref Bytes.At(ref at, n), first);
        }
        else
        {
            w.Advance(n);
            w.WriteText(first);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 2, ",\"last\":"u8, false);
        if (TextRun.Fits(last))
        {
            n += W.PutText(ref Bytes.At(ref at, n), last);
        }
        else
        {
            w.Advance(n);
            w.WriteText(last);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static PersonName ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.NameMap)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static PersonName ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead);
        nint n = R.GetStart(ref at, Layout.NameMap, out int members);
        if (members != 2)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        r.Commit(n);
        string first = r.ReadText();
        string last = r.ReadText();
        return new PersonName
        {
            First = first,
            Last = last,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static PersonName ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new PersonName();
        if (members > 0)
        {
            v.First = r.ReadText();
        }
        if (members > 1)
        {
            v.Last = r.ReadText();
        }
        r.SkipRest(2, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static PersonName ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new PersonName();
        uint seen = 0;
        if (r.TryKey(",\"first\":"u8, 1, Layout.NameMap, true, ref remaining))
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
            r.OnDuplicateMember("First");
        }
        seen |= 0x1;
        v.First = r.ReadText();
        if (!r.TryKey(",\"last\":"u8, 2, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Last");
        }
        seen |= 0x2;
        v.Last = r.ReadText();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 4 when key.SequenceEqual("last"u8): return 1;
            case 5 when key.SequenceEqual("first"u8): return 0;
        }
        return -1;
    }
}
