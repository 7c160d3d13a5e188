// Owns: what the plan says about the formats of an assembly's types, for diagnostics.
using Octavo.Model;
using Octavo.Model.Planning;
using Octavo.Model.Tagged;

namespace Octavo.Generator.Parsing;

/// <summary>The facts.</summary>
/// <param name="NotMessages">Of each type whether it is in Protobuf, and why not.</param>
/// <param name="Lacks">Which other formats types are not in.</param>
internal sealed record FormatFacts(EquatableList<NotMessage> NotMessages, EquatableList<MissingFormat> Lacks)
{
    public static FormatFacts Of(AssemblyPlan plan) => new(plan.NotMessages, plan.FormatLacks);
}
