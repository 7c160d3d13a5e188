// Owns: when a member is there in Protobuf.
namespace Octavo;

/// <summary>When Protobuf leaves a member out.</summary>
public enum ProtobufPresence
{
    /// <summary>The setting of the type, else of the assembly, else <see cref="Explicit"/> for nullable members and messages, and <see cref="Implicit"/> for
    /// other scalars, text and bytes.</summary>
    Default = 0,

    /// <summary>If it is zero, false or empty: absent and zero are the same.</summary>
    Implicit = 1,

    /// <summary>If it is null: any other value is written, including zero and empty text.</summary>
    Explicit = 2,

    /// <summary>Never: null is refused when written, data without it when read.</summary>
    Required = 3,
}
