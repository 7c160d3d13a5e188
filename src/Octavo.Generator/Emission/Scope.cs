// Owns: where a piece of code is emitted: its writer and how it names codecs.
using Octavo.Model.Values;

namespace Octavo.Generator.Emission;

/// <summary>A place of emission.</summary>
/// <param name="Code">The writer.</param>
/// <param name="Namespace">The namespace of the code around it.</param>
internal sealed record Scope(CodeWriter Code, string Namespace)
{
    /// <summary>The condition under which a type's first key is the object's first: not after the case of a union.</summary>
    public string FirstKey { get; init; } = "true";

    /// <summary>Whether the type's objects have keys in one of its formats.</summary>
    public bool HasKeys { get; init; } = true;

    public string Codec(string codec) => Names.Shorten(codec, Namespace);

    public string RawLayout(RawLayoutFacts facts) => Codec(facts.Codec);
}
