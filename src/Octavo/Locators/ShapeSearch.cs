// Owns: one locator that follows a Shape over the bytes, with the format's own reader. Knows no format beyond the facts that readers state.
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Locators;

/// <summary>
/// Goes forward over the data, value by value, until the reader refuses one. Uses no stack for nesting and takes no memory for counts; its work is linear in
/// the data, because
/// every value of every format takes a byte at least.
/// </summary>
internal ref partial struct ShapeSearch<R>
    where R : struct, ISequentialReader<R>, allows ref struct
{
    private readonly ShapeLocator<R> _format;
    private readonly ReadOnlySpan<byte> _data;
    private readonly LocatorState _state;
    private R _reader;

    internal ShapeSearch(ShapeLocator<R> format, ReadOnlySpan<byte> data, Span<byte> scratch, LocatorState state)
    {
        _format = format;
        _data = data;
        _state = state;
        _reader = format.Open(data, scratch);
        format.SkipHead(ref _reader);
    }

    private int Position => _format.Position(ref _reader);

    internal void Dispose() => _format.Close(ref _reader);

    internal (long Offset, string Path) Find()
    {
        TypeShape root = _state.Root;
        Step(root.Bare, root);
        while (_state.Running && _state.Depth != 0)
        {
            Next();
        }
        if (_state.Fault >= 0)
        {
            return (_state.Fault, Path(_state.FaultLevels));
        }
        return _state.Near is not { } near ? (_state.Offset, "") : (_state.ShownByBytes ? _state.Offset : near.Start, near.Path);
    }

    /// <summary>Goes on in the innermost level: to its next value, or out of it.</summary>
    private void Next()
    {
        int levels = _state.Depth;
        try
        {
            _state.ValueStart = Position;
            if (_state.Top.Around is { } told)
            {
                EndAround(told, _state.Top.Left);
                return;
            }
            TypeShape shape = _state.Top.Shape;
            ShapeType? next = _state.Top.IsObject ? NextMember(ref _state.Top) : NextItem(ref _state.Top);
            if (!_state.Running)
            {
                return;
            }
            if (next is not null)
            {
                Step(next, shape);
                return;
            }
            LocatorFrame closed = _state.Pop();
            Complete(closed.Start, closed.IsObject && closed.Begun == 0);
            if (_state.Waiting.Count != 0 && closed is { IsObject: true, Shape.HasReferences: true } && _state.Running && !_state.IsInShared
                && _state.Waiting.TryDequeue(out TypeShape? waiting))
            {
                BeginWaiting(waiting);
            }
        }
        catch (OctavoException)
        {
            _state.StopAt(_state.ValueStart, levels);
        }
    }

    private void Step(ShapeType? type, TypeShape shape)
    {
        _state.ValueStart = Position;
        try
        {
            Begin(type, shape);
        }
        catch (OctavoException)
        {
            _state.StopAt(_state.ValueStart, _state.Depth);
        }
    }

    private ShapeType? NextItem(ref LocatorFrame frame)
    {
        ShapeType type = frame.Type!;
        if (!frame.IsMap)
        {
            if (frame.Bitmap == 0)
            {
                SkipElements(ref frame, type.First!);
            }
            if (!_reader.NextItem(ref frame.Left))
            {
                return null;
            }
            frame.Begun++;
            frame.ItemStart = Position;
            return frame.Bitmap == 0 ? type.First : NextPresent(ref frame);
        }
        if (frame.Turns)
        {
            return NextTurn(ref frame, type);
        }
        bool quoted = ShapeWords.IsNumber(frame.Shape.KeyOf(type).Word);
        if (frame.Begun != 0 && !frame.AtValue)
        {
            _reader.EndKey(quoted);
            frame.AtValue = true;
            return type.Second;
        }
        frame.AtValue = false;
        if (!_reader.NextEntry(ref frame.Left))
        {
            return null;
        }
        frame.Begun++;
        _reader.BeginKey(quoted);
        frame.KeyStart = Position;
        return type.First;
    }

    /// <summary>A key, then its value, as elements of one array.</summary>
    private ShapeType? NextTurn(ref LocatorFrame frame, ShapeType type)
    {
        if (frame.Begun != 0 && !frame.AtValue)
        {
            Maps.NextValue(ref _reader, ref frame.Left);
            frame.AtValue = true;
            return type.Second;
        }
        frame.AtValue = false;
        if (!_reader.NextItem(ref frame.Left))
        {
            return null;
        }
        frame.Begun++;
        frame.KeyStart = Position;
        return type.First;
    }

    /// <summary>Goes on from the value that was begun to one that the bitmap says is present.</summary>
    /// <returns>Its type; null if there is none.</returns>
    private ShapeType? NextPresent(ref LocatorFrame frame)
    {
        do
        {
            int index = frame.Begun - 1;
            if (((_data[frame.Bitmap + (index >> 3)] >> (index & 7)) & 1) != 0)
            {
                return frame.Type!.First!.First;
            }
            frame.Begun++;
        }
        while (_reader.NextItem(ref frame.Left));
        frame.Begun--;
        return null;
    }

    /// <summary>To be called when a value is complete, its own level closed.</summary>
    private void Complete(int start, bool isEmptyObject = false)
    {
        if (Position < _state.Offset)
        {
            return;
        }
        if (_state.Near is null && _state.Code != OctavoErrorCode.DepthExceeded)
        {
            (int nearStart, int levels) = isEmptyObject ? (start, _state.Depth) : LocatorNear.Choose(_state, start);
            Near(nearStart, levels);
        }
        else if (Position > _state.Offset)
        {
            _state.Ended |= !_state.ShownByBytes;
        }
    }

    private void Near(int start, int levels)
    {
        _state.Near = (start, Path(levels));
        _state.Ended = !_state.ShownByBytes;
    }

    private readonly string Path(int levels) => LocatorPath.Of(_state, levels, _data, _format);
}
