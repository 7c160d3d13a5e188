// Owns: a stream that gives a few bytes at a time. Knows no format.
namespace Octavo.Tests.Robustness.Growing;

/// <summary>Gives so many bytes a read, and never waits.</summary>
internal sealed class Steps(byte[] data, int step) : MemoryStream(data)
{
    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) =>
        base.ReadAsync(buffer[..Math.Min(step, buffer.Length)], cancellationToken);
}
