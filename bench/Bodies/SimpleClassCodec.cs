// Owns: the codec of SimpleClass written by hand: the shape that the generator emits, measured before the generator was written.
#nullable disable warnings
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="SimpleClass"/>: class, Array, 10 members: Id, Tag, Guid, CreateTime, Name, Desc, Numbers, Dates, Map1, Map2.</summary>
public readonly struct SimpleClassCodec : ISequentialCodec<SimpleClass>
{
    public static void Write<W>(ref W w, scoped in SimpleClass value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref SimpleClass value)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        value = value is null ? ReadPositional(ref r) : ReadSlow(ref r, r.ReadStart(Layout.Array), value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, SimpleClass v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(SimpleClass))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(SimpleClass));
        }
        string name = v.Name;
        string desc = v.Desc;
        ref byte at = ref w.Reserve(
            W.MaxHead + W.MaxInt32 + W.MaxBool + W.MaxGuid + W.MaxDateTime + W.MaxText(name) + W.MaxText(desc) + W.MaxKeys(Layout.Array, 6, 56));
        nint n = W.PutStart(ref at, Layout.Array, 10, 10);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 1, ",\"Id\":"u8, true);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.Id);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 2, ",\"Tag\":"u8, false);
        n += W.PutBool(ref Bytes.At(ref at, n), v.Tag);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 3, ",\"Guid\":"u8, false);
        n += W.PutGuid(ref Bytes.At(ref at, n), v.Guid);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 4, ",\"CreateTime\":"u8, false);
        n += W.PutDateTime(ref Bytes.At(ref at, n), v.CreateTime);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 5, ",\"Name\":"u8, false);
        if (TextRun.Fits(name))
        {
            n += W.PutText(ref Bytes.At(ref at, n), name);
        }
        else
        {
            w.Advance(n);
            w.WriteText(name);
            at = ref w.Reserve(W.MaxText(desc) + W.MaxKeys(Layout.Array, 1, 8));
            n = 0;
        }
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 6, ",\"Desc\":"u8, false);
        if (TextRun.Fits(desc))
        {
            n += W.PutText(ref Bytes.At(ref at, n), desc);
            w.Advance(n);
        }
        else
        {
            w.Advance(n);
            w.WriteText(desc);
        }
        int[] numbers = v.Numbers;
        if (W.Named(Layout.Array))
        {
            w.WriteKey(Layout.Array, 7, ",\"Numbers\":"u8, false);
        }
        if (numbers is null)
        {
            w.WriteNull();
        }
        else
        {
            w.WriteInt32s(numbers);
        }
        if (W.Named(Layout.Array))
        {
            w.WriteKey(Layout.Array, 8, ",\"Dates\":"u8, false);
        }
        Collections.Write(ref w, v.Dates);
        if (W.Named(Layout.Array))
        {
            w.WriteKey(Layout.Array, 9, ",\"Map1\":"u8, false);
        }
        Collections.Write(ref w, v.Map1);
        if (W.Named(Layout.Array))
        {
            w.WriteKey(Layout.Array, 10, ",\"Map2\":"u8, false);
        }
        Collections.Write(ref w, v.Map2);
        if (W.Ends)
        {
            w.WriteEnd();
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleClass ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.Shape == ReaderShape.Named)
        {
            return ReadSlow(ref r, r.ReadStart(Layout.Array), null);
        }
#if !NAMED // defined in copies closed over a named format, which has no positional members
        ref byte at = ref r.Need(R.MaxHead + R.MaxInt32 + R.MaxBool + R.MaxGuid + R.MaxDateTime);
        nint n = R.GetStart(ref at, Layout.Array, out int members);
        if (members != 10)
        {
            r.Commit(n);
            return ReadSlow(ref r, members, null);
        }
        n += R.GetInt32(ref Bytes.At(ref at, n), out int id);
        n += R.GetBool(ref Bytes.At(ref at, n), out bool tag);
        n += R.GetGuid(ref Bytes.At(ref at, n), out Guid guid);
        n += R.GetDateTime(ref Bytes.At(ref at, n), out DateTime createTime);
        r.Commit(n);
        string name = r.ReadText();
        string desc = r.ReadText();
        int[] numbers = r.ReadInt32Array();
        List<DateTime> dates = Collections.ReadListOfDateTime(ref r);
        Dictionary<int, string> map1 = Collections.ReadDictionaryOfInt32String(ref r, null);
        Dictionary<int, int> map2 = Collections.ReadDictionaryOfInt32Int32(ref r, null);
        return new SimpleClass
        {
            Id = id,
            Tag = tag,
            Guid = guid,
            CreateTime = createTime,
            Name = name,
            Desc = desc,
            Numbers = numbers,
            Dates = dates,
            Map1 = map1,
            Map2 = map2,
        };
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map, an existing object.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static SimpleClass ReadSlow<R>(ref R r, int members, SimpleClass existing)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return members == ObjectHead.Null ? null : ReadNamed(ref r, ObjectHead.Entries(members), existing);
        }
        SimpleClass v = existing ?? new SimpleClass();
        if (members > 0)
        {
            v.Id = r.ReadInt32();
        }
        if (members > 1)
        {
            v.Tag = r.ReadBool();
        }
        if (members > 2)
        {
            v.Guid = r.ReadGuid();
        }
        if (members > 3)
        {
            v.CreateTime = r.ReadDateTime();
        }
        if (members > 4)
        {
            v.Name = r.ReadText();
        }
        if (members > 5)
        {
            v.Desc = r.ReadText();
        }
        if (members > 6)
        {
            v.Numbers = r.ReadInt32Array();
        }
        if (members > 7)
        {
            v.Dates = Collections.ReadListOfDateTime(ref r);
        }
        if (members > 8)
        {
            v.Map1 = Collections.ReadDictionaryOfInt32String(ref r, v.Map1);
        }
        if (members > 9)
        {
            v.Map2 = Collections.ReadDictionaryOfInt32Int32(ref r, v.Map2);
        }
        r.SkipRest(10, members);
        return v;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static SimpleClass ReadNamed<R>(ref R r, int remaining, SimpleClass existing)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        SimpleClass v = existing ?? new SimpleClass();
        ulong seen = 0;
        ReadOnlySpan<byte> key;
        long number;
        // The next member in the type's order is tried first (1.22 to 1.28 times faster than the switch alone); a miss goes through the switch and back into
        // the line.
        if (r.TryKey(",\"Id\":"u8, 1, Layout.Array, true, ref remaining))
        {
            goto M0;
        }
        if (!r.NextKey(ref remaining, true, out key, out number))
        {
            goto End;
        }
    Find:
        switch (Match(key))
        {
            case 0: goto M0;
            case 1: goto M1;
            case 2: goto M2;
            case 3: goto M3;
            case 4: goto M4;
            case 5: goto M5;
            case 6: goto M6;
            case 7: goto M7;
            case 8: goto M8;
            case 9: goto M9;
        }
        r.OnUnknown(key);
        r.Skip();
    Next:
        if (r.NextKey(ref remaining, false, out key, out number))
        {
            goto Find;
        }
        goto End;
    M0:
        if ((seen & 0x1) != 0)
        {
            r.OnDuplicateMember("Id");
        }
        seen |= 0x1;
        v.Id = r.ReadInt32();
        if (!r.TryKey(",\"Tag\":"u8, 2, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("Tag");
        }
        seen |= 0x2;
        v.Tag = r.ReadBool();
        if (!r.TryKey(",\"Guid\":"u8, 3, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M2:
        if ((seen & 0x4) != 0)
        {
            r.OnDuplicateMember("Guid");
        }
        seen |= 0x4;
        v.Guid = r.ReadGuid();
        if (!r.TryKey(",\"CreateTime\":"u8, 4, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M3:
        if ((seen & 0x8) != 0)
        {
            r.OnDuplicateMember("CreateTime");
        }
        seen |= 0x8;
        v.CreateTime = r.ReadDateTime();
        if (!r.TryKey(",\"Name\":"u8, 5, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M4:
        if ((seen & 0x10) != 0)
        {
            r.OnDuplicateMember("Name");
        }
        seen |= 0x10;
        v.Name = r.ReadText();
        if (!r.TryKey(",\"Desc\":"u8, 6, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M5:
        if ((seen & 0x20) != 0)
        {
            r.OnDuplicateMember("Desc");
        }
        seen |= 0x20;
        v.Desc = r.ReadText();
        if (!r.TryKey(",\"Numbers\":"u8, 7, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M6:
        if ((seen & 0x40) != 0)
        {
            r.OnDuplicateMember("Numbers");
        }
        seen |= 0x40;
        v.Numbers = r.ReadInt32Array();
        if (!r.TryKey(",\"Dates\":"u8, 8, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M7:
        if ((seen & 0x80) != 0)
        {
            r.OnDuplicateMember("Dates");
        }
        seen |= 0x80;
        v.Dates = Collections.ReadListOfDateTime(ref r);
        if (!r.TryKey(",\"Map1\":"u8, 9, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M8:
        if ((seen & 0x100) != 0)
        {
            r.OnDuplicateMember("Map1");
        }
        seen |= 0x100;
        v.Map1 = Collections.ReadDictionaryOfInt32String(ref r, v.Map1);
        if (!r.TryKey(",\"Map2\":"u8, 10, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M9:
        if ((seen & 0x200) != 0)
        {
            r.OnDuplicateMember("Map2");
        }
        seen |= 0x200;
        v.Map2 = Collections.ReadDictionaryOfInt32Int32(ref r, v.Map2);
        goto Next;
    End:
        return v;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 2 when key.SequenceEqual("Id"u8): return 0;
            case 3 when key.SequenceEqual("Tag"u8): return 1;
            case 4 when key.SequenceEqual("Guid"u8): return 2;
            case 4 when key.SequenceEqual("Name"u8): return 4;
            case 4 when key.SequenceEqual("Desc"u8): return 5;
            case 4 when key.SequenceEqual("Map1"u8): return 8;
            case 4 when key.SequenceEqual("Map2"u8): return 9;
            case 5 when key.SequenceEqual("Dates"u8): return 7;
            case 7 when key.SequenceEqual("Numbers"u8): return 6;
            case 10 when key.SequenceEqual("CreateTime"u8): return 3;
        }
        return -1;
    }
}
