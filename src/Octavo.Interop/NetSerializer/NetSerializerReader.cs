// Owns: NetSerializer's bytes, reading. Source: netserializer 4.1.2 and netserializer2; docs/formats/netserializer.md. Strict if the libraries do not look.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.NetSerializer;

internal ref struct NetSerializerReader(ByteInput input, NetSerializerLayout layout) : ILayoutReader<NetSerializerReader>
{
    private readonly bool _is2 = layout.Is2;
    private ByteInput _input = input;

    /// <summary>The id before the value that was begun last.</summary>
    private uint _id;

    /// <summary>Of the list of version 4 that ended last how many elements it has.</summary>
    private int _kept;

    /// <summary>Elements without a byte that lists may still have.</summary>
    private long _emptyLeft = ReadState.MaxEmptyElements;

    /// <summary>Of the open lists of version 4 the capacity, and how many elements of it are still to come. Made by the pass: another pass has a new
    /// one.</summary>
    private Stack<(int Capacity, int Left)>? _lists;

    public static ref ByteInput InputOf(ref NetSerializerReader reader) => ref reader._input;

    public static void BeginValue(ref NetSerializerReader reader, PlanValue place)
    {
        if (!place.CanBeNull && place.Kind != PlanKind.Optional && NetSerializerLayout.Note(place) is { HasId: true } note && !reader.TakeId(place, note.Id))
        {
            Throw.NullNotAllowed("a value");
        }
    }

    public bool ReadPresence(PlanValue place)
    {
        NetSerializerPlace note = NetSerializerLayout.Note(place);
        if (note.HasId)
        {
            return TakeId(place, note.Id);
        }
        switch (note.Form)
        {
            case NetSerializerForm.Optional:
                bool isPresent = ReadBool();
                if (isPresent && _is2 && !TakeId(place, note.InnerId))
                {
                    Throw.InvalidData("a null, but the byte before it says that there is a value.");
                }
                return isPresent;
            case NetSerializerForm.Counted when _input.Peek() == 0:
                _input.Take();
                return false;
            default:
                return true;
        }
    }

    public bool ReadBool() => LayoutValues.ToBool(_input.Take(), "a boolean");

    public sbyte ReadInt8() => (sbyte)_input.Take();

    public byte ReadUInt8() => _input.Take();

    public short ReadInt16() => NetSerializerScalars.TakeInt16(ref _input);

    public ushort ReadUInt16() => NetSerializerScalars.TakeUInt16(ref _input);

    public int ReadInt32() => (int)NetSerializerVarint.Decode(NetSerializerVarint.Take32(ref _input));

    public uint ReadUInt32() => NetSerializerVarint.Take32(ref _input);

    public long ReadInt64() => NetSerializerVarint.Decode(NetSerializerVarint.Take64(ref _input));

    public ulong ReadUInt64() => NetSerializerVarint.Take64(ref _input);

    public float ReadSingle() => BitConverter.UInt32BitsToSingle(NetSerializerVarint.Take32(ref _input));

    public double ReadDouble() => BitConverter.UInt64BitsToDouble(NetSerializerVarint.Take64(ref _input));

    public long ReadEnum(PlanValue place) => place.Word switch
    {
        ShapeWord.Int8 => (sbyte)_input.Take(),
        ShapeWord.UInt8 => _input.Take(),
        ShapeWord.UInt16 or ShapeWord.UInt32 => NetSerializerVarint.Take32(ref _input),
        ShapeWord.UInt64 => (long)NetSerializerVarint.Take64(ref _input),
        ShapeWord.Int64 => ReadInt64(),
        _ => ReadInt32(),
    };

    public void ReadText(PlanValue place, ref ByteOutput output) => NetSerializerText.Take(ref _input, ref output, hasUnits: !_is2);

    public void ReadBytes(PlanValue place, ref ByteOutput output) => BinaryForm.PutBytes(ref output, _input.Take(_input.CheckCount(TakeCount(), 1)));

    public readonly BigInteger ReadInteger(PlanValue place) => throw new InvalidOperationException("The layout refuses BigInteger.");

    public long ReadSequenceStart(PlanValue place)
    {
        uint count = TakeCount();
        if (NetSerializerLayout.Note(place).Form != NetSerializerForm.List4)
        {
            return count;
        }
        int capacity = place.First!.LeastBytes is > 0 and var least ? _input.CheckCount(count, least) : CheckEmpty(count);
        (_lists ??= []).Push((capacity, capacity));
        return ILayoutReader<NetSerializerReader>.Indefinite;
    }

    public bool ReadEnd()
    {
        (int capacity, int left) = _lists!.Pop();
        if (left != 0)
        {
            _lists.Push((capacity, left - 1));
            return false;
        }
        int count = ReadInt32();
        if ((uint)count > (uint)capacity)
        {
            Throw.InvalidData($"a list of {count} elements in an array of {capacity}.");
        }
        _kept = count;
        ReadInt32(); // how often the list was changed
        return true;
    }

    public static int Kept(ref NetSerializerReader reader, int count) => reader._kept;

    public readonly void EndSequence(PlanValue place)
    {
    }

    public bool TryReadRun(PlanValue element, int count, ref ByteOutput output)
    {
        if (element.Kind != PlanKind.Scalar || NetSerializerLayout.Note(element).HasId)
        {
            return false;
        }
        switch (element.Word)
        {
            case ShapeWord.Int8 or ShapeWord.UInt8:
                output.Put(_input.Take(count));
                return true;
            case ShapeWord.Int32:
                for (int i = 0; i < count; i++)
                {
                    BinaryPrimitives.WriteInt32LittleEndian(output.Take(sizeof(int)), ReadInt32());
                }
                return true;
            case ShapeWord.Int64:
                for (int i = 0; i < count; i++)
                {
                    BinaryPrimitives.WriteInt64LittleEndian(output.Take(sizeof(long)), ReadInt64());
                }
                return true;
            default:
                return false;
        }
    }

    public long ReadMapStart(PlanValue place)
    {
        if (!TakeId(place, NetSerializerLayout.Note(place).InnerId))
        {
            Throw.NullNotAllowed("the pairs of a dictionary");
        }
        return TakeCount();
    }

    public readonly void EndMap(PlanValue place)
    {
    }

    public readonly int BeginObject(PlanValue place, PlanType type) => type.Members.Length;

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public readonly int ReadCase(PlanValue place, PlanType union)
    {
        int index = layout.CaseOf(union, _id);
        return index >= 0 ? index
            : throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
                $"an object of the type of id {_id}, which is not a case of the union {union.Type}; add [CodecUnion(number, typeof(…))] to it, and its type to NetSerializerOptions.Types.");
    }

    public static decimal ReadDecimal(ref NetSerializerReader reader) => NetSerializerScalars.TakeDecimal(ref reader._input, reader._is2);

    public static char ReadChar(ref NetSerializerReader reader) => (char)NetSerializerScalars.TakeUInt16(ref reader._input);

    public static Guid ReadGuid(ref NetSerializerReader reader) => NetSerializerScalars.TakeGuid(ref reader._input, reader._is2);

    public static ulong ReadDateTime(ref NetSerializerReader reader) => NetSerializerScalars.TakeDateTime(ref reader._input);

    public static long ReadDateTimeOffset(ref NetSerializerReader reader, out short minutes)
    {
        ulong bits = NetSerializerScalars.TakeDateTime(ref reader._input);
        long offset = reader.ReadInt64();
        const long Bound = 14 * TimeSpan.TicksPerHour;
        if (bits >> 62 != 0 || offset is < -Bound or > Bound || offset % TimeSpan.TicksPerMinute != 0)
        {
            Throw.NumberOutOfRange("DateTimeOffset");
        }
        minutes = (short)(offset / TimeSpan.TicksPerMinute);
        return (long)bits;
    }

    public static long ReadTimeSpan(ref NetSerializerReader reader) => reader.ReadInt64();

    /// <summary>Takes the id before a value.</summary>
    /// <param name="place">The place; of a union any id may be that of a case.</param>
    /// <param name="expected">The only other one.</param>
    /// <returns>False for null.</returns>
    private bool TakeId(PlanValue place, uint expected)
    {
        _id = NetSerializerVarint.Take32(ref _input);
        if (_id != 0 && _id != expected && place.Kind != PlanKind.Union)
        {
            throw new OctavoException(OctavoErrorCode.TypeMismatch, $"expected the type of id {expected}, found the type of id {_id}.");
        }
        return _id != 0;
    }

    /// <summary>A length, whose null was looked for before if the place may have one.</summary>
    private uint TakeCount()
    {
        uint count = NetSerializerVarint.Take32(ref _input);
        if (count == 0)
        {
            Throw.NullNotAllowed("an array");
        }
        return count - 1;
    }

    private int CheckEmpty(uint count)
    {
        _emptyLeft -= count;
        if (_emptyLeft < 0)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"a count of {count} of elements that take no bytes; a value can have at most {ReadState.MaxEmptyElements} of them.");
        }
        return (int)count;
    }
}
