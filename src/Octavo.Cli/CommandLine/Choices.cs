// Owns: options and arguments that take one of a few words, with the message for any other.
using System.CommandLine;
using System.CommandLine.Parsing;

namespace Octavo.Cli.CommandLine;

internal static class Choices
{
    /// <summary>An option that takes one of a few words: the first if it is missing.</summary>
    internal static Option<string> Of(string name, string description, params string[] words)
    {
        var option = new Option<string>(name) { Description = description, DefaultValueFactory = _ => words[0] };
        option.Choose(words);
        return option;
    }

    internal static void Choose<T>(this Option<T> option, params string[] words)
    {
        option.CompletionSources.Add(words);
        option.Validators.Add(result => Check(result, option.Name, words));
    }

    internal static void Choose<T>(this Argument<T> argument, params string[] words)
    {
        argument.CompletionSources.Add(words);
        argument.Validators.Add(result => Check(result, argument.Name, words));
    }

    private static void Check(SymbolResult result, string name, string[] words)
    {
        foreach (string word in result.Tokens.Select(token => token.Value).Where(word => !words.Contains(word)))
        {
            result.AddError($"{name} is {string.Join(", ", words[..^1])} or {words[^1]}, not {word}{Suggestion.DidYouMean(word, words)}");
        }
    }
}
