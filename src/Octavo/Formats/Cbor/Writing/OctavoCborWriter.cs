// Owns: CBOR's structure on the writing side: arrays, maps, keys, bytes. RFC 8949.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Cbor;

/// <summary>Writes CBOR: objects as arrays or maps by their layout, every value in its shortest form.</summary>
public ref partial struct OctavoCborWriter : ISequentialWriter<OctavoCborWriter>
{
    /// <summary>What a key literal has around the name: <c>,"</c> and <c>":</c>.</summary>
    private const int LiteralFrame = 4;

    private readonly bool _byHand; // the facades end theirs themselves
    private OutputWindow _window;

    internal OctavoCborWriter(WriterState state) => _window = new OutputWindow(state);

    internal OctavoCborWriter(WriterState state, Span<byte> first) => _window = new OutputWindow(state, first);

    /// <inheritdoc/>
    public static string FormatName => OctavoCbor.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Cbor;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Cbor;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public static bool Slots => true;

    /// <inheritdoc/>
    public static int MaxHead => 5;

    internal readonly long Length => _window.Length;

    [UnscopedRef]
    internal ref OutputWindow Window => ref _window;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Named(Layout layout) => layout is Layout.NameMap or Layout.NumberMap or Layout.Tolerant or Layouts.NamedInCbor;

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
    public static void OnNull(ref OctavoCborWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

    /// <inheritdoc/>
    public void Leave() => _window.State.DepthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutNull(ref byte at)
    {
        at = CborCode.Null;
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutStart(ref byte at, Layout layout, int members, int slots) =>
        Named(layout) ? PutMapStart(ref at, members) : PutArrayStart(ref at, slots);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutValueStart(ref byte at, Layout layout, int members, int slots) => PutStart(ref at, layout, members, slots);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutEnd(ref byte at) => 0;

    /// <summary>A head of at most five bytes takes the place of the literal's frame of four.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => layout switch
    {
        Layout.NameMap or Layouts.NamedInCbor => literalBytes + keys,
        Layout.NumberMap or Layout.Tolerant => 5 * keys,
        _ => 0,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first)
    {
        if (layout is Layout.NameMap or Layouts.NamedInCbor)
        {
            nint head = CborEncoder.PutHead(ref at, CborCode.Text, (uint)(literal.Length - LiteralFrame));
            Unsafe.CopyBlockUnaligned(ref Bytes.At(ref at, head), ref Unsafe.AsRef(in literal[2]), (uint)(literal.Length - LiteralFrame));
            return head + literal.Length - LiteralFrame;
        }
        return layout is Layout.NumberMap or Layout.Tolerant ? CborEncoder.PutInt32(ref at, number) : 0;
    }

    /// <inheritdoc/>
    public static nint PutGap(ref byte at, Layout layout, int slots)
    {
        if (Named(layout))
        {
            return 0;
        }
        for (nint i = 0; i < slots; i++)
        {
            Bytes.At(ref at, i) = CborCode.Null;
        }
        return slots;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutPresence(ref byte at, bool present) => present ? 0 : PutNull(ref at);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutArrayStart(ref byte at, int count) => CborEncoder.PutHead(ref at, CborCode.Array, (uint)count);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutItem(ref byte at, int index) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMapStart(ref byte at, int count) => CborEncoder.PutHead(ref at, CborCode.Map, (uint)count);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyStart(ref byte at, int index, bool quoted) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyEnd(ref byte at, bool quoted) => 0;

    /// <inheritdoc/>
    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) =>
        Advance(PutKey(ref Reserve(MaxKeys(layout, 1, literal.Length)), layout, number, literal, first));

    /// <summary>CBOR has no ends; nothing is written.</summary>
    public void WriteEnd()
    {
    }

    /// <summary>CBOR has no separators; nothing is written.</summary>
    public void WriteItem(int index)
    {
    }

    /// <inheritdoc/>
    public void WriteNull() => Advance(PutNull(ref Reserve(1)));

    /// <inheritdoc/>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public void WriteArrayStart(int count)
    {
        Throw.IfNegative(count);
        Advance(PutArrayStart(ref Reserve(MaxHead), count));
    }

    /// <inheritdoc/>
    public void WriteArrayEnd(int count)
    {
    }

    /// <inheritdoc/>
    /// <exception cref="ArgumentOutOfRangeException">Negative.</exception>
    public void WriteMapStart(int count)
    {
        Throw.IfNegative(count);
        Advance(PutMapStart(ref Reserve(MaxHead), count));
    }

    /// <inheritdoc/>
    public void WriteMapEnd(int count)
    {
    }

    /// <inheritdoc/>
    public void WriteBytes(scoped ReadOnlySpan<byte> value)
    {
        Advance(CborEncoder.PutHead(ref Reserve(MaxHead), CborCode.Bytes, (uint)value.Length));
        _window.WriteRaw(value);
    }

    /// <summary>CBOR has no raw layouts.</summary>
    public readonly void WriteRawLayouts(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("CBOR has no raw layouts.");
}
