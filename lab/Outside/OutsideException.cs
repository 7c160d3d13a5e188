// Owns: the failure of a program outside of .NET, as a sentence for a row.
// Must not know: rows.
namespace Octavo.Lab.Outside;

/// <summary>A child process that cannot take part: it costs its rows, never the run.</summary>
internal sealed class OutsideException(string message) : Exception(message);
