// Owns: what a format is to the engine of its facade's writing calls. Knows no format.
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Internal;

namespace Octavo.Engine;

/// <summary>A call that writes.</summary>
/// <typeparam name="TSelf">The implementing struct.</typeparam>
/// <typeparam name="TWriter">The format's writer.</typeparam>
internal interface IWritingCall<TSelf, TWriter> : IFormatCall
    where TSelf : struct, IWritingCall<TSelf, TWriter>
    where TWriter : struct, allows ref struct
{
    /// <summary>Whether the options ask for a pass over what was written.</summary>
    bool WritesAside { get; }

    /// <summary>Writes the root and makes that pass.</summary>
    /// <returns>Bytes that it takes.</returns>
    static abstract long WriteAside<T>(TSelf call, CodecEntry<T> entry, scoped RootTarget target, in T value, out byte[]? array);

    /// <summary>Writes the root from where it lies and makes that pass.</summary>
    /// <returns>Bytes that it takes.</returns>
    long WriteAside(CodecEntry entry, scoped RootTarget target, scoped RootValue root, out byte[]? array);

    /// <summary>Makes the writer into the state's buffer.</summary>
    static abstract void Open(WriterState state, out TWriter writer);

    /// <summary>Makes the writer into memory that the destination gave.</summary>
    static abstract void Open(WriterState state, Span<byte> first, out TWriter writer);

    /// <summary>Writes what stands before the root.</summary>
    void Begin(ref TWriter writer, CodecEntry entry);

    /// <summary>Writes a root whose type is not known, from where it lies.</summary>
    static abstract void Write(CodecEntry entry, ref TWriter writer, scoped RootValue root);

    /// <summary>The window that the writer fills.</summary>
    static abstract ref OutputWindow Window(ref TWriter writer);
}
