// Owns: the pass from Binary to a layout's events. Knows no layout. Binary's bytes come from the codec: they are checked for bounds and not for sense.
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>Takes each value of a plan out of Binary and tells it to a writer. Uses no stack for nesting.</summary>
/// <typeparam name="TWriter">The layout's writer.</typeparam>
internal ref partial struct WritePass<TWriter>
    where TWriter : struct, ILayoutWriter<TWriter>
{
    private readonly bool _nullsEverywhere;
    private readonly bool _sorts;
    private readonly PassLevels _levels;
    private readonly EntryStarts? _found;
    private EntryStarts? _known;
    private ByteInput _binary;

    /// <summary>The writer; it has what was written.</summary>
    internal TWriter Writer;

    /// <param name="writer">The layout's writer.</param>
    /// <param name="binary">The value as Binary.</param>
    /// <param name="nullsEverywhere">Whether any reference may be null.</param>
    /// <param name="levels">Receives the open levels, which are the path when an error comes.</param>
    /// <param name="sorts">Whether what its layout wants sorted is: a pass that only skips values has no need of it.</param>
    /// <param name="found">Receives where the entries of sorted places begin, instead of sorting them; null to sort.</param>
    internal WritePass(TWriter writer, ReadOnlySpan<byte> binary, bool nullsEverywhere, PassLevels levels, bool sorts = true, EntryStarts? found = null)
    {
        Writer = writer;
        _binary = new ByteInput(binary);
        _nullsEverywhere = nullsEverywhere;
        _levels = levels;
        _sorts = sorts;
        _found = found;
    }

    /// <summary>Where in Binary the next value begins.</summary>
    internal int Position
    {
        readonly get => _binary.Position;
        set => _binary.Position = value;
    }

    /// <summary>Writes one value and all that it holds.</summary>
    internal void Write(PlanValue root)
    {
        int floor = _levels.Depth;
        Begin(root);
        while (_levels.Depth != floor)
        {
            ref PassFrame frame = ref _levels.Top;
            if (frame.Index == frame.Count)
            {
                End(ref frame);
                continue;
            }
            PlanValue place = frame.Place;
            switch (place.Kind)
            {
                case PlanKind.Object:
                    if (frame.Starts is { } starts)
                    {
                        starts[frame.Index] = TWriter.OutputOf(ref Writer).Length;
                    }
                    frame.Member = frame.Index;
                    PlanMember member = place.Type!.Members[frame.Index++];
                    if (place.Type.IsRawLayout)
                    {
                        _binary.Position = frame.Start + member.Offset;
                    }
                    else if (frame.IsTagged)
                    {
                        TakeTag(member, place.Type);
                    }
                    Begin(member.Value);
                    break;
                case PlanKind.Map:
                    if (frame.Order is { } keys && (frame.Index & 1) == 0)
                    {
                        Meet(ref keys[frame.Index >> 1]);
                    }
                    Begin((frame.Index++ & 1) == 0 ? place.First! : place.Second!);
                    break;
                default:
                    if (frame.Order is { } elements)
                    {
                        Meet(ref elements[frame.Index]);
                    }
                    frame.Index++;
                    Begin(place.First!);
                    break;
            }
        }
    }

    private void End(ref PassFrame frame)
    {
        PlanValue place = frame.Place;
        if (place.Kind == PlanKind.Object)
        {
            if (place.Type!.IsRawLayout)
            {
                _binary.Position = frame.Start + place.Type.RawLayoutSize;
            }
            if (frame.Starts is { } starts)
            {
                starts[^1] = TWriter.OutputOf(ref Writer).Length;
                MemberSwap.Permute(ref TWriter.OutputOf(ref Writer), starts, place.Type.Order!);
            }
            Writer.EndObject(place, place.Type);
        }
        else
        {
            if (frame.Order is { } order)
            {
                Meet(ref order[^1]);
            }
            if (place.Kind == PlanKind.Map)
            {
                Writer.EndMap(place);
            }
            else
            {
                Writer.EndSequence(place);
            }
        }
        _levels.Pop();
    }

    private void Begin(PlanValue place)
    {
        TWriter.BeginValue(ref Writer, place);
        while (true)
        {
            if (place.Kind == PlanKind.Optional)
            {
                if (_binary.Take() == BinaryForm.Null)
                {
                    Writer.WriteNull(place);
                    return;
                }
                Writer.WritePresent(place);
                place = place.First!;
                continue;
            }
            if (place.CanBeNull)
            {
                bool nullable = place.Nullable || _nullsEverywhere;
                if (_binary.Peek() == BinaryForm.Null)
                {
                    _binary.Take();
                    if (!nullable)
                    {
                        Throw.NullNotAllowed("a value");
                    }
                    Writer.WriteNull(place);
                    return;
                }
                if (nullable)
                {
                    Writer.WritePresent(place);
                }
            }
            switch (place.Kind)
            {
                case PlanKind.Scalar:
                    WriteScalar(place);
                    return;
                case PlanKind.Enum:
                    Writer.WriteEnum(place, BinaryForm.TakeEnum(ref _binary, place.Word));
                    return;
                case PlanKind.Text:
                    Writer.WriteText(place, BinaryForm.TakeText(ref _binary));
                    return;
                case PlanKind.Bytes:
                    Writer.WriteBytes(place, BinaryForm.TakeBytes(ref _binary));
                    return;
                case PlanKind.Integer:
                    Writer.WriteInteger(place, BinaryForm.TakeInteger(ref _binary));
                    return;
                case PlanKind.Sequence:
                    BeginSequence(place);
                    return;
                case PlanKind.Map:
                    BeginMap(place);
                    return;
                case PlanKind.Object:
                    BeginObject(place);
                    return;
                default:
                    place = BeginUnion(place);
                    break;
            }
        }
    }

    private void BeginSequence(PlanValue place)
    {
        int count = checked((int)(BinaryForm.TakeVarint(ref _binary) - 1));
        PlanValue element = place.First!;
        Writer.BeginSequence(place, count);
        if (element.HasRuns && count != 0 && !(place.IsSorted && _sorts))
        {
            int start = _binary.Position;
            if (Writer.TryWriteRun(element, _binary.Take(checked(count * element.Size)), count))
            {
                Writer.EndSequence(place);
                return;
            }
            _binary.Position = start;
        }
        ref PassFrame frame = ref _levels.Push(place);
        frame.Count = count;
        frame.Order = Order(place, count);
    }

    private void BeginMap(PlanValue place)
    {
        int count = checked((int)(BinaryForm.TakeVarint(ref _binary) - 1));
        Writer.BeginMap(place, count);
        ref PassFrame frame = ref _levels.Push(place);
        frame.Count = checked(2 * count);
        frame.Order = Order(place, count);
    }

    /// <summary>Goes to where an entry begins; a pass that finds this out says it.</summary>
    private void Meet(ref int start)
    {
        if (_found is null)
        {
            _binary.Position = start;
        }
        else
        {
            start = _binary.Position;
        }
    }

    /// <summary>Where the entries of a place begin, in the order in which they are written; null if that is the order of Binary.</summary>
    private int[]? Order(PlanValue place, int count)
    {
        if (!place.IsSorted || !_sorts || count < 2)
        {
            return null;
        }
        int start = _binary.Position;
        if (_found is not null)
        {
            return _found.Add(start, count);
        }
        if (_known is null || !_known.TryTake(start, out int[]? starts))
        {
            // The outermost of the sorted places: the pass finds those in it too.
            _known ??= new EntryStarts();
            starts = new int[count + 1];
            var pass = new WritePass<SkipWriter>(default, _binary.Data, nullsEverywhere: true, _known.Levels, found: _known) { Position = start };
            for (int i = 0; i < count; i++)
            {
                starts[i] = pass.Position;
                pass.Write(place.First!);
                if (place.Second is { } value)
                {
                    pass.Write(value);
                }
            }
            starts[count] = pass.Position;
        }
        KeyOrder.Sort(place.First!, _binary.Data, starts.AsSpan(0, count));
        return starts;
    }

    private void BeginObject(PlanValue place)
    {
        PlanType type = place.Type!;
        bool isTagged = false;
        int start = _binary.Position;
        if (type.IsClass)
        {
            byte head = _binary.Peek();
            if (head == BinaryForm.Reference && type.HasReferences)
            {
                _binary.Take();
                TWriter.WriteReference(ref Writer, place, type, (int)BinaryForm.TakeVarint(ref _binary));
                return;
            }
            if (head == BinaryForm.Waits && type.HasReferences)
            {
                throw new OctavoException(OctavoErrorCode.DepthExceeded,
                    "objects of types with references are nested deeper than 32 levels; Binary delays them, other layouts write them in place.");
            }
            if (head == BinaryForm.Tolerant)
            {
                isTagged = TakeTagged(type);
            }
            else if (BinaryForm.TakeClass(ref _binary) != type.Members.Length)
            {
                throw NotWritten(type);
            }
        }
        else if (type.IsTolerant)
        {
            isTagged = TakeTagged(type);
        }
        else if (type.IsRawLayout)
        {
            if (TWriter.TryWriteRawLayout(ref Writer, type, _binary.Take(type.RawLayoutSize)))
            {
                return;
            }
            _binary.Position = start;
        }
        else if (type.Members.Length == 0)
        {
            _binary.Take();
        }
        Writer.BeginObject(place, type);
        ref PassFrame frame = ref _levels.Push(place);
        frame.Count = type.Members.Length;
        frame.Start = start;
        frame.IsTagged = isTagged;
        frame.Starts = type.Order is null || !_sorts || _found is not null ? null : new int[type.Members.Length + 1];
    }

    private bool TakeTagged(PlanType type)
    {
        _binary.Take();
        if (BinaryForm.TakeVarint(ref _binary) != type.Members.Length)
        {
            throw NotWritten(type);
        }
        return true;
    }

    /// <summary>Takes a member's tag, and the length if it has one.</summary>
    private void TakeTag(PlanMember member, PlanType type)
    {
        uint tag = BinaryForm.TakeVarint(ref _binary);
        if (tag >> 3 != member.Number)
        {
            throw NotWritten(type);
        }
        if (MemberTag.ClassOf(tag) == MemberTag.Delimited)
        {
            BinaryForm.TakeVarint(ref _binary);
        }
    }

    /// <summary>Takes a union's head.</summary>
    /// <returns>The case's place.</returns>
    private PlanValue BeginUnion(PlanValue place)
    {
        PlanType union = place.Type!;
        uint head = BinaryForm.TakeVarint(ref _binary);
        int index = head > 1u + int.MaxValue ? -1 : union.CaseOf(unchecked((int)(head - 1)));
        if (index < 0)
        {
            throw new OctavoException(OctavoErrorCode.NotInFormat,
                $"an object of a registered type in the open union {union.Type}; other layouts only have its cases: add [CodecUnion(number, typeof(…))] to it.");
        }
        Writer.WriteCase(place, union, index);
        return union.Members[index].Value;
    }

    private static OctavoException NotWritten(PlanType type) =>
        new(OctavoErrorCode.NotInFormat,
            $"{type.Type} leaves members out when it writes (Omit, Since, Deprecated), but the layout cannot express which; write them all.");
}
