// Owns: the codec of SimpleStruct written by hand, in the shape that the generator emits. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="SimpleStruct"/>: struct, Array, 2 members: Id, CreateTime.</summary>
public readonly struct SimpleStructCodec : ISequentialCodec<SimpleStruct>
{
    public static void Write<W>(ref W w, scoped in SimpleStruct value)
        where W : struct, ISequentialWriter<W>, allows ref struct => WriteSequential(ref w, value);

    public static void Read<R>(ref R r, ref SimpleStruct value)
        where R : struct, ISequentialReader<R>, allows ref struct => value = ReadNested(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void WriteSequential<W>(ref W w, SimpleStruct v)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        ref byte at = ref w.Reserve((2 * W.MaxHead) + W.MaxInt32 + W.MaxDateTime + W.MaxKeys(Layout.Array, 2, 20));
        nint n = W.PutValueStart(ref at, Layout.Array, 2, 2);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 1, ",\"Id\":"u8, true);
        n += W.PutInt32(ref Bytes.At(ref at, n), v.Id);
        n += W.PutKey(ref Bytes.At(ref at, n), Layout.Array, 2, ",\"CreateTime\":"u8, false);
        n += W.PutDateTime(ref Bytes.At(ref at, n), v.CreateTime);
        n += W.PutEnd(ref Bytes.At(ref at, n));
        w.Advance(n);
    }

    /// <summary>What a member or element of this type calls: the format's own body first.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static SimpleStruct ReadNested<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct =>
        R.Shape == ReaderShape.Named ? ReadNamed(ref r, r.ReadValueStart(Layout.Array, 2)) : ReadPositional(ref r);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static SimpleStruct ReadPositional<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
#if !NAMED
        ref byte at = ref r.Need(R.MaxHead + R.MaxInt32 + R.MaxDateTime);
        nint n = R.GetValueStart(ref at, Layout.Array, 2, out int members);
        if (members != 2)
        {
            r.Commit(n);
            return ReadSlow(ref r, members);
        }
        n += R.GetInt32(ref Bytes.At(ref at, n), out int id);
        n += R.GetDateTime(ref Bytes.At(ref at, n), out DateTime createTime);
        r.Commit(n);
        return new SimpleStruct
        {
            Id = id,
            CreateTime = createTime,
        };
#else
        throw Family.NotPositional();
#endif
    }

    /// <summary>What is rare: null, fewer members or more, a map.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static SimpleStruct ReadSlow<R>(ref R r, int members)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (members < 0)
        {
            return ReadNamed(ref r, members);
        }
        var v = new SimpleStruct();
        if (members > 0)
        {
            v.Id = r.ReadInt32();
        }
        if (members > 1)
        {
            v.CreateTime = r.ReadDateTime();
        }
        r.SkipRest(2, members);
        return v;
    }

    /// <summary>By key: the next member in the type's order is tried first, a miss goes through the switch and back into the line.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static SimpleStruct ReadNamed<R>(ref R r, int head)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int remaining = ObjectHead.Entries(head);
        var v = new SimpleStruct();
        uint seen = 0;
        if (r.TryKey(",\"Id\":"u8, 1, Layout.Array, true, ref remaining))
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
        if (!r.TryKey(",\"CreateTime\":"u8, 2, Layout.Array, false, ref remaining))
        {
            goto Next;
        }
    M1:
        if ((seen & 0x2) != 0)
        {
            r.OnDuplicateMember("CreateTime");
        }
        seen |= 0x2;
        v.CreateTime = r.ReadDateTime();
        goto Next;
    }

    private static int Match(ReadOnlySpan<byte> key)
    {
        switch (key.Length)
        {
            case 2 when key.SequenceEqual("Id"u8): return 0;
            case 10 when key.SequenceEqual("CreateTime"u8): return 1;
        }
        return -1;
    }
}
