// Owns: the generations of protobuf-net's forms of times, Guids and decimals.
namespace Octavo;

/// <summary>How Protobuf writes <see cref="DateTime"/>, <see cref="TimeSpan"/>, <see cref="Guid"/> and <see cref="decimal"/>: the compatibility levels of
/// protobuf-net.</summary>
public enum ProtobufCompatibilityLevel
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Level300"/>, or <see cref="Level200"/> for types with attributes of
    /// protobuf-net.</summary>
    Default = 0,

    /// <summary>All in the messages of protobuf-net's <c>bcl.proto</c>.</summary>
    Level200 = 200,

    /// <summary>Times as <c>google.protobuf.Timestamp</c> and <c>Duration</c>; Guids and decimals as in <see cref="Level200"/>.</summary>
    Level240 = 240,

    /// <summary>Times as in <see cref="Level240"/>; Guids and decimals as text.</summary>
    Level300 = 300,
}
