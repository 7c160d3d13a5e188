// Owns: the messages for a command line that cannot be parsed.
using System.CommandLine;
using System.CommandLine.Parsing;
using Octavo.Cli.Inputs;

namespace Octavo.Cli.CommandLine;

internal static class ParseErrors
{
    /// <summary>A line for each.</summary>
    internal static IEnumerable<string> Of(ParseResult parsed)
    {
        Command command = parsed.CommandResult.Command;
        if (parsed.UnmatchedTokens.Count == 0)
        {
            return parsed.Errors.Select(error => Of(error, command)).Distinct();
        }
        // What is missing beside a word that no one knows follows from it.
        return parsed.UnmatchedTokens.Take(1).Select(word => word.StartsWith('-') ? InputFiles.NoOption(word, command)
            : command is RootCommand ? $"there is no command {word}{Suggestion.DidYouMean(word, command.Subcommands.Select(one => one.Name))}"
            : $"{word} is one argument too many.");
    }

    /// <summary>Names what is missing.</summary>
    private static string Of(ParseError error, Command command) => error.SymbolResult switch
    {
        OptionResult { Tokens.Count: 0, Implicit: false } option when option.Option.Arity.MinimumNumberOfValues > 0 =>
            $"{option.IdentifierToken?.Value ?? option.Option.Name} needs a value: {option.Option.HelpName ?? "VALUE"}.",
        ArgumentResult { Tokens.Count: 0 } argument when argument.Argument.Arity.MinimumNumberOfValues > 0 =>
            $"{command.Name} needs {string.Join(" and ", Needed(command))}; octavo help {command.Name} shows how to use it.",
        CommandResult result when result.Children.OfType<ArgumentResult>().Any(argument => argument.Tokens.Count == 0) && Needed(command).Any() =>
            $"{command.Name} needs {string.Join(" and ", Needed(command))}; octavo help {command.Name} shows how to use it.",
        _ => error.Message,
    };

    private static IEnumerable<string> Needed(Command command) =>
        command.Arguments.Where(argument => argument.Arity.MinimumNumberOfValues > 0).Select(argument => argument.Name.ToUpperInvariant());
}
