// Owns: what may be said about a candidate beside Octavo's.
// Must not know: how it is decided or shown.
namespace Octavo.Lab.Results;

/// <summary>A candidate's time beside that of the Octavo candidate that it is compared with.</summary>
internal enum Verdict
{
    /// <summary>It was not timed, or is compared with nothing.</summary>
    None,

    /// <summary>It takes longer: Octavo wins.</summary>
    Slower,

    /// <summary>It takes less time: Octavo loses.</summary>
    Faster,

    /// <summary>There is no difference that matters.</summary>
    Tie,

    /// <summary>The figures do not say.</summary>
    Unsettled,
}
