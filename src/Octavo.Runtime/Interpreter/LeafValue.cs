// Owns: in the first tier, values that the library has a codec for. Knows no class.
using Octavo.Internal;

namespace Octavo.Runtime.Interpreter;

/// <summary>A value that the library has a codec for: a scalar, text or bytes.</summary>
internal sealed class LeafValue<T, TCodec> : PlainValue<T>
    where TCodec : struct, ISequentialCodec<T>
{
    internal override void Write<W>(ref W writer, T value) => TCodec.Write(ref writer, in value);

    internal override T Read<R>(ref R reader)
    {
        T value = default!;
        TCodec.Read(ref reader, ref value);
        return value;
    }
}
