// Owns: a buffer writer that breaks its contract: its spans are empty, or smaller than asked for. Knows no format.
using System.Buffers;

namespace Octavo.Tests.Shared;

/// <summary>Keeps its contract some times, and then gives a number of bytes.</summary>
/// <param name="good">How often it gives what it is asked for.</param>
/// <param name="gives">How much it gives then.</param>
internal sealed class EmptyWriter(int good = 0, int gives = 0) : IBufferWriter<byte>
{
    private int _left = good;

    public void Advance(int count)
    {
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => new byte[_left-- > 0 ? Math.Max(sizeHint, 1) : gives];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
