// Owns: the calls with an array of Vector4, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using System.Numerics;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on an array of Vector4.</summary>
public struct VectorsOperations<TSubject>(Vector4[][] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private Vector4[] _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Vector4[]>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Vector4[]>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<Vector4[]>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return Comparison.Same("", values[index], _kept, (at, left, right) => Comparison.Same(at, left, right));
    }
}
