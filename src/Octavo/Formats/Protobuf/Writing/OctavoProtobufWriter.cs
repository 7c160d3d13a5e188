// Owns: Protobuf's structure on the writing side: tags, and scopes by reserve and shift. docs/formats/protobuf.md, "Length prefixes".
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Protobuf;

/// <summary>Writes Protobuf. A scope's length is reserved at the width that its call site needed last, and the content is moved if that was wrong; or the
/// lengths were counted beforehand.</summary>
public ref partial struct OctavoProtobufWriter : ITaggedWriter<OctavoProtobufWriter>
{
    private readonly bool _byHand; // the facades end theirs themselves
    private ProtobufLengths? _lengths; // of all scopes in order, where a pass before has counted them
    private OutputWindow _window;
    private long _moved;

    internal OctavoProtobufWriter(WriterState state) => _window = new OutputWindow(state);

    internal OctavoProtobufWriter(WriterState state, Span<byte> first) => _window = new OutputWindow(state, first);

    /// <inheritdoc/>
    public static string FormatName => OctavoProtobuf.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Protobuf;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Protobuf;

    /// <summary>Bytes that were moved because a length took another width than its call site's last one.</summary>
    internal readonly long Moved => _moved;

    internal readonly long Length => _window.Length;

    [UnscopedRef]
    internal ref OutputWindow Window => ref _window;

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static bool IsDeterministic(ref OctavoProtobufWriter writer) => writer._window.State.Options is OctavoProtobufOptions { Deterministic: true };

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
    public static void OnNull(ref OctavoProtobufWriter writer, string member) => writer._window.State.OnNull(member, writer._window.Length);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void RefuseNull(ref OctavoProtobufWriter writer, string member)
    {
        if (!writer._window.State.SeeksNull)
        {
            Throw.NullField(member);
        }
        OnNull(ref writer, member);
    }

    /// <inheritdoc/>
    public void Leave() => _window.State.DepthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxTag(uint tag) => ProtobufTag.Length(tag);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTag(ref byte at, uint tag) => ProtobufTag.Put(ref at, tag);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int BeginScope(ref OctavoProtobufWriter writer, byte width) =>
        writer._lengths is null ? writer._window.OpenScope(width) : BeginCounted(ref writer);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int BeginScope(ref OctavoProtobufWriter writer, uint tag, byte width)
    {
        nint used = ProtobufTag.Put(ref writer.Reserve(2 * ProtobufVarint.Longest32), tag);
        if (writer._lengths is null)
        {
            return writer._window.OpenScope(used, width);
        }
        writer.Advance(used);
        return BeginCounted(ref writer);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void EndScope(ref OctavoProtobufWriter writer, int cookie, byte width, ref byte site)
    {
        if (writer._lengths is null)
        {
            uint length = (uint)writer._window.ScopeLength(cookie, width);
            if (width == 1 && length < 0x80)
            {
                writer._window.CloseScope(cookie, width, 1) = (byte)length;
                return;
            }
            if (width == 2 && length - 0x80 < 0x4000 - 0x80)
            {
                Bytes.Put(ref writer._window.CloseScope(cookie, width, 2), (ushort)((length & 0x7F) | 0x80 | ((length >> 7) << 8)));
                return;
            }
        }
        EndOther(ref writer, cookie, width, ref site);
    }

    /// <summary>Takes the lengths of the scopes that follow from a pass before; null: from the scopes again.</summary>
    internal void UseCounted(ProtobufLengths? lengths) => _lengths = lengths;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void EndOther(ref OctavoProtobufWriter writer, int cookie, byte width, ref byte site)
    {
        if (writer._lengths is { } lengths)
        {
            lengths.CheckEnd(cookie, writer._window.Length);
            return;
        }
        uint length = (uint)writer._window.ScopeLength(cookie, width);
        int needed = ProtobufVarint.Length(length);
        if (needed != width)
        {
            writer._moved += length;
            site = (byte)needed;
        }
        ProtobufVarint.PutExact(ref writer._window.CloseScope(cookie, width, needed), length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int BeginCounted(ref OctavoProtobufWriter writer)
    {
        uint length = writer._lengths!.Next(out int index);
        writer._window.Advance(ProtobufVarint.Put(ref writer._window.Reserve(ProtobufVarint.Longest32), length));
        writer._lengths.Begin(index, writer._window.Length + length);
        return index;
    }

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoProtobufWriter writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);
}
