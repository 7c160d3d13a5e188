// Owns: what is known of a field while its line of a .proto file is made: its form, its enum, the options and the remark after it. Knows no syntax.
using Octavo.Shapes;

namespace Octavo.Protobuf.Schema;

internal sealed class ProtobufSchemaField
{
    /// <summary>How the remark begins that a field takes no other numbers than those of its enum, which is open elsewhere: no option says that of a
    /// field.</summary>
    internal static string ClosedRemark => "other numbers than those of ";

    /// <summary>A field of which only the enum is known.</summary>
    internal ProtobufSchemaField(Type? named) => (Facts, Enum) = (new ProtobufFieldFacts(""), named);

    /// <summary>A member's field.</summary>
    internal ProtobufSchemaField(ShapeMember member, TypeShape shape)
    {
        Facts = new ProtobufFieldFacts(member.Field);
        Enum = Facts.Enum < 0 ? null : shape.ChildType(Facts.Enum);
    }

    /// <summary>A part of a field, with options and a remark of its own.</summary>
    internal ProtobufSchemaField(ProtobufSchemaField whole) => (Facts, Enum, OfWhole) = (whole.Facts, whole.Enum, whole.OfWhole);

    /// <summary>The form.</summary>
    internal ProtobufFieldFacts Facts { get; }

    /// <summary>The enum of the value, of elements, or of a map's values; null for none.</summary>
    internal Type? Enum { get; init; }

    /// <summary>What is in brackets.</summary>
    internal List<string> Options { get; } = [];

    /// <summary>What is in brackets of the whole field, also if a part of it says it.</summary>
    internal List<string> OfWhole { get; } = [];

    /// <summary>What a comment says after the field; empty for nothing.</summary>
    internal string Remark { get; set; } = "";
}
