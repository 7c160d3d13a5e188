// Owns: what a sequence of primitives asks of its element, in formats that encode each by itself. Knows no format.
using Octavo.Contracts;

namespace Octavo.Codecs.Scalars;

/// <summary>A primitive: its member of each contract, so that one loop serves all. T is a value type, so the loop is compiled for each.</summary>
internal interface IItem<T>
{
    /// <summary>Bytes of one at most, written.</summary>
    static abstract int MaxPut<W>()
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Bytes that reading one looks at, at most.</summary>
    static abstract int MaxGet<R>()
        where R : struct, ISequentialReader<R>, allows ref struct;

    /// <summary>Puts one.</summary>
    static abstract nint Put<W>(ref byte at, T value)
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Gets one.</summary>
    static abstract nint Get<R>(ref byte at, out T value)
        where R : struct, ISequentialReader<R>, allows ref struct;
}
