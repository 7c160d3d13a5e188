// Owns: what is read of a FieldDescriptorProto.
using Octavo.ProtoJson.Types;

namespace Octavo.ProtoJson.Descriptors;

internal sealed class FieldDescriptor
{
    internal string Name { get; set; } = "";

    /// <summary>Where it is in the descriptor set; −1 if it is of a C# type.</summary>
    internal long Offset { get; init; } = -1;

    internal string JsonName { get; set; } = "";

    /// <summary>The message that an extension extends.</summary>
    internal string Extendee { get; set; } = "";

    internal int Number { get; set; }

    internal bool IsRepeated { get; set; }

    internal bool IsRequired { get; set; }

    /// <summary>Whether it is a proto3 <c>optional</c>, whose oneof stands for its presence.</summary>
    internal bool IsProto3Optional { get; set; }

    internal FieldKind Kind { get; set; }

    internal string TypeName { get; set; } = "";

    /// <summary>Whether it takes only the numbers of its enum, even if that is open: what a C# member can say, and no descriptor.</summary>
    internal bool IsClosed { get; set; }

    internal int Oneof { get; set; } = -1;

    /// <summary>The option; null if it is not set.</summary>
    internal bool? Packed { get; set; }

    internal FeatureSet Features { get; set; }
}
