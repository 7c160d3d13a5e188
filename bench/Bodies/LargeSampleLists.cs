// Owns: the loops over the lists of largesample, written by hand as the generator emits them: one closed loop an element type. Knows no format.
#nullable disable warnings
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Bench.Bodies;

internal static class LargeSampleLists
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, List<User> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        ReadOnlySpan<User> items = CollectionsMarshal.AsSpan(list);
        w.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                w.WriteItem(i);
            }
            UserCodec.WriteSequential(ref w, items[i]);
        }
        if (W.Ends)
        {
            w.WriteArrayEnd(items.Length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<User> ReadListOfUser<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<User>(R.Counted ? r.FirstCapacity(count, 8) : 0);
        while (r.NextItem(ref count))
        {
            list.Add(UserCodec.ReadNested(ref r));
        }
        return list;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, List<Friend> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        ReadOnlySpan<Friend> items = CollectionsMarshal.AsSpan(list);
        w.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                w.WriteItem(i);
            }
            FriendCodec.WriteSequential(ref w, items[i]);
        }
        if (W.Ends)
        {
            w.WriteArrayEnd(items.Length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<Friend> ReadListOfFriend<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<Friend>(R.Counted ? r.FirstCapacity(count, 8) : 0);
        while (r.NextItem(ref count))
        {
            list.Add(FriendCodec.ReadNested(ref r));
        }
        return list;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, List<Image> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        ReadOnlySpan<Image> items = CollectionsMarshal.AsSpan(list);
        w.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                w.WriteItem(i);
            }
            ImageCodec.WriteSequential(ref w, items[i]);
        }
        if (W.Ends)
        {
            w.WriteArrayEnd(items.Length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<Image> ReadListOfImage<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<Image>(R.Counted ? r.FirstCapacity(count, 8) : 0);
        while (r.NextItem(ref count))
        {
            list.Add(ImageCodec.ReadNested(ref r));
        }
        return list;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static void Write<W>(ref W w, List<string> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        ReadOnlySpan<string> items = CollectionsMarshal.AsSpan(list);
        w.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            string item = items[i]; // once: another thread may store a longer one
            ref byte at = ref w.Reserve((W.Separates ? W.MaxHead : 0) + W.MaxText(item));
            nint n = W.Separates ? W.PutItem(ref at, i) : 0;
            if (TextRun.Fits(item))
            {
                w.Advance(n + W.PutText(ref Bytes.At(ref at, n), item));
            }
            else
            {
                w.Advance(n);
                w.WriteText(item);
            }
        }
        if (W.Ends)
        {
            w.WriteArrayEnd(items.Length);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static List<string> ReadListOfString<R>(ref R r)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = r.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<string>(R.Counted ? r.FirstCapacity(count, 8) : 0);
        while (r.NextItem(ref count))
        {
            list.Add(r.ReadText());
        }
        return list;
    }

    internal static void Write<W>(ref W w, List<int> list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (list is null)
        {
            w.WriteNull();
            return;
        }
        w.WriteInt32s(CollectionsMarshal.AsSpan(list));
    }
}
