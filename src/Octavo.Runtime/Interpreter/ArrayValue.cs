// Owns: in the first tier, arrays of text or of objects. Knows no class.
namespace Octavo.Runtime.Interpreter;

/// <summary>An array of text or of objects.</summary>
internal sealed class ArrayValue<T>(PlainValue<T> element, PlainName? name) : ItemsValue<T[], T>(element, name, name)
{
    internal override void Write<W>(ref W writer, T[]? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteItems(ref writer, new ReadOnlySpan<T>(value), null);
    }

    internal override T[]? Read<R>(ref R reader) => ReadItems(ref reader)?.ToArray();
}
