// Owns: a type that a call of Protobuf names, and where. What is wrong with it is known when all types are.
using Octavo.Generator.Diagnostics;
using Octavo.Model;

namespace Octavo.Generator.Parsing;

/// <summary>A call.</summary>
/// <param name="Name">The type, as the user wrote it.</param>
/// <param name="Value">Its model.</param>
/// <param name="Location">The call.</param>
internal sealed record MessageCall(string Name, ValueModel Value, LocationInfo? Location)
{
    /// <summary>What is to be said of it; null where the type is in Protobuf.</summary>
    public DiagnosticInfo? Check(EquatableList<NotMessage> types) =>
        TaggedReasons.Of(Value, types) is string reason ? new DiagnosticInfo(Descriptors.NotInProtobuf.Id, Location, new[] { Name, reason }.ToEquatable()) : null;
}
