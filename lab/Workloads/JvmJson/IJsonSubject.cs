// Owns: the calls that document 004 measures.
// Must not know: clocks and counts.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>A library that also takes and gives texts, and reads from segments.</summary>
public interface IJsonSubject : ISubject
{
    /// <summary>Gives the text.</summary>
    static abstract string SerializeToString<T>(T value);

    /// <summary>Makes a new value from a text.</summary>
    static abstract T Deserialize<T>(string text);

    /// <summary>Makes a new value from UTF-8 in segments.</summary>
    static abstract T Deserialize<T>(in ReadOnlySequence<byte> buffer);
}
