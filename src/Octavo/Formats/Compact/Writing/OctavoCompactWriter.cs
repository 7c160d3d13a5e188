// Owns: Compact's structure on the writing side: presence, counts, packed bools. docs/formats/compact.md.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Compact;

/// <summary>Writes Compact: varints, members by position, bools as bits, arrays of integers at the width that they need.</summary>
public ref partial struct OctavoCompactWriter : ISequentialWriter<OctavoCompactWriter>
{
    /// <summary>The byte before the members of an object.</summary>
    internal const byte Present = 1;

    /// <summary>The byte before a Tolerant object's members.</summary>
    internal const byte Tolerant = 5;

    private OutputWindow _window;

    internal OctavoCompactWriter(WriterState state) => _window = new OutputWindow(state);

    internal OctavoCompactWriter(WriterState state, Span<byte> first) => _window = new OutputWindow(state, first);

    /// <inheritdoc/>
    public static string FormatName => OctavoCompact.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Compact;

    /// <inheritdoc/>
    public static bool Named(Layout layout) => layout == Layout.Tolerant;

    /// <inheritdoc/>
    public static bool PacksBools => true;

    /// <inheritdoc/>
    public static bool PacksSequences => true;

    /// <inheritdoc/>
    public static int MaxHead => 1 + CompactVarint.MaxCount;

    [UnscopedRef]
    internal ref OutputWindow Window => ref _window;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(int max) => ref _window.Reserve(max);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(nint used) => _window.Advance(used);

    /// <inheritdoc/>
    public void Enter() => _window.State.Enter();

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _window.State.StackFloor);

    /// <inheritdoc/>
    public static void OnNull(ref OctavoCompactWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

    /// <inheritdoc/>
    public void Leave() => _window.State.DepthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutNull(ref byte at)
    {
        at = 0;
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutStart(ref byte at, Layout layout, int members, int slots)
    {
        if (layout == Layout.Tolerant)
        {
            at = Tolerant;
            return 1 + CompactVarint.Put(ref Bytes.At(ref at, 1), (uint)members);
        }
        at = Present;
        return 1;
    }

    /// <summary>A struct has no head; one without members takes a zero byte, so no element of a sequence takes none. A Tolerant one has the head of a
    /// class.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutValueStart(ref byte at, Layout layout, int members, int slots)
    {
        if (layout == Layout.Tolerant)
        {
            return PutStart(ref at, layout, members, slots);
        }
        if (members == 0)
        {
            at = 0;
            return 1;
        }
        return 0;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutEnd(ref byte at) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutGap(ref byte at, Layout layout, int slots) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutPresence(ref byte at, bool present)
    {
        at = RawLayoutValues.FromBool(present);
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutBools(ref byte at, uint bits)
    {
        at = (byte)bits;
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutArrayStart(ref byte at, int count) => CompactVarint.Put(ref at, (uint)count + 1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutItem(ref byte at, int index) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMapStart(ref byte at, int count) => CompactVarint.Put(ref at, (uint)count + 1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyStart(ref byte at, int index, bool quoted) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyEnd(ref byte at, bool quoted) => 0;

    /// <summary>Compact has no keys; nothing is written.</summary>
    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first)
    {
    }

    /// <summary>Compact has no ends; nothing is written.</summary>
    public void WriteEnd()
    {
    }

    /// <summary>Compact has no separators; nothing is written.</summary>
    public void WriteItem(int index)
    {
    }

    /// <inheritdoc/>
    public void WriteNull() => Advance(PutNull(ref Reserve(1)));

    /// <inheritdoc/>
    public void WriteArrayStart(int count) => Advance(CompactVarint.Put(ref Reserve(CompactVarint.MaxCount), (uint)count + 1));

    /// <inheritdoc/>
    public void WriteArrayEnd(int count)
    {
    }

    /// <inheritdoc/>
    public void WriteMapStart(int count) => WriteArrayStart(count);

    /// <inheritdoc/>
    public void WriteMapEnd(int count)
    {
    }

    /// <inheritdoc/>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        WriteArrayStart(value.Length);
        _window.WriteRaw(value);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void WriteRawLayouts(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("Compact has no raw layouts.");

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => layout == Layout.Tolerant ? keys * CompactVarint.MaxCount : 0;
}
