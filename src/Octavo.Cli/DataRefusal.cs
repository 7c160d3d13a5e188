// Owns: the exception for refused data.
namespace Octavo.Cli;

internal sealed class DataRefusal(string message, Exception inner) : Exception(message, inner);
