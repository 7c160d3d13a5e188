// Owns: the search of Protobuf data for the value at fault: fields by their numbers, as in the Shape. Knows no type.
using System.Text.Unicode;
using Octavo.Buffers;
using Octavo.Contracts;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Protobuf;

/// <summary>
/// Goes over the fields in order until one is at fault, or holds the place where the reader was. It takes no stack for nesting, and its work is linear in the
/// data.
/// </summary>
internal ref struct ProtobufFaultSearch
{
    /// <summary>Levels beyond which a path tells nothing more.</summary>
    private const int MostLevels = 256;

    private readonly ReadOnlySpan<byte> _data;
    private readonly int _offset;
    private readonly OctavoErrorCode _code;
    private readonly (string Type, string Member)? _missing;
    private readonly Stack<ProtobufLocatorFrame> _open = new();
    private (int Start, ProtobufLocatorPlace Place) _near;
    private int _at;

    /// <summary>A search.</summary>
    /// <param name="root">The Shape of the root.</param>
    /// <param name="data">The data.</param>
    /// <param name="offset">Where the reader or writer was.</param>
    /// <param name="code">What is wrong.</param>
    /// <param name="missing">Of a null that was to be written, which takes no bytes: the message type that was to have it, and the member.</param>
    internal ProtobufFaultSearch(TypeShape root, ReadOnlySpan<byte> data, int offset, OctavoErrorCode code, (string Type, string Member)? missing = null)
    {
        _data = data;
        _offset = offset;
        _code = code;
        _missing = missing;
        var place = new ProtobufLocatorPlace(null, root.Name);
        _near = (offset, place);
        _open.Push(new ProtobufLocatorFrame(ProtobufParts.Whole(root), null, data.Length, 0, place));
    }

    /// <summary>Finds the value at fault; of a null, the message that was to have it.</summary>
    internal (long Offset, string Path) Run()
    {
        while (_open.TryPeek(out ProtobufLocatorFrame? frame))
        {
            if (_at >= frame.End && frame.GroupEnd == 0)
            {
                _open.Pop();
                continue;
            }
            // A group that ends without its tag is at fault, and so is a tag that is none.
            ProtobufField field = _at >= frame.End ? default : ProtobufField.At(_data, _at, frame.End);
            if (field.Tag == 0)
            {
                return (_at, frame.Place.ToString());
            }
            if (field.WireType == ProtobufTag.GroupEnd)
            {
                if (field.Tag != frame.GroupEnd)
                {
                    return (_at, frame.Place.ToString());
                }
                _open.Pop();
                _at = field.Value;
                continue;
            }
            ProtobufLocatorField known = frame.Field(field.Number);
            if (field.End < 0 || (!IsReference(known) && IsAtFault(_data[field.Content..field.End], field.WireType, known.Type, _code)))
            {
                return (field.Value, known.Place.ToString());
            }
            if (!Advance(frame, field, known) || (_at > _offset && !IsShownByBytes(_code)))
            {
                break;
            }
        }
        return (_near.Start, _near.Place.ToString());
    }

    /// <summary>Whether the field refers to an object, or may be one; entries of maps are looked into.</summary>
    private static bool IsReference(ProtobufLocatorField known) => known.IsReference && !IsMap(known);

    private static bool IsMap(ProtobufLocatorField known) => known.Type?.Word == ShapeWord.Map;

    /// <summary>Goes into a message, or over any other field; false at a group that is too deep, whose end is not known.</summary>
    private bool Advance(ProtobufLocatorFrame frame, ProtobufField field, ProtobufLocatorField known)
    {
        bool isGroup = field.WireType == ProtobufTag.GroupStart;
        bool isMessage = isGroup
            || (field.WireType == ProtobufTag.Delimited && (IsReference(known) || IsMap(known) || IsMessage(frame, known.Type)));
        if (_missing is null && _at < _offset && (_offset <= field.End || isGroup))
        {
            _near = (field.Value, known.Place);
        }
        if (!isMessage)
        {
            _at = field.End;
            return true;
        }
        if (_open.Count >= MostLevels)
        {
            _at = field.End;
            return !isGroup;
        }
        Enter(frame, field, known);
        return true;
    }

    private void Enter(ProtobufLocatorFrame frame, ProtobufField field, ProtobufLocatorField known)
    {
        bool isMap = IsMap(known), refers = IsReference(known), isGroup = field.WireType == ProtobufTag.GroupStart;
        TypeShape? shape = ShapeInside(frame, known);
        int end = isGroup ? frame.End : field.End;
        ProtobufLocatorPlace place = known.Place;
        if (_missing is not null && isMap)
        {
            place = WithKey(_data[field.Content..field.End], known.Type!.First!, place);
        }
        if (!isMap && !refers && _missing is { } lost && shape?.FullName == lost.Type && field.Content <= _offset && _offset <= end
            && (_offset != field.End || !IsOfOuter(_data, field, frame, shape, lost.Member)))
        {
            _near = (_offset, place);
        }
        _open.Push(new ProtobufLocatorFrame(shape, isMap ? known.Type : null, end, isGroup ? field.Tag + 1 : 0, place)
        {
            Referred = refers ? known.Type : null,
            RefersItem = isMap && known.IsReference,
            IsUnknown = shape is null && !isMap,
        });
        _at = field.Content;
    }

    /// <summary>The Shape of what is in a message; null if none is known. The Shape around a reference or a map's entry names what they have inside.</summary>
    private static TypeShape? ShapeInside(ProtobufLocatorFrame frame, ProtobufLocatorField known)
    {
        if (IsReference(known) || IsMap(known))
        {
            return frame.Shape;
        }
        TypeShape? shape = known.Type?.Word is ShapeWord.Reference or ShapeWord.Value ? frame.Shape?.Child(known.Type.Child) : null;
        return shape is null || known.IsPart ? shape : ProtobufParts.Whole(shape);
    }

    /// <summary>Whether a value is a message. Text and numbers of library types have a Shape too, but are not messages.</summary>
    private static bool IsMessage(ProtobufLocatorFrame frame, ShapeType? type) =>
        type?.Word is ShapeWord.Reference or ShapeWord.Value
            && frame.Shape?.Child(type.Child) is not { Bare.Word: not (ShapeWord.Reference or ShapeWord.Value) };

    /// <summary>
    /// Whether a null that would be where a message ends is not that message's own: it has a field of that number or a higher one, and fields are written in
    /// their order; or the message around it is of the same type, and has no such field after it.
    /// </summary>
    private static bool IsOfOuter(ReadOnlySpan<byte> data, ProtobufField inner, ProtobufLocatorFrame outer, TypeShape shape, string member)
    {
        int number = 0;
        foreach (ShapeMember one in shape.Members.Span)
        {
            number = one.Name == member ? one.Number : number;
        }
        return Has(data, inner.Content, inner.End, found => found >= number)
            || (outer.Shape?.FullName == shape.FullName && !Has(data, inner.End, outer.End, found => found == number));
    }

    /// <summary>The path of a map's entry by its key, if that can be told; else by its place.</summary>
    private static ProtobufLocatorPlace WithKey(ReadOnlySpan<byte> entry, ShapeType type, ProtobufLocatorPlace place)
    {
        ProtobufField key = ProtobufField.At(entry, 0, entry.Length);
        if (key.Number != 1 || key.End < 0 || (key.WireType != ProtobufTag.Varint && type.Word != ShapeWord.Text))
        {
            return place;
        }
        Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
        var reader = new OctavoProtobufReader(entry[key.Value..key.End], scratch, OctavoOptions.None);
        ShapeWord word = type.Word == ShapeWord.Enum ? type.First!.Word : type.Word;
        object? read = word == ShapeWord.Text ? reader.ReadText() : ShapeWords.IsScalar(word) ? LocatorScalars.ReadPlain(ref reader, word, keep: true) : null;
        return LocatorPath.KeyText(read) is { } text ? place with { Index = -1, End = "[" + text + "]" } : place;
    }

    private static bool Has(ReadOnlySpan<byte> data, int at, int end, Func<int, bool> isSought)
    {
        while (at < end)
        {
            ProtobufField field = ProtobufField.At(data, at, end);
            if (field.End < 0 || isSought(field.Number))
            {
                return field.End >= 0;
            }
            at = field.End;
        }
        return false;
    }

    /// <summary>Whether the data itself is wrong, wherever the reader was.</summary>
    private static bool IsShownByBytes(OctavoErrorCode code) =>
        code is OctavoErrorCode.EndOfData or OctavoErrorCode.InvalidData or OctavoErrorCode.CountTooLarge or OctavoErrorCode.InvalidText
            or OctavoErrorCode.NumberOutOfRange or OctavoErrorCode.InvalidValue;

    private static bool IsAtFault(ReadOnlySpan<byte> content, uint wireType, ShapeType? type, OctavoErrorCode code)
    {
        switch (code)
        {
            case OctavoErrorCode.InvalidText:
                return type?.Word == ShapeWord.Text && wireType == ProtobufTag.Delimited && !Utf8.IsValid(content);
            case OctavoErrorCode.NumberOutOfRange or OctavoErrorCode.InvalidValue
                when type is not null && ShapeWords.IsScalar(type.Word) && wireType != ProtobufTag.Delimited:
                Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
                var reader = new OctavoProtobufReader(content, scratch, OctavoOptions.None);
                try
                {
                    LocatorScalars.ReadPlain(ref reader, type.Word, keep: false);
                    return false;
                }
                catch (OctavoException)
                {
                    return true;
                }
            default:
                return false;
        }
    }
}
