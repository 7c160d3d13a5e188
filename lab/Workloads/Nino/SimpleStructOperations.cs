// Owns: the calls with one SimpleStruct, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one SimpleStruct.</summary>
public struct SimpleStructOperations<TSubject>(SimpleStruct[] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private SimpleStruct _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<SimpleStruct>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<SimpleStruct>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<SimpleStruct>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return NinoComparison.Difference(values[index], _kept, lost);
    }
}
