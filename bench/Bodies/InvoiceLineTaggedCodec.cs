// Owns: the tagged codec of InvoiceLine written by hand, in the shape that the generator is to emit. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="InvoiceLine"/>: class, 4 members numbered from 1: Article, Count, Price, Title.</summary>
internal static class InvoiceLineTaggedCodec
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteTagged<W>(ref W w, InvoiceLine v)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        int article = v.Article;
        int count = v.Count;
        double price = v.Price;
        string title = v.Title;
        int room = (4 * W.MaxTag(34)) + W.MaxInt32 + W.MaxInt32 + W.MaxDouble + W.MaxText(title);
        ref byte at = ref w.Reserve(room);
        nint n = 0;
        if (article != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 8);
            n += W.PutInt32(ref Bytes.At(ref at, n), article);
        }
        if (count != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 16);
            n += W.PutInt32(ref Bytes.At(ref at, n), count);
        }
        if (BitConverter.DoubleToInt64Bits(price) != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 25);
            n += W.PutDouble(ref Bytes.At(ref at, n), price);
        }
        if (title is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 34);
            if (TextRun.Fits(title))
            {
                n += W.PutText(ref Bytes.At(ref at, n), title);
            }
            else
            {
                w.Advance(n);
                w.WriteText(title);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        w.Advance(n);
    }

    /// <summary>By tag: the next member in number order is guessed first. An existing object is merged into, as in Protobuf.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static InvoiceLine ReadTagged<R>(ref R r, InvoiceLine existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        InvoiceLine v = existing ?? new InvoiceLine();
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
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int article);
                    v.Article = article;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 16))
                    {
                        n += R.TagLength(16);
                        goto case 16;
                    }
                    continue;
                case 16:
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int count);
                    v.Count = count;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 25))
                    {
                        n += R.TagLength(25);
                        goto case 25;
                    }
                    continue;
                case 25:
                    n += R.GetDouble(ref Bytes.At(ref at, n), out double price);
                    v.Price = price;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 34))
                    {
                        n += R.TagLength(34);
                        goto case 34;
                    }
                    continue;
                case 34:
                    r.Commit(n);
                    v.Title = r.ReadText();
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
