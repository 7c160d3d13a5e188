// Owns: Compact's objects of any registered type on the reading side. docs/formats/compact.md, "Objects".
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoCompactReader
{
    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoCompactReader reader)
    {
        reader.Commit(CompactVarint.GetCount(ref reader.Need(CompactVarint.MaxCount), out uint head));
        if (head == 0)
        {
            return null;
        }
        RegisteredType type = reader._options.Registry.Of(head - 1);
        if (type.Nests)
        {
            reader.Enter();
        }
        object? value = type.Entry.ReadObject(ref reader);
        if (type.Nests)
        {
            reader.Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        return value;
    }
}
