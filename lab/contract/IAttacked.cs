// Owns: a candidate before data that grows, as the engine sees it across the load context.
// Must not know: the data, or what caps the process has.
namespace Octavo.Lab.Contract;

/// <summary>Reads data that an attacker would send. It is only ever called in a child process: a library may take the process with it.</summary>
public interface IAttacked
{
    /// <summary>The candidate.</summary>
    CandidateInfo Info { get; }

    /// <summary>The attacks that its format has a place for, in words.</summary>
    IReadOnlyList<string> Attacks { get; }

    /// <summary>Makes the data of an attack.</summary>
    /// <param name="attack">Its place in <see cref="Attacks"/>.</param>
    /// <param name="eighths">The size, in eighths of the attack's own: 1 for a look, 8 and 16 for the measured pair.</param>
    byte[] Data(int attack, int eighths);

    /// <summary>Reads data that <see cref="Data"/> made.</summary>
    /// <param name="attack">Its place in <see cref="Attacks"/>.</param>
    /// <param name="data">The data.</param>
    /// <returns>The value that the library gave.</returns>
    object? Read(int attack, byte[] data);
}
