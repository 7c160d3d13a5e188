// Owns: MemoryPack's bytes, reading. Source: README of MemoryPack, "Binary wire format specification"; docs/formats/memorypack.md. Strict if MemoryPack does
// not look.
using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.InteropServices;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.MemoryPack;

internal ref struct MemoryPackReader(ByteInput input) : ILayoutReader<MemoryPackReader>
{
    private ByteInput _input = input;

    /// <summary>Made by the pass: another pass over the same data has a new one.</summary>
    private MemoryPackReadState? _state;

    public static ref ByteInput InputOf(ref MemoryPackReader reader) => ref reader._input;

    public static void BeginValue(ref MemoryPackReader reader, PlanValue place)
    {
        MemoryPackReadState? state = reader._state;
        bool isRoot = state is null;
        state ??= reader._state = new MemoryPackReadState();
        state.IsRoot = isRoot;
        state.IsAbsent = false;
        if (!state.Frames.TryPeek(out MemoryPackFrame? frame) || !frame.IsNext(place))
        {
            return;
        }
        if (frame.Type is { } type && MemoryPackLayout.Note(type).HasLengths)
        {
            reader.BeginMember(frame, type.Members[frame.Next]);
        }
        else
        {
            reader._input.Position = frame.Fixed(place);
        }
    }

    public bool ReadPresence(PlanValue place)
    {
        bool isNull = _state!.IsAbsent || (place.Kind == PlanKind.Optional ? IsOptionalNull(place) : IsNull(place));
        if (isNull && place.Kind != PlanKind.Optional && !place.Nullable && !(_state.IsRoot && !_state.IsCase))
        {
            if (_state.IsAbsent)
            {
                throw new OctavoException(OctavoErrorCode.MissingMember,
                    "the member is not in the data, which another version wrote; declare it nullable to read such data.");
            }
            Throw.NullNotAllowed("a value");
        }
        return !isNull;
    }

    public bool ReadBool() => LayoutValues.ToBool(Take(1)[0], "a bool");

    public sbyte ReadInt8() => (sbyte)Take(1)[0];

    public byte ReadUInt8() => Take(1)[0];

    public short ReadInt16() => BinaryPrimitives.ReadInt16LittleEndian(Take(sizeof(short)));

    public ushort ReadUInt16() => BinaryPrimitives.ReadUInt16LittleEndian(Take(sizeof(ushort)));

    public int ReadInt32() => BinaryPrimitives.ReadInt32LittleEndian(Take(sizeof(int)));

    public uint ReadUInt32() => BinaryPrimitives.ReadUInt32LittleEndian(Take(sizeof(uint)));

    public long ReadInt64() => BinaryPrimitives.ReadInt64LittleEndian(Take(sizeof(long)));

    public ulong ReadUInt64() => BinaryPrimitives.ReadUInt64LittleEndian(Take(sizeof(ulong)));

    public float ReadSingle() => BinaryPrimitives.ReadSingleLittleEndian(Take(sizeof(float)));

    public double ReadDouble() => BinaryPrimitives.ReadDoubleLittleEndian(Take(sizeof(double)));

    public long ReadEnum(PlanValue place)
    {
        var value = new ByteInput(Take(place.Size));
        return BinaryForm.TakeEnum(ref value, place.Word);
    }

    public void ReadText(PlanValue place, ref ByteOutput output)
    {
        int head = ReadInt32();
        if (head >= 0)
        {
            int units = _input.CheckCount((uint)head, sizeof(char));
            BinaryForm.PutText(ref output, MemoryMarshal.Cast<byte, char>(_input.Take(units * sizeof(char))));
            return;
        }
        int told = ReadInt32();
        ReadOnlySpan<byte> utf8 = _input.Take(_input.CheckCount((uint)~head, 1));
        if (told < -1 || (told >= 0 && told != Units(utf8)))
        {
            Throw.InvalidText($"the text is announced with {told} UTF-16 units, but has {Units(utf8)}.");
        }
        BinaryForm.PutUtf8(ref output, utf8);
    }

    public void ReadBytes(PlanValue place, ref ByteOutput output)
    {
        int count = _input.CheckCount((ulong)ReadCount(), 1);
        BinaryForm.PutBytes(ref output, _input.Take(count));
    }

    public readonly BigInteger ReadInteger(PlanValue place) => throw new InvalidOperationException("The layout refuses BigInteger.");

    public long ReadSequenceStart(PlanValue place) => ReadCount();

    public readonly bool ReadEnd() => false;

    public readonly void EndSequence(PlanValue place)
    {
    }

    public bool TryReadRun(PlanValue element, int count, ref ByteOutput output)
    {
        // Bools are looked at one by one, and padding is not taken over: the codec refuses what is not zero there.
        if (element.Kind != PlanKind.Scalar || element.Word == ShapeWord.Bool || !MemoryPackWriter.HasRuns(element))
        {
            return false;
        }
        output.Put(_input.Take(checked(count * element.Size)));
        return true;
    }

    public long ReadMapStart(PlanValue place)
    {
        long count = ReadCount();
        if (MemoryPackLayout.Note(place) is { EntrySize: > 0 } note)
        {
            _input.CheckCount((ulong)count, note.EntrySize);
            _state!.Frames.Push(new MemoryPackFrame { Map = place, Start = _input.Position });
        }
        return count;
    }

    public void EndMap(PlanValue place)
    {
        if (MemoryPackLayout.Note(place) is { EntrySize: > 0 } note)
        {
            MemoryPackFrame frame = _state!.Frames.Pop();
            GoTo(frame.Start + (frame.Next * note.EntrySize));
        }
    }

    public int BeginObject(PlanValue place, PlanType type)
    {
        MemoryPackNote note = MemoryPackLayout.Note(type);
        _state!.IsCase = false;
        if (_state.IsAbsent)
        {
            throw new OctavoException(OctavoErrorCode.MissingMember,
                $"the member of {type.Type} is not in the data, which another version wrote; declare it nullable to read such data.");
        }
        if (note.IsMemory)
        {
            if (_input.Available < note.Size)
            {
                Throw.EndOfData();
            }
            _state.Frames.Push(new MemoryPackFrame { Type = type, Start = _input.Position });
            return type.Members.Length;
        }
        if (note.IsTuple)
        {
            return type.Members.Length;
        }
        int count = _input.Take();
        if (count > MemoryPackCode.MaxMembers)
        {
            Throw.InvalidData(
                $"an object of {count} members; MemoryPack has at most {MemoryPackCode.MaxMembers}, and references only in types with circular references.");
        }
        if (note.HasLengths)
        {
            return BeginLengths(type, count);
        }
        if (count > type.Members.Length)
        {
            Throw.TooManyMembers(type.Members.Length, count);
        }
        return count;
    }

    public void EndObject(PlanValue place, PlanType type)
    {
        MemoryPackNote note = MemoryPackLayout.Note(type);
        if (note.IsMemory)
        {
            GoTo(_state!.Frames.Pop().Start + note.Size + MemoryPackLayout.Note(place).Tail);
        }
        else if (note.HasLengths)
        {
            MemoryPackFrame frame = _state!.Frames.Pop();
            CheckEnd(frame);
            GoTo(frame.Start + (frame.Ends.Length == 0 ? 0 : frame.Ends[^1]));
        }
    }

    public int ReadCase(PlanValue place, PlanType union)
    {
        if (_state!.IsAbsent)
        {
            throw new OctavoException(OctavoErrorCode.MissingMember,
                $"the member of {union.Type} is not in the data, which another version wrote; declare it nullable to read such data.");
        }
        int tag = _input.Take();
        if (tag == MemoryPackCode.Wide)
        {
            tag = BinaryPrimitives.ReadUInt16LittleEndian(_input.Take(sizeof(ushort)));
        }
        else if (tag > MemoryPackCode.Wide)
        {
            Throw.InvalidData($"a union of the tag {tag}, which no case has.");
        }
        int index = union.CaseOf(tag);
        if (index < 0)
        {
            Throw.UnknownUnionCase(tag, union.Type);
        }
        _state.IsCase = true;
        return index;
    }

    public static bool TryReadReference(ref MemoryPackReader reader, PlanValue place, PlanType type, out int number)
    {
        number = -1;
        if (reader._state!.IsAbsent || reader._input.Peek() != MemoryPackCode.Wide)
        {
            return false;
        }
        reader._input.Take();
        if (!reader._state.Numbers.TryGetValue(MemoryPackVarint.Take(ref reader._input), out (PlanType Type, int Number) found))
        {
            Throw.InvalidReference("an object that has not begun, or that was skipped.");
        }
        if (found.Type != type)
        {
            throw new OctavoException(OctavoErrorCode.InvalidReference, $"the reference names an object that is not a {type.Type}.");
        }
        number = found.Number;
        return true;
    }

    /// <summary>Raw layouts are read member by member: padding in the data is what was in memory, and none may come through.</summary>
    public static bool TryReadRawLayout(ref MemoryPackReader reader, PlanType type, Span<byte> raw) => reader._state!.IsAbsent;

    public static Int128 ReadInt128(ref MemoryPackReader reader) => BinaryPrimitives.ReadInt128LittleEndian(reader.Take(16));

    public static UInt128 ReadUInt128(ref MemoryPackReader reader) => BinaryPrimitives.ReadUInt128LittleEndian(reader.Take(16));

    public static Half ReadHalf(ref MemoryPackReader reader) => BinaryPrimitives.ReadHalfLittleEndian(reader.Take(2));

    public static decimal ReadDecimal(ref MemoryPackReader reader)
    {
        ReadOnlySpan<byte> bytes = reader.Take(sizeof(decimal));
        int flags = BinaryPrimitives.ReadInt32LittleEndian(bytes);
        if ((flags & 0x7F00_FFFF) != 0 || ((flags >> 16) & 0xFF) > 28)
        {
            Throw.InvalidValue("decimal");
        }
        return BinaryScalars.Decimal(bytes);
    }

    public static char ReadChar(ref MemoryPackReader reader) => (char)reader.ReadUInt16();

    public static uint ReadRune(ref MemoryPackReader reader) => reader.ReadUInt32();

    public static Guid ReadGuid(ref MemoryPackReader reader) => new(reader.Take(16));

    public static ulong ReadDateTime(ref MemoryPackReader reader) => reader.ReadUInt64();

    public static long ReadDateTimeOffset(ref MemoryPackReader reader, out short minutes)
    {
        ReadOnlySpan<byte> bytes = reader.Take(16);
        minutes = BinaryPrimitives.ReadInt16LittleEndian(bytes);
        long ticks = BinaryPrimitives.ReadInt64LittleEndian(bytes[sizeof(long)..]);
        if (minutes is < -840 or > 840 || ticks < 0 || ticks > DateTime.MaxValue.Ticks)
        {
            Throw.InvalidValue("DateTimeOffset");
        }
        return ticks + (minutes * TimeSpan.TicksPerMinute);
    }

    public static int ReadDate(ref MemoryPackReader reader) => reader.ReadInt32();

    public static long ReadTime(ref MemoryPackReader reader) => reader.ReadInt64();

    public static long ReadTimeSpan(ref MemoryPackReader reader) => reader.ReadInt64();

    private static int Units(ReadOnlySpan<byte> utf8)
    {
        int units = 0;
        foreach (byte one in utf8)
        {
            units += (one & 0xC0) == 0x80 ? 0 : one >= 0xF0 ? 2 : 1;
        }
        return units;
    }

    /// <summary>A scalar's bytes; zeros if the member is absent, as in MemoryPack then.</summary>
    private ReadOnlySpan<byte> Take(int size) => _state!.IsAbsent ? MemoryPackReadState.Zeros[..size] : _input.Take(size);

    private long ReadCount()
    {
        int count = ReadInt32();
        if (count < 0)
        {
            Throw.CountTooLarge((uint)count, _input.Left);
        }
        return count;
    }

    private bool IsNull(PlanValue place)
    {
        if (place.Kind is PlanKind.Object or PlanKind.Union)
        {
            if (_input.Peek() != MemoryPackCode.Null)
            {
                return false;
            }
            _input.Take();
            return true;
        }
        int start = _input.Position;
        bool isNull = ReadInt32() == MemoryPackCode.NullCollection;
        _input.Position = isNull ? _input.Position : start;
        return isNull;
    }

    private bool IsOptionalNull(PlanValue place)
    {
        MemoryPackNote note = MemoryPackLayout.Note(place);
        byte head = _input.Take();
        if (!note.IsMemory)
        {
            if (head is not (1 or MemoryPackCode.Null))
            {
                Throw.InvalidData($"a nullable value with the head {head}; only 1 and 255 are known.");
            }
            return head == MemoryPackCode.Null;
        }
        if (head > 1)
        {
            Throw.InvalidValue("HasValue", $"the byte {head}; only 0 and 1 are known");
        }
        _input.Take(head == 0 ? note.Size - 1 : note.Offsets[0] - 1);
        return head == 0;
    }

    private int BeginLengths(PlanType type, int count)
    {
        int[] ends = new int[count];
        long end = 0;
        for (int i = 0; i < count; i++)
        {
            end += MemoryPackVarint.Take(ref _input);
            if (end > _input.Left)
            {
                Throw.CountTooLarge((ulong)end, _input.Left);
            }
            ends[i] = (int)end;
        }
        if (type.HasReferences && !_state!.Numbers.TryAdd(MemoryPackVarint.Take(ref _input), (type, _state.Numbers.Count)))
        {
            Throw.InvalidData("two objects with the same number.");
        }
        if (end > _input.Available)
        {
            Throw.EndOfData();
        }
        _state!.Frames.Push(new MemoryPackFrame { Type = type, Start = _input.Position, Ends = ends });
        int known = 0;
        while (known < type.Members.Length && type.Members[known].Number <= count)
        {
            known++;
        }
        return known;
    }

    private void BeginMember(MemoryPackFrame frame, PlanMember member)
    {
        CheckEnd(frame);
        int order = member.Number - 1;
        int start = order == 0 ? 0 : frame.Ends[order - 1];
        _state!.IsAbsent = frame.Ends[order] == start;
        GoTo(frame.Start + start);
        frame.Next++;
    }

    /// <summary>The member that was begun last ends where its length says.</summary>
    private readonly void CheckEnd(MemoryPackFrame frame)
    {
        if (frame.Next != 0 && _input.Position != frame.Start + frame.Ends[frame.Type!.Members[frame.Next - 1].Number - 1])
        {
            Throw.InvalidData("a member does not end where its length says.");
        }
    }

    private void GoTo(int position)
    {
        if (position > _input.Data.Length)
        {
            Throw.EndOfData();
        }
        _input.Position = position;
    }
}
