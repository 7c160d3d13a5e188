// Owns: in the first tier, lists of primitives. Knows no class.
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Runtime.Interpreter;

/// <summary>A list of primitives, which writers and readers take whole.</summary>
internal sealed class BulkList<T> : PlainValue<List<T>?>
    where T : struct
{
    internal override void Write<W>(ref W writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        BulkSpans.TryWrite<W, T>(ref writer, CollectionsMarshal.AsSpan(value));
    }

    internal override List<T>? Read<R>(ref R reader)
    {
        BulkSpans.TryRead(ref reader, out List<T>? list);
        return list;
    }
}
