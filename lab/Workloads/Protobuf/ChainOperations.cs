// Owns: the calls with one chain of messages, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Protobuf;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one chain of messages.</summary>
public struct ChainOperations<TSubject>(ProtobufSample<Chain>[] samples) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private Chain _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Chain>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Chain>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<Chain>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return samples[index].Difference(_payloads[index], _kept, lost);
    }
}
