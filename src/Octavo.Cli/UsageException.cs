// Owns: the exception for a command line that cannot be understood.
namespace Octavo.Cli;

internal sealed class UsageException(string message) : Exception(message);
