// Owns: the calls with one message of twelve members, named concretely so that they are compiled as a user's own would be. Must not know: which library is
// behind TSubject.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Protobuf;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one message of twelve members.</summary>
public struct FlatMessageOperations<TSubject>(ProtobufSample<FlatMessage>[] samples) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private FlatMessage _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<FlatMessage>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<FlatMessage>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<FlatMessage>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return samples[index].Difference(_payloads[index], _kept, lost);
    }
}
