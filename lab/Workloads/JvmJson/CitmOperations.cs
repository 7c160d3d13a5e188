// Owns: the calls with citm_catalog.json, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Workloads.Citm;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on citm_catalog.json.</summary>
public struct CitmOperations<TSubject>(JsonSample<Catalog>[] samples) : IJsonOperations
    where TSubject : struct, IJsonSubject
{
    private Catalog? _kept;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly byte[]? Text(int index) => samples[index].Bytes;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Catalog>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Catalog>(samples[index].Value);

    /// <inheritdoc/>
    public readonly string SerializeToString(int index) => TSubject.SerializeToString<Catalog>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(byte[] source) => _kept = TSubject.Deserialize<Catalog>(source);

    /// <inheritdoc/>
    public void Deserialize(string text) => _kept = TSubject.Deserialize<Catalog>(text);

    /// <inheritdoc/>
    public void Deserialize(in ReadOnlySequence<byte> buffer) => _kept = TSubject.Deserialize<Catalog>(buffer);

    /// <inheritdoc/>
    public readonly string? Compare(int index) => DeepComparison.Difference("", samples[index].Value, _kept);
}
