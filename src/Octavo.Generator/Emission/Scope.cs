// Owns: where a piece of code is emitted: its writer and how it names codecs.
using Octavo.Model;

namespace Octavo.Generator.Emission;

/// <summary>A place of emission.</summary>
/// <param name="Code">The writer.</param>
/// <param name="Namespace">The namespace of the code around it.</param>
internal sealed record Scope(CodeWriter Code, string Namespace)
{
    public string Codec(string codec) => Names.Shorten(codec, Namespace);

    public string Image(ImageFacts facts) => Codec(facts.Codec);
}
