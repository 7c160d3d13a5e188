// Owns: what is said of a command line that cannot be understood.
using System.CommandLine;

namespace Octavo.Cli.Asking;

internal static class Complaints
{
    /// <summary>A line for each.</summary>
    internal static IEnumerable<string> Of(ParseResult parsed)
    {
        Command command = parsed.CommandResult.Command;
        if (parsed.UnmatchedTokens.Count == 0)
        {
            return parsed.Errors.Select(error => error.Message);
        }
        // What lacks beside a word that nobody knows follows from it.
        return parsed.UnmatchedTokens.Take(1).Select(word => word.StartsWith('-') ? InputFiles.NoOption(word, command)
            : command is RootCommand ? $"there is no command {word}{Nearest.Asking(word, command.Subcommands.Select(one => one.Name))}"
            : $"{word} is one argument too many.");
    }
}
