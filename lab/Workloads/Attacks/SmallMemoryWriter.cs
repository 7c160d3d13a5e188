// Owns: a destination that gives less memory than it is asked for, which its interface forbids, and finds what is written after it.
// Must not know: who writes.
using System.Buffers;

namespace Octavo.Lab.Workloads.Attacks;

/// <summary>Each piece of memory has 64 bytes, with more of the array after it that nobody may write.</summary>
internal sealed class SmallMemoryWriter : IBufferWriter<byte>
{
    private const int Given = 64, Guard = 8 * 1024;

    private const byte Untouched = 0xA5;

    private readonly byte[] _memory = new byte[Given + Guard];
    private readonly List<byte> _written = [];

    /// <summary>All bytes that the writer was told of.</summary>
    internal byte[] Written => [.. _written];

    /// <inheritdoc/>
    public void Advance(int count)
    {
        Check();
        if (count > Given)
            throw new AccessViolationException($"{count} bytes were written to {Given}");
        _written.AddRange(_memory.AsSpan(0, count));
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        Check();
        _memory.AsSpan(Given).Fill(Untouched);
        return _memory.AsMemory(0, Given);
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;

    /// <summary>Looks at the bytes after what was given.</summary>
    /// <exception cref="AccessViolationException">One of them has changed.</exception>
    internal void Check()
    {
        int at = _memory.AsSpan(Given).IndexOfAnyExcept(Untouched, (byte)0);
        if (at >= 0)
            throw new AccessViolationException($"{at + 1} bytes after the memory are written");
    }
}
