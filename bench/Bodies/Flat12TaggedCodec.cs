// Owns: the tagged codec of Flat12 written by hand, in the shape that the generator is to emit. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

/// <summary>Codec of <see cref="Flat12"/>: class, 12 members numbered from 1: Int32, Int64, UInt64, ZigZag, Fixed32, Fixed64, Ratio, Share, Flag, Name, Text,
/// Small.</summary>
internal static class Flat12TaggedCodec
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void WriteTagged<W>(ref W w, Flat12 v)
        where W : struct, ITaggedWriter<W>, allows ref struct
    {
        int int32 = v.Int32;
        long int64 = v.Int64;
        ulong uInt64 = v.UInt64;
        int zigZag = v.ZigZag;
        uint fixed32 = v.Fixed32;
        ulong fixed64 = v.Fixed64;
        double ratio = v.Ratio;
        float share = v.Share;
        bool flag = v.Flag;
        string name = v.Name;
        string text = v.Text;
        int small = v.Small;
        int room = (12 * W.MaxTag(96)) + W.MaxInt32 + W.MaxInt64 + W.MaxUInt64 + 5 + 4 + 8 + W.MaxDouble + W.MaxSingle + W.MaxBool + W.MaxText(name)
            + W.MaxText(text) + W.MaxInt32;
        ref byte at = ref w.Reserve(room);
        nint n = 0;
        if (int32 != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 8);
            n += W.PutInt32(ref Bytes.At(ref at, n), int32);
        }
        if (int64 != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 16);
            n += W.PutInt64(ref Bytes.At(ref at, n), int64);
        }
        if (uInt64 != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 24);
            n += W.PutUInt64(ref Bytes.At(ref at, n), uInt64);
        }
        if (zigZag != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 32);
            n += W.PutZigZag32(ref Bytes.At(ref at, n), zigZag);
        }
        if (fixed32 != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 45);
            n += W.PutFixed32(ref Bytes.At(ref at, n), fixed32);
        }
        if (fixed64 != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 49);
            n += W.PutFixed64(ref Bytes.At(ref at, n), fixed64);
        }
        if (BitConverter.DoubleToInt64Bits(ratio) != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 57);
            n += W.PutDouble(ref Bytes.At(ref at, n), ratio);
        }
        if (BitConverter.SingleToInt32Bits(share) != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 69);
            n += W.PutSingle(ref Bytes.At(ref at, n), share);
        }
        if (flag)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 72);
            n += W.PutBool(ref Bytes.At(ref at, n), flag);
        }
        if (name is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 82);
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
        if (text is { Length: > 0 })
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 90);
            if (TextRun.Fits(text))
            {
                n += W.PutText(ref Bytes.At(ref at, n), text);
            }
            else
            {
                w.Advance(n);
                w.WriteText(text);
                at = ref w.Reserve(room);
                n = 0;
            }
        }
        if (small != 0)
        {
            n += W.PutTag(ref Bytes.At(ref at, n), 96);
            n += W.PutInt32(ref Bytes.At(ref at, n), small);
        }
        w.Advance(n);
    }

    /// <summary>By tag: the next member in number order is guessed first. An existing object is merged into, as in Protobuf.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static Flat12 ReadTagged<R>(ref R r, Flat12 existing)
        where R : struct, ITaggedReader<R>, allows ref struct
    {
        Flat12 v = existing ?? new Flat12();
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
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int int32);
                    v.Int32 = int32;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 16))
                    {
                        n += R.TagLength(16);
                        goto case 16;
                    }
                    continue;
                case 16:
                    n += R.GetInt64(ref Bytes.At(ref at, n), out long int64);
                    v.Int64 = int64;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 24))
                    {
                        n += R.TagLength(24);
                        goto case 24;
                    }
                    continue;
                case 24:
                    n += R.GetUInt64(ref Bytes.At(ref at, n), out ulong uInt64);
                    v.UInt64 = uInt64;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 32))
                    {
                        n += R.TagLength(32);
                        goto case 32;
                    }
                    continue;
                case 32:
                    n += R.GetZigZag32(ref Bytes.At(ref at, n), out int zigZag);
                    v.ZigZag = zigZag;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 45))
                    {
                        n += R.TagLength(45);
                        goto case 45;
                    }
                    continue;
                case 45:
                    n += R.GetFixed32(ref Bytes.At(ref at, n), out uint fixed32);
                    v.Fixed32 = fixed32;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 49))
                    {
                        n += R.TagLength(49);
                        goto case 49;
                    }
                    continue;
                case 49:
                    n += R.GetFixed64(ref Bytes.At(ref at, n), out ulong fixed64);
                    v.Fixed64 = fixed64;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 57))
                    {
                        n += R.TagLength(57);
                        goto case 57;
                    }
                    continue;
                case 57:
                    n += R.GetDouble(ref Bytes.At(ref at, n), out double ratio);
                    v.Ratio = ratio;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 69))
                    {
                        n += R.TagLength(69);
                        goto case 69;
                    }
                    continue;
                case 69:
                    n += R.GetSingle(ref Bytes.At(ref at, n), out float share);
                    v.Share = share;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 72))
                    {
                        n += R.TagLength(72);
                        goto case 72;
                    }
                    continue;
                case 72:
                    n += R.GetBool(ref Bytes.At(ref at, n), out bool flag);
                    v.Flag = flag;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 82))
                    {
                        n += R.TagLength(82);
                        goto case 82;
                    }
                    continue;
                case 82:
                    r.Commit(n);
                    v.Name = r.ReadText();
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 90))
                    {
                        n += R.TagLength(90);
                        goto case 90;
                    }
                    continue;
                case 90:
                    r.Commit(n);
                    v.Text = r.ReadText();
                    at = ref R.Window(ref r, out limit);
                    n = 0;
                    if (n < limit && R.IsTag(ref Bytes.At(ref at, n), 96))
                    {
                        n += R.TagLength(96);
                        goto case 96;
                    }
                    continue;
                case 96:
                    n += R.GetInt32(ref Bytes.At(ref at, n), out int small);
                    v.Small = small;
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
