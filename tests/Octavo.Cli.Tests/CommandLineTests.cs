// Owns: what the tool says to those who ask, and to those who mistype.
using System.CommandLine;
using System.Diagnostics;
using System.Reflection;
using Octavo.Cli.CommandLine;
using Octavo.Cli.Inputs;

namespace Octavo.Cli.Tests;

public sealed class CommandLineTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Theory]
    [InlineData]
    [InlineData("help")]
    [InlineData("--help")]
    [InlineData("-h")]
    public async Task The_tool_alone_says_what_it_does(params string[] arguments)
    {
        Assert.Equal(0, await _tool.Run([], arguments));
        Assert.Contains("\nUsage\n  octavo COMMAND [OPTIONS]\n", _tool.Text);
        Assert.Contains("\nExamples\n  octavo convert data.json -o data.msgpack\n", _tool.Text);
        Assert.Equal("", _tool.Messages);
    }

    [Theory]
    [InlineData("help", "convert")]
    [InlineData("convert", "--help")]
    public async Task A_command_says_how_it_is_called(params string[] arguments)
    {
        Assert.Equal(0, await _tool.Run([], arguments));
        Assert.Contains("\nUsage\n  octavo convert [INPUT...] [OPTIONS]\n", _tool.Text);
        Assert.Contains("  -t, --to VALUE", _tool.Text);
        Assert.All(_tool.Text.Split('\n'), line => Assert.InRange(line.Length, 0, 100));
    }

    [Fact]
    public void Every_command_has_examples() => Assert.All(Root().Subcommands, command => Assert.DoesNotContain("Examples\n\n", HelpText.Of(command) + "\n"));

    [Theory]
    [InlineData("there is no command conver; did you mean convert?", "conver")]
    [InlineData("there is no command xyzzy.", "xyzzy")]
    [InlineData("there is no command insepct; did you mean inspect?", "help", "insepct")]
    [InlineData("there is no option --tot; did you mean --to?", "convert", "--tot", "json")]
    [InlineData("there is no option --prety; did you mean --pretty?", "convert", "--prety")]
    [InlineData("there is no option --hexx; did you mean --hex?", "inspect", "--hexx")]
    [InlineData("there is no option --formt; did you mean --format?", "diff", "a", "b", "--formt")]
    public async Task Typos_are_answered(string answer, params string[] arguments)
    {
        Assert.Equal(2, await _tool.Run([], arguments));
        Assert.Equal($"octavo: {answer}\n", _tool.Messages.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("--to is json, msgpack, cbor or protobuf, not msgpak; did you mean msgpack?", "convert", "-t", "msgpak")]
    [InlineData("--color is auto, always or never, not red.", "convert", "--color", "red")]
    [InlineData("shell is bash, zsh, fish or powershell, not bsh; did you mean bash?", "completion", "bsh")]
    [InlineData("--max-depth is 1 to 10000, not x.", "convert", "--max-depth", "x")]
    [InlineData("--max-depth is 1 to 10000, not 0.", "inspect", "--max-depth", "0")]
    [InlineData("diff needs OLD and NEW; octavo help diff shows how to use it.", "diff")]
    [InlineData("diff needs OLD and NEW; octavo help diff shows how to use it.", "diff", "a")]
    [InlineData("completion needs SHELL; octavo help completion shows how to use it.", "completion")]
    [InlineData("--proto needs a value: FILE.", "convert", "--proto")]
    [InlineData("-o needs a value: FILE.", "convert", "a.json", "-o")]
    [InlineData("there is no option -x.", "convert", "-x")]
    public async Task What_cannot_be_understood_is_said_in_a_line(string answer, params string[] arguments)
    {
        Assert.Equal(2, await _tool.Run([], arguments));
        Assert.Equal($"octavo: {answer}\n", _tool.Messages.ReplaceLineEndings("\n"));
    }

    [Fact]
    public async Task Files_that_are_not_there_are_named_as_they_are_asked_for()
    {
        string data = _tool.Put("d.json", "1"u8.ToArray()), missing = _tool.Path("none.json"), folder = Path.GetDirectoryName(data)!;
        Assert.Equal(3, await _tool.Run([], "convert", missing));
        Assert.Equal($"octavo: there is no file {missing}.\n", _tool.Messages.ReplaceLineEndings("\n"));
        Assert.Equal(3, await _tool.Run([], "inspect", folder));
        Assert.Equal($"octavo: {folder} is a folder, but a file is needed.\n", _tool.Messages.ReplaceLineEndings("\n"));
        Assert.Equal(3, await _tool.Run([], "convert", data, "-o", Path.Combine(folder, "nowhere", "d.msgpack")));
        Assert.Equal($"octavo: there is no folder {Path.Combine(folder, "nowhere")}.\n", _tool.Messages.ReplaceLineEndings("\n"));
    }

    [Theory]
    [InlineData("bash", "bash", "-n")]
    [InlineData("zsh", "zsh", "-n")]
    [InlineData("fish", "fish", "--no-execute")]
    [InlineData("powershell", "pwsh", "-NoProfile -NonInteractive -File")] // it registers a completer, and says nothing
    public async Task Completion_scripts_are_scripts(string shell, string program, string check)
    {
        Assert.Equal(0, await _tool.Run([], "completion", shell));
        Assert.Contains("--allow-duplicate-keys", shell == "fish" ? _tool.Text.Replace("-l ", "--", StringComparison.Ordinal) : _tool.Text,
            StringComparison.Ordinal);
        if (Run(program, $"{check} {_tool.Put("script.ps1", _tool.Output)}") is { } answer)
        {
            Assert.Equal("", answer);
        }
    }

    [Theory]
    [InlineData("convert inspect schema diff doctor completion help --help --version", "octavo", "")]
    [InlineData("convert completion", "octavo", "co")]
    [InlineData("json msgpack cbor protobuf", "octavo", "convert", "-t", "")]
    [InlineData("--special-floats --sequence --simple-values", "octavo", "convert", "a.json", "--s")]
    [InlineData("bash zsh fish powershell", "octavo", "completion", "")]
    public async Task Bash_completes(string words, params string[] line)
    {
        Assert.Equal(0, await _tool.Run([], "completion", "bash"));
        string script =
            $"{_tool.Text}COMP_WORDS=({string.Join(' ', line.Select(word => $"'{word}'"))})\nCOMP_CWORD={line.Length - 1}\n_octavo\necho \"${{COMPREPLY[@]}}\"\n";
        if (Run("bash", _tool.Put("complete.sh", Encoding.UTF8.GetBytes(script))) is { } answer)
        {
            Assert.Equal(words.Split(' ').Order(StringComparer.Ordinal), answer.Trim().Split(' ').Order(StringComparer.Ordinal));
        }
    }

    /// <summary>The page of the tool has every command, every option of a conversion, and every exit code.</summary>
    [Fact]
    public async Task The_page_has_all_of_it()
    {
        string page = await File.ReadAllTextAsync(Path.Combine(AppContext.BaseDirectory, "docs", "cli.md"), TestContext.Current.CancellationToken);
        Assert.All(Root().Subcommands, command => Assert.Contains($"octavo {command.Name} ", page));
        Assert.All(Root().Subcommands.Single(command => command.Name == "convert").Options,
            option => Assert.Contains(option.Name == "--root" ? "`-I FOLDER`" : $"`{option.Name}", page));
        Assert.All(typeof(ExitCode).GetFields(BindingFlags.NonPublic | BindingFlags.Static), code => Assert.Contains($"| {code.GetValue(null)} | ", page));
        foreach (string format in (string[])[".json", ".ndjson", ".jsonl", ".msgpack", ".mpk", ".mp", ".cbor", ".pb", ".binpb", ".pbf", ".mvt"])
        {
            Assert.NotNull(Formats.OfFile("a" + format));
            Assert.Contains($"`{format}`", page);
        }
    }

    private static RootCommand Root() => Application.Root(new Channels(Stream.Null, Stream.Null, TextWriter.Null, false, false, false));

    /// <summary>What a program says; null if it is not installed.</summary>
    private static string? Run(string program, string arguments)
    {
        try
        {
            using Process process = Process.Start(new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, RedirectStandardError = true })!;
            string said = process.StandardOutput.ReadToEnd() + process.StandardError.ReadToEnd();
            process.WaitForExit();
            return said;
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }
    }
}
