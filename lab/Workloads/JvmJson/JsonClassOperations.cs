// Owns: the calls with one SimpleClass, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on one SimpleClass.</summary>
public struct JsonClassOperations<TSubject>(JsonSample<SimpleClass>[] samples) : IJsonOperations
    where TSubject : struct, IJsonSubject
{
    private SimpleClass? _kept;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly byte[]? Text(int index) => samples[index].Bytes;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<SimpleClass>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<SimpleClass>(samples[index].Value);

    /// <inheritdoc/>
    public readonly string SerializeToString(int index) => TSubject.SerializeToString<SimpleClass>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(byte[] source) => _kept = TSubject.Deserialize<SimpleClass>(source);

    /// <inheritdoc/>
    public void Deserialize(string text) => _kept = TSubject.Deserialize<SimpleClass>(text);

    /// <inheritdoc/>
    public void Deserialize(in ReadOnlySequence<byte> buffer) => _kept = TSubject.Deserialize<SimpleClass>(buffer);

    /// <inheritdoc/>
    public readonly string? Compare(int index) => NinoComparison.Difference(samples[index].Value, _kept, Contract.NotKept.None);
}
