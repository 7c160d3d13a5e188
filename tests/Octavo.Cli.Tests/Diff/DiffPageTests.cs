// Owns: the example of docs/features/breaking-changes.md: what the page shows is what the tool prints.
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class DiffPageTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task Its_example_is_what_the_tool_prints()
    {
        string page =
            await File.ReadAllTextAsync(Path.Combine(AppContext.BaseDirectory, "docs", "features", "breaking-changes.md"),
                TestContext.Current.CancellationToken);
        string[] lines = Block(page, "diff").Split('\n');
        string old = Side(lines, '-');
        Assert.Equal(Block(page, "csharp"), "using Octavo;\n\n" + old);
        await _tool.Run([], "diff", Assembly("Old", old), Assembly("New", Side(lines, '+')));
        Assert.Equal(Block(page, "") + "\n", _tool.Text);
    }

    private static string Block(string page, string language)
    {
        string[] parts = page.Split($"\n```{language}\n", 2);
        // A block without a language follows the two that have one, and the line of its command.
        return (language.Length == 0 ? page.Split(":\n\n```\n", 2)[1] : parts[1]).Split("\n```\n", 2)[0];
    }

    private static string Side(string[] lines, char sign) =>
        string.Join('\n', lines.Where(line => line.Length == 0 || line[0] == ' ' || line[0] == sign).Select(line => line.Length == 0 ? line : line[1..]));

    private string Assembly(string name, string source) =>
        Compiled.Of(Directory.CreateDirectory(_tool.Path(name)).FullName, name, "using Octavo;\n" + source).Path;
}
