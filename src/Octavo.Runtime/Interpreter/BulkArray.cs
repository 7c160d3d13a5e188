// Owns: in the first tier, arrays of primitives. Knows no class.
using Octavo.Codecs.RawLayouts;

namespace Octavo.Runtime.Interpreter;

/// <summary>An array of primitives, which writers and readers take whole.</summary>
internal sealed class BulkArray<T> : PlainValue<T[]?>
    where T : struct
{
    internal override void Write<W>(ref W writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        BulkSpans.TryWrite<W, T>(ref writer, value);
    }

    internal override T[]? Read<R>(ref R reader)
    {
        BulkSpans.TryRead(ref reader, out List<T>? list);
        return list?.ToArray();
    }
}
