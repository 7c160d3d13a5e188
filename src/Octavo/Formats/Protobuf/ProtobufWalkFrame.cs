// Owns: a message that a walk over Protobuf data is inside of. Knows no bytes.
using System.Globalization;

namespace Octavo.Internal;

/// <summary>An open message, group or map entry.</summary>
/// <param name="shape">Its Shape; null where none is known.</param>
/// <param name="map">Of a map's entry, the map's type.</param>
/// <param name="end">Behind its last byte; of a group, the end of the scope around it.</param>
/// <param name="groupEnd">The tag that ends a group; else 0.</param>
/// <param name="path">What stands before its members' names.</param>
internal sealed class ProtobufWalkFrame(TypeShape? shape, ShapeType? map, int end, uint groupEnd, string path)
{
    private Dictionary<int, int>? _counts;

    internal TypeShape? Shape => shape;

    internal int End => end;

    internal uint GroupEnd => groupEnd;

    internal string Path => path;

    /// <summary>The type of a field's value, an element's where it repeats, its path, and whether it is a part of the same object.</summary>
    internal (ShapeType? Type, string Path, bool IsPart) Field(int number)
    {
        if (map is not null)
        {
            return number == 1 ? (map.First, path + " key", false) : (map.Second, path, false);
        }
        if (shape?.Bare is { } bare)
        {
            return Value(bare, number, path);
        }
        foreach (ref readonly ShapeMember member in (shape?.Members ?? default).Span)
        {
            if (member.Number + (shape!.IsUnion ? 1 : 0) == number)
            {
                bool isPart = new ProtobufFieldFacts(member.Field).IsPart;
                return shape.IsUnion || isPart ? (member.Type, path, isPart) : Value(member.Type, number, path + "." + member.Name);
            }
        }
        return (null, string.Create(CultureInfo.InvariantCulture, $"{path}.#{number}"), false);
    }

    private (ShapeType? Type, string Path, bool IsPart) Value(ShapeType type, int number, string at)
    {
        while (type.Word == ShapeWord.Optional)
        {
            type = type.First!;
        }
        if (type.Word is not (ShapeWord.Sequence or ShapeWord.Map))
        {
            return (type, at, false);
        }
        _counts ??= [];
        _counts[number] = _counts.TryGetValue(number, out int count) ? count + 1 : 1;
        return (type.Word == ShapeWord.Map ? type : type.First, string.Create(CultureInfo.InvariantCulture, $"{at}[{count}]"), false);
    }
}
