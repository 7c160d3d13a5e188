// Owns: the calls that document 001 measures.
// Must not know: clocks and counts.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>
/// A library that writes messages to a stream, each by a call of its own and through the abstract base. The loop is the adapter's, so it is in one method with
/// the library's call, as a user's would.
/// </summary>
public interface IMessageSubject : ISubject
{
    /// <summary>Whether the library can write what a row holds.</summary>
    static abstract bool Has(string row);

    /// <summary>What it does at the ends of a connection; null if the library reads no message from a stream that is not over.</summary>
    static virtual MessageSocket? Socket => null;

    /// <summary>Writes each message after the one before.</summary>
    static abstract void WriteAll(Stream destination, MessageBase[] messages);

    /// <summary>Reads as many messages as there are places, from where the stream is.</summary>
    static abstract void ReadAll(MemoryStream source, MessageBase?[] messages);
}
