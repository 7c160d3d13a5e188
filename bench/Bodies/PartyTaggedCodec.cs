// Owns: the tagged codec of Party written by hand, in the shape that the generator is to emit. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Party"/>: class, 4 members numbered from 1: Id, Name, Street, City.</summary>
internal static class PartyTaggedCodec
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteTagged<W>(ref W w, Party v)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        int id = v.Id;
        string name = v.Name;
        string street = v.Street;
        string city = v.City;
        int room = (4 * W.MaxTag(34)) + W.MaxInt32 + W.MaxText(name) + W.MaxText(street) + W.MaxText(city);
        ref byte at = ref w.Reserve(room);
        nint n = 0;
        if (id != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 8);
            n += W.PutInt32(ref Bytes.At(ref at, n), id);
        }
        if (name is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 18);
            if (TextRun.Fits(name))
            {
                n += W.PutText(ref Bytes.At(ref at, n), name);
            }
            else
            {
                w.Advance(n);
                w.WriteText(name);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        if (street is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 26);
            if (TextRun.Fits(street))
            {
                n += W.PutText(ref Bytes.At(ref at, n), street);
            }
            else
            {
                w.Advance(n);
                w.WriteText(street);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        if (city is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 34);
            if (TextRun.Fits(city))
            {
                n += W.PutText(ref Bytes.At(ref at, n), city);
            }
            else
            {
                w.Advance(n);
                w.WriteText(city);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        w.Advance(n);
    }

    /// <summary>By tag: the next member in number order is guessed first. An existing object is merged into, as in Protobuf.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static Party ReadTagged<R>(ref R r, Party existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        Party v = existing ?? new Party();
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
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int id);
                    v.Id = id;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 18))
                    {
                        n += R.TagLength(18);
                        goto case 18;
                    }
                    continue;
                case 18:
                    r.Commit(n);
                    v.Name = r.ReadText();
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
                    v.Street = r.ReadText();
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 34))
                    {
                        n += R.TagLength(34);
                        goto case 34;
                    }
                    continue;
                case 34:
                    r.Commit(n);
                    v.City = r.ReadText();
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
