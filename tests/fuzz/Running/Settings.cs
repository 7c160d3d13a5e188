// Owns: what a run is asked for.
namespace Octavo.Fuzz.Running;

/// <summary>A run.</summary>
/// <param name="Seconds">How long.</param>
/// <param name="Formats">The names of formats and packages.</param>
/// <param name="Seed">Of the random choices.</param>
/// <param name="Target">Part of a target's name, or null for all and random graphs.</param>
/// <param name="GraphsAlone">Random graphs, and nothing of the zoo.</param>
/// <param name="Output">The folder of findings.</param>
/// <param name="Corpus">The folder that receives what was found worth keeping, or null.</param>
internal sealed record Settings(int Seconds, string[] Formats, int Seed, string? Target, bool GraphsAlone, string Output, string? Corpus)
{
    /// <summary>Inputs that earlier workers of the same run found.</summary>
    internal string Kept => Path.Combine(Output, "kept");

    internal string Journal => Path.Combine(Output, "journal.bin");
}
