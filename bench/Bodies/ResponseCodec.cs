// Owns: the codec of Response written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Response"/>: class, NameMap, 3 members: Users, Status, IsRealJson.</summary>
public readonly struct ResponseCodec : ISequentialCodec<Response>
{
    public static void Write<W>(ref W w, scoped in Response value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref Response value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, Response v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(Response))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(Response));
        }
        ref byte at = ref w.Reserve(W.MaxHead + W.MaxKeys(Layout.NameMap, 1, 9));
        nint n = W.PutStart(ref at, Layout.NameMap, 3, 3);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 1, ",\"users\":"u8, true);
        w.Advance(n);
        LargeSampleLists.Write(ref w, v.Users);
        string status = v.Status;
        int room = W.MaxHead + W.MaxText(status) + W.MaxBool + W.MaxKeys(Layout.NameMap, 2, 26);
        at = ref w.Reserve(room);
        n = 0;
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 2, ",\"status\":"u8, false);
        if (TextRun.Fits(status))
        {
            n += W.PutText(ref Bytes.At(ref at, n), status);
        }
        else
        {
            w.Advance(n);
            w.WriteText(status);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 3, ",\"is_real_json\":"u8, false);
        n += W.PutBool(ref Bytes.At(ref at, n), v.IsRealJson);
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Response ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.NameMap)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Response ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead);
        nint n = R.GetStart(ref at, Layout.NameMap, out int members);
        if (members != 3)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        r.Commit(n);
        List<User> users = LargeSampleLists.ReadListOfUser(ref r);
        string status = r.ReadText();
        at = ref r.Need(R.MaxBool);
        n = 0;
        n += R.GetBool(ref Bytes.At(ref at, n), out bool isRealJson);
        r.Commit(n);
        return new Response
        {
            Users = users,
            Status = status,
            IsRealJson = isRealJson,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Response ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new Response();
        if (members > 0)
        {
            v.Users = LargeSampleLists.ReadListOfUser(ref r);
        }
        if (members > 1)
        {
            v.Status = r.ReadText();
        }
        if (members > 2)
        {
            v.IsRealJson = r.ReadBool();
        }
        r.SkipRest(3, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Response ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new Response();
        uint seen = 0;
        if (r.TryKey(",\"users\":"u8, 1, Layout.NameMap, true, ref remaining))
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
            case 2: goto M2;
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
            r.OnDuplicateMember("Users");
        }
        seen |= 0x1;
        v.Users = LargeSampleLists.ReadListOfUser(ref r);
        if (!r.TryKey(",\"status\":"u8, 2, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Status");
        }
        seen |= 0x2;
        v.Status = r.ReadText();
        if (!r.TryKey(",\"is_real_json\":"u8, 3, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M2:
        if ((seen & 0x4) != 0)
        {
            r.OnDuplicateMember("IsRealJson");
        }
        seen |= 0x4;
        v.IsRealJson = r.ReadBool();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 5 when key.SequenceEqual("users"u8): return 0;
            case 6 when key.SequenceEqual("status"u8): return 1;
            case 12 when key.SequenceEqual("is_real_json"u8): return 2;
        }
        return -1;
    }
}
