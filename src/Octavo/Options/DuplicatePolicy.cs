// Owns: what is done with a key or member that comes twice. Knows no format.
namespace Octavo;

/// <summary>What a reader does with a key or member that comes twice.</summary>
public enum DuplicatePolicy
{
    /// <summary>It is an error, the default.</summary>
    Refuse = 0,

    /// <summary>The last one wins.</summary>
    LastWins = 1,
}
