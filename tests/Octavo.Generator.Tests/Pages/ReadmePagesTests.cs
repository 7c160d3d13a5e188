// Owns: the rules of the README: its length, and that its program prints what stands below it.
using System.Reflection;
using System.Runtime.Loader;

namespace Octavo.Generator.Tests.Pages;

/// <summary>Alone: the program writes to the console, which is the process's.</summary>
[Collection(nameof(ReadmePagesTests)), CollectionDefinition(nameof(ReadmePagesTests), DisableParallelization = true)]
public sealed class ReadmePagesTests
{
    private const string Readme = "README.md";

    [Fact]
    public void It_is_read_in_a_minute() => Assert.InRange(Page.Text(Readme).Split('\n').Length - 1, 60, 120);

    [Fact]
    public void Its_program_prints_what_stands_below_it()
    {
        string text = Page.Text(Readme), program = Page.Blocks(Readme, "csharp").First();
        string after = text[(text.IndexOf(program, StringComparison.Ordinal) + program.Length + "```\n".Length)..];
        const string Begin = "\n```text\n";
        Assert.StartsWith(Begin, after);
        Assert.Equal(after[Begin.Length..].Split("```\n", 2)[0], Run(program));
    }

    private static string Run(string program)
    {
        byte[] image = Harness.Run(PagesTests.Project(Readme, [program])).Image();
        TextWriter console = Console.Out;
        using var printed = new StringWriter();
        Console.SetOut(printed);
        try
        {
            MethodInfo main = new AssemblyLoadContext("README").LoadFromStream(new MemoryStream(image)).EntryPoint!;
            main.Invoke(null, [Array.Empty<string>()]);
        }
        finally
        {
            Console.SetOut(console);
        }
        return printed.ToString().ReplaceLineEndings("\n");
    }
}
