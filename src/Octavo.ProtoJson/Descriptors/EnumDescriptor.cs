// Owns: what is read of an EnumDescriptorProto.
namespace Octavo.ProtoJson.Descriptors;

internal sealed class EnumDescriptor
{
    internal string Name { get; set; } = "";

    internal FeatureSet Features { get; set; }

    internal List<(string Name, int Number)> Values { get; } = [];
}
