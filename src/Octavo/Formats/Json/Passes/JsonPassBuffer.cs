// Owns: the memory that a pass over written JSON fills, the destination's own if it gives arrays, and its sending. Knows no format of text.
using System.Buffers;
using System.Runtime.InteropServices;
using Octavo.Buffers;

namespace Octavo.Json;

/// <summary>Bytes that a pass has made: passed on whenever there is no room for more, or all kept if there is no destination.</summary>
internal sealed class JsonPassBuffer : IDisposable
{
    /// <summary>Bytes after what is asked for that may be scribbled on, and after what is written that may be read: whole vectors need no tail code.</summary>
    internal const int Slack = 128;

    private const int First = 64 * 1024;

    private const int OnStack = 256;

    private readonly IBufferWriter<byte>? _direct;
    private readonly JsonPassTarget? _target;
    private byte[]? _own;
    private ArraySegment<byte> _memory;

    private JsonPassBuffer(IBufferWriter<byte>? direct, JsonPassTarget? target)
    {
        _direct = direct;
        _target = target;
    }

    /// <summary>Bytes made.</summary>
    internal int Length { get; set; }

    /// <summary>Bytes that may be made before <see cref="MakeRoom"/>.</summary>
    internal int Room => _memory.Count - Slack - Length;

    /// <summary>The first byte; another one after <see cref="MakeRoom"/>.</summary>
    internal ref byte Start => ref _memory.AsSpan()[0];

    /// <summary>What is after <see cref="Length"/>.</summary>
    internal Span<byte> Free => _memory.AsSpan(Length);

    internal ReadOnlySpan<byte> Made => _memory.AsSpan(0, Length);

    /// <summary>A buffer that keeps everything.</summary>
    internal static JsonPassBuffer Keeping() => Begin(new JsonPassBuffer(null, null));

    /// <summary>A buffer whose bytes go to a target.</summary>
    internal static JsonPassBuffer Into(JsonPassTarget target) => Begin(new JsonPassBuffer(null, target));

    /// <summary>A buffer that is the destination's own memory.</summary>
    internal static JsonPassBuffer Into(IBufferWriter<byte> destination) => Begin(new JsonPassBuffer(destination, new JsonPassTarget.Writer(destination)));

    /// <summary>Makes room.</summary>
    /// <param name="needed">Bytes beyond <see cref="Length"/>.</param>
    /// <param name="kept">Bytes at the end that may be taken back, and are not passed on yet.</param>
    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    internal void MakeRoom(int needed, int kept)
    {
        Send(kept);
        if (Room >= needed)
        {
            return;
        }
        int least = checked(Length + needed + Slack);
        if (_direct is not null && TryTakeDirect(least))
        {
            return;
        }
        byte[] larger = ArrayPool<byte>.Shared.Rent(Math.Max(least, _own is null ? First : (int)Math.Min(2L * _own.Length, Array.MaxLength)));
        Made.CopyTo(larger);
        Dispose();
        _own = larger;
        _memory = larger;
    }

    /// <summary>Hands over what was made, except for the last bytes.</summary>
    internal void Send(int kept)
    {
        if (_target is null || Length <= kept)
        {
            return;
        }
        if (_own is not null)
        {
            _target.Send(Made[..^kept]);
            Made[^kept..].CopyTo(_own);
            Length = kept;
            return;
        }
        Span<byte> rest = kept <= OnStack ? stackalloc byte[OnStack] : new byte[kept];
        rest = rest[..kept];
        Made[^kept..].CopyTo(rest);
        _direct!.Advance(Length - kept);
        Length = 0;
        _memory = default;
        if (rest.Length != 0)
        {
            MakeRoom(rest.Length, 0);
            rest.CopyTo(Free);
            Length = rest.Length;
        }
    }

    /// <summary>Gives own memory back.</summary>
    public void Dispose()
    {
        if (_own is not null)
        {
            ArrayPool<byte>.Shared.Return(_own);
            _own = null;
        }
    }

    private static JsonPassBuffer Begin(JsonPassBuffer buffer)
    {
        buffer.MakeRoom(Slack, 0);
        return buffer;
    }

    /// <summary>Asks the destination for memory; that what was not passed on begins it.</summary>
    private bool TryTakeDirect(int least)
    {
        if (Length != 0)
        {
            return false; // begun in own memory, which holds what may be taken back
        }
        if (!MemoryMarshal.TryGetArray(CheckedBufferWriter.MemoryOf(_direct!, Math.Max(least, First / 2), OctavoJson.Name), out ArraySegment<byte> memory))
        {
            return false;
        }
        Dispose();
        _memory = memory;
        return true;
    }
}
