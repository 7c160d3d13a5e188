// Owns: the reading of a union's case that is a struct of another assembly or a collection. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>Reads a case through its codec, for emitted code.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class CaseReader
{
    /// <summary>Reads a value.</summary>
    public static T Read<R, T, TCodec>(ref R reader)
        where R : struct, ISequentialReader<R>, allows ref struct
        where TCodec : struct, ISequentialCodec<T>
    {
        T value = default!;
        TCodec.Read(ref reader, ref value);
        return value;
    }
}
