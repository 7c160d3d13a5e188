// Owns: one change between two versions of .proto files.
using Octavo.Cli.Diff.Findings;

namespace Octavo.Cli.Diff.Protos;

/// <summary>A change.</summary>
/// <param name="Rule">What kind it is.</param>
/// <param name="Type">The message, enum, service or file.</param>
/// <param name="Member">The field, value or method; empty for none.</param>
/// <param name="What">What changed.</param>
/// <param name="Place">Where, in the new file; in the old one if it was removed.</param>
internal sealed record ProtoChange(string Rule, string Type, string Member, string What, Place Place);
