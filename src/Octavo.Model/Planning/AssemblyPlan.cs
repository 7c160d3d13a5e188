// Owns: the plans of everything that is emitted into one assembly.
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>An assembly's plan.</summary>
/// <param name="Name">The assembly's name, as an identifier.</param>
/// <param name="Codecs">Codecs, by full name.</param>
/// <param name="Unions">Codecs of unions, by full name.</param>
/// <param name="Collections">Sequences and maps that need a helper, inner ones first.</param>
/// <param name="Roots">Roots that have no codec of their own.</param>
internal sealed record AssemblyPlan(
    string Name,
    EquatableList<CodecPlan> Codecs,
    EquatableList<UnionPlan> Unions,
    EquatableList<ValueModel> Collections,
    EquatableList<RootPlan> Roots)
{
    /// <summary>The formats in which each of <see cref="Collections"/> is, at most.</summary>
    public EquatableList<FormatSet> CollectionFormats { get; init; }

    /// <summary>Types with a surrogate.</summary>
    public EquatableList<SurrogatePlan> Surrogates { get; init; }

    /// <summary>Of each type whether it is in Protobuf, and why not.</summary>
    public EquatableList<NotMessage> NotMessages { get; init; }

    /// <summary>Which formats its types are not in, and why; none if no one asked for some alone.</summary>
    public EquatableList<MissingFormat> FormatLacks { get; init; }

    /// <summary>Whether a value is <c>object</c> or holds one, or a union is open.</summary>
    public bool HoldsObjects { get; init; }

    /// <summary>Whether something of it names what the compiler refuses: <c>[Obsolete("…", true)]</c>.</summary>
    public bool IsObsolete { get; init; }

    /// <summary>Enums with codecs of their own.</summary>
    public EquatableList<EnumModel> Enums { get; init; }

    /// <summary>Keys of several values.</summary>
    public EquatableList<KeyModel> Keys { get; init; }

    /// <summary>What is left of types for codecs of other assemblies.</summary>
    public EquatableList<MirrorModel> Mirrors { get; init; }
}
