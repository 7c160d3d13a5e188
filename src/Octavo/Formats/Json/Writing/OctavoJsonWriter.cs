// Owns: JSON's structure on the writing side: braces, brackets, keys, separators. RFC 8259, sections 2 to 5.
using System.Buffers.Text;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Collections;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Json;

/// <summary>Writes JSON without white space. Every object has keys, whatever its layout.</summary>
public ref partial struct OctavoJsonWriter : ISequentialWriter<OctavoJsonWriter>
{
    private const uint Null = 0x6C6C_756E;

    private readonly bool _byHand;
    private readonly bool _allows; // by hand, and options allow what encoders refuse
    private bool _first; // the array or object was begun by hand, and nothing written into it
    private OutputWindow _window;

    internal OctavoJsonWriter(WriterState state) => _window = new OutputWindow(state);

    internal OctavoJsonWriter(WriterState state, Span<byte> first) => _window = new OutputWindow(state, first);

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Name;

    /// <inheritdoc/>
    public static bool Ends => true;

    /// <inheritdoc/>
    public static bool Separates => true;

    /// <inheritdoc/>
    public static bool EscapesNames => true;

    /// <inheritdoc/>
    public static bool TextKeys => true;

    /// <inheritdoc/>
    public static string FormatName => OctavoJson.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Json;

    /// <inheritdoc/>
    public static bool NamesEnums => true;

    /// <inheritdoc/>
    public static int MaxHead => 4;

    [UnscopedRef]
    internal ref OutputWindow Window => ref _window;

    /// <summary>Every object has keys.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool Named(Layout layout) => true;

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
    public static void OnNull(ref OctavoJsonWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

    /// <inheritdoc/>
    public void Leave() => _window.State.DepthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutNull(ref byte at)
    {
        Bytes.Put(ref at, Null);
        return 4;
    }

    /// <summary>The first key brings the brace: its comma is overwritten, so one literal serves in every place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutStart(ref byte at, Layout layout, int members, int slots)
    {
        at = (byte)'{';
        return members == 0 ? 1 : 0;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutValueStart(ref byte at, Layout layout, int members, int slots) => PutStart(ref at, layout, members, slots);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutEnd(ref byte at)
    {
        at = (byte)'}';
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxKeys(Layout layout, int keys, int literalBytes) => literalBytes;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first)
    {
        Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.AsRef(in literal[0]), (uint)literal.Length);
        if (first)
        {
            at = (byte)'{';
        }
        return literal.Length;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutGap(ref byte at, Layout layout, int slots) => 0;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutPresence(ref byte at, bool present) => present ? 0 : PutNull(ref at);

    /// <summary>The first item brings the bracket, as the first key brings the brace.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutArrayStart(ref byte at, int count)
    {
        at = (byte)'[';
        return count == 0 ? 1 : 0;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutItem(ref byte at, int index)
    {
        at = index == 0 ? (byte)'[' : (byte)',';
        return 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutMapStart(ref byte at, int count)
    {
        at = (byte)'{';
        return count == 0 ? 1 : 0;
    }

    /// <summary>A quote after the brace or comma; overwritten if the key quotes itself.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyStart(ref byte at, int index, bool quoted)
    {
        Bytes.Put(ref at, index == 0 ? (ushort)0x227B : (ushort)0x222C);
        return quoted ? 2 : 1;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutKeyEnd(ref byte at, bool quoted)
    {
        if (quoted)
        {
            if (Bytes.At(ref at, -1) == (byte)'"')
            {
                return JsonFloatNames.EndKey(ref at);
            }
            Bytes.Put(ref at, (ushort)0x3A22);
            return 2;
        }
        at = (byte)':';
        return 1;
    }

    /// <inheritdoc/>
    public void WriteNull() => Advance(PutNull(ref Reserve(4)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void WriteKey(Layout layout, int number, scoped ReadOnlySpan<byte> literal, bool first) =>
        Advance(PutKey(ref Reserve(literal.Length), layout, number, literal, first));

    /// <inheritdoc/>
    public void WriteEnd() => Advance(PutEnd(ref Reserve(1)));

    /// <inheritdoc/>
    public void WriteItem(int index) => Advance(PutItem(ref Reserve(1), index));

    /// <inheritdoc/>
    public void WriteArrayStart(int count) => Advance(PutArrayStart(ref Reserve(1), count));

    /// <inheritdoc/>
    public void WriteArrayEnd(int count) => WriteMark((byte)']');

    /// <inheritdoc/>
    public void WriteMapStart(int count) => Advance(PutMapStart(ref Reserve(1), count));

    /// <inheritdoc/>
    public void WriteMapEnd(int count) => WriteEnd();

    /// <summary>Writes one byte of structure.</summary>
    private void WriteMark(byte value)
    {
        Reserve(1) = value;
        Advance(1);
    }

    /// <summary>JSON has no raw layouts.</summary>
    public readonly void WriteRawLayouts(scoped ReadOnlySpan<byte> value) => throw new NotSupportedException("JSON has no raw layouts.");
}
