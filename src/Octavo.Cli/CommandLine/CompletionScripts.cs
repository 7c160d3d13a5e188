// Owns: completion scripts: the commands, their options and the values of these, as four shells take them. Files complete if nothing else is expected.
using System.CommandLine;
using System.CommandLine.Completions;
using System.Text;

namespace Octavo.Cli.CommandLine;

internal sealed class CompletionScripts(RootCommand root)
{
    private IEnumerable<Command> Commands => root.Subcommands.Where(one => !one.Hidden);

    internal string Bash()
    {
        var text = new StringBuilder("""
            # Completion of octavo in bash: source <(octavo completion bash)
            _octavo() {
              local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
              case "${COMP_WORDS[1]} $before" in

            """.ReplaceLineEndings("\n"));
        foreach (Command command in Commands)
        {
            foreach ((string[] names, string[] values) in Valued(command))
            {
                text.Append($"    {string.Join('|', names.Select(name => $"\"{command.Name} {name}\""))}) words=\"{string.Join(' ', values)}\" ;;\n");
            }
        }
        text.Append("    *)\n      if [ \"$COMP_CWORD\" -eq 1 ]; then\n")
            .Append($"        words=\"{string.Join(' ', Commands.Select(one => one.Name))} --help --version\"\n");
        text.Append("      else\n        case \"${COMP_WORDS[1]}\" in\n");
        foreach (Command command in Commands)
        {
            string first = string.Join(' ', Values(command));
            text.Append(
                $"          {command.Name}) [[ $word == -* ]] && words=\"{string.Join(' ', Names(command))}\"{(first.Length == 0 ? "" : $" || words=\"{first}\"")} ;;\n");
        }
        return text.Append("""
                    esac
                  fi ;;
              esac
              COMPREPLY=($(compgen -W "$words" -- "$word"))
            }
            complete -o default -F _octavo octavo

            """.ReplaceLineEndings("\n")).ToString();
    }

    /// <summary>zsh has a layer for functions of bash.</summary>
    internal string Zsh() =>
        "# Completion of octavo in zsh: source <(octavo completion zsh)\nautoload -U +X bashcompinit && bashcompinit\n" + Bash()[(Bash().IndexOf('\n') + 1)..];

    internal string Fish()
    {
        var text = new StringBuilder("# Completion of octavo in fish: octavo completion fish > ~/.config/fish/completions/octavo.fish\n");
        foreach (Command command in Commands)
        {
            text.Append($"complete -c octavo -n __fish_use_subcommand -a {command.Name} -d {Quoted(command.Description)}\n");
            string within = $"complete -c octavo -n '__fish_seen_subcommand_from {command.Name}'";
            string first = string.Join(' ', Values(command));
            if (first.Length != 0)
            {
                text.Append($"{within} -f -a '{first}'\n");
            }
            foreach (Option option in command.Options.Where(one => !one.Hidden))
            {
                string names =
                    string.Concat(option.Aliases.Append(option.Name)
                        .Select(name => name.StartsWith("--", StringComparison.Ordinal) ? $" -l {name[2..]}" : name[0] == '-' ? $" -s {name[1..]}" : "")
                        .Distinct());
                string[] values = ValuesOf(option);
                text.Append(
                    $"{within}{names}{(values.Length != 0 ? $" -x -a '{string.Join(' ', values)}'" : option.ValueType == typeof(bool) ? "" : " -r")} -d {Quoted(option.Description)}\n");
            }
        }
        return text.ToString();
    }

    internal string PowerShell()
    {
        var text = new StringBuilder("""
            # Completion of octavo in PowerShell: octavo completion powershell | Out-String | Invoke-Expression
            Register-ArgumentCompleter -Native -CommandName octavo -ScriptBlock {
              param($word, $ast, $position)
              $said = @($ast.CommandElements | ForEach-Object { $_.ToString() })
              $before = if ($word) { $said[-2] } else { $said[-1] }
              $words = switch ("$($said[1]) $before") {

            """.ReplaceLineEndings("\n"));
        foreach (Command command in Commands)
        {
            foreach ((string[] names, string[] values) in Valued(command))
            {
                foreach (string name in names)
                {
                    text.Append($"    '{command.Name} {name}' {{ {List(values)} }}\n");
                }
            }
        }
        text.Append("    default {\n      switch ($said[1]) {\n");
        foreach (Command command in Commands)
        {
            text.Append($"        '{command.Name}' {{ {List([.. Names(command), .. Values(command)])} }}\n");
        }
        text.Append($"        default {{ {List([.. Commands.Select(one => one.Name), "--help", "--version"])} }}\n");
        return text.Append("""
                  }
                }
              }
              $words | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
            }

            """.ReplaceLineEndings("\n")).ToString();
    }

    private static string List(IEnumerable<string> words) => string.Join(", ", words.Select(word => $"'{word}'"));

    private static string Quoted(string? text) =>
        "'" + (text ?? "").Replace("\\", "\\\\", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal) + "'";

    private static IEnumerable<string> Names(Command command) =>
        command.Options.Where(one => !one.Hidden).SelectMany(one => one.Aliases.Append(one.Name)).Append("--help").Distinct();

    /// <summary>Options with fixed values.</summary>
    private static IEnumerable<(string[] Names, string[] Values)> Valued(Command command) =>
        command.Options.Where(one => !one.Hidden).Select(one => (one.Aliases.Append(one.Name).ToArray(), ValuesOf(one))).Where(one => one.Item2.Length != 0);

    private static string[] ValuesOf(Symbol symbol) =>
        symbol is Option { ValueType: var type } && type == typeof(bool) ? [] : [.. symbol.GetCompletions(CompletionContext.Empty).Select(one => one.Label)];

    /// <summary>What the first argument may be, where that is a word and no file.</summary>
    private string[] Values(Command command) =>
        command.Name == "help" ? [.. Commands.Select(one => one.Name)] : command.Arguments.Count == 0 ? [] : ValuesOf(command.Arguments[0]);
}
