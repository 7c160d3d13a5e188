// Owns: JSON's structure on the writing side: keys, separators, ends. Knows the shared window, no buffer and no options beyond it.
// A prototype: it measures the contract before the JSON format is built.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Writes compact UTF-8 JSON.</summary>
internal ref partial struct JsonPrototypeWriter : IFormatWriter<JsonPrototypeWriter>
{
    private OutputWindow _window;

    internal JsonPrototypeWriter(WriterState state) => _window = new OutputWindow(state);

    public static WriterShape Shape => WriterShape.Sequential;

    public static bool Ends => true;

    public static bool Separates => true;

    public static int MaxHead => 4;

    internal readonly ReadOnlySpan<byte> Written => _window.Written;

    public static bool Named(Layout layout) => true;

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
    public static nint PutNull(ref byte at)
    {
        Bytes.Put(ref at, 0x6C6C_756Eu);
        return 4;
    }

    /// <summary>The first key brings the brace: its comma is overwritten, so one literal serves in every place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutStart(ref byte at, Layout layout, int members, int slots)
    {
        at = (byte)'{';
        return members == 0 ? 1 : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutValueStart(ref byte at, Layout layout, int members, int slots) => PutStart(ref at, layout, members, slots);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutEnd(ref byte at)
    {
        at = (byte)'}';
        return 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => literalBytes;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first)
    {
        Unsafe.CopyBlockUnaligned(ref at, ref MemoryMarshal.GetReference(literal), (uint)literal.Length);
        if (first)
        {
            at = (byte)'{';
        }
        return literal.Length;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutGap(ref byte at, Layout layout, int slots) => 0;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutPresence(ref byte at, bool present) => present ? 0 : PutNull(ref at);

    /// <summary>The first item brings the bracket, as the first key brings the brace.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutArrayStart(ref byte at, int count)
    {
        at = (byte)'[';
        return count == 0 ? 1 : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutItem(ref byte at, int index)
    {
        at = index == 0 ? (byte)'[' : (byte)',';
        return 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMapStart(ref byte at, int count)
    {
        at = (byte)'{';
        return count == 0 ? 1 : 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyStart(ref byte at, int index, bool quoted)
    {
        Bytes.Put(ref at, index == 0 ? (ushort)0x227B : (ushort)0x222C); // a quote behind the brace or comma; overwritten where the key quotes itself
        return quoted ? 2 : 1;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyEnd(ref byte at, bool quoted)
    {
        if (quoted)
        {
            Bytes.Put(ref at, (ushort)0x3A22);
            return 2;
        }
        at = (byte)':';
        return 1;
    }

    public void WriteNull() => Advance(PutNull(ref Reserve(4)));

    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) =>
        Advance(PutKey(ref Reserve(literal.Length), layout, number, literal, first));

    public void WriteEnd() => Advance(PutEnd(ref Reserve(1)));

    public void WriteItem(int index) => Advance(PutItem(ref Reserve(1), index));

    public void WriteArrayStart(int count) => Advance(PutArrayStart(ref Reserve(1), count));

    public void WriteArrayEnd(int count)
    {
        Reserve(1) = (byte)']';
        Advance(1);
    }

    public void WriteMapStart(int count) => Advance(PutMapStart(ref Reserve(1), count));

    public void WriteMapEnd(int count) => WriteEnd();
}
