// Owns: Protobuf's window on the reading side: scopes and groups, refills inside them, the move of the tail. docs/formats/protobuf.md, "Reading".
// It has a window of its own: what ends a member's loop is the scope's end as often as the data's, and one comparison tells both.
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Memory;

namespace Octavo.Protobuf;

/// <summary>Reads Protobuf. Lengths are checked against the scope that they are in before anything is allocated.</summary>
public ref partial struct OctavoProtobufReader : ITaggedReader<OctavoProtobufReader>
{
    /// <summary>Bytes that a tag and a scalar look at, at most: where the position is below the limit, as many are readable.</summary>
    internal const int Slop = 32;

    private readonly OctavoOptions _options;
    private readonly ref byte _scratch; // on the stack of the facade: no read rents anything for its tail
    private ref byte _start;
    private ref byte _base; // what places of pieces are counted from
    private int _position;
    private int _limit;    // min(end of the scope, end of what is readable − slop)
    private int _end;      // of the scope; after this window where the source has more
    private int _readable; // in this window: its data, and the zeroes after it in the scratch
    private int _data;     // of this window
    private uint _group;   // the tag that ends the group that is read; 0 in a scope with a length
    private uint _expected; // the tag that began the short message that is read next; 0 if its length did
    private uint _tag;     // read last by hand
    private int _depthLeft;
    private nuint _stackFloor; // below it the runtime is asked for room
    private long _before;  // bytes before this window
    private ProtobufKeyedObjects? _objects; // that data refers to; null without any
    private ReaderState? _state;
    private ProtobufPieces? _pieces; // of one message, that are read as one; null for none
    private int _piece;
    private ProtobufGroups? _groups; // once the reader has looked ahead

    /// <summary>Inlined, so that it fills the caller's reader and no copy of it.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal OctavoProtobufReader(ReadOnlySpan<byte> data, Span<byte> scratch, OctavoOptions options)
    {
        _options = options;
        _depthLeft = options.MaxDepth;
        _scratch = ref MemoryMarshal.GetReference(scratch);
        _start = ref MemoryMarshal.GetReference(data);
        _end = data.Length;
        _data = data.Length;
        _readable = data.Length;
        _limit = data.Length - Slop;
    }

    internal OctavoProtobufReader(Source source, Span<byte> scratch, OctavoOptions options)
    {
        _options = options;
        _depthLeft = options.MaxDepth;
        _scratch = ref MemoryMarshal.GetReference(scratch);
        _state = new ReaderState(source);
        _start = ref MemoryMarshal.GetArrayDataReference(Array.Empty<byte>());
        _end = checked((int)source.Remaining);
        _limit = -Slop;
    }

    /// <inheritdoc/>
    public static string FormatName => OctavoProtobuf.Name;

    /// <inheritdoc/>
    public static CodecFormats Format => CodecFormats.Protobuf;

    /// <inheritdoc/>
    public static MemberIdentity Identity => MemberIdentity.Protobuf;

    /// <inheritdoc/>
    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    /// <summary>Bytes read so far.</summary>
    public readonly long Offset => _before + _position;

    /// <summary>Bytes left in the message or scope that is read.</summary>
    internal readonly int Remaining => _end - _position;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsTag(ref byte at, uint tag) => ProtobufTag.IsNext(ref at, tag);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint TagLength(uint tag) => ProtobufTag.Length(tag);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTag(ref byte at, out uint tag) => ProtobufTag.Get(ref at, out tag);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Window(ref OctavoProtobufReader reader, out nint limit)
    {
        int position = reader._position;
        limit = reader._limit - position;
        return ref Unsafe.Add(ref reader._start, position);
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool More(ref OctavoProtobufReader reader, nint used)
    {
        int position = reader._position + (int)used;
        reader._position = position;
        if (position >= reader._end)
        {
            if (position != reader._end || reader._group != 0)
            {
                if (position == reader._end && reader._group == Joined)
                {
                    return reader.NextPiece();
                }
                reader._position = reader._end;
                reader.EndOfScope();
            }
            return false;
        }
        if (position >= reader._limit)
        {
            reader.Refill(Slop);
        }
        return true;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long EnterScope(ref OctavoProtobufReader reader)
    {
        int length = reader.ReadLength();
        int end = reader._position + length;
        long cookie = ((long)reader._group << 32) | (uint)(reader._end - end); // the distance between the ends survives a move of the window
        reader._end = end;
        reader._limit = Math.Min(reader._limit, end);
        reader._group = 0;
        return cookie;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static long EnterGroup(ref OctavoProtobufReader reader, uint tag)
    {
        long cookie = (long)reader._group << 32;
        reader._group = tag + 1; // wire type 4 for 3
        return cookie;
    }

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long EnterMessage(ref OctavoProtobufReader reader, uint tag) =>
        ProtobufTag.TypeOf(tag) == ProtobufTag.GroupStart ? EnterGroup(ref reader, tag) : EnterScope(ref reader);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void LeaveScope(ref OctavoProtobufReader reader, long cookie)
    {
        if (reader._position != reader._end && reader._group == 0)
        {
            reader.NotAtEnd();
        }
        reader._end += (int)cookie;
        reader._group = (uint)(cookie >> 32);
        reader._limit = Math.Min(reader._end, reader._readable - Slop);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public ref byte Need(int max)
    {
        if (_readable - _position < max)
        {
            Refill(max);
        }
        return ref Unsafe.Add(ref _start, _position);
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Commit(nint used)
    {
        if (used > _end - _position)
        {
            EndOfScope();
        }
        _position += (int)used;
    }

    /// <summary>Ends the read of one value that was got in place.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private T Commit<T>(nint used, T value)
    {
        Commit(used);
        return value;
    }

    /// <inheritdoc/>
    public void Enter() => Nesting.Enter(ref _depthLeft, ref _stackFloor, in _options);

    /// <inheritdoc/>
    public void LookAtStack() => StackGuard.Look(ref _stackFloor);

    /// <inheritdoc/>
    public void Leave() => _depthLeft++;

    /// <inheritdoc/>
    public readonly void OnNull(string member) => _options.OnNull(member);

    /// <summary>The last of several keys of a map wins, as in the specification.</summary>
    public readonly bool OnDuplicateKey() => true;

    /// <summary>The last of several values of a member wins, as in the specification.</summary>
    public readonly void OnDuplicateMember(string member)
    {
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    internal void Release()
    {
        ReaderState? state = _state;
        if (state is not null)
        {
            _state = null;
            state.Release();
        }
    }

    /// <summary>A length prefix, checked against the scope.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadLength()
    {
        if (_position < _limit)
        {
            int length = Unsafe.Add(ref _start, _position);
            // Signed: a varint before it may have crossed the scope's end.
            if (length < 0x80 && length < _end - _position)
            {
                _position++;
                return length;
            }
        }
        return ReadLongLength();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int ReadLongLength()
    {
        Commit(ProtobufVarint.Get(ref Need(ProtobufVarint.Longest), out ulong length));
        int rest = _end - _position;
        if (length > (uint)rest)
        {
            Throw.CountTooLarge(length, rest);
        }
        return (int)length;
    }

    /// <summary>Takes bytes that are together.</summary>
    /// <param name="length">Checked against the scope.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private ReadOnlySpan<byte> Take(int length)
    {
        if (length > _data - _position)
        {
            Gather(length);
        }
        ReadOnlySpan<byte> bytes = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), length);
        _position += length;
        return bytes;
    }

    /// <summary>Skips bytes, over as many windows as it takes.</summary>
    /// <param name="length">Checked against the scope.</param>
    private void SkipBytes(int length)
    {
        while (length > _data - _position)
        {
            length -= _data - _position;
            _position = _data;
            Gather(1);
        }
        _position += length;
    }

    /// <summary>Brings the next bytes of the source, or moves the tail into the scratch, where zeroes are after it.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Refill(int max)
    {
        if (_state?.Source is { Remaining: > 0 })
        {
            NextWindow(max);
            if (_data - _position >= max)
            {
                return;
            }
        }
        MoveTail(max);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Gather(int length)
    {
        if (_state?.Source is not { } source || length > _data - _position + source.Remaining)
        {
            Throw.EndOfData();
        }
        NextWindow(length);
    }

    private void NextWindow(int needed)
    {
        ReaderState state = _state!;
        Source source = state.Source;
        int rest = _data - _position;
        int length = (int)Math.Min(Math.Max(needed, InputWindow.SmallestWindow), rest + source.Remaining);
        byte[] window = ReaderState.NewWindow(Math.Max(length, rest));
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), rest).CopyTo(window);
        int filled = rest + source.Fill(window.AsSpan(rest, length - rest));
        _start = ref MemoryMarshal.GetArrayDataReference(window);
        MoveTo(filled, filled);
        state.KeepWindow(window);
    }

    /// <summary>What is left is shorter than <paramref name="max"/>: it goes to the scratch once, and what may be looked at after it is zeroed.</summary>
    private void MoveTail(int max)
    {
        if ((uint)max > InputWindow.MaxRead)
        {
            throw InputWindow.RunTooLong(max);
        }
        int rest = _data - _position;
        if (rest < 0)
        {
            Throw.EndOfData();
        }
        if (!Unsafe.AreSame(ref _start, ref _scratch))
        {
            Unsafe.CopyBlockUnaligned(ref _scratch, ref Unsafe.Add(ref _start, _position), (uint)rest);
            _start = ref _scratch;
            MoveTo(rest, rest);
        }
        int readable = _data + max; // at most MaxRead + MaxRead: the tail was shorter than MaxRead when it moved
        Unsafe.InitBlockUnaligned(ref Unsafe.Add(ref _scratch, _readable), 0, (uint)(readable - _readable));
        _readable = readable;
        _limit = Math.Min(_end, readable - Slop);
    }

    /// <summary>The window begins at the position now.</summary>
    private void MoveTo(int data, int readable)
    {
        _before += _position;
        _end -= _position;
        _position = 0;
        _data = data;
        _readable = readable;
        _limit = Math.Min(_end, readable - Slop);
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void EndOfScope()
    {
        if (_group is not (0 or Joined) && _position == _end)
        {
            throw new OctavoException(OctavoErrorCode.EndOfData, $"the group of field {ProtobufTag.NumberOf(_group)} has no end.");
        }
        Throw.EndOfData();
    }

    [DoesNotReturn, MethodImpl(MethodImplOptions.NoInlining)]
    private readonly void NotAtEnd() =>
        Throw.InvalidData($"{_end - _position} bytes of a message were not read; a hand-written codec must read to the end of its scope.");
}
