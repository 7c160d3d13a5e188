// Owns: what is said of a call that cannot be understood.
namespace Octavo.Cli;

internal sealed class UsageException(string message) : Exception(message);
