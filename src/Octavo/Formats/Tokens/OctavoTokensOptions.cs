// Owns: the options of Tokens.
namespace Octavo;

/// <summary>Options of <see cref="OctavoTokens"/>.</summary>
public sealed record OctavoTokensOptions : OctavoOptions
{
    /// <summary>The defaults.</summary>
    public static OctavoTokensOptions Default { get; } = new();
}
