// Owns: an option as it is written: a path and a value.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

/// <summary>A part of an option's name.</summary>
/// <param name="Name">The name of a field, or of an extension.</param>
/// <param name="IsExtension">Whether it is in parentheses.</param>
/// <param name="Position">Where it is.</param>
internal sealed record ProtoOptionPart(string Name, bool IsExtension, Position Position)
{
    /// <summary>What comes before the name of a message that a google.protobuf.Any holds, with the slash; else empty.</summary>
    public string Prefix { get; init; } = "";
}

/// <summary>An option.</summary>
/// <param name="Path">Its name's parts.</param>
/// <param name="Value">Its value.</param>
internal sealed record ProtoOption(List<ProtoOptionPart> Path, ProtoValue Value);
