// Owns: the codes that all commands end with.
// Must not know: commands.
namespace Octavo.Lab.Commands;

/// <summary>The same code means the same in every command.</summary>
internal static class ExitCodes
{
    /// <summary>All is well.</summary>
    public const int Well = 0;

    /// <summary>Octavo or the lab is at fault: a value came back wrong, a payload was not refused, Octavo's peer could not be built, BenchmarkDotNet has
    /// another ratio.</summary>
    public const int Fault = 1;

    /// <summary>The request cannot be met: an option that does not parse, a table, peer, project, type, file or package that is not there.</summary>
    public const int Request = 2;

    /// <summary>What a shell has for a program that SIGINT ended.</summary>
    public const int Interrupted = 130;
}
