// Owns: what may be said about one figure in two runs.
// Must not know: how it is decided or shown.
namespace Octavo.Lab.Results;

/// <summary>What became of a candidate's row between two runs.</summary>
internal enum ChangeVerdict
{
    /// <summary>The two spreads overlap: no difference can be told.</summary>
    Same,

    /// <summary>The second run's spread is below the first's.</summary>
    Faster,

    /// <summary>The second run's spread is above the first's.</summary>
    Slower,

    /// <summary>Only the second run measured it.</summary>
    New,

    /// <summary>Only the first run measured it.</summary>
    Gone,

    /// <summary>Both measured it, at another scale or with other values.</summary>
    OtherScale,
}
