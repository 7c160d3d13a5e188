// Owns: Kryo's bytes, writing. Source: Kryo 5.6.2, its default serializers; docs/formats/kryo.md.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Internal;
using Octavo.Interop.Passes;
using Octavo.Interop.Plans;
using Octavo.Shapes;

namespace Octavo.Interop.Kryo;

/// <summary>Each value is a head by its place's role, and its content.</summary>
internal partial struct KryoWriter : ILayoutWriter<KryoWriter>
{
    private readonly KryoLayout _layout;
    private readonly bool _hasReferences;
    private readonly Stack<KryoElements> _elements;
    private readonly List<int> _numbers;
    private readonly Dictionary<KryoKnown, int> _names;

    /// <summary>What was seen of each sequence, in the order in which they begin; null if no collection is in the plan.</summary>
    private List<KryoSeen>? _seen;

    /// <summary>While it is being seen: the open sequences.</summary>
    private Stack<KryoSeen>? _open;

    private ByteOutput _output;
    private PlanValue? _place;
    private KryoRole _role;
    private int _nextSeen;
    private int _nextNumber;
    private bool _isBegun;

    internal KryoWriter(KryoLayout layout)
    {
        _layout = layout;
        _hasReferences = layout.Options.References;
        _elements = [];
        _numbers = [];
        _names = [];
    }

    public static ref ByteOutput OutputOf(ref KryoWriter writer) => ref writer._output;

    /// <summary>A collection's head tells whether nulls are in it, and of which class its elements are: where there is one, the value is gone through once
    /// before.</summary>
    public static void Prepare(ref KryoWriter writer, PlanValue root, ReadOnlySpan<byte> binary)
    {
        if (!HasCollections(root))
        {
            return;
        }
        var first = new KryoWriter(writer._layout) { _seen = [], _open = [] };
        writer._seen = first._seen;
        var pass = new WritePass<KryoWriter>(first, binary, nullsEverywhere: true, new PassLevels(int.MaxValue));
        try
        {
            pass.Write(root);
        }
        catch (OctavoException)
        {
            // The pass that counts meets it at the same place, and says where.
        }
        finally
        {
            pass.Writer._output.Return();
        }
    }

    public static void BeginValue(ref KryoWriter writer, PlanValue place)
    {
        KryoPlace note = KryoLayout.Note(place);
        writer._place = place;
        writer._role = !writer._isBegun ? writer._layout.Entry : note.Role == KryoRole.Element ? writer._elements.Peek().Role : note.Role;
        if (!writer._isBegun && writer._role == KryoRole.Plain && note.IsPrimitive)
        {
            writer._role = KryoRole.Primitive;
        }
        writer._isBegun = true;
    }

    public void WriteNull(PlanValue place)
    {
        PlanValue begun = _place!;
        KryoPlace note = KryoLayout.Note(begun);
        bool isDeclared = begun.Kind == PlanKind.Optional || begun.Nullable || (_elements.Count == 0 && _output.Length == 0 && _layout.Entry != KryoRole.Plain);
        if (!isDeclared)
        {
            Throw.NullNotAllowed("a value");
        }
        if (_open is { Count: > 0 } open && open.Peek().Element == begun)
        {
            open.Peek().AddNull();
        }
        switch (_role)
        {
            case KryoRole.OrNull when !_hasReferences && note.Sort == KryoSort.String:
                _output.Put(KryoText.Null);
                break;
            case KryoRole.OrNull or KryoRole.WithClass:
                _output.Put(0);
                break;
        }
    }

    public readonly void WritePresent(PlanValue place)
    {
    }

    public void WriteBool(bool value)
    {
        Head();
        _output.Put(value ? (byte)1 : (byte)0);
    }

    public void WriteInt8(sbyte value) => WriteUInt8((byte)value);

    public void WriteUInt8(byte value)
    {
        Head();
        _output.Put(value);
    }

    public void WriteInt16(short value)
    {
        Head();
        BinaryPrimitives.WriteInt16LittleEndian(_output.Take(sizeof(short)), value);
    }

    public readonly void WriteUInt16(ushort value) => throw Unplanned();

    public void WriteInt32(int value)
    {
        Head();
        BinaryForm.PutVarint(ref _output, KryoVarint.ZigZag(value));
    }

    public readonly void WriteUInt32(uint value) => throw Unplanned();

    public void WriteInt64(long value)
    {
        Head();
        KryoVarint.PutZigZagLong(ref _output, value);
    }

    public readonly void WriteUInt64(ulong value) => throw Unplanned();

    public void WriteSingle(float value)
    {
        Head();
        BinaryPrimitives.WriteSingleLittleEndian(_output.Take(sizeof(float)), value);
    }

    public void WriteDouble(double value)
    {
        Head();
        BinaryPrimitives.WriteDoubleLittleEndian(_output.Take(sizeof(double)), value);
    }

    public void WriteEnum(PlanValue place, long value)
    {
        int constants = KryoLayout.Note(place).Constants;
        if (value < 0 || value >= (constants == 0 ? int.MaxValue : constants))
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange,
                constants == 0 ? $"the value {value} is not an ordinal." : $"the value {value} is not one of the {constants} ordinals of the enum, 0 to {constants - 1}.");
        }
        Head();
        BinaryForm.PutVarint(ref _output, (uint)value + 1);
    }

    public void WriteText(PlanValue place, BinaryText text)
    {
        Head();
        KryoText.Put(ref _output, text);
    }

    public void WriteBytes(PlanValue place, ReadOnlySpan<byte> bytes)
    {
        Head();
        BinaryForm.PutBytes(ref _output, bytes);
    }

    public void WriteInteger(PlanValue place, BigInteger value)
    {
        Head();
        KryoDecimal.PutInteger(ref _output, value);
    }

    public void BeginSequence(PlanValue place, int count)
    {
        Head();
        KryoPlace note = KryoLayout.Note(place);
        KryoPlace element = KryoLayout.Note(place.First!);
        KryoSeen? seen = null;
        if (_open is not null)
        {
            seen = new KryoSeen(place.First!);
            _seen!.Add(seen);
            _open.Push(seen);
        }
        else if (_seen is not null && _nextSeen < _seen.Count)
        {
            seen = _seen[_nextSeen++];
        }
        if (note.Sort == KryoSort.Array)
        {
            BinaryForm.PutVarint(ref _output, (uint)count + 1);
            _elements.Push(new KryoElements(element.Role, null));
            return;
        }
        KryoRole role = KryoRole.Plain;
        if (count == 0)
        {
            _output.Put(1);
            PutComparator(note);
        }
        else if (note.HasKnownElements)
        {
            role = seen!.HasNull ? KryoRole.OrNull : KryoRole.Plain;
            KryoVarint.PutFlag(ref _output, seen.HasNull, (uint)count + 1);
            PutComparator(note);
        }
        else
        {
            KryoVarint.PutFlag(ref _output, !seen!.IsMixed, (uint)count + 1);
            PutComparator(note);
            role = seen.IsMixed ? KryoRole.WithClass : !seen.HasValue ? KryoRole.Nothing : seen.HasNull ? KryoRole.OrNull : KryoRole.Plain;
            if (role == KryoRole.Nothing)
            {
                _output.Put(0);
            }
            else if (role != KryoRole.WithClass)
            {
                PutClass(seen.Class, element);
                _output.Put(seen.HasNull ? (byte)1 : (byte)0);
            }
        }
        _elements.Push(new KryoElements(role, null));
    }

    public readonly void EndSequence(PlanValue place)
    {
        _elements.Pop();
        _open?.Pop();
    }

    public bool TryWriteRun(PlanValue element, ReadOnlySpan<byte> binary, int count)
    {
        if (_elements.Peek().Role is not (KryoRole.Primitive or KryoRole.Plain) || element.Kind != PlanKind.Scalar || _open is not null)
        {
            return false;
        }
        switch (element.Word)
        {
            case ShapeWord.Bool or ShapeWord.Int8 or ShapeWord.UInt8 or ShapeWord.Int16 or ShapeWord.Char or ShapeWord.Float32 or ShapeWord.Float64:
                _output.Put(binary);
                return true;
            case ShapeWord.Int32:
                for (int i = 0; i < count; i++)
                {
                    BinaryForm.PutVarint(ref _output, KryoVarint.ZigZag(BinaryPrimitives.ReadInt32LittleEndian(binary[(i * sizeof(int))..])));
                }
                return true;
            case ShapeWord.Int64:
                for (int i = 0; i < count; i++)
                {
                    KryoVarint.PutZigZagLong(ref _output, BinaryPrimitives.ReadInt64LittleEndian(binary[(i * sizeof(long))..]));
                }
                return true;
            default:
                return false;
        }
    }

    public void BeginMap(PlanValue place, int count)
    {
        Head();
        BinaryForm.PutVarint(ref _output, (uint)count + 1);
        PutComparator(KryoLayout.Note(place));
    }

    public readonly void EndMap(PlanValue place)
    {
    }

    public void BeginObject(PlanValue place, PlanType type)
    {
        if (type.HasReferences)
        {
            _numbers.Add(_nextNumber);
        }
        Head(_layout.ClassOf(type), 0);
    }

    public readonly void EndObject(PlanValue place, PlanType type)
    {
    }

    public readonly void WriteCase(PlanValue place, PlanType union, int index)
    {
    }

    public static void WriteReference(ref KryoWriter writer, PlanValue place, PlanType type, int number)
    {
        writer.Head(writer._layout.ClassOf(type), writer._numbers[number] + 2);
    }

    public static void WriteDecimal(ref KryoWriter writer, decimal value)
    {
        writer.Head();
        KryoDecimal.Put(ref writer._output, value);
    }

    public static void WriteChar(ref KryoWriter writer, char value)
    {
        writer.Head();
        BinaryPrimitives.WriteUInt16LittleEndian(writer._output.Take(sizeof(char)), value);
    }

    public static void WriteGuid(ref KryoWriter writer, Guid value)
    {
        writer.Head();
        Span<byte> bytes = writer._output.Take(16);
        value.TryWriteBytes(bytes, bigEndian: true, out _);
        bytes[..sizeof(long)].Reverse();
        bytes[sizeof(long)..].Reverse();
    }

    public static void WriteDateTime(ref KryoWriter writer, ulong bits)
    {
        writer.Head();
        KryoTimes.PutDateTime(ref writer._output, KryoLayout.Note(writer._place!).Sort, bits);
    }

    public static void WriteDateTimeOffset(ref KryoWriter writer, long clockTicks, short minutes)
    {
        writer.Head();
        KryoTimes.PutDate(ref writer._output, (int)(clockTicks / TimeSpan.TicksPerDay));
        KryoTimes.PutTime(ref writer._output, clockTicks % TimeSpan.TicksPerDay);
        KryoTimes.PutOffset(ref writer._output, minutes);
    }

    public static void WriteDate(ref KryoWriter writer, int days)
    {
        writer.Head();
        KryoTimes.PutDate(ref writer._output, days);
    }

    public static void WriteTime(ref KryoWriter writer, long ticks)
    {
        writer.Head();
        KryoTimes.PutTime(ref writer._output, ticks);
    }

    public static void WriteTimeSpan(ref KryoWriter writer, long ticks)
    {
        writer.Head();
        KryoTimes.PutDuration(ref writer._output, ticks);
    }

    private static InvalidOperationException Unplanned() => new("Java has no unsigned numbers, and the layout refuses them.");

    private static bool HasCollections(PlanValue root)
    {
        KryoPlace note = KryoLayout.Note(root);
        if (note.HasCollections is not KryoAnswer.Unknown and var known)
        {
            return known == KryoAnswer.Yes;
        }
        var seen = new HashSet<PlanType>();
        bool has = false;
        for (var open = new Stack<PlanValue>([root]); open.TryPop(out PlanValue? value) && !has;)
        {
            has = KryoLayout.Note(value).Sort == KryoSort.Collection;
            foreach (PlanValue? part in (ReadOnlySpan<PlanValue?>)[value.First, value.Second])
            {
                if (part is not null)
                {
                    open.Push(part);
                }
            }
            if (value.Type is { } type && seen.Add(type))
            {
                foreach (PlanMember member in type.Members)
                {
                    open.Push(member.Value);
                }
            }
        }
        note.HasCollections = has ? KryoAnswer.Yes : KryoAnswer.No;
        return has;
    }
}
