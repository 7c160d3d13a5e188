// Owns: the pooled buffer that a pass over written JSON fills, and its sending. Knows no format of text.
using System.Buffers;

namespace Octavo.Internal;

/// <summary>Bytes that a pass has made: sent to the target whenever they are many, or all kept where there is none.</summary>
internal sealed class JsonPassBuffer(JsonPassTarget? target) : IDisposable
{
    /// <summary>Bytes behind what is asked for that may be scribbled on, and behind what is written that may be read: whole vectors need no tail code.</summary>
    internal const int Slack = 64;

    private const int First = 64 * 1024;

    /// <summary>The memory; another one after <see cref="MakeRoom"/>.</summary>
    internal byte[] Bytes { get; private set; } = ArrayPool<byte>.Shared.Rent(First);

    /// <summary>Bytes made.</summary>
    internal int Length { get; set; }

    /// <summary>Bytes that may be made before <see cref="MakeRoom"/>.</summary>
    internal int Room => Bytes.Length - Slack - Length;

    internal ReadOnlySpan<byte> Made => Bytes.AsSpan(0, Length);

    /// <summary>Makes room.</summary>
    /// <param name="needed">Bytes beyond <see cref="Length"/>.</param>
    /// <param name="kept">Bytes at the end that may be taken back, and are not sent yet.</param>
    internal void MakeRoom(int needed, int kept)
    {
        Send(kept);
        if (Room < needed)
        {
            byte[] larger = ArrayPool<byte>.Shared.Rent(Math.Max(checked(Length + needed + Slack), (int)Math.Min(2L * Bytes.Length, Array.MaxLength)));
            Made.CopyTo(larger);
            ArrayPool<byte>.Shared.Return(Bytes);
            Bytes = larger;
        }
    }

    /// <summary>Sends what was made, but for the last bytes.</summary>
    internal void Send(int kept)
    {
        if (target is not null && Length > kept)
        {
            target.Send(Made[..^kept]);
            Made[^kept..].CopyTo(Bytes);
            Length = kept;
        }
    }

    /// <summary>Gives the memory back.</summary>
    public void Dispose() => ArrayPool<byte>.Shared.Return(Bytes);
}
