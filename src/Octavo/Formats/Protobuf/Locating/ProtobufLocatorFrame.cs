// Owns: a message that a locator over Protobuf data is inside of. Knows no bytes.
using Octavo.Shapes;
using Octavo.Text;

namespace Octavo.Protobuf;

/// <summary>An open message, group or map entry.</summary>
/// <param name="shape">Its Shape; null if none is known.</param>
/// <param name="map">Of a map's entry, the map's type.</param>
/// <param name="end">After its last byte; of a group, the end of the scope around it.</param>
/// <param name="groupEnd">The tag that ends a group; else 0.</param>
/// <param name="place">Where it is, which comes before its members' names.</param>
internal sealed class ProtobufLocatorFrame(TypeShape? shape, ShapeType? map, int end, uint groupEnd, ProtobufLocatorPlace place)
{
    private Dictionary<int, int>? _counts;

    internal TypeShape? Shape => shape;

    internal int End => end;

    internal uint GroupEnd => groupEnd;

    internal ProtobufLocatorPlace Place => place;

    /// <summary>Of a reference, the type of what it refers to.</summary>
    internal ShapeType? Referred { get; init; }

    /// <summary>Of a map's entry, whether its value is a reference.</summary>
    internal bool RefersItem { get; init; }

    /// <summary>Whether it is inside of a field that is unknown.</summary>
    internal bool IsUnknown { get; init; }

    /// <summary>What is known of a field.</summary>
    internal ProtobufLocatorField Field(int number)
    {
        if (Referred is not null)
        {
            // A reference is the value; its keys have no names.
            return new(number == ProtobufReference.PayloadNumber ? Referred : null, place);
        }
        if (map is not null)
        {
            return number == 1 ? new(map.First, new(this, End: " key")) : new(map.Second, place, IsReference: RefersItem);
        }
        if (shape?.Bare is { } bare)
        {
            return Value(bare, number, "");
        }
        foreach (ref readonly ShapeMember member in (shape?.Members ?? default).Span)
        {
            if (member.Number + (shape!.IsUnion ? 1 : 0) == number)
            {
                var facts = new ProtobufFieldFacts(member.Field);
                return shape.IsUnion || facts.IsPart ? new(member.Type, place, facts.IsPart)
                    : Value(member.Type, number, member.Name) with { IsReference = facts.IsReference };
            }
        }
        // Inside of what is unknown numbers tell nothing more: hundreds of levels made a path of kilobytes.
        return new(null, IsUnknown ? place : new(this, Number: number));
    }

    private ProtobufLocatorField Value(ShapeType type, int number, string name)
    {
        while (type.Word == ShapeWord.Optional)
        {
            type = type.First!;
        }
        if (type.Word is not (ShapeWord.Sequence or ShapeWord.Map))
        {
            return new(type, name.Length == 0 ? place : new(this, name));
        }
        _counts ??= new(KeyedNumbers.Instance);
        _counts[number] = _counts.TryGetValue(number, out int count) ? count + 1 : 1;
        return new(type.Word == ShapeWord.Map ? type : type.First, new(this, name, Index: count));
    }
}
