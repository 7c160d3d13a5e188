// Owns: Kryo's bytes, reading. Source: Kryo 5.6.2, its default serializers; docs/formats/kryo.md. Strict if Kryo takes more than it writes.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Kryo;

internal ref partial struct KryoReader(ByteInput input, KryoLayout layout) : ILayoutReader<KryoReader>
{
    private ByteInput _input = input;

    /// <summary>Made by the pass: another pass over the same data has a new one.</summary>
    private KryoReadState? _state;

    public static ref ByteInput InputOf(ref KryoReader reader) => ref reader._input;

    public static void BeginValue(ref KryoReader reader, PlanValue place) => reader.Begin(place);

    public readonly bool ReadPresence(PlanValue place) => !_state!.IsNull;

    public bool ReadBool() => LayoutValues.ToBool(_input.Take(), "a boolean");

    public sbyte ReadInt8() => (sbyte)_input.Take();

    public byte ReadUInt8() => _input.Take();

    public short ReadInt16() => BinaryPrimitives.ReadInt16LittleEndian(_input.Take(sizeof(short)));

    public readonly ushort ReadUInt16() => throw Unplanned();

    public int ReadInt32() => KryoVarint.ZigZag(KryoVarint.Take(ref _input));

    public readonly uint ReadUInt32() => throw Unplanned();

    public long ReadInt64() => KryoVarint.TakeZigZagLong(ref _input);

    public readonly ulong ReadUInt64() => throw Unplanned();

    public float ReadSingle() => BinaryPrimitives.ReadSingleLittleEndian(_input.Take(sizeof(float)));

    public double ReadDouble() => BinaryPrimitives.ReadDoubleLittleEndian(_input.Take(sizeof(double)));

    public long ReadEnum(PlanValue place)
    {
        uint ordinal = KryoVarint.Take(ref _input);
        int constants = KryoLayout.Note(place).Constants;
        if (ordinal == 0 || ordinal > (constants == 0 ? int.MaxValue : (uint)constants))
        {
            Throw.InvalidValue("the enum", $"the ordinal {(long)ordinal - 1}, but it has no such constant");
        }
        return ordinal - 1;
    }

    public void ReadText(PlanValue place, ref ByteOutput output)
    {
        int back = GoTo(place);
        KryoText.Take(ref _input, ref output);
        GoBack(back);
    }

    public void ReadBytes(PlanValue place, ref ByteOutput output)
    {
        RefuseReference(place);
        int length = Count(1);
        BinaryForm.PutBytes(ref output, _input.Take(length));
    }

    public BigInteger ReadInteger(PlanValue place)
    {
        int back = GoTo(place);
        BigInteger value = KryoDecimal.TakeInteger(ref _input);
        GoBack(back);
        return value;
    }

    public long ReadSequenceStart(PlanValue place)
    {
        RefuseReference(place);
        KryoPlace note = KryoLayout.Note(place);
        PlanValue element = place.First!;
        if (note.Sort == KryoSort.Array)
        {
            KryoRole role = KryoLayout.Note(element).Role;
            int length = Count(role == KryoRole.Primitive ? LeastOf(KryoLayout.Note(element).Sort) : 1);
            _state!.Elements.Push(new KryoElements(role, null));
            return length;
        }
        uint read = KryoVarint.TakeFlag(ref _input, out bool flag);
        if (read == 0)
        {
            Throw.NullNotAllowed("a collection");
        }
        TakeComparator(_state!.Class ?? note.Class, note);
        var elements = new KryoElements(flag ? KryoRole.OrNull : KryoRole.Plain, null);
        if (read == 1)
        {
            _state.Elements.Push(elements);
            return 0;
        }
        if (!note.HasKnownElements)
        {
            elements = flag ? TakeElements(element) : new KryoElements(KryoRole.WithClass, null);
        }
        int count = CheckCount(read - 1, elements, element);
        _state.Elements.Push(elements);
        return count;
    }

    public readonly bool ReadEnd() => false;

    public readonly void EndSequence(PlanValue place) => _state!.Elements.Pop();

    public bool TryReadRun(PlanValue element, int count, ref ByteOutput output)
    {
        if (_state!.Elements.Peek().Role is not (KryoRole.Primitive or KryoRole.Plain) || element.Kind != PlanKind.Scalar)
        {
            return false;
        }
        switch (element.Word)
        {
            case ShapeWord.Int8 or ShapeWord.UInt8 or ShapeWord.Int16 or ShapeWord.Char or ShapeWord.Float32 or ShapeWord.Float64:
                output.Put(_input.Take(checked(count * element.Size)));
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
        RefuseReference(place);
        KryoPlace note = KryoLayout.Note(place);
        uint read = KryoVarint.Take(ref _input);
        if (read == 0)
        {
            Throw.NullNotAllowed("a map");
        }
        TakeComparator(_state!.Class ?? note.Class, note);
        return read - 1;
    }

    public readonly void EndMap(PlanValue place)
    {
    }

    public int BeginObject(PlanValue place, PlanType type)
    {
        KryoReadState state = _state!;
        if (state.Reference >= 0)
        {
            throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"a reference to an object of {type.Type}, which has no references: the object would become two; add References = true to its GenerateCodec.");
        }
        if (layout.Options.References)
        {
            state.SetType(type);
        }
        return type.Members.Length;
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public readonly int ReadCase(PlanValue place, PlanType union)
    {
        KryoKnown known = _state!.Class
            ?? throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"the union {union.Type} without the class of its case; its Java class cannot be final, and a root needs KryoEntry.ClassAndObject.");
        int index = layout.CaseOf(union, known);
        return index >= 0 ? index
            : throw new OctavoException(OctavoErrorCode.UnknownUnionCase,
                $"an object of {known.Name}, which is not a case of the union {union.Type}; add [CodecUnion(number, typeof(…))] to it, and its type to the line of the manifest.");
    }

    public static bool TryReadReference(ref KryoReader reader, PlanValue place, PlanType type, out int number)
    {
        KryoReadState state = reader._state!;
        number = -1;
        if (state.Reference < 0)
        {
            return false;
        }
        KryoNumbered found = state.Numbered[state.Reference];
        if (found.Type != type)
        {
            throw new OctavoException(OctavoErrorCode.InvalidReference, $"the reference names an object that is not a {type.Type}.");
        }
        number = found.Place;
        return true;
    }

    public static decimal ReadDecimal(ref KryoReader reader)
    {
        int back = reader.GoTo(reader._state!.Place!);
        decimal value = KryoDecimal.Take(ref reader._input);
        reader.GoBack(back);
        return value;
    }

    public static char ReadChar(ref KryoReader reader) => (char)BinaryPrimitives.ReadUInt16LittleEndian(reader._input.Take(sizeof(char)));

    public static Guid ReadGuid(ref KryoReader reader)
    {
        int back = reader.GoTo(reader._state!.Place!);
        Span<byte> bytes = stackalloc byte[16];
        reader._input.Take(16).CopyTo(bytes);
        bytes[..sizeof(long)].Reverse();
        bytes[sizeof(long)..].Reverse();
        reader.GoBack(back);
        return new Guid(bytes, bigEndian: true);
    }

    public static ulong ReadDateTime(ref KryoReader reader)
    {
        PlanValue place = reader._state!.Place!;
        int back = reader.GoTo(place);
        ulong bits = KryoTimes.TakeDateTime(ref reader._input, KryoLayout.Note(place).Sort);
        reader.GoBack(back);
        return bits;
    }

    public static long ReadDateTimeOffset(ref KryoReader reader, out short minutes)
    {
        int back = reader.GoTo(reader._state!.Place!);
        long days = KryoTimes.TakeDate(ref reader._input);
        long ticks = (days * TimeSpan.TicksPerDay) + KryoTimes.TakeTime(ref reader._input);
        minutes = KryoTimes.TakeOffset(ref reader._input);
        reader.GoBack(back);
        return ticks;
    }

    public static int ReadDate(ref KryoReader reader)
    {
        int back = reader.GoTo(reader._state!.Place!);
        int days = KryoTimes.TakeDate(ref reader._input);
        reader.GoBack(back);
        return days;
    }

    public static long ReadTime(ref KryoReader reader)
    {
        int back = reader.GoTo(reader._state!.Place!);
        long ticks = KryoTimes.TakeTime(ref reader._input);
        reader.GoBack(back);
        return ticks;
    }

    public static long ReadTimeSpan(ref KryoReader reader)
    {
        int back = reader.GoTo(reader._state!.Place!);
        long ticks = KryoTimes.TakeDuration(ref reader._input);
        reader.GoBack(back);
        return ticks;
    }

    private static InvalidOperationException Unplanned() => new("Java has no unsigned numbers, and the layout refuses them.");

    /// <summary>Bytes of a primitive at least.</summary>
    private static int LeastOf(KryoSort sort) => sort switch
    {
        KryoSort.Short or KryoSort.Char => sizeof(short),
        KryoSort.Float => sizeof(float),
        KryoSort.Double => sizeof(double),
        _ => 1,
    };

    /// <summary>A count against what is left; elements that take no byte against what a value may have of them.</summary>
    private readonly int CheckCount(uint count, KryoElements elements, PlanValue element)
    {
        KryoPlace note = KryoLayout.Note(element);
        int least = elements.Role switch
        {
            KryoRole.Nothing => 0,
            KryoRole.Plain when note.Sort == KryoSort.Object && !layout.Options.References => LeastOf(element, elements.Class),
            KryoRole.Plain when note.Sort <= KryoSort.Double => LeastOf(note.Sort),
            _ => 1,
        };
        if (least > 0)
        {
            return _input.CheckCount(count, least);
        }
        _state!.EmptyLeft -= count;
        if (_state.EmptyLeft < 0)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"a count of {count} of elements that take no bytes; a value can have at most {ReadState.MaxEmptyElements} of them.");
        }
        return (int)count;
    }

    /// <summary>Each field takes a byte.</summary>
    private readonly int LeastOf(PlanValue element, KryoKnown? known)
    {
        PlanType? type = (element.Kind == PlanKind.Optional ? element.First! : element).Type;
        while (type is { IsUnion: true })
        {
            int index = known is null ? -1 : layout.CaseOf(type, known);
            type = index < 0 ? null : type.Members[index].Value.Type;
        }
        return type?.Members.Length ?? 0;
    }

    private int Count(int least)
    {
        uint read = KryoVarint.Take(ref _input);
        if (read == 0)
        {
            Throw.NullNotAllowed("an array");
        }
        return _input.CheckCount(read - 1, least);
    }

    private void TakeComparator(KryoKnown? known, KryoPlace note)
    {
        if ((known?.HasComparator ?? KryoCollections.HasComparator(note.Name)) && _input.Take() != 0)
        {
            Throw.InvalidData("a comparator, which is code; only the natural order can be read.");
        }
    }

    /// <summary>Refuses a reference to an array or collection: it would become two.</summary>
    private readonly void RefuseReference(PlanValue place)
    {
        if (_state!.Reference >= 0)
        {
            throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"a reference to a {KryoLayout.Note(place).Name} that came before, which would become two; only objects of types with References = true are shared.");
        }
    }

    /// <summary>Of a reference to an immutable value: goes to where it is.</summary>
    /// <returns>Where to go back to; −1 if the value is here.</returns>
    private int GoTo(PlanValue place)
    {
        KryoReadState state = _state!;
        if (state.Reference < 0)
        {
            return -1;
        }
        KryoNumbered found = state.Numbered[state.Reference];
        if (found.Sort != KryoLayout.Note(place).Sort)
        {
            throw new OctavoException(OctavoErrorCode.InvalidReference,
                $"a reference to a {KryoNames.Of(found.Sort)} where a {KryoLayout.Note(place).Name} is declared.");
        }
        int back = _input.Position;
        _input.Position = found.Place;
        return back;
    }

    private void GoBack(int back)
    {
        if (back < 0)
        {
            return;
        }
        _state!.Copied += _input.Position - _state.Numbered[_state.Reference].Place;
        _input.Position = back;
        if (_state.Copied > KryoReadState.MaxCopied(_input.Data.Length))
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded,
                $"references to text and numbers that expand to {_state.Copied} bytes in data of {_input.Data.Length}.");
        }
    }
}
