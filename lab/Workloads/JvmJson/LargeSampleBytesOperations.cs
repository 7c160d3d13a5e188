// Owns: the calls with the object of document 004's file in a payload of the library's own, named concretely so that they are compiled as a user's own would
// be. Must not know: which library is behind TSubject.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.LargeSample;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on document 004's object.</summary>
public struct LargeSampleBytesOperations<TSubject>(Response[] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private Response _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Response>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Response>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<Response>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return DeepComparison.Difference("", values[index], _kept, lost);
    }
}
