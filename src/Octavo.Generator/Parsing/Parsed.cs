// Owns: the result of parsing one attribute or call: models and diagnostics, all values.
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing.Unions;
using Octavo.Model;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Generator.Parsing;

/// <summary>What was parsed.</summary>
/// <param name="Types">Types with a codec; more than one if members brought tuples and the like.</param>
/// <param name="Roots">Roots without a codec of their own.</param>
/// <param name="Diagnostics">What was found wrong.</param>
internal sealed record Parsed(EquatableList<TypeModel> Types, EquatableList<ValueModel> Roots, EquatableList<DiagnosticInfo> Diagnostics)
{
    /// <summary>Unions.</summary>
    public EquatableList<UnionModel> Unions { get; init; }

    /// <summary>Cases of unions.</summary>
    public EquatableList<CaseModel> Cases { get; init; }

    /// <summary>The same with their places.</summary>
    public EquatableList<CaseMention> Mentions { get; init; }

    /// <summary>Types with a surrogate.</summary>
    public EquatableList<SurrogateModel> Surrogates { get; init; }

    /// <summary>Types that calls of formats name, with their places.</summary>
    public EquatableList<FormatCall> FormatCalls { get; init; }

    /// <summary>Types that ask for only some formats, with their places.</summary>
    public EquatableList<FormatClaim> FormatClaims { get; init; }

    /// <summary>Whether code for it names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>Enums with codecs of their own.</summary>
    public EquatableList<EnumModel> Enums { get; init; }

    /// <summary>Classes of inheritances in Protobuf.</summary>
    public EquatableList<PartModel> Parts { get; init; }

    /// <summary>What is left of types for codecs of other assemblies.</summary>
    public EquatableList<MirrorModel> Mirrors { get; init; }
}
