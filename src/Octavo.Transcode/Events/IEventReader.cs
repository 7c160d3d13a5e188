// Owns: the contract of a format's reader of events. Implemented by a ref struct over one chunk of data.
namespace Octavo.Transcode.Events;

internal interface IEventReader<TSelf>
    where TSelf : struct, IEventReader<TSelf>, allows ref struct
{
    /// <summary>The format's name, for errors.</summary>
    static abstract string Name { get; }

    /// <summary>Bytes of the chunk that were read.</summary>
    long Offset { get; }

    /// <summary>Whether nothing follows but what may come after a value.</summary>
    bool IsAtEnd { get; }

    /// <summary>A reader of a chunk that begins between two events.</summary>
    /// <param name="data">The chunk. If it is not the last one and an event is cut, reading throws, or ends exactly at the chunk's end.</param>
    /// <param name="isFirst">Whether the data begins here.</param>
    /// <param name="options">The format's.</param>
    static abstract TSelf Open(ReadOnlySpan<byte> data, bool isFirst, OctavoOptions options);

    /// <summary>Reads the next event of an array or map that is not known to be at its end.</summary>
    /// <param name="frame">Where in it.</param>
    /// <param name="next">The event.</param>
    void Read(scoped in Frame frame, out DataEvent next);
}
