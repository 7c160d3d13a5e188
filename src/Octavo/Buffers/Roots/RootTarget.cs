// Owns: where the bytes of a call go to: a new array, a buffer writer, a stream, memory of fixed length. Knows no format.
using System.Buffers;

namespace Octavo.Buffers;

/// <summary>A call's destination; the default is a new array.</summary>
internal readonly ref struct RootTarget
{
    internal RootTarget(IBufferWriter<byte> writer) => Destination = writer;

    internal RootTarget(Stream stream) => Stream = stream;

    internal RootTarget(FixedSink memory, Span<byte> span)
    {
        Memory = memory;
        Span = span;
    }

    internal IBufferWriter<byte>? Destination { get; }

    internal Stream? Stream { get; }

    internal FixedSink? Memory { get; }

    /// <summary>What <see cref="Memory"/> writes to.</summary>
    internal Span<byte> Span { get; }

    internal bool IsArray => Destination is null && Stream is null && Memory is null;

    /// <summary>Takes the state that writes to it.</summary>
    internal WriterState Rent(OctavoOptions options) =>
        Destination is not null ? WriterState.Rent(options, Destination)
        : Stream is not null ? WriterState.Rent(options, Stream)
        : Memory is not null ? WriterState.Rent(options, Memory)
        : WriterState.Rent(options);

    /// <summary>Ends a value that was written by <see cref="Rent"/>'s state.</summary>
    /// <returns>Bytes that it takes.</returns>
    internal long Finish(WriterState state, ref OutputWindow window, out byte[]? array)
    {
        array = IsArray ? Result.ToArray(window.Written) : null;
        if (array is not null)
        {
            return array.Length;
        }
        state.Sink.Finish(ref window);
        return state.Flushed;
    }

    /// <summary>Takes bytes that were made elsewhere, because the options ask for a pass over the whole value.</summary>
    /// <returns>The array, where the target is one.</returns>
    internal byte[]? Take(ReadOnlyMemory<byte> made)
    {
        if (Destination is not null)
        {
            Destination.Write(made.Span);
        }
        else if (Stream is not null)
        {
            Stream.Write(made.Span);
        }
        else if (Memory is not null)
        {
            made.Span[..Math.Min(made.Length, Span.Length)].CopyTo(Span);
        }
        else
        {
            return made.ToArray();
        }
        return null;
    }
}
