// Owns: a buffer writer that gives hardly more than it is asked for, and never the same memory twice. Knows no format.
using System.Buffers;

namespace Octavo.Tests.Zoo.Memory;

/// <summary>Gives <paramref name="more"/> bytes more than asked for, so windows end in the middle of everything.</summary>
internal sealed class TightBufferWriter(int more) : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];

    public void Advance(int count)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(count, _given.Length);
        _written.AddRange(_given.AsSpan(0, count));
        _given.AsSpan().Clear();
        _given = [];
    }

    public Memory<byte> GetMemory(int sizeHint = 0) => _given = new byte[Math.Max(sizeHint, 1) + more];

    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    public byte[] ToArray() => [.. _written];
}
