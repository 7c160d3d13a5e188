// Owns: the command that says how another is called.
using System.CommandLine;

namespace Octavo.Cli.CommandLine;

internal static class HelpCommand
{
    internal static Command Make(RootCommand root)
    {
        var about = new Argument<string?>("command") { Description = "The command; without it, a summary of all commands.", Arity = ArgumentArity.ZeroOrOne };
        var command = new Command("help", "Shows how to use a command.") { about };
        command.SetAction(parsed =>
        {
            string? name = parsed.GetValue(about);
            Command asked = name is null ? root : root.Subcommands.FirstOrDefault(one => one.Name == name)
                ?? throw new UsageException($"there is no command {name}{Suggestion.DidYouMean(name, root.Subcommands.Select(one => one.Name))}");
            parsed.InvocationConfiguration.Output.Write(HelpText.Of(asked));
            return ExitCode.Done;
        });
        return command;
    }
}
