// Owns: the calls with canada.json, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind TSubject.
using System.Buffers;
using Octavo.Lab.Workloads.Canada;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on canada.json.</summary>
public struct CanadaOperations<TSubject>(JsonSample<FeatureCollection>[] samples) : IJsonOperations
    where TSubject : struct, IJsonSubject
{
    private FeatureCollection? _kept;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly byte[]? Text(int index) => samples[index].Bytes;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<FeatureCollection>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<FeatureCollection>(samples[index].Value);

    /// <inheritdoc/>
    public readonly string SerializeToString(int index) => TSubject.SerializeToString<FeatureCollection>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(byte[] source) => _kept = TSubject.Deserialize<FeatureCollection>(source);

    /// <inheritdoc/>
    public void Deserialize(string text) => _kept = TSubject.Deserialize<FeatureCollection>(text);

    /// <inheritdoc/>
    public void Deserialize(in ReadOnlySequence<byte> buffer) => _kept = TSubject.Deserialize<FeatureCollection>(buffer);

    /// <inheritdoc/>
    public readonly string? Compare(int index) => DeepComparison.Difference("", samples[index].Value, _kept);
}
