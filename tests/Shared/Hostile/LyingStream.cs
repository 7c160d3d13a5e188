// Owns: a stream whose reads say what cannot be. Knows no format.
namespace Octavo.Tests.Hostile;

/// <summary>Gives one byte a read, and after some reads says that it read another number of bytes than there is room for.</summary>
/// <param name="data">What it gives.</param>
/// <param name="good">The reads before it lies.</param>
/// <param name="says">What it says, by the room that it was given.</param>
internal sealed class LyingStream(byte[] data, int good, Func<int, int> says) : MemoryStream(data)
{
    private int _reads;

    /// <summary>More than the room, and less than nothing.</summary>
    internal static Func<int, int>[] Lies { get; } = [room => room + 1, _ => int.MaxValue, _ => -1, _ => int.MinValue];

    public override bool CanSeek => false;

    public override int Read(byte[] buffer, int offset, int count) => Next(buffer.AsSpan(offset, count));

    public override int Read(Span<byte> buffer) => Next(buffer);

    public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default) => new(Next(buffer.Span));

    private int Next(Span<byte> buffer)
    {
        if (_reads == good)
        {
            return says(buffer.Length);
        }
        _reads++;
        buffer[0] = (byte)ReadByte();
        return 1;
    }
}
