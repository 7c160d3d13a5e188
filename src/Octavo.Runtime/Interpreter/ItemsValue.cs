// Owns: in the first tier, what collections of text or of objects share. Knows no class.
using Octavo.Contracts;
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

/// <summary>A collection of text or of objects.</summary>
/// <param name="element">Its elements.</param>
/// <param name="name">An element's name in errors of writing if null is refused; else null.</param>
/// <param name="read">The same of reading.</param>
internal abstract class ItemsValue<T, TItem>(PlainValue<TItem> element, PlainName? name, PlainName? read) : PlainValue<T?>
    where T : class
{
    internal sealed override PlainType? Held => element.Held;

    private protected void WriteItems<W>(ref W writer, ReadOnlySpan<TItem> items, List<TItem>? list)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        writer.WriteArrayStart(items.Length);
        for (int i = 0; i < items.Length; i++)
        {
            TItem item = items[i];
            if (W.Separates)
            {
                writer.WriteItem(i);
            }
            if (item is null && name is not null)
            {
                Lists.OnNull(ref writer, list, items.Length, name.Text);
            }
            element.Write(ref writer, item);
        }
        Lists.CheckUnchanged(list, items.Length);
        if (W.Ends)
        {
            writer.WriteArrayEnd(items.Length);
        }
    }

    private protected void WriteOther<W>(ref W writer, IEnumerable<TItem> items, int count)
        where W : struct, ISequentialWriter<W>, allows ref struct
    {
        int index = 0;
        writer.WriteArrayStart(count);
        foreach (TItem item in items)
        {
            if (W.Separates)
            {
                writer.WriteItem(index);
            }
            index++;
            if (item is null && name is not null)
            {
                W.OnNull(ref writer, name.Text);
            }
            element.Write(ref writer, item);
        }
        if (index != count)
        {
            Throw.CountChanged(count);
        }
        if (W.Ends)
        {
            writer.WriteArrayEnd(count);
        }
    }

    private protected List<TItem>? ReadItems<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        int count = reader.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        var list = new List<TItem>(R.Counted ? count : R.ExpectItems(ref reader));
        while (reader.NextItem(ref count))
        {
            list.Add(ReadItem(ref reader));
        }
        return list;
    }

    private protected TItem ReadItem<R>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
    {
        TItem item = element.Read(ref reader);
        if (item is null && read is not null)
        {
            reader.OnNull(read.Text);
        }
        return item;
    }
}
