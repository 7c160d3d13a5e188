// Owns: what the entry of a package's type says if the type is a message of google.protobuf. Not a member of every entry: few types have it.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>The entry of a type that is a message of google.protobuf. Schemas and ProtoJSON name that message, and declare none.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IWellKnownMessage
{
    /// <summary>The full name of the message; null if the type is not one.</summary>
    string? WellKnownMessage { get; }
}
