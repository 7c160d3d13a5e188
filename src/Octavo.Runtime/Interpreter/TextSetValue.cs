// Owns: in the first tier, sets of text. Knows no class.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

/// <summary>A set of text.</summary>
/// <param name="text">Its items.</param>
/// <param name="name">An item's name in errors if null is refused; else null.</param>
internal sealed class TextSetValue(PlainValue<string?> text, PlainName? name) : ItemsValue<HashSet<string?>, string?>(text, name, name)
{
    internal override bool IsHashed => true;

    internal override bool HasOwnComparer(object access, object made) =>
        Unsafe.As<PlainAccess<HashSet<string?>?>>(access).Get(made) is { } set && !set.Comparer.Equals(EqualityComparer<string>.Default);

    internal override void Write<W>(ref W writer, HashSet<string?>? value)
    {
        if (value is null)
        {
            writer.WriteNull();
            return;
        }
        WriteOther(ref writer, value, value.Count);
    }

    internal override HashSet<string?>? Read<R>(ref R reader)
    {
        int count = reader.ReadArrayStart(1);
        if (count == -1)
        {
            return null;
        }
        HashSet<string?> set =
            Maps.NewSet<string?>(R.Counted ? (count <= 4096 ? count : reader.FirstCapacity(count, 24)) : R.ExpectItems(ref reader), reader.SeededHashing);
        while (reader.NextItem(ref count))
        {
            if (!set.Add(ReadItem(ref reader)))
            {
                reader.OnDuplicateKey();
            }
        }
        return set;
    }
}
