// Owns: the attribute that names an enum's value in a .proto file.
namespace Octavo;

/// <summary>The name of an enum value in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>) and in ProtoJSON, if it is not the name of the enum and
/// the name of the value in capitals.</summary>
/// <param name="name">The name: letters, digits and underscores.</param>
/// <example><code>
/// public enum Colour
/// {
///     [ProtobufValue("COLOUR_NONE")] None,
///     [ProtobufValue("COLOUR_RED")] Red,
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Field)]
public sealed class ProtobufValueAttribute(string name) : Attribute
{
    /// <summary>The name.</summary>
    public string Name { get; } = name;
}
