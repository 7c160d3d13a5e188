// Owns: the calls with all of Northwind, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Protobuf;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on all of Northwind.</summary>
public struct DatabaseOperations<TSubject>(ProtobufSample<Database>[] samples) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private Database _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Database>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Database>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<Database>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return samples[index].Difference(_payloads[index], _kept, lost);
    }
}
