// Owns: what a format is to the engine of its facade's reading calls. Knows no format.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

/// <summary>A call that reads.</summary>
/// <typeparam name="TSelf">The implementing struct.</typeparam>
/// <typeparam name="TReader">The format's reader.</typeparam>
internal interface IReadingCall<TSelf, TReader> : IFormatCall
    where TSelf : struct, IReadingCall<TSelf, TReader>
    where TReader : struct, allows ref struct
{
    /// <summary>Whether the options ask for a pass over the data before it is read.</summary>
    bool ReadsAside { get; }

    /// <summary>Makes that pass and reads the root.</summary>
    /// <returns>Bytes used.</returns>
    static abstract int ReadAside<T>(TSelf call, CodecEntry<T> entry, scoped in RootData data, ref T value, bool whole);

    /// <summary>Makes that pass and reads the root to where it is to lie.</summary>
    /// <returns>Bytes used.</returns>
    long ReadAside(CodecEntry entry, scoped in RootData data, scoped RootValue root, bool whole, out object? boxed);

    /// <summary>Reads a struct without a reader, where its type allows that.</summary>
    static abstract bool TryGet<T>(TSelf call, ReadOnlySpan<byte> source, out T value);

    /// <summary>What is read of several segments that hold a value and others after it: what the format's reader may gather when it looks ahead.</summary>
    static virtual ReadOnlySequence<byte> First(TSelf call, in ReadOnlySequence<byte> source) => source;

    /// <summary>Makes the reader of one span.</summary>
    void Open(ReadOnlySpan<byte> source, Span<byte> scratch, out TReader reader);

    /// <summary>Makes the reader of several segments.</summary>
    void Open(Source source, Span<byte> scratch, out TReader reader);

    /// <summary>Reads what stands before the root.</summary>
    void Begin(ref TReader reader, CodecEntry entry);

    /// <summary>Reads a root whose type is not known, to where it is to lie.</summary>
    static abstract object? Read(CodecEntry entry, ref TReader reader, scoped RootValue root);

    /// <summary>Refuses what stands after the root.</summary>
    static abstract void CheckEnd(ref TReader reader);

    /// <summary>Bytes read.</summary>
    static abstract long Offset(ref TReader reader);

    /// <summary>Gives back what the reader rented.</summary>
    static abstract void Release(ref TReader reader);
}
