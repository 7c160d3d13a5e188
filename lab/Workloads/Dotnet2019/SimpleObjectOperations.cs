// Owns: the calls with one SimpleObject, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one SimpleObject.</summary>
public struct SimpleObjectOperations<TSubject>(SimpleObject[] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private SimpleObject _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<SimpleObject>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<SimpleObject>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<SimpleObject>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return Dotnet2019Comparison.Difference(values[index], _kept);
    }
}
