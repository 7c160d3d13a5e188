// Owns: the pass from a layout's data to Binary. Knows no layout.
using System.Diagnostics.CodeAnalysis;
using Octavo.Binary;
using Octavo.Internal;
using Octavo.Interop.Plans;

namespace Octavo.Interop.Passes;

/// <summary>
/// Asks a reader for each value of a plan and puts it as Binary. Uses no stack for nesting; each value is one step, and a step that finds the data cut is
/// undone, so that it can be made again with more data.
/// </summary>
/// <typeparam name="TReader">The layout's reader.</typeparam>
internal ref partial struct ReadPass<TReader>
    where TReader : struct, ILayoutReader<TReader>, allows ref struct
{
    private readonly ReadState _state;
    private readonly bool _nullsEverywhere;
    private readonly ReadOnlySpan<byte> _made;
    private readonly PassPlaces? _places;
    private TReader _reader;
    private int _binaryStart;
    private bool _isInStep;

    /// <param name="reader">The layout's reader.</param>
    /// <param name="state">New, or that of the pass over the data's beginning.</param>
    /// <param name="nullsEverywhere">Whether any reference may be null.</param>
    /// <param name="made">The Binary that an equal pass made, where a place in it is looked for.</param>
    /// <param name="places">Receives if each value is in the data and in Binary; for plans with another order of members.</param>
    internal ReadPass(TReader reader, ReadState state, bool nullsEverywhere, ReadOnlySpan<byte> made = default, PassPlaces? places = null)
    {
        _reader = reader;
        _state = state;
        _nullsEverywhere = nullsEverywhere;
        _made = made;
        _places = places;
        ValueStart = Input.Position;
    }

    /// <summary>Where in the data the value of the current step begins.</summary>
    internal int ValueStart { get; private set; }

    /// <summary>Where in the data the next value begins.</summary>
    internal int Position => Input.Position;

    /// <summary>How long the data must be at least for the value whose step found it cut.</summary>
    internal int Wanted => Input.Wanted;

    [UnscopedRef]
    private ref ByteInput Input => ref TReader.InputOf(ref _reader);

    /// <summary>Reads the root and all that it holds.</summary>
    /// <param name="root">The root's place.</param>
    /// <param name="until">Stops after the step that puts this byte of Binary.</param>
    internal void Read(PlanValue root, int until = int.MaxValue)
    {
        PassLevels levels = _state.Levels;
        if (!_state.IsBegun)
        {
            Step(root);
            _state.IsBegun = true;
        }
        while (levels.Depth != 0 && _state.Output.Length <= until)
        {
            ref PassFrame frame = ref levels.Top;
            PlanValue place = frame.Place;
            if (place.Kind == PlanKind.Object)
            {
                if (frame.Index == frame.Count)
                {
                    EndObject(ref frame);
                }
                else
                {
                    StepMember(ref frame);
                }
                continue;
            }
            if (place.ChecksOrder)
            {
                CheckOrder(ref frame);
            }
            if (frame.Count < 0 && !(frame.IsMap && (frame.Index & 1) != 0))
            {
                LookForEnd(ref frame);
            }
            if (frame.Index == frame.Count)
            {
                EndCollection(place);
                continue;
            }
            bool isValue = place.Kind == PlanKind.Map && (frame.Index & 1) != 0;
            if (!isValue)
            {
                frame.KeyBefore = frame.Key;
                frame.Key = _state.Output.Length;
            }
            frame.Index++;
            Step(isValue ? place.Second! : place.First!);
        }
    }

    /// <summary>Undoes the step that found the data cut.</summary>
    internal void Undo()
    {
        Input.Position = ValueStart;
        if (_state.Levels.Depth != 0)
        {
            _state.Levels.Top.ElementStart = -1; // made again, the step begins where this one did, though the element before it was not empty
        }
        if (!_isInStep)
        {
            return; // the end was looked for: nothing was put yet
        }
        _state.Output.Length = _binaryStart;
        if (_state.IsBegun)
        {
            ref PassFrame frame = ref _state.Levels.Top;
            frame.Index--;
            if (!frame.IsMap || (frame.Index & 1) == 0)
            {
                frame.Key = frame.KeyBefore;
            }
        }
    }

    private void StepMember(ref PassFrame frame)
    {
        PlanType type = frame.Place.Type!;
        frame.Member = type.Order is { } order ? order[frame.Index] : frame.Index;
        PlanMember member = type.Members[frame.Member];
        if (frame.Starts is { } starts)
        {
            starts[frame.Index] = _state.Output.Length;
        }
        frame.Index++;
        if (type.IsRawLayout)
        {
            _state.Output.Length = frame.Start + member.Offset;
        }
        Step(member.Value); // may open a level, and move the frame
    }

    /// <summary>Sets the count of a collection that has none if its end is here.</summary>
    private void LookForEnd(ref PassFrame frame)
    {
        ValueStart = Input.Position;
        if (_reader.ReadEnd())
        {
            int kept = TReader.Kept(ref _reader, frame.Index);
            if (kept != frame.Index)
            {
                Cut(ref frame, kept);
            }
            frame.Count = frame.Index;
            PutCount(ref frame);
        }
        else
        {
            if (frame.Index != 0 && Input.Position == frame.ElementStart)
            {
                CountEmpty(1); // an element that took nothing can come without end
            }
            frame.ElementStart = Input.Position;
        }
    }

    private void Step(PlanValue place)
    {
        ValueStart = Input.Position;
        _binaryStart = _state.Output.Length;
        _isInStep = true;
        _places?.Add(_binaryStart, ValueStart);
        Begin(place);
        _isInStep = false;
    }

    private void Begin(PlanValue place)
    {
        ref ByteOutput output = ref _state.Output;
        TReader.BeginValue(ref _reader, place);
        while (true)
        {
            if (place.Kind == PlanKind.Optional)
            {
                bool isPresent = _reader.ReadPresence(place);
                output.Put(isPresent ? (byte)1 : BinaryForm.Null);
                if (!isPresent)
                {
                    return;
                }
                place = place.First!;
                continue;
            }
            if (place.CanBeNull && (place.Nullable || _nullsEverywhere) && !_reader.ReadPresence(place))
            {
                output.Put(BinaryForm.Null);
                return;
            }
            switch (place.Kind)
            {
                case PlanKind.Scalar:
                    ReadScalar(place, ref output);
                    return;
                case PlanKind.Enum:
                    BinaryForm.PutEnum(ref output, place.Word, _reader.ReadEnum(place));
                    return;
                case PlanKind.Text:
                    _reader.ReadText(place, ref output);
                    return;
                case PlanKind.Bytes:
                    _reader.ReadBytes(place, ref output);
                    return;
                case PlanKind.Integer:
                    BinaryForm.PutInteger(ref output, _reader.ReadInteger(place));
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
                    PlanMember one = place.Type!.Members[_reader.ReadCase(place, place.Type)];
                    BinaryForm.PutVarint(ref output, (uint)one.Number + 1);
                    place = one.Value;
                    break;
            }
        }
    }

    private void BeginSequence(PlanValue place)
    {
        PlanValue element = place.First!;
        long read = _reader.ReadSequenceStart(place);
        if (read == ILayoutReader<TReader>.Indefinite)
        {
            PushIndefinite(place);
            return;
        }
        int count = place.IsCountChecked ? checked((int)read) : CheckCount(read, element.LeastBytes);
        BinaryForm.PutVarint(ref _state.Output, (uint)count + 1);
        if (element.HasRuns && count != 0 && !place.ChecksOrder && _reader.TryReadRun(element, count, ref _state.Output))
        {
            _reader.EndSequence(place);
            return;
        }
        _state.Levels.Push(place).Count = count;
    }

    private void BeginMap(PlanValue place)
    {
        long read = _reader.ReadMapStart(place);
        if (read == ILayoutReader<TReader>.Indefinite)
        {
            PushIndefinite(place);
            return;
        }
        int count = CheckCount(read, place.First!.LeastBytes + place.Second!.LeastBytes);
        if (count > int.MaxValue / 2)
        {
            Throw.InvalidData($"{count} entries, which are more than a map can have.");
        }
        BinaryForm.PutVarint(ref _state.Output, (uint)count + 1);
        _state.Levels.Push(place).Count = 2 * count;
    }

    /// <summary>The count comes when the end does: a byte is kept for it, and what was put after is moved if it takes more.</summary>
    private void PushIndefinite(PlanValue place)
    {
        int start = _state.Output.Length;
        int gap = _made.IsEmpty ? 1 : MadeCount(start);
        _state.Output.Take(gap);
        ref PassFrame frame = ref _state.Levels.Push(place);
        frame.FirstPlace = _places?.Count ?? 0;
        frame.Count = -1;
        frame.Start = start;
        frame.Gap = gap;
    }

    private readonly int MadeCount(int start)
    {
        var made = new ByteInput(_made) { Position = start };
        BinaryForm.TakeVarint(ref made);
        return made.Position - start;
    }

    private readonly void PutCount(ref PassFrame frame)
    {
        uint count = (uint)(frame.Place.Kind == PlanKind.Map ? frame.Index / 2 : frame.Index);
        Span<byte> varint = stackalloc byte[BinaryVarint.Max];
        int length = BinaryForm.PutVarint(varint, count + 1);
        if (length != frame.Gap)
        {
            int from = frame.Start + frame.Gap;
            int bytes = _state.Output.Length - from;
            _state.Output.Take(length - frame.Gap);
            Span<byte> moved = _state.Output.From(frame.Start);
            moved.Slice(frame.Gap, bytes).CopyTo(moved[length..]);
            _places?.Move(frame.FirstPlace, length - frame.Gap);
        }
        varint[..length].CopyTo(_state.Output.From(frame.Start));
    }

    /// <summary>Leaves the elements after those that are the value's out of Binary.</summary>
    private readonly void Cut(ref PassFrame frame, int kept)
    {
        var pass =
            new WritePass<SkipWriter>(default, _state.Output.Written, nullsEverywhere: true, new PassLevels(int.MaxValue),
                sorts: false)
            { Position = frame.Start + frame.Gap };
        for (int i = 0; i < kept; i++)
        {
            pass.Write(frame.Place.First!);
        }
        _state.Output.Length = pass.Position;
        _places?.Cut(frame.FirstPlace, pass.Position);
        frame.Index = kept;
    }

    private int CheckCount(long count, int least)
    {
        if (least > 0)
        {
            return Input.CheckCount((ulong)count, least);
        }
        CountEmpty(count);
        return (int)count;
    }

    /// <summary>Counts elements that take no byte of the data.</summary>
    private readonly void CountEmpty(long count)
    {
        if ((_state.EmptyLeft -= Math.Clamp(count, 0, long.MaxValue)) < 0 || count < 0)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"a count of {(ulong)count} of elements that take no bytes; a value can have at most {ReadState.MaxEmptyElements} of them.");
        }
    }

    private void BeginObject(PlanValue place)
    {
        PlanType type = place.Type!;
        ref ByteOutput output = ref _state.Output;
        if (type.HasReferences && TReader.TryReadReference(ref _reader, place, type, out int number))
        {
            output.Put(BinaryForm.Reference);
            BinaryForm.PutVarint(ref output, (uint)number);
            return;
        }
        int start = output.Length;
        if (type.IsRawLayout)
        {
            Span<byte> raw = output.Take(type.RawLayoutSize);
            raw.Clear();
            if (TReader.TryReadRawLayout(ref _reader, type, raw))
            {
                return;
            }
            output.Length = start;
        }
        int members = _reader.BeginObject(place, type);
        if (type.IsClass || type.IsTolerant)
        {
            // Also of Tolerant types: their codecs read members by position as well.
            BinaryForm.PutClass(ref output, members);
        }
        else if (members != type.Members.Length)
        {
            Throw.MissingMember(type.Members[Math.Min(members, type.Members.Length - 1)].Name);
        }
        else if (members == 0)
        {
            output.Put(0);
        }
        ref PassFrame frame = ref _state.Levels.Push(place);
        frame.Count = members;
        frame.Start = start;
        if (type.Order is not null && !type.IsRawLayout)
        {
            frame.Starts = new int[members + 1];
            frame.FirstPlace = _places?.Count ?? 0;
        }
    }

    private void EndObject(ref PassFrame frame)
    {
        PlanType type = frame.Place.Type!;
        if (type.IsRawLayout)
        {
            _state.Output.Length = frame.Start + type.RawLayoutSize;
        }
        if (frame.Starts is { } starts)
        {
            starts[^1] = _state.Output.Length;
            MemberSwap.PermuteBack(ref _state.Output, starts, type.Order!);
            _places?.PermuteBack(frame.FirstPlace, starts, type.Order!);
        }
        _reader.EndObject(frame.Place, type);
        _state.Levels.Pop();
    }

    private void EndCollection(PlanValue place)
    {
        if (place.Kind == PlanKind.Map)
        {
            _reader.EndMap(place);
        }
        else
        {
            _reader.EndSequence(place);
        }
        _state.Levels.Pop();
    }

    /// <summary>Compares the key that was read last with the one before it.</summary>
    private readonly void CheckOrder(ref PassFrame frame)
    {
        bool isDue = frame.Place.Kind == PlanKind.Map ? frame.Index > 2 && (frame.Index & 1) != 0 : frame.Index > 1;
        if (isDue && KeyOrder.Compare(frame.Place.First!, _state.Output.Written, frame.KeyBefore, frame.Key) is var order and >= 0)
        {
            if (order == 0)
            {
                Throw.DuplicateKey();
            }
            Throw.InvalidData("the keys do not ascend, but the other library keeps their order; write them in order, or accept them with the option.");
        }
    }
}
