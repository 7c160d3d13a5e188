// Owns: skipping one value by its type, heads and scalars read by the format's reader.
using System.Text;
using Octavo.Codecs.Registry;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Locators;

internal ref partial struct ShapeSearch<R>
{
    /// <summary>Types that name one another without a byte between them; more are a Shape without an end.</summary>
    private const int MaxHops = 64;

    /// <summary>Skips a value, or only its head if it has parts, and then opens a level.</summary>
    /// <param name="type">Its type; null for an object of the Shape itself.</param>
    /// <param name="shape">The Shape in whose text the type is.</param>
    private void Begin(ShapeType? type, TypeShape shape)
    {
        int start = _state.ValueStart;
        if (TryResolve(ref type, ref shape, out bool isReference, out bool notNull))
        {
            BeginResolved(type, shape, start, isReference, notNull);
        }
    }

    /// <summary>Skips what comes before the value itself, and finds the type and the Shape that it has.</summary>
    /// <returns>False if nothing is left to do: a null, a value that gives no type, a child without a Shape.</returns>
    private bool TryResolve(ref ShapeType? type, ref TypeShape shape, out bool isReference, out bool notNull)
    {
        int start = _state.ValueStart;
        isReference = shape.Kind == ShapeKind.Class;
        notNull = false;
        for (int hops = 0; type?.Word is ShapeWord.Optional or ShapeWord.Reference or ShapeWord.Value or ShapeWord.Object; hops++)
        {
            if (type.Word == ShapeWord.Object)
            {
                if (_reader.TryReadNull())
                {
                    CompleteReference(isNull: true, notNull || type.NotNull);
                    return false;
                }
                if (!ReadType(null, out TypeShape? found))
                {
                    Complete(start);
                    return false;
                }
                if (found is null)
                {
                    return false;
                }
                (type, shape, isReference, notNull) = (found.Bare, found, found.Kind == ShapeKind.Class, false);
                continue;
            }
            if (type.Word == ShapeWord.Optional)
            {
                if (!_reader.ReadPresence())
                {
                    Complete(start);
                    return false;
                }
                _state.ValueStart = Position;
                type = type.First;
                continue;
            }
            if (hops > MaxHops || shape.Child(type.Child) is not { } child)
            {
                SkipUnknown();
                return false;
            }
            isReference = type.Word == ShapeWord.Reference;
            notNull = type.NotNull;
            type = child.Bare;
            shape = child;
        }
        return true;
    }

    /// <summary>Skips a value that is neither optional nor a child, or its head.</summary>
    private void BeginResolved(ShapeType? type, TypeShape shape, int start, bool isReference, bool notNull)
    {
        switch (type?.Word)
        {
            case null when shape.IsUnion:
                BeginUnion(shape, notNull);
                break;
            case null:
                BeginObject(shape, isReference, notNull);
                break;
            case ShapeWord.Text:
                CompleteReference(_reader.ReadText() is null, type.NotNull);
                break;
            case ShapeWord.Bytes:
                CompleteReference(_reader.ReadBytes() is null, type.NotNull);
                break;
            case ShapeWord.Sequence:
                BeginSequence(type, shape);
                break;
            case ShapeWord.Maybe:
                BeginCollection(type with { NotNull = true }, shape, _reader.ReadArrayStart(1));
                break;
            case ShapeWord.Map:
                bool turns = R.TextKeys && !ShapeWords.IsKey(shape.KeyOf(type).Word);
                BeginCollection(type, shape, turns ? _reader.ReadArrayStart(1) : _reader.ReadMapStart(), turns: turns);
                break;
            case ShapeWord.Shared:
                BeginObject(shape.Around(type), isReference: true, type.NotNull);
                break;
            case ShapeWord.Integer:
                CompleteReference(!_format.SkipInteger(ref _reader), notNull: true);
                break;
            case ShapeWord.Unknown:
                SkipUnknown();
                break;
            case ShapeWord.Enum:
                if (!R.TryReadName(ref _reader, out _))
                {
                    LocatorScalars.Read(ref _reader, type.First!.Word, keep: false);
                }
                Complete(start);
                break;
            default:
                LocatorScalars.Read(ref _reader, type.Word, keep: false);
                Complete(start);
                break;
        }
    }

    /// <summary>Skips what tells the type of an object.</summary>
    /// <param name="union">The base of an open union; null if object is declared.</param>
    /// <param name="found">The Shape of the value that follows; null if nothing is left to do for it.</param>
    /// <returns>False if none is told.</returns>
    private bool ReadType(Type? union, out TypeShape? found)
    {
        found = null;
        int before = Position;
        if (_format.ReadTypeId(ref _reader, union is not null) is not { } id)
        {
            return false;
        }
        RegisteredType type = _format.TypeOf(id, union);
        if (type.Nests && _state.Code == OctavoErrorCode.DepthExceeded && Position >= _state.Offset)
        {
            _state.StopAt(_state.ValueStart, _state.Depth);
            return true;
        }
        found = TypeShape.Of(type.Located, R.Identity);
        if (found is null)
        {
            SkipUnknown();
            return true;
        }
        PushTyped(found, before);
        return true;
    }

    /// <summary>Skips a union's head and goes on with the case's object. Unions that are cases of unions take a byte each, so they end.</summary>
    private void BeginUnion(TypeShape union, bool notNull)
    {
        while (true)
        {
            int start = _state.ValueStart;
            if (union.Kind == ShapeKind.OpenUnion)
            {
                if (ReadType(union.Type, out TypeShape? other))
                {
                    if (other is not null)
                    {
                        Begin(other.Bare, other);
                    }
                    return;
                }
            }
            if (_format.TrySkipReference(ref _reader))
            {
                Complete(start);
                return;
            }
            int number = union.NamesDiscriminator
                ? R.ReadCase(ref _reader, Encoding.UTF8.GetBytes(union.Discriminator), out ReadOnlySpan<byte> name)
                : R.ReadCase(ref _reader, out name);
            if (number == UnionHead.Null)
            {
                CompleteReference(isNull: true, notNull);
                return;
            }
            ShapeMember? found = FindCase(union, number, name);
            if (found is null)
            {
                _state.StopAt(start, _state.Depth);
                return;
            }
            if (union.Child(found.Type.Child) is not { } child)
            {
                SkipUnknown();
                return;
            }
            _state.ValueStart = Position;
            if (child.Kind != ShapeKind.Class)
            {
                BeginAround(union);
            }
            if (!child.IsUnion)
            {
                BeginObject(child, found.Type.Word == ShapeWord.Reference, notNull: false, isCase: true);
                return;
            }
            (union, notNull) = (child, false);
        }
    }

    private static ShapeMember? FindCase(TypeShape union, int number, ReadOnlySpan<byte> name)
    {
        string? text = number == UnionHead.Named ? Encoding.UTF8.GetString(name) : null;
        foreach (ShapeMember one in union.Members.Span)
        {
            if (text is null ? one.Number == number : one.Name == text)
            {
                return one;
            }
        }
        return null;
    }

    private void BeginSequence(ShapeType type, TypeShape shape)
    {
        if (_format.TrySkipBytesOf(ref _reader, type.First!.Word, _state.Offset))
        {
            Complete(_state.ValueStart);
            return;
        }
        if (R.PacksSequences && ShapeWords.IsBulk(type.First!.Word))
        {
            CompleteReference(LocatorScalars.SkipBulk(ref _reader, type.First.Word), type.NotNull);
            return;
        }
        if (!R.PacksSequences || type.First!.Word != ShapeWord.Optional)
        {
            BeginCollection(type, shape, _reader.ReadArrayStart(1));
            return;
        }
        int count = R.ReadOptionalsStart(ref _reader);
        int bitmap = Position;
        for (int i = 0; i < count; i += 8)
        {
            R.ReadBools(ref _reader, Math.Min(8, count - i));
        }
        BeginCollection(type, shape, count, bitmap);
    }

    private void BeginCollection(ShapeType type, TypeShape shape, int count, int bitmap = 0, bool turns = false)
    {
        if (count == ObjectHead.Null)
        {
            CompleteReference(isNull: true, type.NotNull);
            return;
        }
        Open(new LocatorFrame { Shape = shape, Type = type, Left = count, Bitmap = bitmap, Turns = turns });
    }

    private void BeginObject(TypeShape shape, bool isReference, bool notNull, bool isCase = false)
    {
        int known = shape.Members.Length;
        bool raw = R.RawLayouts && shape.Kind == ShapeKind.RawLayout && known != 0;
        int members = known;
        if (R.Shape == ReaderShape.Named)
        {
            members = ReadHead(shape, isReference);
        }
        else if (shape.HasReferences)
        {
            ref byte at = ref _reader.Need(R.MaxHead);
            _reader.Commit(R.GetObjectStart(ref at, shape.Layout, known, out members));
            if (members is ObjectHead.Reference or ObjectHead.Waits)
            {
                SkipReference(members, shape);
                return;
            }
        }
        else if (!raw && !(isCase && isReference && R.FoldsCases && shape.Layout != Layout.Tolerant))
        {
            // Not by ReadStart, which checks the count: emitted bodies that find the count they expect do not, and fail at a member then.
            ref byte at = ref _reader.Need(R.MaxHead);
            _reader.Commit(isReference ? R.GetStart(ref at, shape.Layout, known, out members) : R.GetValueStart(ref at, shape.Layout, known, out members));
        }
        if (R.LeavesHeads && members == ObjectHead.Unread)
        {
            members = ReadHead(shape, isReference);
        }
        if (members == ObjectHead.Null)
        {
            CompleteReference(isNull: true, notNull);
            return;
        }
        if (members == ObjectHead.Reference)
        {
            SkipReference(members, shape);
            return;
        }
        bool keyed = members < ObjectHead.Null;
        Open(new LocatorFrame { Shape = shape, Left = keyed ? ObjectHead.Entries(members) : members, Keyed = keyed, RawLayout = raw, Member = -1 });
    }

    /// <summary>Reads the head of an object, all of its forms.</summary>
    private int ReadHead(TypeShape shape, bool isReference) =>
        shape.HasReferences ? R.ReadObjectStart(ref _reader, shape.Layout) : isReference ? _reader.ReadStart(shape.Layout)
            : _reader.ReadValueStart(shape.Layout, shape.Members.Length);

    /// <summary>Skips a reference, or the announcement of an object whose members follow after the outermost one.</summary>
    private void SkipReference(int head, TypeShape shape)
    {
        if (head == ObjectHead.Reference)
        {
            _format.SkipReference(ref _reader);
        }
        else
        {
            _state.Waiting.Enqueue(shape);
        }
        Complete(_state.ValueStart);
    }

    /// <summary>Goes on with the members of an object that was announced, as if they were where the outermost one ends.</summary>
    private void BeginWaiting(TypeShape shape)
    {
        int known = shape.Members.Length;
        _state.ValueStart = Position;
        _reader.Commit(R.GetObjectStart(ref _reader.Need(R.MaxHead), shape.Layout, known, out int members));
        bool keyed = members < ObjectHead.Null;
        Open(new LocatorFrame { Shape = shape, Left = keyed ? ObjectHead.Entries(members) : members, Keyed = keyed, Member = -1 });
    }

    /// <summary>Opens a level, unless the reader refused the value for its head: a count is checked after the head, depth before or after it.</summary>
    private void Open(LocatorFrame frame)
    {
        frame.Start = _state.ValueStart;
        bool refused = _state.Code == OctavoErrorCode.CountTooLarge && !frame.RawLayout && Position == _state.Offset;
        if (_state.Code == OctavoErrorCode.DepthExceeded && frame.IsObject && Position >= _state.Offset)
        {
            // Depth is counted before the head or after it. An object that ends its head there may be the one, unless the next begins there.
            refused = frame.Start >= _state.Offset;
            _state.Near = (frame.Start, Path(_state.Depth));
        }
        if (refused)
        {
            _state.StopAt(frame.Start, _state.Depth);
            return;
        }
        _state.Push(in frame);
    }

    private void CompleteReference(bool isNull, bool notNull)
    {
        if (isNull && notNull && _state.Code == OctavoErrorCode.NullNotAllowed && Position <= _state.Offset)
        {
            _state.StopAt(_state.ValueStart, _state.Depth);
            return;
        }
        Complete(_state.ValueStart);
    }

    /// <summary>A child without a Shape: skipped if the format describes itself and the reader came past it, else the locator stops.</summary>
    private void SkipUnknown()
    {
        if (R.Slots || R.Shape == ReaderShape.Named)
        {
            _reader.Skip();
            if (Position <= _state.Offset)
            {
                return;
            }
            Near((int)_state.Offset, _state.Depth);
        }
        _state.Ended = true;
    }
}
