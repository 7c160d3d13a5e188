// Owns: when a field is written. The attribute's ProtobufPresence, decided.
namespace Octavo.Model.Tagged;

internal enum FieldPresence
{
    /// <summary>Where it is not zero, false or empty.</summary>
    Implicit,

    /// <summary>Where it is not null.</summary>
    Explicit,

    /// <summary>Always.</summary>
    Always,
}
