// Owns: objects of any registered type as tokens on the reading side: the type's id, then the value.
using Octavo.Codecs.Entries;
using Octavo.Codecs.Registry;
using Octavo.Tokens;

namespace Octavo.Internal;

public ref partial struct OctavoTokensReader
{
    /// <inheritdoc/>
    public static void ReadValue<T>(ref OctavoTokensReader reader, ref T? value) => CodecCache<T>.Entry.Read(ref reader, ref value!);

    /// <inheritdoc/>
    public static object? ReadAny(ref OctavoTokensReader reader) => reader.ReadTypeId() is { } id ? reader.ReadTyped(reader._options.Registry.Of(id)) : null;

    /// <inheritdoc/>
    public static bool TryReadOpen(ref OctavoTokensReader reader, Type union, out object? value)
    {
        uint? id = reader.ReadOpenTypeId();
        value = id is null ? null : reader.ReadTyped(reader._options.Registry.Of(id.Value, union));
        return id is not null;
    }

    /// <summary>The id of the type of the object that follows; null for a null.</summary>
    internal uint? ReadTypeId() => TryReadNull() ? null : ReadTyped();

    /// <summary>The id of the type of the object that follows in an open union; null if a case follows, or null.</summary>
    internal uint? ReadOpenTypeId() => Next == OctavoTokenKind.Typed ? ReadTyped() : null;

    private uint ReadTyped() => Bytes.Get<uint>(ref Expect(OctavoTokenKind.Typed, 4));

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
