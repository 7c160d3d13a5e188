// Owns: what a library says about graphs.
// Must not know: clocks and counts.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>A library that keeps references.</summary>
public interface IGraphSubject : ISubject
{
    /// <summary>Why the library cannot have a row, in words; null if it can.</summary>
    static abstract string? Lacks(string row);
}
