// Owns: objects of any registered type as tokens on the reading side: the type's id, then the value.
using Octavo.Internal;

namespace Octavo;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoTokensReader reader) => reader.ReadType() is { } type ? reader.ReadTyped(type) : null;

    /// <inheritdoc/>
    public static bool TryReadOpen(ref OctavoTokensReader reader, Type union, out object? value)
    {
        RegisteredType? type = reader.ReadOpenType(union);
        value = type is null ? null : reader.ReadTyped(type);
        return type is not null;
    }

    /// <summary>The type of the object that follows; null for a null.</summary>
    internal RegisteredType? ReadType() => TryReadNull() ? null : _options.Registry.Of(ReadTypeId());

    /// <summary>The type of the object that follows in an open union; null where a case follows, or null.</summary>
    internal RegisteredType? ReadOpenType(Type union) => Next == OctavoTokenKind.Typed ? _options.Registry.Of(ReadTypeId(), union) : null;

    private uint ReadTypeId() => Bytes.Get<uint>(ref Expect(OctavoTokenKind.Typed, 4));

    private object ReadTyped(RegisteredType type)
    {
        if (type.Nests)
        {
            Enter();
        }
        object? value = type.Entry.ReadObject(ref this);
        if (type.Nests)
        {
            Leave();
        }
        if (value is null)
        {
            Throw.NullObject(type.Type);
        }
        return value;
    }
}
