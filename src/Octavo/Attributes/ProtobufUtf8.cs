// Owns: what Protobuf does with text that is not UTF-8.
namespace Octavo;

/// <summary>What a reader does with text that is not UTF-8.</summary>
public enum ProtobufUtf8
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Verify"/>.</summary>
    Default = 0,

    /// <summary>They are refused, as in proto3.</summary>
    Verify = 1,

    /// <summary>They are read as U+FFFD; proto2 accepts them.</summary>
    Trust = 2,
}
