// Owns: the formats that a type asks for by name, and where. Whether it is in them is known when all types are.
using System.Collections.Generic;
using System.Linq;
using Octavo.Generator.Diagnostics;
using Octavo.Model;
using Octavo.Model.Types;

namespace Octavo.Generator.Parsing;

/// <summary>A claim.</summary>
/// <param name="Type">C# text of the type.</param>
/// <param name="Name">Its name for people.</param>
/// <param name="Formats">The formats.</param>
/// <param name="Location">The type.</param>
internal sealed record FormatClaim(string Type, string Name, FormatSet Formats, LocationInfo? Location)
{
    /// <summary>What is to be reported: one diagnostic for each format that the type is not in.</summary>
    public IEnumerable<DiagnosticInfo> Check(FormatFacts facts)
    {
        foreach (FormatSet format in Formats.Each())
        {
            string? reason = format == FormatSet.Protobuf
                ? facts.NotMessages.FirstOrDefault(n => n.Type == Type && n.Reason.Length != 0)?.Reason
                : facts.Lacks.FirstOrDefault(l => l.Type == Type && l.Format == format)?.Reason;
            if (reason is not null)
            {
                yield return new DiagnosticInfo(Descriptors.NotInNamedFormat.Id, Location, new[] { Name, format.Text(), reason }.ToEquatable());
            }
        }
    }
}
