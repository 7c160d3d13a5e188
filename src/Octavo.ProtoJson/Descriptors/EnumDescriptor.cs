// Owns: what is read of an EnumDescriptorProto.
namespace Octavo.ProtoJson.Descriptors;

internal sealed class EnumDescriptor
{
    internal string Name { get; set; } = "";

    /// <summary>Where it is in the descriptor set; −1 if it is of a C# type.</summary>
    internal long Offset { get; init; } = -1;

    internal FeatureSet Features { get; set; }

    internal List<(string Name, int Number)> Values { get; } = [];
}
