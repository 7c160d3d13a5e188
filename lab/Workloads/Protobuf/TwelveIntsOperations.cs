// Owns: the calls with one message of twelve integers, named concretely so that they are compiled as a user's own would be. Must not know: which library is
// behind TSubject.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Protobuf;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one message of twelve integers.</summary>
public struct TwelveIntsOperations<TSubject>(ProtobufSample<TwelveInts>[] samples) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private TwelveInts _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<TwelveInts>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<TwelveInts>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<TwelveInts>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return samples[index].Difference(_payloads[index], _kept, lost);
    }
}
