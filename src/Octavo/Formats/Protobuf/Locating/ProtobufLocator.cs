// Owns: the locator over Protobuf data for error paths: fields by their numbers, as in the Shape. Knows no type.
using System.Text.Unicode;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Locators;
using Octavo.Shapes;

namespace Octavo.Protobuf;

/// <summary>
/// Goes over the fields in order until one is at fault, or holds the place where the reader was. It takes no stack for nesting, and its work is linear in the
/// data.
/// </summary>
internal sealed class ProtobufLocator : ShapeLocator
{
    /// <summary>Levels beyond which a path tells nothing more.</summary>
    private const int MostLevels = 256;

    internal static readonly ProtobufLocator Locator = new();

    internal override (long Offset, string Path) Find(CodecEntry entry, ReadOnlySpan<byte> data, long offset, OctavoErrorCode code)
    {
        try
        {
            return TypeShape.Of(entry, MemberIdentity.Protobuf) is { } root ? Find(root, data, (int)Math.Min(offset, data.Length), code) : (offset, "");
        }
        catch (Exception)
        {
            // Entries of user code may say anything of their Shape; the error that is being reported must not be lost for that.
            return (offset, "");
        }
    }

    /// <summary>A null takes no bytes: the innermost message of the member's type is found in which it would be.</summary>
    private protected override string PathOfNull(CodecEntry entry, ReadOnlySpan<byte> data, int at, string member) =>
        TypeShape.Of(entry, MemberIdentity.Protobuf) is { } root && member.LastIndexOf('.') is var dot and > 0
            ? Find(root, data, at, OctavoErrorCode.NullNotAllowed, (member[..dot], member[(dot + 1)..])).Path + member[dot..]
            : "";

    private protected override ReadOnlySpan<byte> Write(WriterState state, CodecEntry entry, object? value)
    {
        var writer = new OctavoProtobufWriter(state);
        entry.WriteObject(ref writer, value);
        return writer.Window.Written;
    }

    /// <summary>Finds the value at fault; of a null, the message of the type that is to hold it.</summary>
    private static (long Offset, string Path) Find(TypeShape root, ReadOnlySpan<byte> data, int offset, OctavoErrorCode code,
        (string Type, string Member)? missing = null)
    {
        var open = new Stack<ProtobufLocatorFrame>();
        open.Push(new ProtobufLocatorFrame(ProtobufParts.Whole(root), null, data.Length, 0, new(null, root.Name)));
        (int Start, ProtobufLocatorPlace Place) near = (offset, new(null, root.Name));
        int at = 0;
        while (open.TryPeek(out ProtobufLocatorFrame? frame))
        {
            if (at >= frame.End)
            {
                if (frame.GroupEnd != 0)
                {
                    return (at, frame.Place.ToString()); // a group without an end
                }
                open.Pop();
                continue;
            }
            ProtobufField field = ProtobufField.At(data, at, frame.End);
            if (field.Tag == 0)
            {
                return (at, frame.Place.ToString());
            }
            if (field.WireType == ProtobufTag.GroupEnd)
            {
                if (field.Tag != frame.GroupEnd)
                {
                    return (at, frame.Place.ToString());
                }
                open.Pop();
                at = field.Value;
                continue;
            }
            (ShapeType? type, ProtobufLocatorPlace place, bool isPart, bool isReference) = frame.Field(field.Number);
            bool isMap = type?.Word == ShapeWord.Map;
            bool refers = isReference && !isMap;
            if (field.End < 0 || (!refers && IsAtFault(data[field.Content..field.End], field.WireType, type, code)))
            {
                return (field.Value, place.ToString());
            }
            bool isMessage =
                field.WireType == ProtobufTag.GroupStart || (field.WireType == ProtobufTag.Delimited && (refers || isMap || IsMessage(frame, type)));
            if (missing is null && at < offset && (offset <= field.End || isMessage))
            {
                near = offset <= field.End || field.WireType == ProtobufTag.GroupStart ? (field.Value, place) : near;
            }
            if (isMessage && open.Count < MostLevels)
            {
                // What a reference or a map's entry has inside is named by the Shape around it.
                TypeShape? shape = refers || isMap ? frame.Shape : type?.Word is ShapeWord.Reference or ShapeWord.Value ? frame.Shape?.Child(type.Child) : null;
                shape = shape is null || refers || isMap || isPart ? shape : ProtobufParts.Whole(shape);
                bool isGroup = field.WireType == ProtobufTag.GroupStart;
                place = missing is not null && isMap ? WithKey(data[field.Content..field.End], type!.First!, place) : place;
                if (!isMap && !refers && missing is { } lost && shape?.FullName == lost.Type && field.Content <= offset
                    && offset <= (isGroup ? frame.End : field.End) && (offset != field.End || !IsOfOuter(data, field, frame, shape, lost.Member)))
                {
                    near = (offset, place);
                }
                open.Push(
                    new ProtobufLocatorFrame(shape, isMap ? type : null, isGroup ? frame.End : field.End, isGroup ? field.Tag + 1 : 0,
                        place)
                    { Referred = refers ? type : null, RefersItem = isMap && isReference, IsUnknown = shape is null && !isMap });
                at = field.Content;
            }
            else if (isMessage && field.WireType == ProtobufTag.GroupStart)
            {
                return (near.Start, near.Place.ToString());
            }
            else
            {
                at = field.End;
            }
            if (at > offset && !IsShownByBytes(code))
            {
                return (near.Start, near.Place.ToString());
            }
        }
        return (near.Start, near.Place.ToString());
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
