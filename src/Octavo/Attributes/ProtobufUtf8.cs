// Owns: what Protobuf does with text that is not UTF-8.
namespace Octavo;

/// <summary>What reading does with bytes of text that are not UTF-8.</summary>
public enum ProtobufUtf8
{
    /// <summary>What the type says, else the assembly; else <see cref="Verify"/>.</summary>
    Default = 0,

    /// <summary>They are refused, as proto3 has it.</summary>
    Verify = 1,

    /// <summary>They are read as U+FFFD, as proto2 lets them pass.</summary>
    Trust = 2,
}
