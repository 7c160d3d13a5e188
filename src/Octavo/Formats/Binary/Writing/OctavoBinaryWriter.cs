// Owns: Binary's structure on the writing side: class byte, counts, presence, raw layouts. docs/formats/binary.md.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.RawLayouts;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Binary;

/// <summary>Writes Binary: little-endian, fixed-width scalars, members by position, structs and arrays of fixed-size values in their raw layout.</summary>
public ref partial struct OctavoBinaryWriter : ISequentialWriter<OctavoBinaryWriter>
{
    /// <summary>The largest member count that the class byte itself holds, plus one.</summary>
    internal const byte LargestCountByte = 0xEF;

    /// <summary>The class byte before a member count in a varint.</summary>
    internal const byte CountFollows = 0xF0;

    /// <summary>The class byte of a Tolerant object.</summary>
    internal const byte Tolerant = 0xF4;

    private OutputWindow _window;

    internal OctavoBinaryWriter(WriterState state) => _window = new OutputWindow(state);

    internal OctavoBinaryWriter(WriterState state, Span<byte> first) => _window = new OutputWindow(state, first);

    private OctavoBinaryWriter(OutputWindow window) => _window = window;

    /// <inheritdoc/>
    public static string FormatName => OctavoBinary.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Binary;

    /// <inheritdoc/>
    public static bool RawLayouts => true;

    /// <inheritdoc/>
    public static bool Named(Layout layout) => layout == Layout.Tolerant;

    /// <inheritdoc/>
    public static int MaxHead => 1 + BinaryVarint.Max;

    internal readonly long Length => _window.Length;

    /// <summary>A writer into an array that the value fills exactly.</summary>
    internal static OctavoBinaryWriter Exact(WriterState state, byte[] exact) => new(OutputWindow.Exact(state, exact));

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
    public static void OnNull(ref OctavoBinaryWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

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
            return 1 + BinaryVarint.Put(ref Bytes.At(ref at, 1), (uint)members);
        }
        if (members < LargestCountByte)
        {
            at = (byte)(members + 1);
            return 1;
        }
        at = CountFollows;
        return 1 + BinaryVarint.Put(ref Bytes.At(ref at, 1), (uint)members);
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
    public static nint PutArrayStart(ref byte at, int count) => BinaryVarint.Put(ref at, (uint)count + 1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutItem(ref byte at, int index) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMapStart(ref byte at, int count) => BinaryVarint.Put(ref at, (uint)count + 1);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyStart(ref byte at, int index, bool quoted) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyEnd(ref byte at, bool quoted) => 0;

    /// <summary>Binary has no keys; nothing is written.</summary>
    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first)
    {
    }

    /// <summary>Binary has no ends; nothing is written.</summary>
    public void WriteEnd()
    {
    }

    /// <summary>Binary has no separators; nothing is written.</summary>
    public void WriteItem(int index)
    {
    }

    /// <inheritdoc/>
    public void WriteNull() => Advance(PutNull(ref Reserve(1)));

    /// <inheritdoc/>
    public void WriteArrayStart(int count) => Advance(BinaryVarint.Put(ref Reserve(BinaryVarint.Max), (uint)count + 1));

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
    public void WriteRawLayouts(scoped ReadOnlySpan<byte> value) => _window.WriteRaw(value);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => layout == Layout.Tolerant ? keys * BinaryVarint.Max : 0;
}
