// Owns: what is not a file, and files and folders of strangers: a plain message, an exit code, and nothing for the terminal to obey.
namespace Octavo.Cli.Tests;

public sealed class HostileFilesTests
{
    [Theory]
    [InlineData("inspect", "")]
    [InlineData("convert", "")]
    [InlineData("convert", "ok.json", "-t", "cbor", "-o", "")]
    [InlineData("convert", "ok.json", "-t", "protobuf", "--proto", "", "--type", "a.M")]
    [InlineData("convert", "ok.json", "-t", "protobuf", "--proto", "a.proto", "--type", "")]
    [InlineData("schema", "", "--json")]
    [InlineData("schema", "a.proto", "--descriptors", "-I", "")]
    [InlineData("schema", "a.proto", "--descriptors", "-o", "a\0b")]
    [InlineData("diff", "", "a.proto")]
    [InlineData("doctor", "a\0b")]
    public async Task AnArgumentThatNothingCanBe(params string[] arguments)
    {
        using var tool = new Tool();
        Assert.Equal(ExitCode.Usage, await tool.Run([], arguments));
        Assert.StartsWith("octavo: an argument is empty", tool.Messages, StringComparison.Ordinal);
    }

    /// <summary>Links to a folder inside it: each would double the paths of the one before it.</summary>
    [Fact]
    public async Task AFolderThatHoldsItself()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Links need a permission there.");
        using var tool = new Tool();
        string file = tool.Put("protos/a.proto", "syntax = \"proto3\"; message M { int32 a = 1; }"u8.ToArray());
        string folder = Path.GetDirectoryName(file)!;
        Directory.CreateSymbolicLink(Path.Combine(folder, "one"), folder);
        Directory.CreateSymbolicLink(Path.Combine(folder, "two"), folder);
        Assert.Equal(0, await tool.Run([], "schema", folder, "--descriptors"));
        Assert.Equal(0, await tool.Run([], "schema", file, "--descriptors"));
    }

    /// <summary>The name of a file is the stranger's who made the folder.</summary>
    [Fact]
    public async Task NamesThatCommandTheTerminal()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Names cannot have such characters there.");
        using var tool = new Tool();
        string file = tool.Put("protos/\u001b[2J\u202e.proto", "message"u8.ToArray());
        Assert.Equal(ExitCode.Data, await tool.Run([], "schema", Path.GetDirectoryName(file)!, "--descriptors"));
        Assert.Contains("?[2J?.proto(1,8): error OCTP0001", tool.Messages, StringComparison.Ordinal);
        Assert.DoesNotContain('\u001b', tool.Messages);
    }
}
