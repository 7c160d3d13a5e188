// Owns: the pass that counts a message's lengths before it is written: the emitted code of writing, over a writer that keeps none of its bytes.
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Memory;
using Octavo.Protobuf;
using Octavo.Text;

namespace Octavo.Internal;

/// <summary>Counts the bytes of a message. Runs, if they are encoded at all, overwrite the same scratch memory; scopes record their lengths in the order in
/// which they begin.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public ref partial struct OctavoProtobufSizer : ITaggedWriter<OctavoProtobufSizer>
{
    private readonly ProtobufLengths _lengths;
    private readonly OctavoOptions _options;
    private ref byte _scratch;
    private ObjectKeys? _keys; // of objects that are written as references; null without any
    private int _room;
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private long _length;

    internal OctavoProtobufSizer(ProtobufLengths lengths, OctavoOptions options)
    {
        _lengths = lengths;
        _options = options;
        _depthLeft = options.MaxDepth;
        Use(lengths.Scratch);
    }

    /// <inheritdoc/>
    public static string FormatName => OctavoProtobuf.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Protobuf;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Protobuf;

    /// <summary>Bytes counted.</summary>
    internal readonly long Length => _length;

    /// <inheritdoc/>
    public static bool IsDeterministic(ref OctavoProtobufSizer writer) => writer._options is OctavoProtobufOptions { Deterministic: true };

    /// <summary>Room for a run. Encoders may store into it; what they return is what counts.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Reserve(int max)
    {
        if (max > _room)
        {
            Use(_lengths.GrowScratch(checked(max + OutputWindow.Slack)));
        }
        return ref _scratch;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Advance(nint used) => _length += used;

    /// <inheritdoc/>
    public void Enter() => Nesting.Enter(ref _depthLeft, ref _stackFloor, in _options);

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _stackFloor);

    /// <inheritdoc/>
    public static void OnNull(ref OctavoProtobufSizer writer, string member) => writer._options.OnNull(member);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static void RefuseNull(ref OctavoProtobufSizer writer, string member) => Throw.NullField(member);

    /// <inheritdoc/>
    public void Leave() => _depthLeft++;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxTag(uint tag) => ProtobufTag.Length(tag);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint PutTag(ref byte at, uint tag) => ProtobufTag.Length(tag);

    /// <summary>The same bound: what is put after the text of a run stays inside the scratch.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int MaxText(string? value) => OctavoProtobufWriter.MaxText(value);

    /// <inheritdoc/>
    public static nint PutText(ref byte at, string? value)
    {
        long bytes = Utf8Text.Count(value);
        return (nint)(ProtobufVarint.Length((ulong)bytes) + bytes);
    }

    /// <inheritdoc/>
    public void WriteText(string? value)
    {
        ArgumentNullException.ThrowIfNull(value);
        _length += PutText(ref _scratch, value);
    }

    /// <inheritdoc/>
    public void WriteBytes(scoped ReadOnlySpan<byte> value) => _length += ProtobufVarint.Length((uint)value.Length) + value.Length;

    /// <inheritdoc/>
    public static int BeginScope(ref OctavoProtobufSizer writer, byte width)
    {
        int index = writer._lengths.Add();
        writer._lengths.Set(index, writer._length);
        return index;
    }

    /// <inheritdoc/>
    public static int BeginScope(ref OctavoProtobufSizer writer, uint tag, byte width)
    {
        writer._length += ProtobufTag.Length(tag);
        return BeginScope(ref writer, width);
    }

    /// <inheritdoc/>
    public static void EndScope(ref OctavoProtobufSizer writer, int cookie, byte width, ref byte site)
    {
        long length = writer._lengths.Measure(cookie, writer._length);
        writer._length += ProtobufVarint.Length((ulong)length);
    }

    /// <inheritdoc/>
    public static bool Keeps(UnknownMembers unknown) => unknown.Format == OctavoProtobuf.Name;

    /// <inheritdoc/>
    public static void WriteUnknown(ref OctavoProtobufSizer writer, UnknownMembers unknown, bool first) => writer._length += unknown.Bytes.Length;

    private void Use(byte[] scratch)
    {
        _scratch = ref MemoryMarshal.GetArrayDataReference(scratch);
        _room = scratch.Length - OutputWindow.Slack;
    }

    /// <inheritdoc/>
    public static void WriteWith<T, TCodec>(ref OctavoProtobufSizer writer, scoped in T value)
        where TCodec : struct, IValueCodec<T> => TCodec.Write(ref writer, in value);
}
