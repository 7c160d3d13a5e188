// Owns: a type that a call of a format names, and where. Whether it is in the format is known when all types are.
using Octavo.Generator.Diagnostics;
using Octavo.Model;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing;

/// <summary>A call.</summary>
/// <param name="Name">The type, as the user wrote it.</param>
/// <param name="Value">Its model.</param>
/// <param name="Format">The format.</param>
/// <param name="Location">The call.</param>
internal sealed record FormatCall(string Name, ValueModel Value, FormatSet Format, LocationInfo? Location)
{
    /// <summary>Whether the call is about a message: any other root, though it is in Protobuf, has no name and no fields of its own.</summary>
    public bool IsOfMessage { get; init; }

    /// <summary>The diagnostic for it; null if the type is in the format.</summary>
    public DiagnosticInfo? Check(FormatFacts facts) =>
        Format == FormatSet.Protobuf
            ? ((TaggedReasons.Of(Value, facts.NotMessages) ?? (IsOfMessage && !CanBeMessage(Value) ? NoMessage : null)) is string reason
            ? new DiagnosticInfo(Descriptors.NotInProtobuf.Id, Location, new[] { Name, reason }.ToEquatable()) : null)
        : FormatLinker.Reason(Value, Format, facts.Lacks) is string lack
        ? new DiagnosticInfo(Descriptors.NotInFormat.Id, Location, new[] { Name, Format.Text(), lack }.ToEquatable()) : null;

    private const string NoMessage = "it is not a message, which this call needs; make it a member of one";

    private static bool CanBeMessage(ValueModel value) => value is ObjectValue { IsEnum: false, Content: not FieldContent.Payload };
}
