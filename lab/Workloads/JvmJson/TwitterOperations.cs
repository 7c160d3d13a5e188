// Owns: the calls with twitter.json, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind TSubject.
using System.Buffers;
using Octavo.Lab.Workloads.Twitter;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on twitter.json.</summary>
public struct TwitterOperations<TSubject>(JsonSample<SearchResult>[] samples) : IJsonOperations
    where TSubject : struct, IJsonSubject
{
    private SearchResult? _kept;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly byte[]? Text(int index) => samples[index].Bytes;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<SearchResult>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<SearchResult>(samples[index].Value);

    /// <inheritdoc/>
    public readonly string SerializeToString(int index) => TSubject.SerializeToString<SearchResult>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(byte[] source) => _kept = TSubject.Deserialize<SearchResult>(source);

    /// <inheritdoc/>
    public void Deserialize(string text) => _kept = TSubject.Deserialize<SearchResult>(text);

    /// <inheritdoc/>
    public void Deserialize(in ReadOnlySequence<byte> buffer) => _kept = TSubject.Deserialize<SearchResult>(buffer);

    /// <inheritdoc/>
    public readonly string? Compare(int index) => DeepComparison.Difference("", samples[index].Value, _kept);
}
