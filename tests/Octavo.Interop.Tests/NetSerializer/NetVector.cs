// Owns: one value whose bytes are known, with the type that it is written as.
namespace Octavo.Interop.Tests.NetSerializer;

internal abstract class NetVector
{
    /// <summary>The value.</summary>
    internal abstract object? Value { get; }

    internal abstract byte[] Serialize(NetSerializerOptions options);

    /// <summary>Reads, and writes what was read.</summary>
    internal abstract byte[] Again(byte[] bytes, NetSerializerOptions options);

    internal static NetVector Of<T>(T value) => new Typed<T>(value);

    private sealed class Typed<T>(T value) : NetVector
    {
        internal override object? Value => value;

        internal override byte[] Serialize(NetSerializerOptions options) => OctavoNetSerializer.Serialize(value, options);

        internal override byte[] Again(byte[] bytes, NetSerializerOptions options) =>
            OctavoNetSerializer.Serialize(OctavoNetSerializer.Deserialize<T>(bytes, options), options);
    }
}
