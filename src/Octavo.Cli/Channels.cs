// Owns: the three standard streams, so tests have their own.
namespace Octavo.Cli;

/// <param name="Input">Standard input.</param>
/// <param name="Output">Standard output.</param>
/// <param name="Messages">Standard error.</param>
/// <param name="IsTerminal">Whether someone looks at the messages while they come.</param>
/// <param name="IsOutputTerminal">Whether standard output is a terminal, which bytes would spoil.</param>
/// <param name="AllowsColours">Whether the environment has nothing against colours: <c>NO_COLOR</c>.</param>
internal sealed record Channels(Stream Input, Stream Output, TextWriter Messages, bool IsTerminal, bool IsOutputTerminal, bool AllowsColours)
{
    /// <summary>Whether an output of this name, which may be none, is what a terminal shows.</summary>
    internal bool Shows(string? output) => IsOutputTerminal && (output is null or "-");
}
