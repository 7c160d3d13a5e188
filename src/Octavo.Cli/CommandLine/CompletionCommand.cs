// Owns: the command that writes completion scripts for shells.
using System.CommandLine;

namespace Octavo.Cli.CommandLine;

internal static class CompletionCommand
{
    internal static Command Make(RootCommand root)
    {
        var shell = new Argument<string>("shell") { Description = "bash, zsh, fish or powershell." };
        shell.Choose("bash", "zsh", "fish", "powershell");
        var command = new Command("completion", "Writes a script that completes commands and options in a shell.") { shell };
        command.SetAction(parsed =>
        {
            var scripts = new CompletionScripts(root);
            parsed.InvocationConfiguration.Output.Write(parsed.GetValue(shell) switch
            {
                "bash" => scripts.Bash(),
                "zsh" => scripts.Zsh(),
                "fish" => scripts.Fish(),
                _ => scripts.PowerShell(),
            });
            return ExitCode.Done;
        });
        return command;
    }
}
