// Owns: what is done with a payload and its type.
// Must not know: payloads, libraries.
namespace Octavo.Lab.Workloads.Hostile;

/// <summary>Reads payloads as the types that they are bad data of.</summary>
public interface IHostileVisit
{
    /// <summary>Reads a payload.</summary>
    /// <returns>The value, where one is given.</returns>
    object? Read<T>(byte[] bytes);
}
