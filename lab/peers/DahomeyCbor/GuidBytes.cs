// Owns: a Guid for Dahomey.Cbor, which has no converter of one.
// Must not know: the engine.
using Dahomey.Cbor.Serialization;
using Dahomey.Cbor.Serialization.Converters;

namespace Octavo.Lab.Peers;

/// <summary>Sixteen bytes under tag 37, most significant first.</summary>
internal sealed class GuidBytes : CborConverterBase<Guid>
{
    private const ulong Uuid = 37;

    // The writer takes no span of the stack.
    [ThreadStatic]
    private static byte[]? t_bytes;

    /// <inheritdoc/>
    public override Guid Read(ref CborReader reader) => new(reader.ReadByteString(), bigEndian: true);

    /// <inheritdoc/>
    public override void Write(ref CborWriter writer, Guid value)
    {
        byte[] bytes = t_bytes ??= new byte[16];
        value.TryWriteBytes(bytes, bigEndian: true, out _);
        writer.WriteSemanticTag(Uuid);
        writer.WriteByteString(bytes);
    }
}
