// Owns: the bound of a run: what one reservation must make room for. Knows no emitter.
namespace Octavo.Model.Planning;

/// <summary>The terms of a run's bound.</summary>
/// <param name="Heads">Heads: starts, presences.</param>
/// <param name="Scalars">Scalars and how many of each, in order of first use.</param>
/// <param name="Structs">Codecs of fixed-size structs, one an occurrence.</param>
/// <param name="Texts">Locals of the texts that join the run.</param>
/// <param name="Keys">Keys.</param>
/// <param name="KeyBytes">Bytes of their literals together.</param>
/// <param name="Gaps">Slots of gaps.</param>
internal sealed record RunBound(
    int Heads, EquatableList<ScalarCount> Scalars, EquatableList<string> Structs, EquatableList<string> Texts, int Keys, int KeyBytes, int Gaps)
{
    /// <summary>Numbers that are in quotes if the format has that form.</summary>
    public int Quoted { get; init; }
}
