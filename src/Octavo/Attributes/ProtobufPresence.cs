// Owns: when a member is there in Protobuf.
namespace Octavo;

/// <summary>When Protobuf leaves a member out.</summary>
public enum ProtobufPresence
{
    /// <summary>What the type says, else the assembly; else <see cref="Explicit"/> for what is declared nullable and for messages, <see cref="Implicit"/> for
    /// other scalars, text and bytes.</summary>
    Default = 0,

    /// <summary>Where it is zero, false or empty: absent and zero are the same.</summary>
    Implicit = 1,

    /// <summary>Where it is null: a value that is not null is written, zero and the empty text as well.</summary>
    Explicit = 2,

    /// <summary>Never: null is refused when written, data without it when read.</summary>
    Required = 3,
}
