// Owns: the calls with the user's type, named concretely so that they are compiled as the user's own would be. Must not know: which library is behind
// TSubject, or what the type is: the generated project says what "Custom" is.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Operations on the user's values.</summary>
public struct CustomOperations<TSubject>(Custom[] values) : IOperations
    where TSubject : struct, ISubject
{
    private byte[][] _payloads = [];
    private Custom? _kept = default;

    /// <inheritdoc/>
    public readonly int Count => values.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Custom>(destination, values[index]);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Custom>(values[index]);

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = TSubject.Deserialize<Custom>(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        return DeepComparison.Difference("", values[index], _kept, lost);
    }
}
