// Owns: the tagged codec of Invoice written by hand, in the shape that the generator is to emit. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Invoice"/>: class, 6 members numbered from 1: Id, Customer, Lines, Flags, Hashes, Remark.</summary>
internal static class InvoiceTaggedCodec
{
    private static byte s_customerWidth = 1; // what the length of this scope took last
    private static byte s_linesWidth = 1; // what the length of this scope took last

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteTagged<W>(ref W w, Invoice v)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        long id = v.Id;
        ref byte at = ref w.Reserve(W.MaxTag(8) + W.MaxInt64);
        nint n = 0;
        if (id != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 8);
            n += W.PutInt64(ref Bytes.At(ref at, n), id);
        }
        w.Advance(n);
        if (v.Customer is { } customer)
        {
            byte width = s_customerWidth;
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(18)), 18));
            int cookie = W.BeginScope(ref w, width);
            PartyTaggedCodec.WriteTagged(ref w, customer);
            W.EndScope(ref w, cookie, width, ref s_customerWidth);
        }
        foreach (InvoiceLine item in CollectionsMarshal.AsSpan(v.Lines))
        {
            byte width = s_linesWidth;
            w.Advance(W.PutTag(ref w.Reserve(W.MaxTag(26)), 26));
            int cookie = W.BeginScope(ref w, width);
            InvoiceLineTaggedCodec.WriteTagged(ref w, item);
            W.EndScope(ref w, cookie, width, ref s_linesWidth);
        }
        if (v.Flags is { Count: > 0 } flags)
        {
            W.WritePackedInt32s(ref w, 34, CollectionsMarshal.AsSpan(flags));
        }
        if (v.Hashes is { Count: > 0 } hashes)
        {
            W.WritePackedFixed64s(ref w, 42, CollectionsMarshal.AsSpan(hashes));
        }
        string remark = v.Remark;
        int room = W.MaxTag(50) + W.MaxText(remark);
        at = ref w.Reserve(room);
        n = 0;
        if (remark is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 50);
            if (TextRun.Fits(remark))
            {
                n += W.PutText(ref Bytes.At(ref at, n), remark);
            }
            else
            {
                w.Advance(n);
                w.WriteText(remark);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        w.Advance(n);
    }

    /// <summary>By tag: the next member in number order is guessed first. An existing object is merged into, as in Protobuf.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static Invoice ReadTagged<R>(ref R r, Invoice existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        Invoice v = existing ?? new Invoice();
        ref byte at = ref R.Window(ref r, out nint limit);
        nint n = 0;
        while (true)
        {
            if (n >= limit)
            {
                if (!R.More(ref r, n))
                {
                    return v;
                }
                at = ref R.Window(ref r, out limit);
                n = 0;
            }
            n += R.GetTag(ref Bytes.At(ref at, n), out uint tag);
            switch (tag)
            {
                case 8:
                    n += R.GetInt64(ref Bytes.At(ref at, n), out long id);
                    v.Id = id;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 18))
                    {
                        n += R.TagLength(18);
                        goto case 18;
                    }
                    continue;
                case 18:
                    r.Commit(n);
                    long customer = R.EnterScope(ref r);
                    v.Customer = PartyTaggedCodec.ReadTagged(ref r, v.Customer);
                    R.LeaveScope(ref r, customer);
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 26))
                    {
                        n += R.TagLength(26);
                        goto case 26;
                    }
                    continue;
                case 26:
                    r.Commit(n);
                    long lines = R.EnterScope(ref r);
                    (v.Lines ??= []).Add(InvoiceLineTaggedCodec.ReadTagged(ref r, null));
                    R.LeaveScope(ref r, lines);
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 26))
                    {
                        n += R.TagLength(26);
                        goto case 26;
                    }
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 34))
                    {
                        n += R.TagLength(34);
                        goto case 34;
                    }
                    continue;
                case 34:
                    r.Commit(n);
                    R.ReadPackedInt32s(ref r, v.Flags ??= []);
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 42))
                    {
                        n += R.TagLength(42);
                        goto case 42;
                    }
                    continue;
                case 32: // not packed
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int flag);
                    (v.Flags ??= []).Add(flag);
                    continue;
                case 42:
                    r.Commit(n);
                    R.ReadPackedFixed64s(ref r, v.Hashes ??= []);
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 50))
                    {
                        n += R.TagLength(50);
                        goto case 50;
                    }
                    continue;
                case 41: // not packed
                    n += R.GetFixed64(ref Bytes.At(ref at, n), out ulong hashe);
                    (v.Hashes ??= []).Add(hashe);
                    continue;
                case 50:
                    r.Commit(n);
                    v.Remark = r.ReadText();
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    continue;
                default:
                    r.Commit(n);
                    R.SkipTag(ref r, tag);
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    continue;
            }
        }
    }
}
