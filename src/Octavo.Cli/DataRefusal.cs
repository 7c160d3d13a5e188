// Owns: data that was refused, with what is said of it.
namespace Octavo.Cli;

internal sealed class DataRefusal(string message, Exception inner) : Exception(message, inner);
