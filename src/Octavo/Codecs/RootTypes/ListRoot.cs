// Owns: the root of a list, and the writing of elements that roots of other collections share. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo.Codecs.RootTypes;

internal readonly struct ListRoot<T, TCodec> : ISequentialCodec<List<T>?>, ICloneRoot<List<T>?>
    where TCodec : struct, ISequentialCodec<T>
{
    public static List<T>? Clone(in List<T>? value, CloneMap map) => Copies.OfList(value, map, RootClones.Item<T>());

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Write<W>(ref W writer, scoped in List<T>? value)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        int count = value.Count;
        WriteItems(ref writer, CollectionsMarshal.AsSpan(value));
        Lists.CheckUnchanged(value, count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static void Read<R>(ref R reader, ref List<T>? value)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        if ((R.PacksSequences || R.TypesSequences) && BulkSpans.TryRead(ref reader, out List<T>? bulk))
        {
            value = Lists.Fill(value, bulk);
            return;
        }
        int remaining = reader.ReadArrayStart(1);
        if (remaining == ObjectHead.Null)
        {
            value = null;
            return;
        }
        // What an element is now its codec may fill in place: a populated list keeps none of the old ones, so each begins at default.
        value ??= new List<T>(R.Counted ? reader.FirstCapacity(remaining, Bytes.SizeOf<T>()) : 0);
        value.Clear();
        while (reader.NextItem(ref remaining))
        {
            T item = default!;
            TCodec.Read(ref reader, ref item);
            value.Add(item);
        }
    }

    internal static void WriteItems<W>(ref W writer, scoped ReadOnlySpan<T> items)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        if ((W.PacksSequences || W.TypesSequences) && BulkSpans.TryWrite(ref writer, items))
        {
            return;
        }
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            if (W.Separates)
            {
                writer.WriteItem(i);
            }
            TCodec.Write(ref writer, in items[i]);
        }
        if (W.Ends)
        {
            writer.WriteArrayEnd(items.Length);
        }
    }
}
