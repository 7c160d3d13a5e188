// Owns: in the first tier, lists of text or of objects. Knows no class.
using System.Runtime.InteropServices;

namespace Octavo.Runtime.Interpreter;

/// <summary>A list of text or of objects.</summary>
internal sealed class ListValue<T>(PlainValue<T> element, PlainName? name) : ItemsValue<List<T>, T>(element, name, name)
{
    internal override void Write<W>(ref W writer, List<T>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteItems(ref writer, CollectionsMarshal.AsSpan(value), value);
    }

    internal override List<T>? Read<R>(ref R reader) => ReadItems(ref reader);
}
