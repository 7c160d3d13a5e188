// Owns: the things the lab times.
// Must not know: rows, tables or libraries.
namespace Octavo.Lab.Contract;

/// <summary>What is timed. The names in results.json are those of <see cref="OperationNames"/>.</summary>
public enum Operation
{
    /// <summary>Into one buffer writer that all candidates share and that is reset before each call.</summary>
    SerializeToWriter,

    /// <summary>To a new array of exactly the payload's length.</summary>
    SerializeToBytes,

    /// <summary>From the candidate's own payload to a new object.</summary>
    Deserialize,

    /// <summary>A batch of messages to a new MemoryStream of default capacity, which grows meanwhile.</summary>
    SerializeToStream,

    /// <summary>A batch of messages to a MemoryStream that is large enough already.</summary>
    SerializeToReusedStream,

    /// <summary>A batch of messages through a connection on this machine: one thread writes, another reads meanwhile.</summary>
    OverSocket,

    /// <summary>Into a new buffer writer for each call, which grows meanwhile.</summary>
    SerializeToBuffer,

    /// <summary>To a new string.</summary>
    SerializeToString,

    /// <summary>From UTF-8 in segments to a new object.</summary>
    DeserializeFromBuffer,

    /// <summary>From a string to a new object.</summary>
    DeserializeFromString,

    /// <summary>From an object to a new one, without bytes.</summary>
    Copy,

    /// <summary>From an object to a new one through the whole of a framework: a request and its response, a call of a hub, a value stored and
    /// fetched.</summary>
    WholeCall,
}
