// Owns: the calls of one document type with one candidate.
// Must not know: clocks, rounds, or who else is measured.
using System.Buffers;

namespace Octavo.Lab.Workloads;

/// <summary>One document type and one candidate. A struct that names both concretely; <see cref="JsonWorkload{TOperations}"/> loops over it.</summary>
public interface IJsonOperations
{
    /// <summary>Number of distinct documents, a power of two.</summary>
    int Count { get; }

    /// <summary>The text of document <paramref name="index"/>; null if a candidate reads what it wrote itself.</summary>
    byte[]? Text(int index);

    /// <summary>Writes document <paramref name="index"/>.</summary>
    void Serialize(int index, ArrayBufferWriter<byte> destination);

    /// <summary>Serializes document <paramref name="index"/> to an array.</summary>
    byte[] Serialize(int index);

    /// <summary>Serializes document <paramref name="index"/> to a string.</summary>
    string SerializeToString(int index);

    /// <summary>Reads UTF-8 and keeps the result alive.</summary>
    void Deserialize(byte[] source);

    /// <summary>Reads a string and keeps the result alive.</summary>
    void Deserialize(string text);

    /// <summary>Reads segments and keeps the result alive.</summary>
    void Deserialize(in ReadOnlySequence<byte> buffer);

    /// <summary>Compares what was read last with document <paramref name="index"/>; null when equal, else the first difference.</summary>
    string? Compare(int index);
}
