// Owns: what Protobuf does with numbers that an enum does not define.
namespace Octavo;

/// <summary>Whether enums accept numbers that they do not define.</summary>
public enum ProtobufEnums
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Open"/>.</summary>
    Default = 0,

    /// <summary>They are read like any other number, as in proto3.</summary>
    Open = 1,

    /// <summary>They are kept with the unknown fields, as in proto2.</summary>
    Closed = 2,
}
