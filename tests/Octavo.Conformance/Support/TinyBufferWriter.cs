// Owns: a destination that gives no more memory than it is asked for, and checks that nothing is written outside. Knows no format.
namespace Octavo.Conformance.Support;

/// <summary>Every span is new memory of exactly the length asked for, filled with rubbish before.</summary>
public sealed class TinyBufferWriter : IBufferWriter<byte>
{
    private readonly List<byte> _written = [];
    private byte[] _given = [];

    /// <summary>What was written.</summary>
    public byte[] Written => [.. _written];

    /// <inheritdoc/>
    public void Advance(int count)
    {
        Assert.InRange(count, 0, _given.Length);
        _written.AddRange(_given.AsSpan(0, count));
        _given = [];
    }

    /// <inheritdoc/>
    public Memory<byte> GetMemory(int sizeHint = 0)
    {
        _given = new byte[Math.Max(1, sizeHint)];
        Array.Fill(_given, (byte)0xC1);
        return _given;
    }

    /// <inheritdoc/>
    public Span<byte> GetSpan(int sizeHint = 0) => GetMemory(sizeHint).Span;
}
