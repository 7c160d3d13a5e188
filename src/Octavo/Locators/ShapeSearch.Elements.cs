// Owns: skipping the elements of a long sequence without a frame for each, up to the one that was refused.
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Locators;

internal ref partial struct ShapeSearch<R>
{
    /// <summary>Elements that are read before the locator looks where the reader is.</summary>
    private const int ElementsAtOnce = 64;

    /// <summary>Levels of structs in an element. Elements that have more are skipped one by one.</summary>
    private const int MaxElementLevels = 4;

    /// <summary>
    /// Skips elements that the reader came past for certain, by the fastest way that their type has in the format. One by one they took up to 275 times as long
    /// as the read that refused them (<c>bool[400,000]</c> in Binary), and structs of two numbers 31 times (MessagePack); <c>bench -- gate --filter refuse</c>.
    /// </summary>
    private void SkipElements(ref LocatorFrame frame, ShapeType item)
    {
        if (frame.Skipped || _state.Offset - Position < ElementsAtOnce)
        {
            return;
        }
        frame.Skipped = true;
        if (FixedSize(item, frame.Shape, MaxElementLevels) is var size and not 0 && SkipFixed(ref frame, item, size))
        {
            return;
        }
        if (ShapeWords.IsBulk(item.Word))
        {
            Count(ref frame, _format.SkipNumbers(ref _reader, item.Word, frame.Left, _state.Offset));
        }
        if (IsPlain(item, frame.Shape, MaxElementLevels))
        {
            SkipPlain(ref frame, item);
        }
    }

    /// <summary>Skips elements that all take the same number of bytes, up to the one before the element where the reader was.</summary>
    /// <returns>False if the one that was refused may be among these: values are checked after the array that has them was copied.</returns>
    private bool SkipFixed(ref LocatorFrame frame, ShapeType item, int size)
    {
        int skipped = (int)Math.Min(frame.Left, ((_state.Offset - Position) / size) - 1);
        if (skipped > 0 && _state.Code is OctavoErrorCode.InvalidValue or OctavoErrorCode.InvalidData && IsChecked(item, frame.Shape, MaxElementLevels))
        {
            if (item.Word != ShapeWord.Bool)
            {
                return false;
            }
            int bad = _data.Slice(Position, skipped).IndexOfAnyExceptInRange((byte)0, (byte)1);
            skipped = bad < 0 ? skipped : bad;
        }
        if (skipped > 0)
        {
            _format.Skip(ref _reader, (long)skipped * size);
            Count(ref frame, skipped);
        }
        return true;
    }

    /// <summary>Skips elements that are scalars, or structs of scalars alone, by the calls that read them; structs by name, as unknown ones.</summary>
    private void SkipPlain(ref LocatorFrame frame, ShapeType item)
    {
        while (true)
        {
            R before = _reader;
            if (!TrySkipPlain(item, frame.Shape, frame.Left, out int left) || Position >= _state.Offset)
            {
                _reader = before; // the one that was refused is among these, or fewer are left
                return;
            }
            frame.Left = left;
            frame.Begun += ElementsAtOnce;
        }
    }

    private bool TrySkipPlain(ShapeType item, TypeShape shape, int before, out int left)
    {
        left = before;
        try
        {
            for (int i = 0; i < ElementsAtOnce; i++)
            {
                if (!_reader.NextItem(ref left) || !TrySkipPlain(item, shape))
                {
                    return false;
                }
            }
            return true;
        }
        catch (OctavoException)
        {
            return false;
        }
    }

    private bool TrySkipPlain(ShapeType type, TypeShape shape)
    {
        if (type.Word == ShapeWord.Optional)
        {
            if (!_reader.ReadPresence())
            {
                return true;
            }
            type = type.First!;
        }
        if (type.Word != ShapeWord.Value)
        {
            if (type.Word != ShapeWord.Enum || !R.TryReadName(ref _reader, out _))
            {
                LocatorScalars.Read(ref _reader, Scalar(type), keep: false);
            }
            return true;
        }
        TypeShape child = shape.Child(type.Child)!;
        if (child.Bare is { } bare)
        {
            return TrySkipPlain(bare, child);
        }
        if (IsByName(child))
        {
            _reader.Skip();
            return true;
        }
        ReadOnlySpan<ShapeMember> members = child.Members.Span;
        ref byte at = ref _reader.Need(R.MaxHead);
        _reader.Commit(R.GetValueStart(ref at, child.Layout, members.Length, out int count));
        if (count != members.Length)
        {
            return false;
        }
        foreach (ShapeMember member in members)
        {
            if (!TrySkipPlain(member.Type, child))
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>Bytes of each value of a type; 0 if they are not all of one size.</summary>
    private readonly int FixedSize(ShapeType type, TypeShape shape, int levels)
    {
        if (type.Word != ShapeWord.Value)
        {
            return _format.Size(Scalar(type));
        }
        if (Struct(type, shape, levels) is not { } child)
        {
            return 0;
        }
        if (child.Bare is { } bare)
        {
            return FixedSize(bare, child, levels - 1);
        }
        if (R.RawLayouts || !IsPlain(type, shape, levels))
        {
            return R.RawLayouts && child.Kind == ShapeKind.RawLayout ? child.RawLayout().Size : 0;
        }
        int size = 0;
        foreach (ShapeMember member in child.Members.Span)
        {
            int own = FixedSize(member.Type, child, levels - 1);
            if (own == 0)
            {
                return 0;
            }
            size += own;
        }
        return size;
    }

    /// <summary>Whether a value can be read by a call a scalar: nothing else that the format writes is in it.</summary>
    private static bool IsPlain(ShapeType type, TypeShape shape, int levels)
    {
        if (type.Word is ShapeWord.Enum or ShapeWord.Optional && type.First is { Word: not ShapeWord.Optional } inner)
        {
            return IsPlain(inner, shape, levels);
        }
        if (type.Word != ShapeWord.Value)
        {
            return ShapeWords.IsScalar(type.Word);
        }
        if (Struct(type, shape, levels) is not { } child)
        {
            return false;
        }
        if (child.Bare is { } bare)
        {
            return IsPlain(bare, child, levels - 1);
        }
        ReadOnlySpan<ShapeMember> members = child.Members.Span;
        bool isStruct = child.Kind == ShapeKind.Struct || (child.Kind == ShapeKind.RawLayout && !R.RawLayouts);
        if (!isStruct || members.Length == 0 || child.Layout == Layout.Tolerant || (R.Slots && !IsByName(child) && child.Slots != members.Length))
        {
            return false;
        }
        int bools = 0;
        foreach (ShapeMember member in members)
        {
            bools += member.Type.Word == ShapeWord.Bool ? 1 : 0;
            if (!IsPlain(member.Type, child, levels - 1))
            {
                return false;
            }
        }
        return bools < 2 || !R.PacksBools; // neighbours may share a byte
    }

    /// <summary>Whether some bit patterns of a value are refused, or that is not known of a part of it.</summary>
    private static bool IsChecked(ShapeType type, TypeShape shape, int levels)
    {
        if (type.Word != ShapeWord.Value)
        {
            return !ShapeWords.IsScalar(type.Word) || ShapeWords.Validated(type.Word);
        }
        if (Struct(type, shape, levels) is not { } child)
        {
            return true;
        }
        if (child.Bare is { } bare)
        {
            return IsChecked(bare, child, levels - 1);
        }
        foreach (ShapeMember member in child.Members.Span)
        {
            if (IsChecked(member.Type, child, levels - 1))
            {
                return true;
            }
        }
        return R.RawLayouts && HasPadding(child);
    }

    /// <summary>Whether a raw layout has bytes of no member, which are to be zero.</summary>
    private static bool HasPadding(TypeShape shape)
    {
        int size = 0;
        foreach (ShapeMember member in shape.Members.Span)
        {
            size += shape.RawLayoutOf(member.Type).Size;
        }
        return size != shape.RawLayout().Size;
    }

    /// <summary>Whether the format has a key before each member of a type: what is in the data is not what the Shape says.</summary>
    private static bool IsByName(TypeShape shape) => R.Shape == ReaderShape.Named || (R.Slots && shape.Layout != Layout.Array);

    private static TypeShape? Struct(ShapeType type, TypeShape shape, int levels) => levels > 0 ? shape.Child(type.Child) : null;

    private static ShapeWord Scalar(ShapeType type) => type.Word == ShapeWord.Enum ? type.First!.Word : type.Word;

    private static void Count(ref LocatorFrame frame, int skipped)
    {
        frame.Left -= skipped;
        frame.Begun += skipped;
    }
}
