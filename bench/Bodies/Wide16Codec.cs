// Owns: the codec of Wide16 written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Wide16"/>: class, Array, 16 members: A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15.</summary>
public readonly struct Wide16Codec : ISequentialCodec<Wide16>
{
    public static void Write<W>(ref W w, scoped in Wide16 value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref Wide16 value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, Wide16 v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (v is null)
        {
            w.WriteNull();
            return;
        }
        if (v.GetType() != typeof(Wide16))
        {
            Throw.UnknownDerivedType(v.GetType(), typeof(Wide16));
        }
        ref byte at = ref w.Reserve((2 * W.MaxHead) + (16 * W.MaxInt32) + W.MaxKeys(Layout.Array, 16, 102));
        nint n = W.PutStart(ref at, Layout.Array, 16, 16);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 1, ",\"A0\":"u8, true);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A0);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 2, ",\"A1\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A1);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 3, ",\"A2\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A2);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 4, ",\"A3\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A3);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 5, ",\"A4\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A4);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 6, ",\"A5\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A5);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 7, ",\"A6\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A6);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 8, ",\"A7\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A7);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 9, ",\"A8\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A8);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 10, ",\"A9\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A9);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 11, ",\"A10\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A10);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 12, ",\"A11\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A11);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 13, ",\"A12\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A12);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 14, ",\"A13\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A13);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 15, ",\"A14\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A14);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 16, ",\"A15\":"u8, false);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.A15);
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static Wide16 ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadStart(Layout.Array)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Wide16 ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead + (16 * R.MaxInt32));
        nint n = R.GetStart(ref at, Layout.Array, out int members);
        if (members != 16)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a0);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a1);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a2);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a3);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a4);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a5);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a6);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a7);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a8);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a9);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a10);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a11);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a12);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a13);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a14);
        n += R.GetInt32(ref Bytes.At(ref at, n), out int a15);
        r.Commit(n);
        return new Wide16
        {
            A0 = a0,
            A1 = a1,
            A2 = a2,
            A3 = a3,
            A4 = a4,
            A5 = a5,
            A6 = a6,
            A7 = a7,
            A8 = a8,
            A9 = a9,
            A10 = a10,
            A11 = a11,
            A12 = a12,
            A13 = a13,
            A14 = a14,
            A15 = a15,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Wide16 ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new Wide16();
        if (members > 0)
        {
            v.A0 = r.ReadInt32();
        }
        if (members > 1)
        {
            v.A1 = r.ReadInt32();
        }
        if (members > 2)
        {
            v.A2 = r.ReadInt32();
        }
        if (members > 3)
        {
            v.A3 = r.ReadInt32();
        }
        if (members > 4)
        {
            v.A4 = r.ReadInt32();
        }
        if (members > 5)
        {
            v.A5 = r.ReadInt32();
        }
        if (members > 6)
        {
            v.A6 = r.ReadInt32();
        }
        if (members > 7)
        {
            v.A7 = r.ReadInt32();
        }
        if (members > 8)
        {
            v.A8 = r.ReadInt32();
        }
        if (members > 9)
        {
            v.A9 = r.ReadInt32();
        }
        if (members > 10)
        {
            v.A10 = r.ReadInt32();
        }
        if (members > 11)
        {
            v.A11 = r.ReadInt32();
        }
        if (members > 12)
        {
            v.A12 = r.ReadInt32();
        }
        if (members > 13)
        {
            v.A13 = r.ReadInt32();
        }
        if (members > 14)
        {
            v.A14 = r.ReadInt32();
        }
        if (members > 15)
        {
            v.A15 = r.ReadInt32();
        }
        r.SkipRest(16, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Wide16 ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (head == ObjectHead.Null)
        {
            return null;
        }
        int remaining = ObjectHead.Entries(head);
        var v = new Wide16();
        uint seen = 0;
        if (r.TryKey(",\"A0\":"u8, 1, Layout.Array, true, ref remaining))
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
            case 4: goto M4;
            case 5: goto M5;
            case 6: goto M6;
            case 7: goto M7;
            case 8: goto M8;
            case 9: goto M9;
            case 10: goto M10;
            case 11: goto M11;
            case 12: goto M12;
            case 13: goto M13;
            case 14: goto M14;
            case 15: goto M15;
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
            r.OnDuplicateMember("A0");
        }
        seen |= 0x1;
        v.A0 = r.ReadInt32();
        if (!r.TryKey(",\"A1\":"u8, 2, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("A1");
        }
        seen |= 0x2;
        v.A1 = r.ReadInt32();
        if (!r.TryKey(",\"A2\":"u8, 3, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M2:
        if ((seen & 0x4) != 0)
        {
            r.OnDuplicateMember("A2");
        }
        seen |= 0x4;
        v.A2 = r.ReadInt32();
        if (!r.TryKey(",\"A3\":"u8, 4, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M3:
        if ((seen & 0x8) != 0)
        {
            r.OnDuplicateMember("A3");
        }
        seen |= 0x8;
        v.A3 = r.ReadInt32();
        if (!r.TryKey(",\"A4\":"u8, 5, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M4:
        if ((seen & 0x10) != 0)
        {
            r.OnDuplicateMember("A4");
        }
        seen |= 0x10;
        v.A4 = r.ReadInt32();
        if (!r.TryKey(",\"A5\":"u8, 6, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M5:
        if ((seen & 0x20) != 0)
        {
            r.OnDuplicateMember("A5");
        }
        seen |= 0x20;
        v.A5 = r.ReadInt32();
        if (!r.TryKey(",\"A6\":"u8, 7, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M6:
        if ((seen & 0x40) != 0)
        {
            r.OnDuplicateMember("A6");
        }
        seen |= 0x40;
        v.A6 = r.ReadInt32();
        if (!r.TryKey(",\"A7\":"u8, 8, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M7:
        if ((seen & 0x80) != 0)
        {
            r.OnDuplicateMember("A7");
        }
        seen |= 0x80;
        v.A7 = r.ReadInt32();
        if (!r.TryKey(",\"A8\":"u8, 9, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M8:
        if ((seen & 0x100) != 0)
        {
            r.OnDuplicateMember("A8");
        }
        seen |= 0x100;
        v.A8 = r.ReadInt32();
        if (!r.TryKey(",\"A9\":"u8, 10, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M9:
        if ((seen & 0x200) != 0)
        {
            r.OnDuplicateMember("A9");
        }
        seen |= 0x200;
        v.A9 = r.ReadInt32();
        if (!r.TryKey(",\"A10\":"u8, 11, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M10:
        if ((seen & 0x400) != 0)
        {
            r.OnDuplicateMember("A10");
        }
        seen |= 0x400;
        v.A10 = r.ReadInt32();
        if (!r.TryKey(",\"A11\":"u8, 12, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M11:
        if ((seen & 0x800) != 0)
        {
            r.OnDuplicateMember("A11");
        }
        seen |= 0x800;
        v.A11 = r.ReadInt32();
        if (!r.TryKey(",\"A12\":"u8, 13, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M12:
        if ((seen & 0x1000) != 0)
        {
            r.OnDuplicateMember("A12");
        }
        seen |= 0x1000;
        v.A12 = r.ReadInt32();
        if (!r.TryKey(",\"A13\":"u8, 14, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M13:
        if ((seen & 0x2000) != 0)
        {
            r.OnDuplicateMember("A13");
        }
        seen |= 0x2000;
        v.A13 = r.ReadInt32();
        if (!r.TryKey(",\"A14\":"u8, 15, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M14:
        if ((seen & 0x4000) != 0)
        {
            r.OnDuplicateMember("A14");
        }
        seen |= 0x4000;
        v.A14 = r.ReadInt32();
        if (!r.TryKey(",\"A15\":"u8, 16, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M15:
        if ((seen & 0x8000) != 0)
        {
            r.OnDuplicateMember("A15");
        }
        seen |= 0x8000;
        v.A15 = r.ReadInt32();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 2 when key.SequenceEqual("A0"u8): return 0;
            case 2 when key.SequenceEqual("A1"u8): return 1;
            case 2 when key.SequenceEqual("A2"u8): return 2;
            case 2 when key.SequenceEqual("A3"u8): return 3;
            case 2 when key.SequenceEqual("A4"u8): return 4;
            case 2 when key.SequenceEqual("A5"u8): return 5;
            case 2 when key.SequenceEqual("A6"u8): return 6;
            case 2 when key.SequenceEqual("A7"u8): return 7;
            case 2 when key.SequenceEqual("A8"u8): return 8;
            case 2 when key.SequenceEqual("A9"u8): return 9;
            case 3 when key.SequenceEqual("A10"u8): return 10;
            case 3 when key.SequenceEqual("A11"u8): return 11;
            case 3 when key.SequenceEqual("A12"u8): return 12;
            case 3 when key.SequenceEqual("A13"u8): return 13;
            case 3 when key.SequenceEqual("A14"u8): return 14;
            case 3 when key.SequenceEqual("A15"u8): return 15;
        }
        return -1;
    }
}
