// Owns: the attribute that sets how a type's members stand in Protobuf where they say nothing.
namespace Octavo;

/// <summary>Sets how members stand in Protobuf where they say nothing: of a type, or of all types of an assembly. A type's setting wins over its assembly's.</summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface | AttributeTargets.Assembly, Inherited = false)]
public sealed class ProtobufMessageAttribute : Attribute
{
    /// <summary>How times, Guids and decimals are written.</summary>
    public ProtobufLevel Level { get; set; }

    /// <summary>When members that are not nullable are left out.</summary>
    public ProtobufPresence Presence { get; set; }

    /// <summary>Whether the elements of collections of scalars share one field.</summary>
    public ProtobufPacking Packing { get; set; }

    /// <summary>Whether enums take numbers that they do not define.</summary>
    public ProtobufEnums Enums { get; set; }

    /// <summary>What is done with text that is not UTF-8.</summary>
    public ProtobufUtf8 Utf8 { get; set; }
}
