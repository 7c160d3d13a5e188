// Owns: in the first tier, collections that are declared as interfaces. Knows no class.
using System.Runtime.InteropServices;

namespace Octavo.Runtime.Interpreter;

/// <summary>A list, an array or another collection of text or of objects, declared as an interface. A list is read.</summary>
/// <param name="element">Its elements.</param>
/// <param name="name">An element's name in errors if null is refused; else null.</param>
/// <param name="count">Counts elements.</param>
internal sealed class ContractValue<TContract, T>(PlainValue<T> element, PlainName? name, Func<TContract, int> count)
    : ItemsValue<TContract, T>(element, name, name is null ? null : new PlainName("an element of ", typeof(List<T>)))
    where TContract : class, IEnumerable<T>
{
    internal override void Write<W>(ref W writer, TContract? value)
    {
        switch (value)
        {
            case null:
                writer.WriteNull();
                break;
            case List<T> list:
                WriteItems(ref writer, CollectionsMarshal.AsSpan(list), list);
                break;
            case T[] array:
                WriteItems(ref writer, new ReadOnlySpan<T>(array), null);
                break;
            default:
                WriteOther(ref writer, value, count(value));
                break;
        }
    }

    internal override TContract? Read<R>(ref R reader) => (TContract?)(object?)ReadItems(ref reader);
}
