// Owns: what the tool answers to its caller.
namespace Octavo.Cli;

internal static class ExitCode
{
    internal const int Done = 0;

    /// <summary>The data was refused.</summary>
    internal const int Data = 1;

    /// <summary>Of a comparison: something breaks.</summary>
    internal const int Broken = 1;

    /// <summary>The command line was not understood.</summary>
    internal const int Usage = 2;

    /// <summary>A file could not be read or written.</summary>
    internal const int Files = 3;

    internal const int Interrupted = 130;
}
