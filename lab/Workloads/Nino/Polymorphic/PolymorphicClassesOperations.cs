// Owns: the calls with an array of PolymorphicClass by its base, named concretely so that they are compiled as a user's own would be. Must not know: which
// library is behind TSubject.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on an array of PolymorphicClass by its base.</summary>
public struct PolymorphicClassesOperations<TSubject>(PolymorphicBase[][] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private PolymorphicBase[] _kept = default!;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<PolymorphicBase[]>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<PolymorphicBase[]>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<PolymorphicBase[]>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return Comparison.Same("", values[index], _kept,
            (at, left, right) => PolymorphicComparison.Difference(left, right) is { } difference ? at + "." + difference : null);
    }
}
