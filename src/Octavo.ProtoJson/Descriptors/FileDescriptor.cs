// Owns: what is read of a FileDescriptorProto.
namespace Octavo.ProtoJson.Descriptors;

internal sealed class FileDescriptor
{
    internal string Package { get; set; } = "";

    /// <summary>Where it is in the descriptor set; −1 if it is of a C# type.</summary>
    internal long Offset { get; init; } = -1;

    /// <summary><c>proto2</c> where it is empty, <c>proto3</c>, <c>editions</c>.</summary>
    internal string Syntax { get; set; } = "";

    /// <summary>The edition's number in descriptor.proto; 0 for none.</summary>
    internal int Edition { get; set; }

    internal FeatureSet Features { get; set; }

    internal List<MessageDescriptor> Messages { get; init; } = [];

    internal List<EnumDescriptor> Enums { get; init; } = [];

    internal List<FieldDescriptor> Extensions { get; } = [];
}
