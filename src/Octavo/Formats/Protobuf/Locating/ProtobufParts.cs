// Owns: what Shapes say about the classes of one inheritance. Knows no bytes.
using Octavo.Shapes;

namespace Octavo.Protobuf;

/// <summary>A class of an inheritance has a Shape of its own part: its fields, its parts, and as number 0 the outermost class, as which it is
/// written.</summary>
internal static class ProtobufParts
{
    /// <summary>The Shape of the message that stands for a type: the outermost class's if it is a part.</summary>
    internal static TypeShape Whole(TypeShape shape)
    {
        foreach (ref readonly ShapeMember member in shape.Members.Span)
        {
            if (member.Number == 0 && new ProtobufFieldFacts(member.Field).IsRoot)
            {
                return shape.Child(member.Type.Child) ?? shape;
            }
        }
        return shape;
    }
}
