// Owns: objects of any registered type as tokens on the reading side: the type's id, then the value.
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoTokensReader reader)
    {
        if (reader.TryReadNull())
        {
            return null;
        }
        RegisteredType type = reader._options.Registry.Of(Bytes.Get<uint>(ref reader.Expect(OctavoTokenKind.Typed, 4)));
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
