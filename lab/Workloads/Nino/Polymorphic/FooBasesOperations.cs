// Owns: the calls with an array of the twenty classes by their base, named concretely so that they are compiled as a user's own would be. Must not know: which
// library is behind TSubject.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on an array of the twenty classes by their base.</summary>
public struct FooBasesOperations<TSubject>(FooBase[][] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private FooBase[] _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<FooBase[]>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<FooBase[]>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<FooBase[]>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return PolymorphicComparison.Difference(values[index], _kept);
    }
}
