// Owns: what the engine sees of a workload inside a peer's load context.
// Must not know: the workload's type or the library.
namespace Octavo.Lab.Contract;

/// <summary>A row of a table, bound to one candidate and ready to be verified and timed.</summary>
public interface IWorkload
{
    /// <summary>The table's id.</summary>
    string Table { get; }

    /// <summary>The row's name.</summary>
    string Row { get; }

    /// <summary>Number of distinct values.</summary>
    int PoolSize { get; }

    /// <summary>Payload size of the first value; 0 before <see cref="Verify"/>.</summary>
    int Bytes { get; }

    /// <summary>Serializes all values both ways and reads them back. Null when all is equal, else what differs.</summary>
    string? Verify();

    /// <summary>Why an operation cannot be timed although others can, in words; else null.</summary>
    string? Lacks(Operation operation) => null;

    /// <summary>Does before the clock runs what <paramref name="count"/> operations need and a document leaves out of its times.</summary>
    void Prepare(Operation operation, int count)
    {
    }

    /// <summary>Does <paramref name="count"/> operations, value after value.</summary>
    void Run(Operation operation, int count);
}
