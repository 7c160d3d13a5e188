// Owns: the codec of Image written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Image"/>: class, NameMap, 4 members: Id, Format, Url, Description.</summary>
public readonly struct ImageCodec : ISequentialCodec<Image>
{
    public static void Write<W>(ref W w, scoped in Image value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref Image value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, Image v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(Image))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(Image));
        }
        string id = v.Id;
        string format = v.Format;
        string url = v.Url;
        string description = v.Description;
        int room = (2 * W.MaxHead) + W.MaxText(id) + W.MaxText(format) + W.MaxText(url) + W.MaxText(description) + W.MaxKeys(Layout.NameMap, 4, 38);
        ref byte at = ref w.Reserve(room);
        nint n = W.PutStart(ref at, Layout.NameMap, 4, 4);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 1, ",\"id\":"u8, true);
        if (TextRun.Fits(id))
        {
            n += W.PutText(ref Bytes.At(ref at, n), id);
        }
        else
        {
            w.Advance(n);
            w.WriteText(id);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 2, ",\"format\":"u8, false);
        if (TextRun.Fits(format))
        {
            n += W.PutText(ref Bytes.At(ref at, n), format);
        }
        else
        {
            w.Advance(n);
            w.WriteText(format);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 3, ",\"url\":"u8, false);
        if (TextRun.Fits(url))
        {
            n += W.PutText(ref Bytes.At(ref at, n), url);
        }
        else
        {
            w.Advance(n);
            w.WriteText(url);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.NameMap, 4, ",\"description\":"u8, false);
        if (TextRun.Fits(description))
        {
            n += W.PutText(ref Bytes.At(ref at, n), description);
        }
        else
        {
            w.Advance(n);
            w.WriteText(description);
            at = ref w.Reserve(room); // the whole run's bound again: more than the rest, and one constant instead of a sum
            n = 0;
        }
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Image ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.NameMap)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Image ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead);
        nint n = R.GetStart(ref at, Layout.NameMap, out int members);
        if (members != 4)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        r.Commit(n);
        string id = r.ReadText();
        string format = r.ReadText();
        string url = r.ReadText();
        string description = r.ReadText();
        return new Image
        {
            Id = id,
            Format = format,
            Url = url,
            Description = description,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Image ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new Image();
        if (members > 0)
        {
            v.Id = r.ReadText();
        }
        if (members > 1)
        {
            v.Format = r.ReadText();
        }
        if (members > 2)
        {
            v.Url = r.ReadText();
        }
        if (members > 3)
        {
            v.Description = r.ReadText();
        }
        r.SkipRest(4, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Image ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new Image();
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
            case 2: goto M2;
            case 3: goto M3;
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
        v.Id = r.ReadText();
        if (!r.TryKey(",\"format\":"u8, 2, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Format");
        }
        seen |= 0x2;
        v.Format = r.ReadText();
        if (!r.TryKey(",\"url\":"u8, 3, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M2:
        if ((seen & 0x4) != 0)
        {
            r.OnDuplicateMember("Url");
        }
        seen |= 0x4;
        v.Url = r.ReadText();
        if (!r.TryKey(",\"description\":"u8, 4, Layout.NameMap, false, ref remaining))
        {
            goto Next;
        }
    M3:
        if ((seen & 0x8) != 0)
        {
            r.OnDuplicateMember("Description");
        }
        seen |= 0x8;
        v.Description = r.ReadText();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 2 when key.SequenceEqual("id"u8): return 0;
            case 3 when key.SequenceEqual("url"u8): return 2;
            case 6 when key.SequenceEqual("format"u8): return 1;
            case 11 when key.SequenceEqual("description"u8): return 3;
        }
        return -1;
    }
}
