// Owns: a Guid for Fory, which has no serializer of one.
// Must not know: the engine.
using Apache.Fory;

namespace Octavo.Lab.Peers;

/// <summary>Sixteen bytes as they are in memory.</summary>
internal sealed class GuidOfFory : Serializer<Guid>
{
    /// <inheritdoc/>
    public override Guid DefaultValue => Guid.Empty;

    /// <inheritdoc/>
    public override void WriteData(WriteContext context, in Guid value, bool hasGenerics)
    {
        Span<byte> bytes = stackalloc byte[16];
        value.TryWriteBytes(bytes);
        context.Writer.WriteBytes(bytes);
    }

    /// <inheritdoc/>
    public override Guid ReadData(ReadContext context) => new(context.Reader.ReadSpan(16));
}
