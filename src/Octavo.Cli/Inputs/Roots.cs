// Owns: what the values of data are at their roots: numbers and the like, or more.
using System.Buffers;
using Octavo.Transcode.Events;

namespace Octavo.Cli.Inputs;

/// <summary>The target of a conversion that keeps nothing but this.</summary>
internal sealed class Roots : IBufferWriter<byte>
{
    /// <summary>Whether there was any.</summary>
    internal bool Any { get; private set; }

    /// <summary>Whether no root was a number, a bool or null alone.</summary>
    internal bool IsMore { get; private set; } = true;

    public void Advance(int count) => throw new NotSupportedException();

    public Memory<byte> GetMemory(int sizeHint = 0) => throw new NotSupportedException();

    public Span<byte> GetSpan(int sizeHint = 0) => throw new NotSupportedException();

    internal void Add(DataEventKind kind)
    {
        Any = true;
        IsMore &= kind is DataEventKind.Text or DataEventKind.Bytes or DataEventKind.Extension or DataEventKind.Tag or DataEventKind.Array or DataEventKind.Map;
    }
}
