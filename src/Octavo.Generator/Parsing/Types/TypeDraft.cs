// Owns: what is found of a type before its model is made.
using System.Collections.Generic;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Types;

/// <summary>A type that is written as its members.</summary>
/// <param name="Type">The type.</param>
/// <param name="Request">What was asked for.</param>
/// <param name="Members">Its members in all formats.</param>
/// <param name="Fields">Members of Protobuf alone.</param>
/// <param name="Candidates">What may be a member, and what attributes leave out.</param>
/// <param name="ByView">Whose attributes count for which formats.</param>
/// <param name="Choice">How it is made.</param>
internal sealed record TypeDraft(
    INamedTypeSymbol Type,
    TypeRequest Request,
    List<MemberDraft> Members,
    List<MemberDraft> Fields,
    List<MemberDraft> Candidates,
    ViewAttributes[] ByView,
    ConstructorParser.Choice Choice);
