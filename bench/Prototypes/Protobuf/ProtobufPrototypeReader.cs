// Owns: Protobuf's window on the reading side: scopes, tags, the move of the tail, packed sequences. Knows no type.
// A prototype: it measures the contract before the Protobuf format is built.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Protobuf;

/// <summary>Reads Protobuf. Where the position is below the limit, <see cref="Slop"/> bytes are readable: limit = min(end of scope, end of window − slop).</summary>
internal ref partial struct ProtobufPrototypeReader : IFormatReader<ProtobufPrototypeReader>
{
    /// <summary>Bytes that a tag and a scalar take at most, with room.</summary>
    internal const int Slop = 32;

    private readonly OctavoOptions _options;
    private readonly ProtobufReaderState _state;
    private ref byte _start;
    private int _position;
    private int _limit;
    private int _end;
    private int _readable;
    private int _depthLeft;

    internal ProtobufPrototypeReader(ReadOnlySpan<byte> input, OctavoOptions options)
    {
        _options = options;
        _depthLeft = options.MaxDepth;
        _state = ProtobufReaderState.Rent();
        _start = ref MemoryMarshal.GetReference(input);
        _end = input.Length;
        _readable = input.Length;
        _limit = input.Length - Slop;
    }

    public static ReaderShape Shape => ReaderShape.Tagged;

    public readonly bool SeededHashing => _options.Limits.SeededHashing;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsTag(ref byte at, uint tag) =>
        tag < 0x80 ? at == (byte)tag : Bytes.Get<ushort>(ref at) == (ushort)((tag & 0x7F) | 0x80 | ((tag >> 7) << 8));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint TagLength(uint tag) => tag < 0x80 ? 1 : 2;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static nint GetTag(ref byte at, out uint tag)
    {
        uint first = at;
        if (first < 0x80)
        {
            tag = first;
            return 1;
        }
        uint second = Bytes.At(ref at, 1);
        if (second < 0x80)
        {
            tag = (first & 0x7F) | (second << 7);
            return 2;
        }
        return GetLongTag(ref at, out tag);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Window(ref ProtobufPrototypeReader reader, out nint limit)
    {
        int position = reader._position;
        limit = reader._limit - position;
        return ref Unsafe.Add(ref reader._start, position);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static bool More(ref ProtobufPrototypeReader reader, nint used)
    {
        int position = reader._position + (int)used;
        reader._position = position;
        if (position >= reader._end)
        {
            if (position != reader._end)
            {
                Throw.EndOfData();
            }
            return false;
        }
        if (position >= reader._limit)
        {
            reader.MoveTail();
        }
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static long EnterScope(ref ProtobufPrototypeReader reader)
    {
        int length = reader.ReadLength();
        int outer = reader._end;
        reader._end = reader._position + length;
        reader._limit = Math.Min(reader._limit, reader._end);
        return outer - reader._end; // the distance between the ends survives a move of the tail
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void LeaveScope(ref ProtobufPrototypeReader reader, long cookie)
    {
        reader._end += (int)cookie;
        reader._limit = Math.Min(reader._end, reader._readable - Slop);
    }

    public static bool SkipTag(ref ProtobufPrototypeReader reader, uint tag)
    {
        switch (tag & 7)
        {
            case 0:
                reader.Commit(ProtobufVarint.Get(ref reader.Need(10), out ulong _));
                break;
            case 1:
                reader.Commit(8);
                break;
            case 2:
                reader._position += reader.ReadLength();
                break;
            case 5:
                reader.Commit(4);
                break;
            default:
                Throw.InvalidData($"wire type {tag & 7} has no meaning.");
                break;
        }
        return true;
    }

    public static void ReadPackedInt32s(ref ProtobufPrototypeReader reader, List<int> into)
    {
        long cookie = EnterScope(ref reader);
        ReadOnlySpan<byte> scope = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref reader._start, reader._position), reader._end - reader._position);
        if (scope.Length != 0 && scope[^1] >= 0x80)
        {
            Throw.EndOfData();
        }
        int i = into.Count;
        CollectionsMarshal.SetCount(into, i + CountStops(ref MemoryMarshal.GetReference(scope), scope.Length));
        Span<int> values = CollectionsMarshal.AsSpan(into);
        ref byte at = ref Window(ref reader, out nint limit);
        nint n = 0;
        while (true)
        {
            if (n >= limit)
            {
                if (!More(ref reader, n))
                {
                    break;
                }
                at = ref Window(ref reader, out limit);
                n = 0;
            }
            n += GetInt32(ref Bytes.At(ref at, n), out values[i]);
            i++;
        }
        LeaveScope(ref reader, cookie);
    }

    public static void ReadPackedFixed64s(ref ProtobufPrototypeReader reader, List<ulong> into)
    {
        int length = reader.ReadLength();
        if ((length & 7) != 0)
        {
            Throw.InvalidData("packed fixed64 values of a length that is no multiple of eight.");
        }
        int i = into.Count;
        CollectionsMarshal.SetCount(into, i + (length / 8));
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref reader._start, reader._position), length).CopyTo(MemoryMarshal.AsBytes(CollectionsMarshal.AsSpan(into)[i..]));
        reader._position += length;
    }

    public ref byte Need(int max)
    {
        if (_position >= _limit && !More(ref this, 0))
        {
            Throw.EndOfData();
        }
        return ref Unsafe.Add(ref _start, _position);
    }

    public void Commit(nint used)
    {
        if (used > _end - _position)
        {
            Throw.EndOfData();
        }
        _position += (int)used;
    }

    public void Enter()
    {
        if (--_depthLeft < 0)
        {
            Throw.DepthExceeded(_options.MaxDepth);
        }
    }

    public void Leave() => _depthLeft++;

    public string? ReadText()
    {
        int length = ReadLength();
        string text = Utf8Text.Decode(MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), length));
        _position += length;
        return text;
    }

    public byte[]? ReadBytes()
    {
        int length = ReadLength();
        byte[] bytes = MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), length).ToArray();
        _position += length;
        return bytes;
    }

    /// <summary>Gives the state back, whatever happened.</summary>
    internal readonly void Release() => _state.Return();

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLongTag(ref byte at, out uint tag) => ProtobufVarint.Get(ref at, out tag);

    /// <summary>Varints that end in the next bytes.</summary>
    private static int CountStops(ref byte at, int length)
    {
        int count = 0;
        int i = 0;
        for (; i <= length - 32; i += 32)
        {
            count += 32 - BitOperations.PopCount(Vector256.LoadUnsafe(ref at, (nuint)i).ExtractMostSignificantBits());
        }
        for (; i < length; i++)
        {
            count += Unsafe.Add(ref at, i) < 0x80 ? 1 : 0;
        }
        return count;
    }

    /// <summary>The end of the data is near: what is left goes once to a scratch with zeroes behind it.</summary>
    private void MoveTail()
    {
        byte[] tail = _state.Tail;
        int rest = _readable - _position; // at most Slop
        MemoryMarshal.CreateReadOnlySpan(ref Unsafe.Add(ref _start, _position), rest).CopyTo(tail);
        tail.AsSpan(rest).Clear();
        _start = ref MemoryMarshal.GetArrayDataReference(tail);
        _end -= _position;
        _readable = tail.Length;
        _position = 0;
        _limit = _end;
    }

    /// <summary>A length prefix, checked against the scope. The compare is signed: a varint before it may have crossed the scope's end.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private int ReadLength()
    {
        if (_position >= _limit)
        {
            Need(10);
        }
        _position += (int)ProtobufVarint.Get(ref Unsafe.Add(ref _start, _position), out ulong length);
        long left = _end - _position;
        if (left < 0 || length > (ulong)left)
        {
            Throw.EndOfData();
        }
        return (int)length;
    }
}
