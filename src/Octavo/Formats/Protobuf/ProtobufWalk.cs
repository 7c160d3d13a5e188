// Owns: the walk over Protobuf data for error paths: fields by their numbers, as the Shape has them. Knows no type.
using System.Text.Unicode;

namespace Octavo.Internal;

/// <summary>
/// Goes over the fields in order until one is at fault, or holds the place where the reader stood. It takes no stack for nesting, and its work is linear in the data.
/// </summary>
internal sealed class ProtobufWalk : ShapeWalker
{
    /// <summary>Levels beyond which a path tells nothing more.</summary>
    private const int MostLevels = 256;

    internal static readonly ProtobufWalk Walker = new();

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

    private static (long Offset, string Path) Find(TypeShape root, ReadOnlySpan<byte> data, int offset, OctavoErrorCode code)
    {
        var open = new Stack<ProtobufWalkFrame>();
        open.Push(new ProtobufWalkFrame(ProtobufParts.Whole(root), null, data.Length, 0, root.Name));
        (int Start, string Path) near = (offset, root.Name);
        int at = 0;
        while (open.TryPeek(out ProtobufWalkFrame? frame))
        {
            if (at >= frame.End)
            {
                if (frame.GroupEnd != 0)
                {
                    return (at, frame.Path); // a group without an end
                }
                open.Pop();
                continue;
            }
            ProtobufField field = ProtobufField.At(data, at, frame.End);
            if (field.Tag == 0)
            {
                return (at, frame.Path);
            }
            if (field.WireType == ProtobufTag.GroupEnd)
            {
                if (field.Tag != frame.GroupEnd)
                {
                    return (at, frame.Path);
                }
                open.Pop();
                at = field.Value;
                continue;
            }
            (ShapeType? type, string path, bool isPart, bool isReference) = frame.Field(field.Number);
            bool isMap = type?.Word == ShapeWord.Map;
            bool refers = isReference && !isMap;
            if (field.End < 0 || (!refers && IsAtFault(data[field.Content..field.End], field.WireType, type, code)))
            {
                return (field.Value, path);
            }
            bool isMessage = field.WireType == ProtobufTag.Group || (field.WireType == ProtobufTag.Delimited && (refers || isMap || type?.Word is ShapeWord.Reference or ShapeWord.Value));
            if (at < offset && (offset <= field.End || isMessage))
            {
                near = offset <= field.End || field.WireType == ProtobufTag.Group ? (field.Value, path) : near;
            }
            if (isMessage && open.Count < MostLevels)
            {
                // What a reference or a map's entry has inside is named by the Shape around it.
                TypeShape? shape = refers || isMap ? frame.Shape : type?.Word is ShapeWord.Reference or ShapeWord.Value ? frame.Shape?.Child(type.Child) : null;
                shape = shape is null || refers || isMap || isPart ? shape : ProtobufParts.Whole(shape);
                bool isGroup = field.WireType == ProtobufTag.Group;
                open.Push(new ProtobufWalkFrame(shape, isMap ? type : null, isGroup ? frame.End : field.End, isGroup ? field.Tag + 1 : 0, path) { Referred = refers ? type : null, RefersItem = isMap && isReference, IsUnknown = shape is null && !isMap });
                at = field.Content;
            }
            else if (isMessage && field.WireType == ProtobufTag.Group)
            {
                return near;
            }
            else
            {
                at = field.End;
            }
            if (at > offset && !IsShownByBytes(code))
            {
                return near;
            }
        }
        return near;
    }

    /// <summary>Whether the data itself is wrong, wherever the reader stood.</summary>
    private static bool IsShownByBytes(OctavoErrorCode code) =>
        code is OctavoErrorCode.EndOfData or OctavoErrorCode.InvalidData or OctavoErrorCode.CountTooLarge or OctavoErrorCode.InvalidText or OctavoErrorCode.NumberOutOfRange or OctavoErrorCode.InvalidValue;

    private static bool IsAtFault(ReadOnlySpan<byte> content, uint wireType, ShapeType? type, OctavoErrorCode code)
    {
        switch (code)
        {
            case OctavoErrorCode.InvalidText:
                return type?.Word == ShapeWord.Text && wireType == ProtobufTag.Delimited && !Utf8.IsValid(content);
            case OctavoErrorCode.NumberOutOfRange or OctavoErrorCode.InvalidValue when type is not null && ShapeWords.IsScalar(type.Word) && wireType != ProtobufTag.Delimited:
                Span<byte> scratch = stackalloc byte[InputWindow.ScratchLength];
                var reader = new OctavoProtobufReader(content, scratch, OctavoOptions.None);
                try
                {
                    WalkScalars.Read(ref reader, type.Word, keep: false);
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
