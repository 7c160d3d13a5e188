// Owns: the contract of a format's writer of events. Implemented by a ref struct that lives as long as one chunk of the source.
using System.Buffers;

namespace Octavo.Transcode.Events;

internal interface IEventWriter<TSelf>
    where TSelf : struct, IEventWriter<TSelf>, allows ref struct
{
    /// <summary>The format's name, for errors.</summary>
    static abstract string Name { get; }

    /// <summary>Whether every key is text.</summary>
    static abstract bool TextKeys { get; }

    /// <summary>Whether it has tags, undefined, simple values, and numbers of every form: where not, they come as what the options make of them, and a tag
    /// alone if it is to be kept.</summary>
    static abstract bool HasTags { get; }

    /// <summary>A writer that goes on where the one before it ended.</summary>
    static abstract TSelf Open(IBufferWriter<byte> destination, TranscodeOptions options);

    /// <summary>Writes a scalar, or the beginning of an array or map, with what comes before it.</summary>
    /// <param name="frame">Where it is.</param>
    /// <param name="value">Any event but an end; with its count if the format writes counts.</param>
    void Write(scoped in Frame frame, scoped in DataEvent value);

    /// <summary>Writes the end of an array or map.</summary>
    /// <param name="closed">The array or map.</param>
    void WriteEnd(scoped in Frame closed);

    /// <summary>Writes what comes after a value of a sequence.</summary>
    void WriteSeparator();

    /// <summary>Gives all to the destination.</summary>
    void Close();
}
