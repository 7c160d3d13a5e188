// Owns: a Vector4 for Fory, which has no serializer of one.
// Must not know: the engine.
using System.Numerics;
using System.Runtime.InteropServices;
using Apache.Fory;

namespace Octavo.Lab.Peers;

/// <summary>Four floats as they are in memory.</summary>
internal sealed class VectorOfFory : Serializer<Vector4>
{
    /// <inheritdoc/>
    public override Vector4 DefaultValue => Vector4.Zero;

    /// <inheritdoc/>
    public override void WriteData(WriteContext context, in Vector4 value, bool hasGenerics) =>
        context.Writer.WriteBytes(MemoryMarshal.AsBytes(new ReadOnlySpan<Vector4>(in value)));

    /// <inheritdoc/>
    public override Vector4 ReadData(ReadContext context) => MemoryMarshal.Read<Vector4>(context.Reader.ReadSpan(16));
}
