// Owns: what Protobuf does with text that is not UTF-8.
namespace Octavo;

/// <summary>What a reader does with text that is not UTF-8.</summary>
public enum ProtobufUtf8
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Verify"/>.</summary>
    Default = 0,

    /// <summary>It refuses the text, as in proto3.</summary>
    Verify = 1,

    /// <summary>It reads invalid bytes as U+FFFD; proto2 accepts such text.</summary>
    Trust = 2,
}
