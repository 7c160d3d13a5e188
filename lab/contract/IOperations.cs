// Owns: the calls of one workload type with one candidate, on a pool of distinct values.
// Must not know: clocks, rounds, or who else is measured.
using System.Buffers;

namespace Octavo.Lab.Contract;

/// <summary>
/// One workload type and one candidate. A struct that names both concretely; <see cref="Workload{TOperations}"/> loops over it.
/// </summary>
public interface IOperations
{
    /// <summary>Number of distinct values, a power of two.</summary>
    int Count { get; }

    /// <summary>Writes value <paramref name="index"/>.</summary>
    void Serialize(int index, ArrayBufferWriter<byte> destination);

    /// <summary>Serializes value <paramref name="index"/> to an array.</summary>
    byte[] Serialize(int index);

    /// <summary>Deserializes payload <paramref name="index"/> and keeps the result alive.</summary>
    void Deserialize(int index);

    /// <summary>Takes the payloads that <see cref="Deserialize"/> and <see cref="Compare"/> read.</summary>
    void Load(byte[][] payloads);

    /// <summary>Deserializes payload <paramref name="index"/> and compares; null when equal, else the first difference.</summary>
    string? Compare(int index, NotKept lost);
}
