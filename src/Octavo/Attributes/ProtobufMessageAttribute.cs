// Owns: the attribute that sets how a type's members are in Protobuf if they say nothing.
using Octavo.Protobuf.Extensions;
using Octavo.Protobuf.WellKnown;

namespace Octavo;

/// <summary>Sets Protobuf defaults for the members of a type, or of all types of an assembly. The setting of a type wins over the setting of its
/// assembly.</summary>
/// <example><code>
/// [GenerateCodec, ProtobufMessage(Name = "Parcel", Package = "shop", Reserved = "2, 9 to 11")]
/// public sealed class Box
/// {
///     [CodecMember(1)] public int Weight { get; set; }
/// }
/// </code></example>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Assembly, Inherited = false)]
public sealed class ProtobufMessageAttribute : Attribute
{
    /// <summary>How times, Guids and decimals are written.</summary>
    public ProtobufCompatibilityLevel Level { get; set; }

    /// <summary>When members that are not nullable are left out.</summary>
    public ProtobufPresence Presence { get; set; }

    /// <summary>Whether the elements of collections of scalars share one field.</summary>
    public ProtobufPacking Packing { get; set; }

    /// <summary>Whether enums accept numbers that they do not define.</summary>
    public ProtobufEnums Enums { get; set; }

    /// <summary>What happens to text that is not UTF-8.</summary>
    public ProtobufUtf8 Utf8 { get; set; }

    /// <summary>On a type: the name of its message in <c>.proto</c> text (<see cref="OctavoProtobuf.Schema{T}"/>) and in <see cref="ProtobufAny"/>, with the
    /// names of the messages around it: <c>Order.Line</c>. By default the name of the type.</summary>
    public string? Name { get; set; }

    /// <summary>On a type: the package of its message; empty for none. By default the namespace in snake case.</summary>
    public string? Package { get; set; }

    /// <summary>On a type: the name under which others import the file of its message. By default a type is in the file of the first type that mentions
    /// it.</summary>
    public string? File { get; set; }

    /// <summary>On a type: the numbers that its message reserves for extensions, as in <c>.proto</c> text: <c>100 to 199, 1000 to max</c>.</summary>
    public string? Extensions { get; set; }

    /// <summary>On a type: the numbers that no field of its message may have, as in <c>.proto</c> text: <c>2, 9 to 11</c>.</summary>
    public string? Reserved { get; set; }

    /// <summary>On a type: the names that no field of its message may have, separated by commas: <c>foo, bar</c>.</summary>
    public string? ReservedNames { get; set; }

    /// <summary>On a type: whether its message has <c>message_set_wire_format</c>: it has no fields, and its extensions
    /// (<see cref="ProtobufExtensionDeclaration.IsMessageSetItem"/>) are items.</summary>
    public bool IsMessageSet { get; set; }
}
