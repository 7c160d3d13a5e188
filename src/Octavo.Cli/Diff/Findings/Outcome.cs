// Owns: what can become of data of one side that the other reads.
namespace Octavo.Cli.Diff.Findings;

/// <summary>The graver, the later.</summary>
internal enum Outcome
{
    /// <summary>All members that both sides know have their values.</summary>
    Read,

    /// <summary>Only values that use what was added are not read: nothing breaks before somebody writes one.</summary>
    OnUse,

    /// <summary>Everything is read, and nothing keeps it so: a later change may give the name or number to something else.</summary>
    Risk,

    /// <summary>Some values are refused, by an exception; all others are read.</summary>
    Partly,

    /// <summary>All data is refused, by an exception.</summary>
    Refused,

    /// <summary>Bytes are taken for what they are not: mostly refused, but not always.</summary>
    Garbled,

    /// <summary>Some or all values are lost, or read as others, and no exception says so.</summary>
    Wrong,
}
