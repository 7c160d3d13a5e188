// Owns: a message with the bytes that every library must write of it.
// Must not know: libraries.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>A message and its bytes, which Protobuf leaves no choice about where there are no maps.</summary>
/// <param name="Value">The message.</param>
/// <param name="Bytes">Its bytes.</param>
public sealed record ProtobufSample<T>(T Value, byte[] Bytes)
    where T : class
{
    /// <summary>The sample of a value.</summary>
    public static ProtobufSample<T> Of(T value) => new(value, ProtobufWire.Write(value));

    /// <summary>What differs, first in the bytes, then in the value that was read of them; null when all is equal.</summary>
    public string? Difference(byte[] written, T? read, NotKept lost)
    {
        int same = written.AsSpan().CommonPrefixLength(Bytes);
        if (same < Math.Max(written.Length, Bytes.Length))
            return $"of {Bytes.Length} bytes it wrote {written.Length}, others from byte {same} on";
        return DeepComparison.Difference("", Value, read, lost);
    }
}
