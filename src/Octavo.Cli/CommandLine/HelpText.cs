// Owns: the help text of a command: usage, arguments, options, examples.
using System.CommandLine;
using System.Text;

namespace Octavo.Cli.CommandLine;

internal static class HelpText
{
    private const string Tool = "octavo";

    private const int Width = 100;

    private static readonly Dictionary<string, string[]> s_examples = new(StringComparer.Ordinal)
    {
        [Tool] =
        [
            "octavo convert data.json -o data.msgpack",
            "octavo inspect data.msgpack",
            "octavo schema bin/Shop.dll Shop.Order --json",
            "octavo diff released/Shop.dll bin/Shop.dll",
        ],
        ["convert"] =
        [
            "octavo convert data.json -o data.msgpack",
            "octavo convert data.msgpack --pretty",
            "curl -s https://example.org/data.json | octavo convert -t cbor > data.cbor",
            "octavo convert log.msgpack --sequence > log.ndjson",
            "octavo convert a.json b.json -t msgpack -o packed/",
            "octavo convert tile.mvt --proto vector_tile.proto --type Tile --pretty",
            "octavo convert order.json --proto protos --type shop.Order -o order.pb",
        ],
        ["inspect"] =
        [
            "octavo inspect data.msgpack --hex",
            "octavo inspect a.cbor b.cbor",
            "octavo inspect order.pb --proto shop.proto --type Order",
        ],
        ["schema"] =
        [
            "octavo schema bin/Shop.dll Shop.Order --proto -o order.proto",
            "octavo schema bin/Shop.dll Order --json",
            "octavo schema protos --descriptors -o shop.pb",
        ],
        ["diff"] = ["octavo diff released/Shop.dll bin/Shop.dll", "octavo diff released/protos protos --format protobuf"],
        ["doctor"] = ["octavo doctor", "octavo doctor src/Shop/Shop.csproj", "octavo doctor bin/Shop.dll"],
        ["completion"] = ["source <(octavo completion bash)", "octavo completion fish > ~/.config/fish/completions/octavo.fish"],
        ["help"] = ["octavo help convert"],
    };

    /// <summary>The text of a command, or of the tool.</summary>
    internal static string Of(Command command)
    {
        bool isTool = command is RootCommand;
        var text = new StringBuilder();
        Fill(text, command.Description ?? "", 0);
        text.Append("\nUsage\n  ").Append(Tool);
        if (isTool)
        {
            text.Append(" COMMAND");
        }
        else
        {
            text.Append(' ').Append(command.Name);
            foreach (Argument argument in command.Arguments)
            {
                string name = argument.Name.ToUpperInvariant() + (argument.Arity.MaximumNumberOfValues > 1 ? "..." : "");
                text.Append(argument.Arity.MinimumNumberOfValues == 0 ? $" [{name}]" : $" {name}");
            }
        }
        text.Append(" [OPTIONS]\n");
        Rows(text, "Commands", command.Subcommands.Where(one => !one.Hidden).Select(one => (one.Name, one.Description)));
        Rows(text, "Arguments", command.Arguments.Select(one => (one.Name.ToUpperInvariant(), one.Description)));
        Rows(text, "Options", Options(command));
        text.Append("\nExamples\n");
        foreach (string example in s_examples.GetValueOrDefault(isTool ? Tool : command.Name, []))
        {
            text.Append("  ").Append(example).Append('\n');
        }
        if (isTool)
        {
            text.Append("\noctavo help COMMAND says more about a command.\n");
        }
        return text.ToString();
    }

    private static IEnumerable<(string, string?)> Options(Command command)
    {
        foreach (Option option in command.Options.Where(one => !one.Hidden && one.Name is not ("--help" or "--version")))
        {
            string names = string.Join(", ", option.Aliases.Append(option.Name).OrderBy(name => name.Length));
            yield return (option.ValueType == typeof(bool) ? names : $"{names} {option.HelpName ?? "VALUE"}", option.Description);
        }
        yield return ("-h, --help", "This text.");
        if (command is RootCommand)
        {
            yield return ("--version", "The version.");
        }
    }

    private static void Rows(StringBuilder text, string title, IEnumerable<(string Name, string? Says)> rows)
    {
        (string Name, string? Says)[] all = [.. rows];
        if (all.Length == 0)
        {
            return;
        }
        text.Append('\n').Append(title).Append('\n');
        int column = Math.Min(30, all.Max(row => row.Name.Length) + 4);
        foreach ((string name, string? says) in all)
        {
            text.Append("  ").Append(name);
            if (name.Length + 4 > column)
            {
                text.Append('\n').Append(' ', column);
            }
            else
            {
                text.Append(' ', column - 2 - name.Length);
            }
            Fill(text, says ?? "", column);
        }
    }

    /// <summary>Appends a text from a column on, in lines that fit.</summary>
    private static void Fill(StringBuilder text, string says, int column)
    {
        int at = column;
        foreach (string word in says.Split(' '))
        {
            if (at != column && at + 1 + word.Length > Width)
            {
                text.Append('\n').Append(' ', column);
                at = column;
            }
            text.Append(at == column ? "" : " ").Append(word);
            at += word.Length + (at == column ? 0 : 1);
        }
        text.Append('\n');
    }
}
