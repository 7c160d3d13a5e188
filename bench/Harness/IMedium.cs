// Owns: how a lane opens and closes a format's writer and reader. Knows no type.
using Octavo.Buffers;
using Octavo.Contracts;

namespace Octavo.Bench.Harness;

/// <summary>A format's writer and reader as a facade opens them.</summary>
internal interface IMedium<W, R>
    where W : struct, IEngineWriter<W>, allows ref struct
    where R : struct, IEngineReader<R>, allows ref struct
{
    static abstract string Name { get; }

    static abstract W OpenWriter(WriterState state);

    static abstract ReadOnlySpan<byte> Written(ref W writer);

    static abstract R OpenReader(ReadOnlySpan<byte> data, Span<byte> scratch);

    static abstract void Close(ref R reader);
}
