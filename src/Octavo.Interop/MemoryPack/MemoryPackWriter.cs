// Owns: MemoryPack's bytes, writing. Source: README of MemoryPack, "Binary wire format specification"; docs/formats/memorypack.md.
using System.Buffers;
using System.Buffers.Binary;
using System.Numerics;
using System.Text.Unicode;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.MemoryPack;

internal struct MemoryPackWriter(bool utf16) : ILayoutWriter<MemoryPackWriter>
{
    private readonly Stack<MemoryPackFrame> _frames = [];
    private ByteOutput _output;
    private uint _nextNumber;
    private bool _isBegun;
    private bool _isRoot;

    /// <summary>Whether the value that was begun last is in memory that is zeros already, and where parts may share their bytes.</summary>
    private bool _isInMemory;

    public static ref ByteOutput OutputOf(ref MemoryPackWriter writer) => ref writer._output;

    public static void BeginValue(ref MemoryPackWriter writer, PlanValue place)
    {
        writer._isRoot = !writer._isBegun;
        writer._isBegun = true;
        writer._isInMemory = false;
        if (writer._frames.TryPeek(out MemoryPackFrame? frame) && frame.IsNext(place))
        {
            if (frame.Type is { } type && MemoryPackLayout.Note(type).HasLengths)
            {
                writer.EndMember(frame);
                frame.Next++;
            }
            else
            {
                writer._output.Length = frame.Fixed(place);
                writer._isInMemory = true;
            }
        }
    }

    public void WriteNull(PlanValue place)
    {
        MemoryPackNote note = MemoryPackLayout.Note(place);
        if (place.Kind == PlanKind.Optional)
        {
            if (note.IsMemory)
            {
                TakeMemory(note.Size);
            }
            else
            {
                _output.Put(MemoryPackCode.Null);
            }
            return;
        }
        if (!place.Nullable && !_isRoot)
        {
            Throw.NullNotAllowed("a value");
        }
        if (place.Kind is PlanKind.Object or PlanKind.Union)
        {
            _output.Put(MemoryPackCode.Null);
        }
        else
        {
            WriteInt32(MemoryPackCode.NullCollection);
        }
    }

    public void WritePresent(PlanValue place)
    {
        if (place.Kind != PlanKind.Optional)
        {
            return;
        }
        _output.Put(1);
        if (MemoryPackLayout.Note(place) is { IsMemory: true } note)
        {
            TakeMemory(note.Offsets[0] - 1);
        }
    }

    public void WriteBool(bool value) => _output.Put(value ? (byte)1 : (byte)0);

    public void WriteInt8(sbyte value) => _output.Put((byte)value);

    public void WriteUInt8(byte value) => _output.Put(value);

    public void WriteInt16(short value) => BinaryPrimitives.WriteInt16LittleEndian(_output.Take(sizeof(short)), value);

    public void WriteUInt16(ushort value) => BinaryPrimitives.WriteUInt16LittleEndian(_output.Take(sizeof(ushort)), value);

    public void WriteInt32(int value) => BinaryPrimitives.WriteInt32LittleEndian(_output.Take(sizeof(int)), value);

    public void WriteUInt32(uint value) => BinaryPrimitives.WriteUInt32LittleEndian(_output.Take(sizeof(uint)), value);

    public void WriteInt64(long value) => BinaryPrimitives.WriteInt64LittleEndian(_output.Take(sizeof(long)), value);

    public void WriteUInt64(ulong value) => BinaryPrimitives.WriteUInt64LittleEndian(_output.Take(sizeof(ulong)), value);

    public void WriteSingle(float value) => BinaryPrimitives.WriteSingleLittleEndian(_output.Take(sizeof(float)), value);

    public void WriteDouble(double value) => BinaryPrimitives.WriteDoubleLittleEndian(_output.Take(sizeof(double)), value);

    public void WriteEnum(PlanValue place, long value)
    {
        Span<byte> bytes = stackalloc byte[sizeof(long)];
        BinaryPrimitives.WriteInt64LittleEndian(bytes, value);
        _output.Put(bytes[..place.Size]);
    }

    public void WriteText(PlanValue place, BinaryText text)
    {
        int units = text.Units;
        if (units == 0)
        {
            WriteInt32(0);
            return;
        }
        if (utf16)
        {
            WriteInt32(units);
            Span<byte> to = _output.Take(checked(units * sizeof(char)));
            for (int i = 0; i < units; i++)
            {
                BinaryPrimitives.WriteUInt16LittleEndian(to[(i * sizeof(char))..], text[i]);
            }
            return;
        }
        int head = _output.Length;
        WriteInt32(0);
        WriteInt32(units);
        if (text.IsAscii)
        {
            _output.Put(text.Latin1);
        }
        else
        {
            int start = _output.Length;
            string wide = text.ToString();
            if (Utf8.FromUtf16(wide, _output.Take(text.MaxUtf8), out _, out int written, replaceInvalidSequences: false) != OperationStatus.Done)
            {
                Throw.InvalidText("a lone surrogate, which UTF-8 cannot hold; use the UTF-16 of MemoryPack.");
            }
            _output.Length = start + written;
        }
        BinaryPrimitives.WriteInt32LittleEndian(_output.From(head), ~(_output.Length - head - (2 * sizeof(int))));
    }

    public void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
        WriteInt32(bytes.Length);
        _output.Put(bytes);
    }

    public readonly void WriteInteger(PlanValue place, BigInteger value) => throw new InvalidOperationException("The layout refuses BigInteger.");

    public void BeginSequence(PlanValue place, int count) => WriteInt32(count);

    public readonly void EndSequence(PlanValue place)
    {
    }

    public bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count)
    {
        if (!HasRuns(element))
        {
            return false;
        }
        _output.Put(binary);
        return true;
    }

    public void BeginMap(PlanValue place, int count)
    {
        WriteInt32(count);
        if (MemoryPackLayout.Note(place) is { EntrySize: > 0 } note)
        {
            _frames.Push(new MemoryPackFrame { Map = place, Start = _output.Length });
            _output.Take(checked(note.EntrySize * count)).Clear();
        }
    }

    public void EndMap(PlanValue place)
    {
        if (MemoryPackLayout.Note(place) is { EntrySize: > 0 } note)
        {
            MemoryPackFrame frame = _frames.Pop();
            _output.Length = frame.Start + (frame.Next * note.EntrySize);
        }
    }

    public void BeginObject(PlanValue place, PlanType type)
    {
        MemoryPackNote note = MemoryPackLayout.Note(type);
        if (note.IsMemory)
        {
            _frames.Push(new MemoryPackFrame { Type = type, Start = _output.Length });
            TakeMemory(note.Size);
        }
        else if (note.HasLengths)
        {
            BeginLengths(type);
        }
        else if (!note.IsTuple)
        {
            _output.Put((byte)type.Members.Length);
        }
    }

    public void EndObject(PlanValue place, PlanType type)
    {
        MemoryPackNote note = MemoryPackLayout.Note(type);
        if (note.IsMemory)
        {
            _output.Length = _frames.Pop().Start + note.Size;
            if (MemoryPackLayout.Note(place).Tail is > 0 and var tail && !IsInMemory())
            {
                _output.Take(tail).Clear();
            }
        }
        else if (note.HasLengths)
        {
            EndLengths(_frames.Pop());
        }
    }

    public void WriteCase(PlanValue place, PlanType union, int index)
    {
        int tag = union.Members[index].Number;
        if (tag < MemoryPackCode.Wide)
        {
            _output.Put((byte)tag);
            return;
        }
        _output.Put(MemoryPackCode.Wide);
        WriteUInt16((ushort)tag);
    }

    public static void WriteReference(ref MemoryPackWriter writer, PlanValue place, PlanType type, int number)
    {
        writer._output.Put(MemoryPackCode.Wide);
        Span<byte> varint = stackalloc byte[MemoryPackVarint.Max];
        writer._output.Put(varint[..MemoryPackVarint.PutNumber(varint, (uint)number)]);
    }

    public static bool TryWriteRawLayout(ref MemoryPackWriter writer, PlanType type, ReadOnlySpan<byte> raw)
    {
        if (!MemoryPackLayout.Note(type).IsRawLayout)
        {
            return false;
        }
        writer._output.Put(raw);
        return true;
    }

    public static void WriteInt128(ref MemoryPackWriter writer, Int128 value) => BinaryPrimitives.WriteInt128LittleEndian(writer._output.Take(16), value);

    public static void WriteUInt128(ref MemoryPackWriter writer, UInt128 value) => BinaryPrimitives.WriteUInt128LittleEndian(writer._output.Take(16), value);

    public static void WriteHalf(ref MemoryPackWriter writer, Half value) => BinaryPrimitives.WriteHalfLittleEndian(writer._output.Take(2), value);

    public static void WriteDecimal(ref MemoryPackWriter writer, decimal value) => BinaryScalars.Decimal(writer._output.Take(sizeof(decimal)), value);

    public static void WriteChar(ref MemoryPackWriter writer, char value) => writer.WriteUInt16(value);

    public static void WriteRune(ref MemoryPackWriter writer, uint value) => writer.WriteUInt32(value);

    public static void WriteGuid(ref MemoryPackWriter writer, Guid value) => value.TryWriteBytes(writer._output.Take(16));

    public static void WriteDateTime(ref MemoryPackWriter writer, ulong bits) => writer.WriteUInt64(bits);

    /// <summary>As the runtime has it: the offset in an int (a short in older ones, and padding), four bytes of padding, the ticks in UTC.</summary>
    public static void WriteDateTimeOffset(ref MemoryPackWriter writer, long clockTicks, short minutes)
    {
        writer.WriteInt64((uint)minutes);
        writer.WriteInt64(clockTicks - (minutes * TimeSpan.TicksPerMinute));
    }

    public static void WriteDate(ref MemoryPackWriter writer, int days) => writer.WriteInt32(days);

    public static void WriteTime(ref MemoryPackWriter writer, long ticks) => writer.WriteInt64(ticks);

    public static void WriteTimeSpan(ref MemoryPackWriter writer, long ticks) => writer.WriteInt64(ticks);

    /// <summary>Whether elements have the same bytes here and in Binary.</summary>
    internal static bool HasRuns(PlanValue element) =>
        element.Kind == PlanKind.Scalar ? element.Word != ShapeWord.DateTimeOffset : element.Type is { } type && MemoryPackLayout.Note(type).IsRawLayout;

    /// <summary>Whether the open level is memory, of zeros, in which the next part goes to its own place.</summary>
    private readonly bool IsInMemory() =>
        _frames.TryPeek(out MemoryPackFrame? frame) && (frame.Type is not { } type || MemoryPackLayout.Note(type).IsMemory);

    private void TakeMemory(int size)
    {
        Span<byte> memory = _output.Take(size);
        if (!_isInMemory)
        {
            memory.Clear();
        }
    }

    private void BeginLengths(PlanType type)
    {
        int orders = type.Members.Length == 0 ? 0 : type.Members[^1].Number;
        _output.Put((byte)orders);
        Span<byte> varint = stackalloc byte[MemoryPackVarint.Max];
        int number = type.HasReferences ? MemoryPackVarint.PutNumber(varint, _nextNumber++) : 0;
        _output.Take(orders); // a length of up to 127 is a byte; if one is more, EndLengths moves what is after
        _output.Put(varint[..number]);
        _frames.Push(new MemoryPackFrame { Type = type, Start = _output.Length, Ends = new int[orders], Kept = orders, NumberBytes = number });
    }

    /// <summary>Notes the end of the member that was begun last, and of those that no member has the order of.</summary>
    private readonly void EndMember(MemoryPackFrame frame)
    {
        PlanMember[] members = frame.Type!.Members;
        int from = frame.Next == 0 ? 0 : members[frame.Next - 1].Number - 1;
        int to = frame.Next == members.Length ? frame.Ends.Length : members[frame.Next].Number - 1;
        frame.Ends.AsSpan(from, to - from).Fill(_output.Length - frame.Start);
    }

    private void EndLengths(MemoryPackFrame frame)
    {
        EndMember(frame);
        byte[] lengths = ArrayPool<byte>.Shared.Rent(Math.Max(1, frame.Ends.Length * MemoryPackVarint.Max));
        int taken = 0;
        int start = 0;
        foreach (int end in frame.Ends)
        {
            taken += MemoryPackVarint.PutLength(lengths.AsSpan(taken), end - start);
            start = end;
        }
        int at = frame.Start - frame.NumberBytes - frame.Kept;
        if (taken != frame.Kept)
        {
            int after = _output.Length - at - frame.Kept;
            _output.Take(taken - frame.Kept);
            Span<byte> moved = _output.From(at);
            moved.Slice(frame.Kept, after).CopyTo(moved[taken..]);
        }
        lengths.AsSpan(0, taken).CopyTo(_output.From(at));
        ArrayPool<byte>.Shared.Return(lengths);
    }
}
