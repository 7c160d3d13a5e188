// Owns: what is read of a DescriptorProto.
namespace Octavo.ProtoJson.Descriptors;

internal sealed class MessageDescriptor
{
    internal string Name { get; set; } = "";

    /// <summary>Where it is in the descriptor set; −1 if it is of a C# type.</summary>
    internal long Offset { get; init; } = -1;

    internal bool IsMapEntry { get; set; }

    internal bool IsMessageSet { get; set; }

    internal FeatureSet Features { get; set; }

    internal List<FieldDescriptor> Fields { get; } = [];

    internal List<FieldDescriptor> Extensions { get; } = [];

    internal List<MessageDescriptor> Messages { get; } = [];

    internal List<EnumDescriptor> Enums { get; } = [];

    /// <summary>The features of each oneof.</summary>
    internal List<FeatureSet> Oneofs { get; } = [];
}
