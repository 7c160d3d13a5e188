// Owns: what Protobuf does with numbers that an enum does not define.
namespace Octavo;

/// <summary>Whether enums take numbers that they do not define.</summary>
public enum ProtobufEnums
{
    /// <summary>What the type says, else the assembly; else <see cref="Open"/>.</summary>
    Default = 0,

    /// <summary>They are read as any other, as proto3 has it.</summary>
    Open = 1,

    /// <summary>They are kept with the fields that the type does not know, as proto2 has it.</summary>
    Closed = 2,
}
