// Owns: whose attributes the members of a random model carry.
namespace Octavo.Generator.Tests.Conservation;

internal enum RandomStyle
{
    /// <summary>Octavo's, and those of libraries on single members.</summary>
    Plain,

    /// <summary>Every member has a number: the model is in Protobuf too.</summary>
    Numbered,

    ProtobufNet,

    Newtonsoft,

    MessagePack,

    Contract,

    MemoryPack,

    SystemTextJson,
}
