// Owns: Protobuf's structure on the writing side: tags, scopes by reserve and shift, packed sequences. Knows the shared window, no options.
// A prototype: it measures the contract before the Protobuf format is built. Its window never flushes, as no scope may be open then.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Protobuf;

/// <summary>Writes Protobuf; a scope's length is reserved at the width that its call site needed last, and the content is moved where that was wrong.</summary>
internal ref partial struct ProtobufPrototypeWriter : IFormatWriter<ProtobufPrototypeWriter>
{
    /// <summary>Bytes of the longest length of a scope.</summary>
    private const int LongestLength = 5;

    private OutputWindow _window;

    internal ProtobufPrototypeWriter(WriterState state) => _window = new OutputWindow(state);

    public static WriterShape Shape => WriterShape.Tagged;

    public static bool OmitsDefaults => true;

    internal readonly ReadOnlySpan<byte> Written => _window.Written;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(int max) => ref _window.Reserve(max);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(nint used) => _window.Advance(used);

    public void Enter()
    {
        if (--_window.State.DepthLeft < 0)
        {
            Throw.DepthExceeded(_window.State.Options.MaxDepth);
        }
    }

    public void Leave() => _window.State.DepthLeft++;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxTag(uint tag) => tag < 0x80 ? 1 : tag < 0x4000 ? 2 : 5;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTag(ref byte at, uint tag)
    {
        if (tag < 0x80)
        {
            at = (byte)tag;
            return 1;
        }
        if (tag < 0x4000)
        {
            Bytes.Put(ref at, (ushort)((tag & 0x7F) | 0x80 | ((tag >> 7) << 8)));
            return 2;
        }
        return ProtobufVarint.Put(ref at, tag);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int BeginScope(ref ProtobufPrototypeWriter writer, byte width)
    {
        writer._window.Reserve(LongestLength);
        int cookie = writer._window.Position;
        writer._window.Advance(width);
        return cookie;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EndScope(ref ProtobufPrototypeWriter writer, int cookie, byte width, ref byte site)
    {
        int length = writer._window.Position - cookie - width;
        ref byte at = ref Bytes.At(ref MemoryMarshal.GetReference(writer._window.Written), cookie);
        if (width == 1 && (uint)length < 0x80)
        {
            at = (byte)length;
            return;
        }
        if (width == 2 && (uint)(length - 0x80) < 0x4000 - 0x80)
        {
            Bytes.Put(ref at, (ushort)((length & 0x7F) | 0x80 | ((length >> 7) << 8)));
            return;
        }
        Shift(ref writer, cookie, width, length, ref site);
    }

    public static void WritePackedInt32s(ref ProtobufPrototypeWriter writer, uint tag, scoped ReadOnlySpan<int> values)
    {
        const int Longest = 10; // a negative int32 is sign-extended to 64 bits
        ref byte at = ref writer.Reserve(checked((values.Length * Longest) + MaxTag(tag) + LongestLength));
        nint n = PutTag(ref at, tag);
        nint width = values.Length < 64 ? 1 : values.Length < 8192 ? 2 : 4; // a guess: two bytes an element
        nint used = 0;
        foreach (int value in values)
        {
            used += PutInt32(ref Bytes.At(ref at, n + width + used), value);
        }
        nint needed = ProtobufVarint.Length((ulong)used);
        if (needed != width)
        {
            Move(ref Bytes.At(ref at, n + width), ref Bytes.At(ref at, n + needed), (int)used);
        }
        ProtobufVarint.PutExact(ref Bytes.At(ref at, n), (uint)used);
        writer.Advance(n + needed + used);
    }

    public static void WritePackedFixed64s(ref ProtobufPrototypeWriter writer, uint tag, scoped ReadOnlySpan<ulong> values)
    {
        ref byte at = ref writer.Reserve(MaxTag(tag) + LongestLength);
        nint n = PutTag(ref at, tag);
        writer.Advance(n + ProtobufVarint.Put(ref Bytes.At(ref at, n), checked((uint)values.Length * 8)));
        writer._window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Shift(ref ProtobufPrototypeWriter writer, int cookie, byte width, int length, ref byte site)
    {
        int needed = ProtobufVarint.Length((ulong)length);
        writer._window.Reserve(LongestLength);
        ref byte at = ref Bytes.At(ref MemoryMarshal.GetReference(writer._window.Written), cookie);
        if (needed != width)
        {
            Move(ref Bytes.At(ref at, width), ref Bytes.At(ref at, needed), length);
            writer._window.Advance(needed - width);
            site = (byte)needed;
        }
        ProtobufVarint.PutExact(ref at, (uint)length);
    }

    private static void Move(ref byte from, ref byte to, int length) =>
        MemoryMarshal.CreateSpan(ref from, length).CopyTo(MemoryMarshal.CreateSpan(ref to, length));
}
