// Owns: the calls with document 004's file, named concretely so that they are compiled as a user's own would be. Must not know: which library is behind
// TSubject.
using System.Buffers;
using Octavo.Lab.Workloads.LargeSample;

namespace Octavo.Lab.Workloads;

/// <summary>Operations on document 004's file.</summary>
public struct LargeSampleOperations<TSubject>(JsonSample<Response>[] samples) : IJsonOperations
    where TSubject : struct, IJsonSubject
{
    private Response? _kept;

    /// <inheritdoc/>
    public readonly int Count => samples.Length;

    /// <inheritdoc/>
    public readonly byte[]? Text(int index) => samples[index].Bytes;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => TSubject.Serialize<Response>(destination, samples[index].Value);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => TSubject.Serialize<Response>(samples[index].Value);

    /// <inheritdoc/>
    public readonly string SerializeToString(int index) => TSubject.SerializeToString<Response>(samples[index].Value);

    /// <inheritdoc/>
    public void Deserialize(byte[] source) => _kept = TSubject.Deserialize<Response>(source);

    /// <inheritdoc/>
    public void Deserialize(string text) => _kept = TSubject.Deserialize<Response>(text);

    /// <inheritdoc/>
    public void Deserialize(in ReadOnlySequence<byte> buffer) => _kept = TSubject.Deserialize<Response>(buffer);

    /// <inheritdoc/>
    public readonly string? Compare(int index) => DeepComparison.Difference("", samples[index].Value, _kept);
}
