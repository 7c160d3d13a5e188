// Owns: the argument that names input files, and options that it would take for one.
using System.CommandLine;
using Octavo.Cli.CommandLine;

namespace Octavo.Cli.Inputs;

internal static class InputFiles
{
    internal static Argument<string[]> Argument() =>
        new("input") { Description = "Files; standard input if there is none, or for -.", Arity = ArgumentArity.ZeroOrMore };

    /// <summary>What was named; null for standard input.</summary>
    internal static string?[] Of(ParseResult parsed, Argument<string[]> argument)
    {
        string[] named = parsed.GetValue(argument) ?? [];
        return named.Length == 0 ? [null] : [.. named.Select(name => name == "-" ? null : name)];
    }

    /// <summary>Refuses words that look like options: there are files of such names, as <c>./-a</c>.</summary>
    internal static void Check(Command command, Argument<string[]> argument) => command.Validators.Add(result =>
    {
        foreach (string word in result.GetValue(argument) ?? [])
        {
            if (word.Length > 1 && word[0] == '-')
            {
                result.AddError(NoOption(word, command));
            }
        }
    });

    /// <summary>The message for an option that a command does not have.</summary>
    internal static string NoOption(string word, Command command) =>
        $"there is no option {word}{Suggestion.DidYouMean(word, command.Options.SelectMany(option => option.Aliases.Append(option.Name)).Append("--help"))}";
}
