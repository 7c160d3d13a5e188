// Owns: what can become of a hostile payload.
// Must not know: processes.
namespace Octavo.Lab.Hostile;

/// <summary>Outcomes. Only the first is right.</summary>
internal enum HostileOutcome
{
    /// <summary>The library threw what it documents for bad data.</summary>
    Refused,

    /// <summary>It threw something else: a fault met by chance.</summary>
    OtherError,

    /// <summary>It gave a value.</summary>
    WrongValue,

    /// <summary>It asked for more memory than the process may have.</summary>
    OutOfMemory,

    /// <summary>It wrote after the end of the memory that it was given.</summary>
    Overrun,

    /// <summary>It took the process with it.</summary>
    Crashed,

    /// <summary>It did not answer in time.</summary>
    Hung,
}
