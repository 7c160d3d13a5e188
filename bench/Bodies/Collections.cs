// Owns: the loops over the collections of SimpleClass, written by hand as the generator emits them: one closed loop an element type.
#nullable disable warnings
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

internal static class Collections
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, List<DateTime> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        ReadOnlySpan<DateTime> items = CollectionsMarshal.AsSpan(list);
        if (W.RawLayouts)
        {
            RawLayoutArrays.Write<W, DateTime, DateTimeRawLayout>(ref w, items);
            return;
        }
        w.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length;)
        {
            int end = Math.Min(items.Length, i + 64);
            ref byte at = ref w.Reserve((end - i) * ((W.Separates ? W.MaxHead : 0) + W.MaxDateTime));
            nint n = 0;
            for (; i < end; i++)
            {
                if (W.Separates)
                {
                    n += W.PutItem(ref Bytes.At(ref at, n), i);
                }
                n += W.PutDateTime(ref Bytes.At(ref at, n), items[i]);
            }
            w.Advance(n);
        }
        if (W.Ends)
        {
            w.WriteArrayEnd(items.Length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<DateTime> ReadListOfDateTime<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if (R.RawLayouts)
        {
            return RawLayoutArrays.ReadList<R, DateTime, DateTimeRawLayout>(ref r);
        }
        int count = r.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        if (!R.Counted)
        {
            var unknown = new List<DateTime>();
            while (r.NextItem(ref count))
            {
                unknown.Add(r.ReadDateTime());
            }
            return unknown;
        }
#if !NAMED // defined in copies closed over a named format, which has no positional members
        var list = new List<DateTime>(count);
        CollectionsMarshal.SetCount(list, count);
        Span<DateTime> items = CollectionsMarshal.AsSpan(list);
        // A run reads at most 256 bytes: 16 elements of 15.
        for (int i = 0; i < items.Length;)
        {
            int end = Math.Min(items.Length, i + 16);
            ref byte at = ref r.Need((end - i) * R.MaxDateTime);
            nint n = 0;
            for (; i < end; i++)
            {
                n += R.GetDateTime(ref Bytes.At(ref at, n), out items[i]);
            }
            r.Commit(n);
        }
        return list;
#endif
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, Dictionary<int, string> map)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (map is null)
        {
            w.WriteNull();
            return;
        }
        int count = map.Count;
        w.WriteMapStart(count);
        int index = 0;
        foreach (KeyValuePair<int, string> entry in map)
        {
            string value = entry.Value;
            ref byte at = ref w.Reserve((2 * W.MaxHead) + W.MaxInt32 + W.MaxText(value));
            nint n = W.PutKeyStart(ref at, index, true);
            n += W.PutInt32(ref Bytes.At(ref at, n), entry.Key);
            n += W.PutKeyEnd(ref Bytes.At(ref at, n), true);
            if (TextRun.Fits(value))
            {
                n += W.PutText(ref Bytes.At(ref at, n), value);
                w.Advance(n);
            }
            else
            {
                w.Advance(n);
                w.WriteText(value);
            }
            index++;
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            w.WriteMapEnd(count);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static Dictionary<int, string> ReadDictionaryOfInt32String<R>(ref R r, Dictionary<int, string> existing)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadMapStart();
        if (count == -1)
        {
            return null;
        }
        Dictionary<int, string> map = existing ?? Maps.New<int, string>(R.Counted ? count : 0, r.SeededHashing);
        existing?.Clear();
        while (r.NextEntry(ref count))
        {
            r.BeginKey(true);
            int key = r.ReadInt32();
            r.EndKey(true);
            string value = r.ReadText();
            if (!map.TryAdd(key, value) && r.OnDuplicateKey())
            {
                map[key] = value;
            }
        }
        return map;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, Dictionary<int, int> map)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (map is null)
        {
            w.WriteNull();
            return;
        }
        int count = map.Count;
        w.WriteMapStart(count);
        int index = 0;
        foreach (KeyValuePair<int, int> entry in map)
        {
            ref byte at = ref w.Reserve((2 * W.MaxHead) + (2 * W.MaxInt32));
            nint n = W.PutKeyStart(ref at, index, true);
            n += W.PutInt32(ref Bytes.At(ref at, n), entry.Key);
            n += W.PutKeyEnd(ref Bytes.At(ref at, n), true);
            n += W.PutInt32(ref Bytes.At(ref at, n), entry.Value);
            w.Advance(n);
            index++;
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            w.WriteMapEnd(count);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static Dictionary<int, int> ReadDictionaryOfInt32Int32<R>(ref R r, Dictionary<int, int> existing)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadMapStart();
        if (count == -1)
        {
            return null;
        }
        Dictionary<int, int> map = existing ?? Maps.New<int, int>(R.Counted ? count : 0, r.SeededHashing);
        existing?.Clear();
        while (r.NextEntry(ref count))
        {
            r.BeginKey(true);
            int key;
            int value;
#if !NAMED
            if (R.Shape == ReaderShape.Positional)
            {
                ref byte at = ref r.Need(2 * R.MaxInt32);
                nint n = R.GetInt32(ref at, out key);
                n += R.GetInt32(ref Bytes.At(ref at, n), out value);
                r.Commit(n);
            }
            else
#endif
            {
                key = r.ReadInt32();
                r.EndKey(true);
                value = r.ReadInt32();
            }
            if (!map.TryAdd(key, value) && r.OnDuplicateKey())
            {
                map[key] = value;
            }
        }
        return map;
    }
}
