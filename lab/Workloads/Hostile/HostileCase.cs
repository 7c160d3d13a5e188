// Owns: one payload that must be refused, and the type that it is read as.
// Must not know: libraries; the type of the value is all that reading needs.
namespace Octavo.Lab.Workloads.Hostile;

/// <summary>A payload that no reader may give a value for.</summary>
/// <param name="Format">The format that it is bad data of.</param>
/// <param name="Group">What it attacks: depth, counts, varints, …</param>
/// <param name="Name">What is wrong with it.</param>
/// <param name="Bytes">The data.</param>
/// <param name="Advisory">The published advisory that names it for a library other than Octavo, or null.</param>
public abstract record HostileCase(string Format, string Group, string Name, byte[] Bytes, string? Advisory)
{
    /// <summary>The type that it is read as.</summary>
    public abstract Type Type { get; }
}
